import { certificateCards, collectCertificates } from './certificate-names.ts'
import type { Certificate } from './certificate-names.ts'
import { httpModule } from '../kit/http-module.ts'
import type { HttpModule } from '../kit/http-module.ts'
import { lookUp } from '../kit/json-look-up.ts'
import type { Shape } from '../kit/schema.ts'
import { changed } from '../kit/shape.ts'
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

/**
 * Yields the certificates that `read` makes of rows. Leaves out rows without names, which `read` returns as
 * `undefined`. Throws `UPSTREAM_CHANGED` if there are rows, but none has names.
 */
export function* readableCertificates<Row>(
  rows: readonly Row[], read: (row: Row) => Certificate | undefined,
): Iterable<Certificate> {
  let isEmpty = true
  for (const row of rows) {
    const certificate = read(row)
    if (!certificate) continue
    isEmpty = false
    yield certificate
  }
  if (isEmpty && rows.length > 0) throw changed()
}
