/**
 * Destination and sampling of traces. Names and meaning follow OpenTelemetry:
 * https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
export interface TraceConfig {
  /** Full address of the traces endpoint, including the path. */
  url: string
  protocol: (typeof protocols)[number]
  headers: Record<string, string>
  serviceName: string
  /** Additional resource attributes. */
  attributes: Record<string, string>
  sampler: (typeof samplers)[number]
  /** Share of traces that the ratio samplers keep, from 0 to 1. */
  ratio: number
}

export const protocols = ['http/protobuf', 'http/json'] as const
export const samplers = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const

/**
 * Parses `key=value` pairs that are separated by commas, with percent-encoded values, as in
 * https://www.w3.org/TR/baggage/#header-content. Throws an `Error` if the text is malformed.
 */
export function pairList(value: string): Record<string, string> {
  return Object.fromEntries(value.split(',').filter(pair => pair.trim() !== '').map(pair => {
    const [, key, text] = /^\s*([\w.!#$%&'*+^`|~-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? []
    if (key === undefined || text === undefined) throw new Error('must be key=value pairs, separated by commas')
    return [key, decoded(text)]
  }))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Error('contains a % that is not a valid percent-encoding')
  }
}

/** Parses a number from 0 to 1. Throws an `Error` otherwise. */
export function ratioText(value: string): number {
  const ratio = /^\d*\.?\d+(e-\d+)?$/i.test(value) ? Number(value) : Number.NaN
  if (!(ratio >= 0 && ratio <= 1)) throw new Error('must be a number from 0 to 1')
  return ratio
}
