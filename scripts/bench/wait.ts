import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const everyMs = 5
const maxMs = 30_000

/** Waits until a URL answers 200, even if its server is not listening yet. Returns the milliseconds since `start`. */
export async function answered(url: string, start = performance.now()): Promise<number> {
  while (performance.now() - start < maxMs) {
    if (await status(url) === 200) return performance.now() - start
    await sleep(everyMs)
  }
  throw new Error(`${url} did not answer 200 within ${maxMs} ms`)
}

function status(url: string): Promise<number | undefined> {
  return new Promise(resolve => {
    const request = get(url, { agent: false, timeout: 1_000 }, response => {
      response.resume().on('end', () => resolve(response.statusCode)).on('error', () => resolve(undefined))
    })
    request.on('error', () => resolve(undefined)).on('timeout', () => request.destroy())
  })
}
