import { addressOf, type CollectedFolder, type CollectedRequest, type Field } from './requests.ts'

/** Variables that a caller sets: addresses without a slash at the end, and an API key. */
export interface Variables {
  baseUrl: string
  imagesUrl: string
}

/**
 * Writes a Postman collection. A response whose status is no declared success fails its test. A run skips streams
 * without an end, unless the variable `skipEndless` is emptied. https://schema.getpostman.com/collection/json/v2.1.0
 */
export const postmanCollection = (name: string, folders: readonly CollectedFolder[], variables: Variables): string =>
  JSON.stringify({
    info: { name, schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{key}}', type: 'string' }] },
    variable: Object.entries({ ...variables, key: '', skipEndless: 'true' }).map(([key, value]) => ({ key, value })),
    item: folders.map(folder => ({ name: folder.name, item: folder.requests.map(itemOf) })),
  }, null, 2)

function itemOf(request: CollectedRequest) {
  const { name, about, method, service, path, inPath, query, headers, body, needsKey, isEndless, expected } = request
  return {
    name,
    event: [
      ...isEndless ? [scriptOf('prerequest', [
        "if (pm.variables.get('skipEndless')) pm.execution.skipRequest() // this stream has no end",
      ])] : [],
      scriptOf('test', [
        "pm.test('answers with a declared status', () => {",
        `  pm.expect(pm.response.code).to.be.oneOf([${expected.join(', ')}])`,
        '})',
      ]),
    ],
    request: {
      method,
      description: about,
      ...!needsKey && { auth: { type: 'noauth' } },
      header: headers.map(entryOf),
      url: {
        raw: addressOf(request),
        host: [`{{${service}}}`],
        path: path.slice(1).split('/'),
        query: query.map(entryOf),
        variable: inPath.map(({ name: key, value }) => ({ key, value })),
      },
      ...body !== undefined && {
        body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } },
      },
    },
    response: [],
  }
}

const scriptOf = (listen: string, exec: readonly string[]) => ({ listen, script: { type: 'text/javascript', exec } })

const entryOf = ({ name, value, isSent }: Field) => ({ key: name, value, disabled: !isSent })
