import { Option, type Command } from 'commander'
import { composeLogos, composeDiskCache } from '../compose/logos.ts'
import { composeTerminalEgress } from '../compose/egress.ts'
import { readServiceConfig, readTerminalConfig, type Config } from '../config/read.ts'
import { parseSiteName } from '../core/logos/domain.ts'
import { noLogo } from '../core/logos/logos.ts'
import { createPainter } from '../core/logos/painter.ts'
import type { LogoFormat } from '../core/logos/picture-types.ts'
import { notFound, validationError } from '../errors.ts'
import { systemClock } from '../lib/clock.ts'
import type { FileCacheUse } from '../lib/file-cache.ts'
import { createLog } from '../lib/log.ts'
import { readNumber } from './kit/number-option.ts'
import { changeFiles } from './kit/on-store.ts'
import { forceOption, openOutput, type ForceOption } from './kit/output-file.ts'
import { subcommand, commandGroup, print, type JsonOption } from './kit/output.ts'
import { table } from './kit/text.ts'

interface GetOptions extends JsonOption, ForceOption {
  size: number
  format: LogoFormat
  out?: string
}

export function logoCommands(): Command {
  const logos = commandGroup(
    'logos',
    'find logos, and manage the disk cache of the image service',
    'logos get example.com',
  )
  subcommand(
    logos,
    'get',
    'find the logo of a site and write it to a file',
    'logos get example.com --size 256 --out logo.png',
  )
    .argument('<domain>', 'domain of the site')
    .option('--size <pixels>', 'width and height in pixels, 16 to 512', readNumber(16, 512), 128)
    .addOption(new Option('--format <format>', 'image format').choices(['png', 'webp', 'jpg']).default('png'))
    .option('--out <file>', 'output file (default: <domain>.<format>)')
    .addOption(forceOption())
    .addHelpText(
      'after',
      'A logo in the disk cache of the service is used from there. Exit code 1 if no logo is found.',
    )
    .action(getLogo)
  subcommand(logos, 'cache', 'show the size of the disk cache, or clear it', 'logos cache --clear')
    .option('--clear', 'remove all logos; a running service notices within an hour')
    .action(async (options: JsonOption & { clear?: boolean }) => {
      const config = readServiceConfig()
      const diskCache = composeDiskCache(config)
      if (!options.clear) return print(options, cacheReport(config, false, await diskCache.measure()), cacheToText)
      await changeFiles(
        options,
        { operation: 'logos cache', subjects: ['clear'] },
        async () => cacheReport(config, true, await diskCache.clear()),
        ({ domains: count }) => ({ count }),
        cacheToText,
      )
    })
  return logos
}

async function getLogo(text: string, { size, format, out, force, ...options }: GetOptions): Promise<void> {
  const parsed = parseSiteName(text)
  if ('fault' in parsed) throw validationError({ message: parsed.fault })
  const { domain } = parsed
  if (domain === null) throw notFound({ message: 'No public site can have this name' })
  const file = out ?? `${domain}.${format}`
  using output = openOutput('--out', file, { force })
  const config = readTerminalConfig()
  const egress = await composeTerminalEgress(config)
  const painter = createPainter()
  const logos = composeLogos(config, {
    client: egress.client,
    painter,
    clock: systemClock,
    log: createLog({ level: 'warn' }),
  })
  try {
    const request = { domain, size, format }
    const kept = await logos.cached(request)
    const logo = kept === undefined ? await logos.find(request) : kept
    if (logo === null) throw notFound({ message: noLogo })
    output.write(logo.body)
    output.finish()
    const result = {
      domain,
      source: logo.source,
      kept: kept !== undefined,
      size,
      format,
      bytes: logo.body.length,
      file,
    }
    const row = [domain, result.kept ? `${logo.source} (cached)` : logo.source, size, result.bytes, file]
    print(options, result, () => table(['DOMAIN', 'SOURCE', 'SIZE', 'BYTES', 'FILE'], [row]))
  } finally {
    logos.close()
    painter.close()
    await egress.close()
  }
}

interface CacheReport {
  cleared: boolean
  domains: number
  bytes: number
  most_bytes: number
}

const cacheReport = ({ logoCacheMb }: Config, cleared: boolean, { files, bytes }: FileCacheUse): CacheReport =>
  ({ cleared, domains: files, bytes, most_bytes: logoCacheMb * 2 ** 20 })

const cacheToText = ({ cleared, domains, bytes, most_bytes: max }: CacheReport): string =>
  `${cleared ? 'Removed: ' : ''}${domains} ${domains === 1 ? 'domain' : 'domains'}, ${mebibytes(bytes)} MiB${
    cleared ? '' : ` of at most ${mebibytes(max)} MiB`
  }`

const mebibytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1)
