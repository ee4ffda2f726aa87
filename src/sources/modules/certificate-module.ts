import { certificateCards, collectCertificates } from './certificate-names.ts'
import type { Certificate } from './certificate-names.ts'
import { httpModule } from '../kit/http-module.ts'
import type { HttpModule } from '../kit/http-module.ts'
import { lookUp } from '../kit/json-look-up.ts'
import type { Shape } from '../kit/schema.ts'
import { withLeftOut } from '../kit/card.ts'
import { certain } from '../kit/tolerance.ts'
import type { Module } from '../kit/source.ts'
import { toolSourceOf, type ToolSource } from '../kit/tool-source.ts'

/** A source that reads certificate transparency logs. Searches run it as a module; direct tools use `certificates`. */
export interface CertificateModule extends Module {
  certificates: ToolSource<Certificate[]>
}

export function certificateModule<const Schema extends object>(
  source: Omit<HttpModule<Schema>, 'cards' | 'category' | 'types' | 'tags'> & {
    /**
     * Yields the certificates in a response, and `undefined` for a row that cannot be read. Works lazily, because the
     * certificates are read in slices.
     */
    certificates: (answer: Shape<Schema>) => Iterable<Certificate | undefined>,
  },
): CertificateModule {
  const module = httpModule<Schema>({
    ...source,
    category: 'infrastructure',
    types: ['Domain Name'],
    tags: ['certificate', 'network'],
    cards: async (answer, { value }) => {
      const { certificates, leftOut } = await collectCertificates(source.certificates(answer))
      return withLeftOut(certain(await certificateCards(value, certificates), leftOut), leftOut)
    },
  })
  return {
    ...module,
    certificates: toolSourceOf(module, (query, context) =>
      lookUp(source, query, context, async answer => {
        const { certificates, leftOut } = await collectCertificates(source.certificates(answer))
        return certain(certificates, leftOut)
      })),
  }
}
