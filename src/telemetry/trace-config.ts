/** Where traces go, and which: the names and their meaning are OpenTelemetry's, https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/ */
export interface TraceConfig {
  /** Of the traces alone, with its path. */
  url: string
  protocol: (typeof protocols)[number]
  headers: Record<string, string>
  serviceName: string
  /** More about the service. */
  attributes: Record<string, string>
  sampler: (typeof samplers)[number]
  /** Of the samplers by ratio: the part of traces that is kept, 0 to 1. */
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

/** `key=value` pairs parted by commas, values percent-encoded, as in https://www.w3.org/TR/baggage/#header-content. */
export function pairList(value: string): Record<string, string> {
  return Object.fromEntries(value.split(',').filter(pair => pair.trim() !== '').map(pair => {
    const [, key, text] = /^\s*([\w.!#$%&'*+^`|~-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? []
    if (key === undefined || text === undefined) throw new Error('must be key=value pairs, parted by commas')
    return [key, decoded(text)]
  }))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Error('holds a % that is no percent-encoding')
  }
}

export function ratioText(value: string): number {
  const ratio = /^\d*\.?\d+(e-\d+)?$/i.test(value) ? Number(value) : Number.NaN
  if (!(ratio >= 0 && ratio <= 1)) throw new Error('must be a number from 0 to 1')
  return ratio
}
