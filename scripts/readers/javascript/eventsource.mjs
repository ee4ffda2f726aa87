// https://github.com/EventSource/eventsource: ends by itself, because the server answers 204 after the last event.
import { EventSource } from 'eventsource'
import { authorization, names, print, url } from './print.mjs'

const source = new EventSource(url, {
  fetch: (input, init) => fetch(input, { ...init, headers: { ...init.headers, ...authorization } }),
})
for (const name of names) {
  source.addEventListener(name, ({ type, data, lastEventId }) => print(lastEventId, type, data))
}
