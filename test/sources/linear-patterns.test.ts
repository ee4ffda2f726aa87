import { readdir, readFile } from 'node:fs/promises'
import { expect } from 'chai'
import ts from 'typescript'
import { attacksOn } from '../support/attack-texts.ts'
import { firstSlowLength } from '../support/linear.ts'

const root = new URL('../../src/', import.meta.url)

/** Folders whose code reads what sources, lists and receivers sent. */
const folders = ['sources', 'lib', 'facts', 'core']

/** Patterns that read only short texts, by file. The reason says which limit holds. */
const bounded: Record<string, string> = {
  'facts/registration/redacted.ts': 'a text has at most 200 characters (`maxLength`)',
  'facts/registration/time.ts': 'a text has at most 100 characters (`registrationTime`)',
  'facts/registration/whois-lines.ts': 'a line has at most 500 characters (`linesOf`)',
  'facts/registration/whois-refusal.ts': 'a line has at most 500 characters (`linesOf`)',
  'facts/registration/whois-servers.ts': 'a line has at most 500 characters (`linesOf`)',
  'facts/registration/whois.ts': 'a line has at most 500 characters (`linesOf`)',
  'sources/registered/packs/names-rule.ts': 'a pattern of a pack has at most 300 characters (`workOf`)',
  'sources/registered/packs/forms.ts': 'an address of a pack has at most 2,000 characters, a body 10,000 (`limits.ts`)',
  'sources/registered/packs/python-pattern.ts': 'it reads 24 signs of a pattern at once',
  'sources/registered/packs/reason-to-skip.ts': 'the name of a site has at most 200 characters (`siteName`)',
  'sources/registered/packs/same-site.ts': 'the name of a site has at most 200 characters (`siteName`)',
}

interface Pattern {
  file: string
  line: number
  pattern: RegExp
}

/** Returns the patterns that a file has as literals. */
function patternsIn(file: string, code: string): Pattern[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest)
  const found: Pattern[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1))
      found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, pattern })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Returns the texts that take more than linear time, at most one for each pattern. */
function slow({ file, line, pattern }: Pattern): string[] {
  const read = (text: string) => {
    pattern.lastIndex = 0
    return pattern.global ? text.replaceAll(pattern, '') : pattern.exec(text)
  }
  for (const attack of attacksOn(pattern)) {
    for (const tail of ['\u0001', '\n\u0001']) {
      const length = firstSlowLength(read, { ...attack, tail })
      if (length !== undefined) return [`${file}:${line} ${JSON.stringify(attack)} at ${length} characters`]
    }
  }
  return []
}

describe('the patterns that read what others sent', () => {
  for (const folder of folders) {
    it(`take linear time for what they begin with, opened and never closed, in src/${folder}`, async function () {
      this.timeout(300_000)
      const names = (await readdir(new URL(`${folder}/`, root), { recursive: true })).map(name => `${folder}/${name}`)
      const files = names.filter(name => name.endsWith('.ts') && !(name in bounded))
      const patterns = await Promise.all(files.map(async name =>
        patternsIn(name, await readFile(new URL(name, root), 'utf8'))))

      expect(patterns.flat().length, 'patterns').to.be.above(5)
      expect(patterns.flat().flatMap(slow)).to.eql([])
    })
  }

  const refused = [
    /<title[^>]*>([^<]{0,500})/i, /\s+$/, /^\s*(?:null|)\s*$/, /@.+\..+$/, /BEGIN([\s\S]*?)END/, /0+$/,
  ]
  for (const pattern of refused) {
    it(`are refused if they are like ${pattern.source}`, () => {
      expect(slow({ file: 'one.ts', line: 1, pattern })).to.have.length(1)
    })
  }
})
