import type { ReactNode } from "react"

interface TableProps {
  readonly className: string | undefined
  readonly title: string
  readonly columns: readonly string[]
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly string[])[]
  /** One for each cell, in the same order. */
  readonly drawings?: readonly (readonly ReactNode[])[]
}

/** A table with explicit roles, which `display` would remove, and with column labels in each cell for narrow screens. */
export function Table({ className, title, columns, rows, drawings }: TableProps) {
  return (
    <table role="table" className={className} aria-label={title}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th role="columnheader" scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([heading, ...cells], row) => (
          <tr role="row" key={heading}>
            <th role="rowheader" scope="row">
              {heading}
              {drawings?.[row]?.[0]}
            </th>
            {cells.map((cell, index) => (
              <td role="cell" data-label={columns[index + 1]} key={columns[index + 1]}>
                {cell}
                {drawings?.[row]?.[index + 1]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
