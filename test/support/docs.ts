import { buildSite, defaultUrls } from '../../scripts/docs/site.ts'
import { writeSite } from '../../scripts/docs/write.ts'
import { buildOnce } from './build-once.ts'

/** Returns a folder with the documentation, with the default addresses in its samples. */
export const builtDocs = (): Promise<string> =>
  buildOnce('docs', async folder => writeSite(folder, await buildSite(defaultUrls)))
