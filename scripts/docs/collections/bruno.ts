import { addressOf, type CollectedFolder, type CollectedRequest, type Field } from './requests.ts'
import type { Variables } from './postman.ts'

/**
 * Returns the files of a Bruno collection by path. A response whose status is no declared success fails its test. A run
 * skips streams without an end. https://docs.usebruno.com/bru-lang/overview
 */
export function brunoCollection(
  name: string, folders: readonly CollectedFolder[], variables: Variables,
): Map<string, string> {
  return new Map([
    ['bruno.json', `${JSON.stringify({ version: '1', name, type: 'collection' }, null, 2)}\n`],
    ['collection.bru', blocks({ 'auth': ['mode: bearer'], 'auth:bearer': ['token: {{key}}'] })],
    ['environments/server.bru', blocks({ vars: Object.entries({ ...variables, key: '' }).map(([key, value]) =>
      `${key}: ${value}`) })],
    ...folders.flatMap(folder => [
      [`${folder.name}/folder.bru`, blocks({ meta: [`name: ${folder.name}`] })] as const,
      ...folder.requests.map((request, index) =>
        [`${folder.name}/${request.id}.bru`, requestFile(request, index + 1)] as const),
    ]),
  ])
}

function requestFile(request: CollectedRequest, seq: number): string {
  const { name, about, method, inPath, query, headers, body, needsKey, isEndless, expected } = request
  return blocks({
    'meta': [`name: ${name}`, 'type: http', `seq: ${seq}`],
    [method.toLowerCase()]: [
      `url: ${addressOf(request)}`,
      `body: ${body === undefined ? 'none' : 'json'}`,
      `auth: ${needsKey ? 'inherit' : 'none'}`,
    ],
    'params:query': query.map(lineOf),
    'params:path': inPath.map(lineOf),
    'headers': headers.map(lineOf),
    'body:json': body === undefined ? [] : JSON.stringify(body, null, 2).split('\n'),
    'script:pre-request': isEndless ? ['bru.runner.skipRequest(); // this stream has no end'] : [],
    'tests': [
      'test("answers with a declared status", () => {',
      `  expect(res.getStatus()).to.be.oneOf([${expected.join(', ')}]);`,
      '});',
    ],
    'docs': about.split('\n'),
  })
}

const lineOf = ({ name, value, isSent }: Field): string => `${isSent ? '' : '~'}${name}: ${value}`.trimEnd()

/** Writes blocks of the Bru language. Leaves out empty ones. */
const blocks = (all: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(all).filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => `${name} {\n${lines.map(line => `  ${line}`.trimEnd()).join('\n')}\n}\n`).join('\n')
