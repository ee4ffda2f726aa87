import { toUnicode } from '../../lib/domain-name.ts'
import { publicSuffixes } from '../../lib/public-suffix.ts'
import { card } from '../kit/card.ts'
import type { Card, Module } from '../kit/source.ts'

/**
 * Public suffix and other parts of a domain name, and a warning if the name imitates another name. Sends no request.
 * https://publicsuffix.org
 */
export const domainParts: Module = {
  slug: 'domain-parts',
  name: 'Domain name parts',
  description: 'Public suffix, registrable domain, subdomain and a warning if letters imitate others; sends no request',
  category: 'analysis',
  types: ['Domain Name'],
  tags: ['registry'],
  kind: 'derived',
  homepage: 'https://publicsuffix.org',
  default: true,
  requiresKey: false,
  deadlineMs: 2_000,
  cacheMs: 0,
  examples: { found: ['www.example.co.uk', 'xn--80ak6aa92e.com'], notFound: [] },
  async* run({ value }) {
    yield parts(value, await warnings(value))
  },
}

interface Warning {
  label: string
  kind: 'mixed_scripts' | 'lookalike'
  detail: string
}

async function warnings(name: string): Promise<Warning[]> {
  if (!/(^|\.)xn--/.test(name)) return []
  // This module is loaded only if needed, because its table is large.
  const { asciiLookalike, mixesScripts, scriptsOf } = await import('../../lib/homograph.ts')
  return toUnicode(name).split('.').flatMap(label => {
    const lookalike = asciiLookalike(label)
    return [
      ...(mixesScripts(label) ? [{ label, kind: 'mixed_scripts' as const, detail: scriptsOf(label).join(', ') }] : []),
      ...(lookalike === undefined ? [] : [{ label, kind: 'lookalike' as const, detail: lookalike }]),
    ]
  })
}

function parts(name: string, found: readonly Warning[]): Card {
  const options = { allowPrivateDomains: true, validateHostname: false }
  const { publicSuffix, domain, subdomain, isIcann, isPrivate } = publicSuffixes().parse(name, options)
  const unicode = toUnicode(name)
  const known = isIcann === true || isPrivate === true
  const raw = {
    ascii: name,
    unicode,
    labels: name.split('.'),
    public_suffix: publicSuffix,
    public_suffix_kind: isPrivate ? 'private' : known ? 'icann' : 'unknown',
    registrable_domain: domain,
    subdomain: subdomain || null,
    warnings: found,
  }
  return card([
    ['Domain name', name, 'ascii'],
    ['In Unicode', unicode === name ? null : unicode, 'unicode'],
    ['Registrable domain', raw.registrable_domain, 'registrable_domain'],
    ['Subdomain', raw.subdomain, 'subdomain'],
    ['Public suffix', raw.public_suffix, 'public_suffix'],
    ['Kind of suffix', raw.public_suffix_kind, 'public_suffix_kind'],
    ...found.map(({ kind, label, detail }) => kind === 'lookalike'
      ? ['Imitation', `${label} can be mistaken for ${detail}`, 'warnings'] as const
      : ['Mixed scripts', `${label} is written in ${detail}`, 'warnings'] as const),
  ], raw)
}
