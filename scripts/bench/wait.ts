import { get } from 'node:http'
import { until } from '../support/until.ts'

const everyMs = 5
const maxMs = 30_000

/** Waits until a URL answers 200, even if its server is not listening yet. Returns the milliseconds since `start`. */
export async function answered(url: string, start = performance.now()): Promise<number> {
  await until(`${url} answers 200`, async () => await status(url) === 200, everyMs, maxMs)
  return performance.now() - start
}

function status(url: string): Promise<number | undefined> {
  return new Promise(resolve => {
    const request = get(url, { agent: false, timeout: 1_000 }, response => {
      response.resume().on('end', () => resolve(response.statusCode)).on('error', () => resolve(undefined))
    })
    request.on('error', () => resolve(undefined)).on('timeout', () => request.destroy())
  })
}
