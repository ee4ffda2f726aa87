import { request } from 'node:http'
import api from '../../../generated/api.json' with { type: 'json' }
import type { Answer, Started } from '../../support/start.ts'

/** A request that contains an address for the product to contact. `send` resolves with the response. */
export interface Probe {
  what: string
  send(): Promise<ProbeAnswer>
}

export interface ProbeAnswer {
  status: number
  /** Paths of the fields that a validation error names. Empty for other responses. */
  paths: string[]
}

const atOnce = 8

/** Sends all requests, several at a time, and calls `check` with each answer. */
export async function probeAll(
  probes: readonly Probe[],
  check: (probe: Probe, answer: ProbeAnswer) => void,
): Promise<void> {
  const left = probes.values()
  await Promise.all(Array.from({ length: atOnce }, async () => {
    for (const probe of left) check(probe, await probe.send())
  }))
}

export function webhookProbe(service: Started, url: string): Probe {
  const body = { query: { type: 'Pseudonym', value: 'sam' }, delivery: { webhook: { url } } }
  return {
    what: `webhook ${JSON.stringify(url)}`,
    send: async () => toProbeAnswer(await service.request('POST', '/search', { body })),
  }
}

/**
 * Returns logo requests for a name. One request has the name percent-encoded. If a request line allows all characters
 * of the name, another request has the name unencoded.
 */
export function logoProbes({ imagesUrl }: Started, text: string): Probe[] {
  const raw = /^[\x21-\x7e]+$/.test(text) ? [text] : []
  return [...new Set([...raw, encodeURIComponent(text)])].map(path => ({
    what: `logo /${path}`,
    send: () => get(imagesUrl, `/${path}`),
  }))
}

/**
 * Returns requests to all tool operations, one or more for each field that can contain a host. The fields come from the
 * OpenAPI document, so that new operations are covered.
 */
export function toolProbes(service: Started, text: string): Probe[] {
  return toolInputs.flatMap(({ path, field }) => (spelt[field]?.(text) ?? []).map(value => ({
    what: `${path} ${JSON.stringify(value)}`,
    send: async () => toProbeAnswer(await service.request('POST', path, { body: { [field]: value } })),
  })))
}

const spelt: Readonly<Record<string, (text: string) => string[]>> = {
  domain: text => [text, `http://${text}/`, `https://${text}:8443/`],
  ip: text => [text],
  email: text => [`sam@${text}`],
  pseudonym: text => [text],
}

interface Operation {
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> }
}

const toolInputs: Array<{ path: string, field: string }> = Object.entries(api.paths).flatMap(([path, item]) => {
  const { post } = item as { post?: Operation }
  if (!path.startsWith('/tools/') || post?.requestBody === undefined) return []
  const name = post.requestBody.content['application/json']!.schema.$ref!.split('/').at(-1)!
  const schema = (api.components.schemas as unknown as Record<string, { properties: object }>)[name]!
  return Object.keys(schema.properties).map(field => ({ path, field }))
})

function toProbeAnswer({ status, body }: Answer): ProbeAnswer {
  const details = status === 400 ? body.error.details : undefined
  return { status, paths: Array.isArray(details) ? details.map(({ path }) => path) : [] }
}

let callers = 0

/**
 * Sends a request that seems to come through a trusted proxy, each time from a new client. The image service limits the
 * requests of each client address.
 */
function get(url: string, path: string): Promise<ProbeAnswer> {
  const { hostname, port } = new URL(url)
  const from = `8.${++callers >> 16 & 255}.${callers >> 8 & 255}.${callers & 255}`
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: { 'x-forwarded-for': from } }, response => {
      response.resume().on('end', () => resolve({ status: response.statusCode!, paths: [] }))
    }).on('error', reject).end()
  })
}
