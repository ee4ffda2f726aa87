import { guideGroups } from './guides.ts'
import type { Look } from './look.ts'
import type { Packages } from './packages/packages.ts'

/** Returns an index of the documentation for language models. Its links are relative. https://llmstxt.org */
export function llmsText(
  { summary, version, look, packages }: { summary: string, version: string, look: Look, packages: Packages },
): string {
  const groups = guideGroups.flatMap(({ title, guides }) => {
    const lines = guides.filter(({ name }) => look.has(name))
      .map(({ name, title: guide, about }) => `- [${guide}](guides/${name}.md): ${about}`)
    return lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines]
  })
  return [
    `# ${look.title}`,
    '',
    `> ${summary}`,
    '',
    `Version ${version}. Every operation except the health checks needs the header \`Authorization: Bearer <API key>\`.`,
    'The links are relative to this file.',
    ...groups,
    '',
    '## Reference',
    '',
    '- [OpenAPI document of the API](api.json): every operation, schema, event, webhook and error, with examples.',
    '- [OpenAPI document of the image service](images.json): logos of sites and flags of countries.',
    '- [Reference as HTML](reference/index.html): the same document as pages.',
    '',
    '## Tests',
    '',
    '- [Postman collection](downloads/postman.json) and [Bruno collection](downloads/bruno.zip): every operation.',
    '- [Document for mock servers](downloads/mock.json), and [Schemathesis](downloads/schemathesis.toml): settings.',
    '',
    '## Packages',
    '',
    `- [TypeScript and JavaScript](packages/${packages.typescript.file}): for npm.`,
    `- [Python](packages/${packages.python.file}): for pip.`,
    '',
    ...look.has('changelog') ? ['## Optional', '', '- [Changelog](changelog.md): all notable changes.', ''] : [],
  ].join('\n')
}
