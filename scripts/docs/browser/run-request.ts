/** A control of the form of an operation. */
export interface Control {
  /** Place in the request (`path`, `query`, `header` or `body`), and the names of the fields, joined by dots. */
  name: string
  value: string
  /** A list has one text a line. */
  kind: 'text' | 'number' | 'boolean' | 'list' | 'json'
}

export interface RequestForm {
  method: string
  /** Path of the operation, with names in braces. */
  path: string
  /** Address of the service, with a slash at its end. */
  base: string
  key: string | undefined
  /** Content type of the body. `undefined` if the operation has no body. */
  contentType: string | undefined
  controls: readonly Control[]
}

export interface PlannedRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: string | undefined
}

interface Fields { [name: string]: unknown }

/**
 * Returns the request of a filled form. Empty controls are left out. Throws an error whose cause is the name of the
 * control if its text is not JSON.
 */
export function requestOf({ method, path, base, key, contentType, controls }: RequestForm): PlannedRequest {
  const filled = controls.filter(({ value }) => value.trim() !== '').map(control => {
    const dot = control.name.indexOf('.')
    return { place: control.name.slice(0, dot), name: control.name.slice(dot + 1), control }
  })
  const at = (place: string) => filled.filter(one => one.place === place)
  const values = new Map(at('path').map(({ name, control }) => [name, control.value]))
  const url = new URL(path.slice(1).replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? '')), base)
  for (const { name, control } of at('query')) {
    for (const one of control.kind === 'list' ? linesOf(control.value) : [control.value]) {
      url.searchParams.append(name, one)
    }
  }
  const headers = Object.fromEntries(at('header').map(({ name, control }) => [name, control.value]))
  if (key) headers['Authorization'] = `Bearer ${key}`
  if (contentType !== undefined) headers['Content-Type'] = contentType
  return { method, url: url.href, headers, body: contentType === undefined ? undefined : bodyOf(at('body')) }
}

function bodyOf(fields: ReadonlyArray<{ name: string, control: Control }>): string {
  const body: Fields = {}
  for (const { name, control } of fields) {
    const names = name.split('.')
    const last = names.pop()!
    const around = names.reduce<Fields>((object, one) => (object[one] ??= {}) as Fields, body)
    around[last] = valueOf(control)
  }
  return JSON.stringify(body, null, 2)
}

function valueOf({ name, value, kind }: Control): unknown {
  if (kind === 'text') return value
  if (kind === 'list') return linesOf(value)
  if (kind === 'number' && !Number.isNaN(Number(value))) return Number(value)
  if (kind === 'boolean') return value === 'true'
  try {
    return JSON.parse(value)
  } catch {
    if (kind === 'number') return value // the server says what is wrong with it
    throw new Error('This is not JSON', { cause: name })
  }
}

const linesOf = (text: string): string[] => text.split('\n').map(line => line.trim()).filter(line => line !== '')
