import { certificateCards, collectCertificates } from './certificate-names.ts'
import type { Certificate } from './certificate-names.ts'
import { httpModule } from '../kit/http-module.ts'
import type { HttpModule } from '../kit/http-module.ts'
import { lookUp } from '../kit/json-look-up.ts'
import type { Shape } from '../kit/schema.ts'
import type { Module } from '../kit/source.ts'
import { toolSourceOf, type ToolSource } from '../kit/tool-source.ts'

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
  return {
    ...module,
    certificates: toolSourceOf(module, (query, context) =>
      lookUp(source, query, context, answer => collectCertificates(source.certificates(answer)))),
  }
}
