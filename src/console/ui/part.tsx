import { Component, type ComponentChildren } from 'preact'
import { reportFault } from './report-fault.ts'

interface PartProps {
  /** Name of the part of the page, as its heading says it. */
  name: string
  children: ComponentChildren
}

/**
 * A part of a page. If it cannot be drawn, a sentence replaces it, and the rest of the page stays. It is drawn again
 * only if the person asks: a fault that comes with every event of a stream would otherwise be raised with each.
 */
export class Part extends Component<PartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static override getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportFault(this.props.name, error)
  }

  override render({ name, children }: PartProps, { hasFailed }: { hasFailed: boolean }) {
    if (!hasFailed) return children
    return (
      <div class="fault" role="alert">
        <p>{name}: this part cannot be shown, because of an error in this page. The rest of it is not affected.</p>
        <button type="button" onClick={() => this.setState({ hasFailed: false })}>Show it again</button>
      </div>
    )
  }
}
