/**
 * Destination and sampling of traces. Names and meaning follow OpenTelemetry:
 * https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
export interface TraceConfig {
  /** Full URL of the collector's endpoint for traces. */
  url: string
  protocol: (typeof protocols)[number]
  headers: Record<string, string>
  serviceName: string
  /** Resource attributes in addition to the name and version of the service. */
  attributes: Record<string, string>
  sampler: (typeof samplers)[number]
  /** Share of traces that are kept, from 0 to 1. Used only by the samplers with `traceidratio` in their name. */
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
 * Parses a comma-separated list of `key=value` pairs with percent-encoded values, as in
 * https://www.w3.org/TR/baggage/#header-content. Throws an `Error` if the text is malformed.
 */
export function parsePairs(value: string): Record<string, string> {
  return Object.fromEntries(value.split(',').filter(pair => pair.trim() !== '').map(pair => {
    const [, key, text] = /^\s*([\w.!#$%&'*+^`|~-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? []
    if (key === undefined || text === undefined) throw new Error('must be key=value pairs, separated by commas')
    return [key, decodeValue(text)]
  }))
}

function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Error('contains a % that is not a valid percent-encoding')
  }
}

/** Parses a number from 0 to 1. Throws an `Error` if the text is not such a number. */
export function parseRatio(value: string): number {
  const ratio = /^\d*\.?\d+(e-\d+)?$/i.test(value) ? Number(value) : Number.NaN
  if (!(ratio >= 0 && ratio <= 1)) throw new Error('must be a number from 0 to 1')
  return ratio
}
