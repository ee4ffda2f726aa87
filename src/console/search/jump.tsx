/** Links to the parts of a long page. They are buttons, because the part of an address after # names a view. */
export function Jump({ parts }: { parts: readonly (readonly [id: string, title: string, count: number])[] }) {
  const there = parts.filter(([, , count]) => count > 0)
  if (there.length < 2) return null
  return (
    <nav class="jump" aria-label="Results">
      {there.map(([id, title, count]) => (
        <button type="button" key={id} onClick={() => document.getElementById(id)?.scrollIntoView()}>
          {title} <small>{count}</small>
        </button>
      ))}
    </nav>
  )
}
