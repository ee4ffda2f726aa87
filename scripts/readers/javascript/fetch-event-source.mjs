// https://github.com/Azure/fetch-event-source resumes after the last id that it has read, even if the connection was cut
// between this id and the end of its event. The event would then be lost. So `fetch` sends the id of the last event.
import { createRequire } from 'node:module'
import { authorization, print, url } from './print.mjs'

// The package is made for browsers.
globalThis.window = globalThis
globalThis.document = { addEventListener() {}, removeEventListener() {} }
const { fetchEventSource } = createRequire(import.meta.url)('@microsoft/fetch-event-source')

const ended = new AbortController()
let last
await fetchEventSource(url, {
  headers: authorization,
  signal: ended.signal,
  openWhenHidden: true,
  fetch(input, { headers: { 'last-event-id': _, ...headers }, ...init }) {
    return fetch(input, { ...init, headers: { ...headers, ...last && { 'last-event-id': last } } })
  },
  onmessage({ id, event, data }) {
    if (event === 'connected') return
    print(id, event, data)
    last = id
    if (event === 'search.finished') ended.abort()
  },
  // Older versions of Node.js report some cuts as the end of the response. An error makes the reader connect again.
  onclose() {
    throw new Error('the stream ended before search.finished')
  },
})
