import { stat } from 'node:fs/promises'
import type { Database } from '../../db/database.ts'
import type { StoredLeakSource } from '../../db/leak-sources.ts'
import { conflict, validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { fileFault } from '../../lib/file-fault.ts'
import { newId } from '../../lib/ids.ts'
import { type DataFile, openDataFile } from '../../lib/rows/data-file.ts'
import type { Field, Template } from '../../sources/leaks/vocabulary.ts'
import { type LayoutOptions, readLayout } from './layout.ts'
import { createDataKey, openDataKey } from './source-key.ts'
import { readUnfinished, type Unfinished } from './unfinished.ts'

export interface ImportRequest extends LayoutOptions {
  code: string
  path: string
  /** These are needed for a new source, and change those of an old one. */
  name?: string
  template?: Template
  breach?: string
  /** Columns to fields. A source keeps that of its first import. */
  mapping?: Readonly<Record<string, Field>>
  /** Where bad rows go. */
  rejects: string
  /** Forgets an import that has not ended. */
  restart?: boolean
}

interface Begun {
  file: DataFile
  /** With the import, which is stored as one that has not ended. */
  source: StoredLeakSource
  /** It goes on from where an earlier run was stopped. */
  isResumed: boolean
}

/** Begins an import, or takes up the one of this file that was stopped. Throws VALIDATION_ERROR or CONFLICT. */
export async function beginImport(
  { database, clock, sealer }: { database: Database, clock: Clock, sealer: Sealer }, request: ImportRequest,
): Promise<Begun> {
  const { code, path, rejects, restart = false } = request
  if (!/^[a-z0-9_-]{1,64}$/.test(code)) {
    throw validationError({ message: 'A code has 1 to 64 lower-case letters, digits, _ and -' })
  }
  const file = await openDataFile(path).catch((cause: unknown) => {
    throw validationError({ message: `The file ${path} cannot be read: ${fileFault(cause)}`, cause })
  })
  if (await isSameFile(path, rejects)) {
    throw validationError({ message: 'The file of rejects would take the place of the data set: --reject another' })
  }
  const stored = await database.leakSources.get(code)
  if (stored !== undefined) needSecret(sealer, stored)
  const source = stored === undefined ? newSource(request, sealer, clock) : changed(stored, request)
  const start = await readLayout(file, request, JSON.parse(source.mapping))
  const before = source.unfinished === null || restart ? undefined : readUnfinished(source.unfinished)
  if (before) checkSame(before, file, start.layout, code)

  const firstBatch = (source.indexBatch ?? 0) + 1
  const unfinished: Unfinished = before ?? {
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
  const isKept = stored === undefined
    ? await database.leakSources.insert(begun)
    : await database.leakSources.change(stored, begun)
  if (!isKept) throw conflict({ message: 'Another process works on this source now' })
  return { file, source: begun, isResumed: before !== undefined }
}

/** Also by way of links; not where one of them is not there. */
async function isSameFile(a: string, b: string): Promise<boolean> {
  const [one, other] = await Promise.all([a, b].map(path => stat(path).catch(() => undefined)))
  return one !== undefined && other !== undefined && one.dev === other.dev && one.ino === other.ino
}

function needSecret(sealer: Sealer, { code, dataKey }: StoredLeakSource): void {
  try {
    openDataKey(sealer, code, dataKey)
  } catch (cause) {
    throw conflict({ message: (cause as Error).message, cause })
  }
}

function newSource(
  { code, name, template, breach, mapping = {} }: ImportRequest,
  sealer: Sealer,
  clock: Clock,
): StoredLeakSource {
  if (name === undefined || template === undefined) {
    throw validationError({ message: `There is no source ${code} yet: a new one needs --name and --template` })
  }
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

function changed(stored: StoredLeakSource, { name, template, breach, mapping }: ImportRequest): StoredLeakSource {
  const { code } = stored
  if (stored.state === 'removing') {
    throw conflict({ message: `${code} is being removed: "leaks remove ${code}" brings that to an end` })
  }
  if (mapping !== undefined && toJson(mapping) !== stored.mapping) {
    throw conflict({
      message: `${code} was imported with another --map: give the same or none, or import under another code`,
    })
  }
  return {
    ...stored,
    name: name ?? stored.name,
    template: template ?? stored.template,
    breach: breach ?? stored.breach,
  }
}

function checkSame(before: Unfinished, file: DataFile, layout: Unfinished['layout'], code: string): void {
  if (before.file.digest !== file.digest) {
    throw conflict({
      message:
        `An import of ${before.file.path} into ${code} has not ended: give that file again, or --restart to forget it`,
    })
  }
  if (JSON.stringify(before.layout) !== JSON.stringify(layout)) {
    throw conflict({
      message: 'The import was begun with other options: give the same again, or --restart to forget it',
    })
  }
}

const toJson = (mapping: Readonly<Record<string, Field>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(mapping).sort(([a], [b]) => a < b ? -1 : 1)))
