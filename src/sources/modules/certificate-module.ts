import { certificateCards, collectCertificates } from './certificate-names.ts'
import type { Certificate } from './certificate-names.ts'
import { SourceFailure } from '../failures.ts'
import type { Request } from '../egress/client.ts'
import { withLeftOut } from '../kit/card.ts'
import type { HttpModule } from '../kit/http-module.ts'
import { lookUp, skipReasonFor } from '../kit/json-look-up.ts'
import { incomplete } from '../kit/partial.ts'
import type { Shape } from '../kit/schema.ts'
import { certain } from '../kit/tolerance.ts'
import type { Context, Module, Query } from '../kit/source.ts'
import { toolSourceOf, type ToolSource } from '../kit/tool-source.ts'

/** A source that reads certificate transparency logs. Searches run it as a module; direct tools use `certificates`. */
export interface CertificateModule extends Module {
  certificates: ToolSource<Certificate[]>
}

/** Pages of an answer. Without them, one request gets all certificates. */
interface Pages<Answer> {
  max: number
  /** Returns the position after which the next page begins, or `undefined` if the page is the last one. */
  next: (answer: Answer) => string | undefined
  /** Turns the request of the first page into that of the page after a position. */
  after: (first: Request, position: string) => Request
}

interface CertificateSource<Schema extends object>
  extends Omit<HttpModule<Schema>, 'cards' | 'category' | 'types' | 'tags' | 'deadlineMs' | 'cacheMs'>,
  Pick<Module, 'deadlineMs' | 'cacheMs'> {
  /**
   * Yields the certificates in a response, and `undefined` for a row that cannot be read. Works lazily, because the
   * certificates are read in slices.
   */
  certificates: (answer: Shape<Schema>) => Iterable<Certificate | undefined>
  pages?: Pages<Shape<Schema>>
}

/** All certificates that a source has, the number of rows that cannot be read, and the failure of a further page. */
interface Found {
  certificates: Certificate[]
  leftOut: number
  failure?: SourceFailure
}

export function certificateModule<const Schema extends object>(source: CertificateSource<Schema>): CertificateModule {
  const { certificates: certificatesIn, pages, ...head } = source

  /** Reads one page. Returns `undefined` if the source has nothing. */
  const readPage = (query: Query, context: Context, position: string | undefined) => lookUp({
    ...head,
    request: (...asked) => {
      const first = head.request(...asked)
      return position === undefined ? first : pages!.after(first, position)
    },
  }, query, context, async (answer, unread) => {
    const { certificates, leftOut } = await collectCertificates(certificatesIn(answer))
    return { certificates, leftOut: leftOut + unread, next: pages?.next(answer) }
  })

  /** Reads the pages. The failure of a further page, and a page above the limit, leave the certificates before it. */
  async function read(query: Query, context: Context): Promise<Found> {
    const found: Found = { certificates: [], leftOut: 0 }
    let position: string | undefined
    for (let count = 1; ; count++) {
      try {
        const page = await readPage(query, context, position)
        found.certificates = found.certificates.concat(page?.certificates ?? [])
        found.leftOut += page?.leftOut ?? 0
        position = page?.next
      } catch (failure) {
        if (count === 1 || !(failure instanceof SourceFailure)) throw failure
        return { ...found, failure }
      }
      if (position === undefined) return found
      if (count === pages?.max) return { ...found, failure: new SourceFailure('UPSTREAM_TOO_LARGE', tooMany) }
    }
  }

  const module: Module = {
    kind: 'api',
    default: true,
    requiresKey: false,
    ...head,
    category: 'infrastructure',
    types: ['Domain Name'],
    tags: ['certificate', 'network'],
    skipReason: query => skipReasonFor(source, query),
    async* run(query, context) {
      const { certificates, leftOut, failure } = await read(query, context)
      const cards = certain(await certificateCards(query.value, certificates), leftOut)
      yield* incomplete(withLeftOut(cards, leftOut), failure ? ['further certificates'] : [])
      if (failure) throw failure
    },
  }
  return {
    ...module,
    certificates: toolSourceOf(module, async (query, context) => {
      const { certificates, leftOut, failure } = await read(query, context)
      if (failure && certificates.length === 0) throw failure
      return leftOut === 0 && !failure ? certificates : lacking(certain(certificates, leftOut))
    }),
  }
}

const tooMany = 'the source has more certificates than are read'

/** Marks the last certificate of a list that lacks others. */
const lacking = (certificates: Certificate[]): Certificate[] =>
  certificates.map((one, index) => index === certificates.length - 1 ? { ...one, complete: false } : one)
