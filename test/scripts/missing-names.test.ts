import { expect } from 'chai'
import { missingLinks } from '../../scripts/lint/missing-links.ts'
import { missingNames, type ProjectNames } from '../../scripts/lint/missing-names.ts'

const names: ProjectNames = {
  files: ['src/core/pets/feed.ts', 'src/core/pets/index.ts', 'openapi/paths/api/pets_{id}.yaml', 'README.md'],
  scripts: new Set(['test', 'check:words']),
  constants: new Set(['PET_LIMIT', 'NO_SUCH_PET']),
  sourceKeyPrefix: 'PET_KEY_',
  commands: new Map([['pets', new Set(['add', 'list'])], ['feed', new Set()]]),
}
const missing = (text: string, short = true) => missingNames(text, names, short)

describe('missingNames', () => {
  for (const [what, text, fault] of [
    ['a file', 'Change `src/core/cats/feed.ts`.', 'no file src/core/cats/feed.ts'],
    ['a file of a code block', '```sh\nnpx mocha test/pets.test.ts\n```', 'no file test/pets.test.ts'],
    ['a file by the end of its path', 'Change `cats/feed.ts`.', 'no file cats/feed.ts'],
    ['a file by its name', 'Change `cats.ts`.', 'no file cats.ts'],
    ['a folder', 'Files of `src/core/cats/`.', 'no file src/core/cats/'],
    ['an alternative', 'In `src/core/pets/{feed,food}.ts`.', 'no file src/core/pets/{feed,food}.ts'],
    ['an npm script', 'Run `npm run check:cats`.', 'no npm script check:cats'],
    ['a setting', 'Set `CAT_LIMIT`.', 'no setting or code CAT_LIMIT'],
    ['a setting of a shell', '```sh\nCAT_LIMIT=1 npm test\n```', 'no setting or code CAT_LIMIT'],
    ['a command', '`npm run -s cli -- cats list`', 'no command cats list'],
    ['a subcommand', 'Run `pets remove --all`.', 'no command pets remove'],
  ] as const) {
    it(`reports ${what} that the project does not have`, () => {
      expect(missing(text)).to.include(fault)
    })
  }

  it('accepts names that exist', () => {
    expect(missing(`
      Folder \`core/pets/\`, files \`src/core/<noun>/{feed,index}.ts\`, \`feed.ts\`, \`src/core/….ts\`.
      The path \`openapi/paths/api/pets_{id}.yaml\`, the type \`application/json\`, the folder \`dist/docs\`.
      Run \`npm run check:words\` with \`PET_LIMIT=1\`, \`PET_KEY_SHOP\`; then \`pets add sam\`, \`feed sam\`.
      PET_LIMIT=2 npm run -s test
    `)).to.deep.equal([])
  })

  it('checks only paths from the root if short paths are not allowed', () => {
    expect(missing('`cats.ts`, `core/pets/feed.ts`, `data.json`', false)).to.deep.equal([])
    expect(missing('`src/core/cats.ts`', false)).to.deep.equal(['no file src/core/cats.ts'])
  })
})

describe('missingLinks', () => {
  const read = (path: string) => path === 'guide.md' ? '# Guide\n## First steps\n' : undefined

  it('reports links to a missing file and to a missing heading', () => {
    expect(missingLinks('[a](other.md), [b](guide.md#last-steps), [c](#there)', read)).to.deep.equal([
      'no target of the link other.md', 'no target of the link guide.md#last-steps', 'no target of the link #there',
    ])
  })

  it('accepts links to files, to headings, within the page and to other sites', () => {
    expect(missingLinks('# Here\n[a](guide.md#first-steps), [b](guide.md), [c](#here), [d](https://acme.example)', read))
      .to.deep.equal([])
  })
})
