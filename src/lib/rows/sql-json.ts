/** Returns values as a JSON object. Values that are null or empty are left out. */
export function toJson(values: ReadonlyArray<string | null>, columns: readonly string[]): string {
  const parts: string[] = []
  for (const [place, value] of values.entries()) {
    if (value !== null && value !== '') {
      parts.push(`${JSON.stringify(columns[place] ?? `column_${place + 1}`)}:${JSON.stringify(value)}`)
    }
  }
  return `{${parts.join(',')}}`
}
