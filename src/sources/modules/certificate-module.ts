import { certificateCards, collectCertificates } from './certificate-names.ts'
import type { Certificate } from './certificate-names.ts'
import { httpModule } from '../kit/http-module.ts'
import type { HttpModule } from '../kit/http-module.ts'
import { lookUp } from '../kit/json-look-up.ts'
import type { Shape } from '../kit/schema.ts'
import type { Module, Query } from '../kit/source.ts'
import type { ToolSource } from '../kit/tool-source.ts'

/** A source that reads certificate transparency logs. Searches run it as a module; direct tools use `certificates`. */
export interface CertificateModule extends Module {
  certificates: ToolSource<Certificate[]>
}

export function certificateModule<const Schema extends object>(
  source: Omit<HttpModule<Schema>, 'cards' | 'category' | 'types' | 'tags'> & {
    /** Yields the certificates in a response. Works lazily, because the certificates are read in slices. */
    certificates: (answer: Shape<Schema>) => Iterable<Certificate>,
  },
): CertificateModule {
  const module = httpModule<Schema>({
    ...source,
    category: 'infrastructure',
    types: ['Domain Name'],
    tags: ['certificate', 'network'],
    cards: async (answer, { value }) =>
      certificateCards(value, await collectCertificates(source.certificates(answer))),
  })
  const { slug, name, homepage, deadlineMs, cacheMs } = module
  return {
    ...module,
    certificates: {
      slug,
      name,
      homepage,
      deadlineMs,
      cacheMs,
      skipReason: subject => module.skipReason?.(subject as Query),
      find: ({ value }, context) => lookUp(source, { type: 'Domain Name', value }, context,
        answer => collectCertificates(source.certificates(answer))),
    },
  }
}
