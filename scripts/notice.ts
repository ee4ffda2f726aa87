/** Lists the packages of third parties that ship: `npm run notice -- --help`, `npm run sbom`. */
import { resolve } from 'node:path'
import { noticeOf } from './notice/notice.ts'
import { sbomOf } from './notice/sbom.ts'
import { listShipped } from './notice/shipped.ts'
import { onlyOptions, readArguments } from './support/arguments.ts'

const help = `Usage: npm run -s notice
       npm run -s sbom

Prints the packages of third parties that the package of npm pack and the image contain or install: name, version and
licence with its text (notice), or a software bill of materials in the format CycloneDX (sbom). npm pack and the
Dockerfile write both, as NOTICE and sbom.cdx.json.

  --sbom   print the SBOM
  --help   show this

Exit codes: 0 printed; 1 a package has no licence, no text of it, or is not installed; 2 wrong usage.
`
const root = resolve(import.meta.dirname, '..')
const { values } = readArguments(help, { sbom: { type: 'boolean', default: false } }, onlyOptions)

try {
  const shipped = await listShipped(root)
  process.stdout.write(values.sbom ? `${JSON.stringify(sbomOf(root, shipped), null, 2)}\n` : noticeOf(shipped))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
