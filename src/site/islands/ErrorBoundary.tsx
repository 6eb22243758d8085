import { Component, type ReactNode } from "react"

interface ErrorBoundaryProps {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Shows the fallback in place of whatever failed to render inside it. React has no function form of this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
