import { join } from 'node:path'
import type { Config } from '../../config/read.ts'
import { lockDatabaseFile } from '../../db/driver/file-lock.ts'
import { conflict } from '../../errors.ts'

/** Reserves the packs of DATA_DIR. Returns the function that releases them. Throws CONFLICT if they are reserved. */
export function lockPacks({ dataDir }: Pick<Config, 'dataDir'>): () => void {
  try {
    return lockDatabaseFile(join(dataDir, 'packs-change'))
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'SQLITE_BUSY') throw cause
    throw conflict({ message: 'Another command changes the packs now: try again when it has ended', cause })
  }
}
