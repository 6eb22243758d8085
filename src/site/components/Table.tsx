interface TableProps {
  readonly className: string | undefined
  readonly title: string
  readonly columns: readonly string[]
  /** Each begins with its heading. */
  readonly rows: readonly (readonly string[])[]
}

/** A table that keeps its roles when styles lay it out as something else, and whose cells carry their column's label. */
export function Table({ className, title, columns, rows }: TableProps) {
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
        {rows.map(([heading, ...cells]) => (
          <tr role="row" key={heading}>
            <th role="rowheader" scope="row">
              {heading}
            </th>
            {cells.map((cell, index) => (
              <td role="cell" data-label={columns[index + 1]} key={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
