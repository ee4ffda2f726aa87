// https://github.com/Yaffle/EventSource resumes with the query parameter lastEventId. It fails on the empty body of a 204
// and connects again for ever, so it must be closed after the last event.
import polyfill from 'event-source-polyfill'
import { authorization, names, print, url } from './print.mjs'

const source = new polyfill.EventSourcePolyfill(url, { headers: authorization })
for (const name of names) {
  source.addEventListener(name, ({ type, data, lastEventId }) => print(lastEventId, type, data))
}
source.addEventListener('search.finished', () => source.close())
