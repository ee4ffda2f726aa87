/** Shows a text of the document, in which backticks mark code. */
export const Prose = ({ of: text }: { of: string }) => (
  <>{text.split('`').map((part, index) => index % 2 === 1 ? <code>{part}</code> : part)}</>
)
