import { stat } from 'node:fs/promises'
import type { Database } from '../../db/database.ts'
import type { StoredLeakSource } from '../../db/leak-sources.ts'
import { conflict, validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { newId } from '../../lib/ids.ts'
import type { DataFile } from '../../lib/rows/data-file.ts'
import type { Field, Template } from '../../sources/leaks/vocabulary.ts'
import { openImported } from './content.ts'
import { refuseRepeatedColumns, requireMappedFields } from './check-names.ts'
import { readLayout } from './layout.ts'
import type { LayoutOptions } from './layouts.ts'
import { hasRejectFile } from './reject-file.ts'
import { createDataKey, openDataKey } from './source-key.ts'
import { understand, type Understood } from './understand.ts'
import { readUnfinished, type Unfinished } from './unfinished.ts'

export interface ImportRequest extends LayoutOptions {
  code: string
  path: string
  /** Display name of the source. Required for a new source; changes the name of an existing source. */
  name?: string
  /** Template of the source. Required for a new source; changes the template of an existing source. */
  template?: Template
  /** Name of the breach in Radar that the data comes from. */
  breach?: string
  /** Maps column names to fields of the shared vocabulary. It cannot change after the first import of a source. */
  mapping?: Readonly<Record<string, Field>>
  /** Path of the file that receives rejected rows. */
  rejects: string
  /** `true` to discard an unfinished import of this source and start again. Default: resume the unfinished import. */
  restart?: boolean
  /** `true` to import rows whose layout is in doubt. Also implied by a given format or by given columns. */
  yes?: boolean
  /** `true` to replace the file of rejected rows if it exists. An unfinished import always replaces its own. */
  force?: boolean
  /** Result of the look at this file. Default: the import reads its sample. */
  looked?: LookedFile
}

/** A file whose sample was read for a look at it. */
export interface LookedFile {
  file: DataFile
  read: Awaited<ReturnType<typeof readLayout>>
  understood: Understood
}

interface BegunImport {
  file: DataFile
  /** The stored source. Its column `unfinished` holds this import. */
  source: StoredLeakSource
  /** `true` if this run continues an unfinished import. */
  isResumed: boolean
}

/** Returns `true` if the text may be the code of a leak source. */
export const isCode = (text: string): boolean => /^[a-z0-9_-]{1,64}$/.test(text)

interface ImportParts {
  database: Database
  clock: Clock
  sealer: Sealer
}

/** Throws VALIDATION_ERROR if the text cannot be the code of a leak source. */
export function requireCode(code: string): void {
  if (isCode(code)) return
  throw validationError({ message: 'A code must have 1 to 64 lower-case letters, digits, _ and -' })
}

/** Throws VALIDATION_ERROR if a new source would have no name or no template. */
export function requireNameAndTemplate<Request extends Pick<ImportRequest, 'code' | 'name' | 'template'>>(
  request: Request,
): asserts request is Request & Required<Pick<ImportRequest, 'name' | 'template'>> {
  if (request.name !== undefined && request.template !== undefined) return
  throw validationError({ message: `There is no source ${request.code} yet: a new source needs --name and --template` })
}

/**
 * Refuses an import that fails whatever its file holds, and reads nothing of the file. Returns the source as it is
 * stored, and as the import would change it. Throws VALIDATION_ERROR or CONFLICT.
 */
export async function checkRequest(
  { database, clock, sealer }: ImportParts, request: ImportRequest,
): Promise<{ stored: StoredLeakSource | undefined, source: StoredLeakSource }> {
  const { code, path, rejects, force = false } = request
  requireCode(code)
  refuseRepeatedColumns(request)
  if (await isSameFile(path, rejects)) {
    throw validationError({
      message: 'The file of rejects would overwrite the data set: choose another file with --reject',
    })
  }
  const stored = await database.leakSources.get(code)
  if (stored !== undefined) requireKnownSecret(sealer, stored)
  if (stored?.unfinished != null && readUnfinished(stored.unfinished).reindex !== undefined) {
    throw conflict({ message: `${code} is being indexed anew: complete that with "leaks reindex ${code}"` })
  }
  const source = stored === undefined ? newSource(request, sealer, clock) : updateSource(stored, request)
  const isOwn = source.unfinished !== null && readUnfinished(source.unfinished).rejects.path === rejects
  if (!force && !isOwn && await hasRejectFile(rejects)) {
    throw validationError({
      message: `--reject: ${rejects} exists: choose another file with --reject, or replace it with --force`,
    })
  }
  return { stored, source }
}

/** Begins an import, or resumes the unfinished import of the same file. Throws VALIDATION_ERROR or CONFLICT. */
export async function beginImport(parts: ImportParts, request: ImportRequest): Promise<BegunImport> {
  const { database, clock } = parts
  const { code, path, rejects, restart = false, looked } = request
  const { stored, source } = await checkRequest(parts, request)
  const file = looked?.file ?? await openImported(path)
  const mapping = JSON.parse(source.mapping) as Readonly<Record<string, Field>>
  const { sample, ...start } = looked?.read ?? await readLayout(file, request, mapping)
  requireMappedFields(sample, start.layout, mapping)
  const previous = source.unfinished === null || restart ? undefined : readUnfinished(source.unfinished)
  if (previous) requireSameImport(previous, file, start.layout, code)
  else if (!isConfirmed(request)) {
    refuseDoubts(looked?.understood ?? await understand(file, { ...start, sample }, mapping))
  }

  const firstBatch = (source.indexBatch ?? 0) + 1
  const unfinished: Unfinished = previous ?? {
    token: '',
    file: { path, digest: file.digest },
    ...start,
    isRead: false,
    records: 0,
    rejected: 0,
    entries: 0,
    rejects: { path: rejects, bytes: 0 },
    types: [],
    firstBatch,
    nextBatch: firstBatch,
  }
  const begun: StoredLeakSource = {
    ...source, updatedAt: clock.now().toISOString(),
    unfinished: JSON.stringify({
      ...unfinished,
      token: newId(),
      rejects: unfinished.rejects.path === rejects ? unfinished.rejects : { path: rejects, bytes: 0 },
    } satisfies Unfinished),
  }
  const isStored = stored === undefined
    ? await database.leakSources.insert(begun)
    : await database.leakSources.update(stored, begun)
  if (!isStored) throw conflict({ message: 'Another process is working on this source' })
  return { file, source: begun, isResumed: previous !== undefined }
}

/**
 * Returns `true` if both paths lead to the same file, also through links. Returns `false` if either file is missing.
 */
async function isSameFile(a: string, b: string): Promise<boolean> {
  const [one, other] = await Promise.all([a, b].map(path => stat(path).catch(() => undefined)))
  return one !== undefined && other !== undefined && one.dev === other.dev && one.ino === other.ino
}

const isConfirmed = ({ yes, format, columns }: ImportRequest): boolean =>
  yes === true || format !== undefined || columns !== undefined

/** Throws VALIDATION_ERROR if the rows are likely read in the wrong layout: no search would find their records. */
function refuseDoubts({ format, doubts }: Understood): void {
  if (doubts.length === 0) return
  throw validationError({
    message: `The file looks like ${format}, but ${doubts.join(', and ')}: look with --dry-run, and set --format or ` +
      '--columns, or import it so with --yes',
  })
}

function requireKnownSecret(sealer: Sealer, { code, dataKey }: StoredLeakSource): void {
  try {
    openDataKey(sealer, code, dataKey)
  } catch (cause) {
    throw conflict({ message: (cause as Error).message, cause })
  }
}

function newSource(request: ImportRequest, sealer: Sealer, clock: Clock): StoredLeakSource {
  requireNameAndTemplate(request)
  const { code, name, template, breach, mapping = {} } = request
  const now = clock.now().toISOString()
  return {
    code,
    name,
    template,
    breach: breach ?? null,
    mapping: toJson(mapping),
    types: '[]',
    dataKey: createDataKey(sealer, code),
    state: 'importing',
    recordCount: 0,
    indexBatch: null,
    unfinished: null,
    createdAt: now,
    updatedAt: now,
  }
}

function updateSource(stored: StoredLeakSource, { name, template, breach, mapping }: ImportRequest): StoredLeakSource {
  const { code } = stored
  if (stored.state === 'removing') {
    throw conflict({ message: `${code} is being removed: complete that with "leaks remove ${code}"` })
  }
  if (mapping !== undefined && toJson(mapping) !== stored.mapping) {
    throw conflict({
      message: `${code} was imported with another --map: use the same mapping, none, or another code`,
    })
  }
  return {
    ...stored,
    name: name ?? stored.name,
    template: template ?? stored.template,
    breach: breach ?? stored.breach,
  }
}

function requireSameImport(previous: Unfinished, file: DataFile, layout: Unfinished['layout'], code: string): void {
  if (previous.file.digest !== file.digest) {
    throw conflict({
      message:
        `The import of ${previous.file.path} into ${code} is unfinished: use the same file, or --restart to discard it`,
    })
  }
  if (JSON.stringify(previous.layout) !== JSON.stringify(layout)) {
    throw conflict({
      message: 'The unfinished import has other options: use the same options, or --restart to discard it',
    })
  }
}

const toJson = (mapping: Readonly<Record<string, Field>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(mapping).sort(([a], [b]) => a < b ? -1 : 1)))
