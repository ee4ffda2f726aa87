interface Part {
  /** Id of the section. */
  id: string
  title: string
  count: number
  /** Whether the section is shown. By default, if it has something. */
  isShown?: boolean
}

/** Links to the parts of a long page. They are buttons, because the part of an address after # names a view. */
export function Jump({ parts }: { parts: readonly Part[] }) {
  const shown = parts.filter(({ count, isShown = count > 0 }) => isShown)
  if (shown.length < 2) return null
  return (
    <nav class="jump" aria-label="Results">
      {shown.map(({ id, title, count }) => (
        <button type="button" key={id} onClick={() => document.getElementById(id)?.scrollIntoView()}>
          {title} <small>{count}</small>
        </button>
      ))}
    </nav>
  )
}
