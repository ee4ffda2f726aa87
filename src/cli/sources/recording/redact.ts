/** Returns a text without keys and without the searched value: `{key}` and `{value}` stand in their place. */
export type Redact = (text: string) => string

/** Length below which a searched value is replaced as a whole word only, in characters: others contain it by chance. */
const shortLength = 4

/** @param keys keys of the operator for sources */
export function createRedaction(keys: Iterable<string>): (value: string) => Redact {
  const forms = [...new Set([...keys].flatMap(formsOf))].sort((a, b) => b.length - a.length)
  const anyKey = forms.length === 0 ? undefined : new RegExp(forms.map(form => escaped(form)).join('|'), 'gi')
  return value => {
    const word = escaped(value)
    const pattern = value.length < shortLength ? `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])` : word
    const searched = value === '' ? undefined : new RegExp(pattern, 'gu')
    return text => {
      const keyless = anyKey === undefined ? text : text.replace(anyKey, '{key}')
      return searched === undefined ? keyless : keyless.replace(searched, '{value}')
    }
  }
}

/** Returns the forms in which requests and answers can have a key: in addresses, forms, JSON and Basic credentials. */
function formsOf(key: string): string[] {
  const encoded = [key, `${key}:`, `:${key}`].flatMap(text => [base64(text, 'base64'), base64(text, 'base64url')])
  return [
    key,
    encodeURIComponent(key),
    new URLSearchParams({ key }).toString().slice('key='.length),
    JSON.stringify(key).slice(1, -1),
    ...encoded.filter(form => form.length >= shortLength),
  ].filter(form => form !== '')
}

const escaped = (text: string): string => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')

/** Without the last character if more text can change it. */
function base64(text: string, encoding: 'base64' | 'base64url'): string {
  const encoded = Buffer.from(text).toString(encoding).replace(/=+$/, '')
  return Buffer.byteLength(text) % 3 === 0 ? encoded : encoded.slice(0, -1)
}
