import { readFile, truncate, writeFile, stat } from 'node:fs/promises'

type Breaking = readonly [ending: string, name: string, breakFile: (path: string) => Promise<void>]

/** Ways to break an export. Its reader must notice each of them. */
export const breakings: readonly Breaking[] = [
  ...['html', 'md', 'csv', 'xlsx', 'jsonl', 'stix.json', 'misp.json', 'graphml'].map((ending): Breaking =>
    [ending, `without the end of ${ending}`, cut]),
  ['stix.json', 'with an id of another value', replaced(/"id":"email-addr--[\da-f]{8}/, '"id":"email-addr--00000000')],
  ['stix.json', 'without a required property', replaced('"relationship_type":"related-to",', '')],
  ['misp.json', 'with a type that MISP does not have', replaced('"type":"text"', '"type":"no-such-type"')],
  ['csv', 'with a formula', replaced("'=case-7", '=case-7')],
  ['html', 'with a script', replaced('<main>', '<main><script>alert(1)</script>')],
  ['html', 'with text that is not escaped', replaced('</h1>', '</h1><b>')],
  ['graphml', 'with text that is not escaped', replaced('<data key="node-label">', '<data key="node-label">a & b')],
]

async function cut(path: string): Promise<void> {
  const { size } = await stat(path)
  await truncate(path, Math.floor(size * 0.7))
}

function replaced(part: string | RegExp, by: string): Breaking[2] {
  return async path => {
    const text = await readFile(path, 'utf8')
    const broken = text.replace(part, () => by)
    if (broken === text) throw new Error(`${path} has no ${String(part)}`)
    await writeFile(path, broken)
  }
}
