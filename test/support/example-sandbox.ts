import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isEndless, textOf, type FoundOperation, type OpenApi } from '../../scripts/generate/document.ts'
import { readText } from '../../scripts/support/endless.ts'
import { freePort } from '../../scripts/support/free-port.ts'
import { checkReply } from '../../scripts/support/replies.ts'
import { readSandboxConfig } from '../../src/sandbox/config.ts'
import { startSandbox, type Sandbox } from '../../src/sandbox/start.ts'
import type { ExampleRequest } from './example-requests.ts'

const read = (name: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../generated/${name}.json`), 'utf8')) as OpenApi
export const documents = { api: read('api'), images: read('images') }
export type Service = keyof typeof documents

/** A sandbox in a folder of its own, to which the examples of the documents are sent. */
export interface ExampleSandbox extends AsyncDisposable {
  sandbox: Sandbox
  /** Sends an example with the first key, and reads the response. Of an endless stream, reads its start. */
  send(service: Service, operation: FoundOperation, request: ExampleRequest): Promise<{ status: number, text: string }>
}

export async function startExampleSandbox(): Promise<ExampleSandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'tracewell-examples-'))
  const [PORT, IMAGES_PORT, CONTROL_PORT] = [await freePort(), await freePort(), await freePort()].map(String) as [
    string, string, string,
  ]
  const config = readSandboxConfig({
    DATA_DIR: folder,
    PORT,
    IMAGES_PORT,
    CONTROL_PORT,
    LOG_LEVEL: 'silent',
  }, {})
  const sandbox = await startSandbox(config, { onReply: checkReply })
  const { url, imagesUrl, key } = sandbox.facts

  async function send(
    service: Service,
    { method, path, node }: FoundOperation,
    { parameters, body }: ExampleRequest,
  ): Promise<{ status: number, text: string }> {
    const valuesIn = (place: string) => parameters.filter(({ parameter }) => parameter.in === place)
      .map(({ parameter, value }) => [textOf(parameter.name), String(value as string | number | boolean)] as const)
    const filled = valuesIn('path')
      .reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)), path)
    const query = new URLSearchParams(Object.fromEntries(valuesIn('query')))
    const response = await fetch(`${service === 'api' ? url : imagesUrl}${filled}?${query.toString()}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...Object.fromEntries(valuesIn('header')),
        ...body !== undefined && { 'content-type': 'application/json' },
      },
      ...body !== undefined && { body: JSON.stringify(body) },
    })
    return { status: response.status, text: await readText(response, isEndless(node)) }
  }

  return {
    sandbox,
    send,
    async [Symbol.asyncDispose]() {
      await sandbox.stop(0)
      rmSync(folder, { recursive: true })
    },
  }
}
