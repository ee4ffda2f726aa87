/*
 * One connection for all visible tabs that follow the same stream with the same key.
 *
 *   member   From the call on. Reads the events that the leader sends over a BroadcastChannel. Waits for the lock of
 *            the stream.
 *   leader   While it holds the lock. Opens the stream after its own last event, and sends each event to the members.
 *   left     After the last event, when the tab is hidden or closed, or the view is left. The lock goes to a member.
 *
 * No event is lost: each message names the event before it. A member that lacks that one asks for it (`need`), and the
 * leader opens the stream again after the last event of that member. The others ignore what they know. A member asks
 * when it joins, when a leader begins, and when it misses an event, such as those that a killed leader did not send.
 *
 * The trade: a tab that joins late makes the leader read the stream again, instead of all events being kept in memory.
 * Without Web Locks or BroadcastChannel, each tab has a connection of its own.
 */

/** The turn of a connection. */
export interface Turn {
  /** Aborts when the turn is over, or the view is left. */
  signal: AbortSignal
  /** Ends the turn early. */
  stop(): void
  /** Gives the turn to the next one. */
  end(): void
}

/** Part of `LockManager` that is used. */
interface Locks {
  request(name: string, options: { signal: AbortSignal }, whenHeld: () => Promise<void>): Promise<unknown>
}

/** Part of `BroadcastChannel` that is used. */
interface Channel {
  addEventListener(type: 'message', read: (message: { data: unknown }) => void): void
  postMessage(message: unknown): void
  close(): void
}

/** Part of the browser that is used. */
export interface Browser {
  /** `undefined` if the page has no Web Locks. */
  locks(): Locks | undefined
  /** Throws if the browser refuses channels to the page. */
  openChannel(name: string): Channel
  /** Waits for the turn of a connection. Rejects if the signal aborts before. */
  takeConnection(leaving: AbortSignal): Promise<Turn>
}

interface StreamEvent {
  event: string
  /** Number of the event. `connected` has none. */
  id?: string
}

/** Opens the stream after the event `lastEventId`. */
export type Connect<Event> = (
  options: { signal: AbortSignal, lastEventId: string | undefined, onRetry: () => void },
) => AsyncIterable<Event>

export interface Sharing {
  /** Name of the key that reads the stream. Tabs with another key do not share it. `undefined`: no tabs share it. */
  scope: string | undefined
  /** Name of the stream. */
  topic: string
  /** Ends the stream, for example when the tab is hidden. */
  signal: AbortSignal
  /** Called when the connection is lost and will be opened again. */
  onCut: () => void
  /** Id of the last event that the view has. */
  lastEventId: string | undefined
}

type Message<Event> =
  | { kind: 'lead' | 'need' | 'end', last: number }
  | { kind: 'event', after: number, event: Event }
  | { kind: 'cut' }

/** Yields the events after `lastEventId`, each once, over a connection that the tabs of the browser share. */
export async function* shareOver<Event extends StreamEvent>(
  browser: Browser, { scope, topic, signal, onCut, lastEventId }: Sharing, connect: Connect<Event>,
): AsyncGenerator<Event, void, void> {
  const name = `tracewell ${scope} ${topic}`
  const locks = browser.locks()
  /** `undefined` if the tab has a connection of its own. */
  let channel = locks && scope !== undefined ? channelOf(browser, name) : undefined
  const queue = createQueue<Event>()
  const leaving = new AbortController()
  const leave = () => leaving.abort(signal.reason)
  signal.addEventListener('abort', leave)
  if (signal.aborted) leave()
  let last = Number(lastEventId ?? 0)
  let asked: number | undefined
  /** Number of the event after which the leader sends the next one. */
  let sent = 0
  let isLeader = false
  let turn: Turn | undefined

  const post = (message: Message<Event>) => channel?.postMessage(message)
  const ask = () => {
    if (asked === last) return
    asked = last
    post({ kind: 'need', last })
  }
  const take = (after: number, event: Event) => {
    if (after > last) return ask()
    if (event.id !== undefined && Number(event.id) <= last) return
    last = Number(event.id ?? last)
    queue.push(event)
  }
  const rewind = (to: number) => {
    if (!isLeader || to >= sent) return
    sent = to
    turn?.stop()
  }
  const read = (message: Message<Event>) => {
    if (message.kind === 'event') take(message.after, message.event)
    else if (message.kind === 'cut') onCut()
    else if (message.kind === 'need') rewind(message.last)
    else if (message.kind === 'end' && message.last <= last) queue.end()
    else if (message.kind === 'lead') {
      asked = undefined
      if (message.last > last) ask()
    }
  }

  /** Reads the stream to its end, for all members. */
  async function lead(): Promise<void> {
    isLeader = true
    sent = last
    post({ kind: 'lead', last })
    for (;;) {
      const own = turn = await browser.takeConnection(leaving.signal)
      const over = own.signal
      const onRetry = () => {
        onCut()
        post({ kind: 'cut' })
      }
      try {
        const from = sent === 0 ? undefined : String(sent)
        for await (const event of connect({ signal: over, lastEventId: from, onRetry })) {
          if (over.aborted) break
          const after = sent
          sent = Number(event.id ?? sent)
          post({ kind: 'event', after, event })
          take(after, event)
        }
        if (over.aborted) continue
        post({ kind: 'end', last: sent })
        return
      } catch (cause) {
        if (leaving.signal.aborted || !over.aborted) throw cause
      } finally {
        own.end()
      }
    }
  }

  channel?.addEventListener('message', ({ data }) => read(data as Message<Event>))
  let hasLed = false
  const leadOnce = () => {
    hasLed = true
    return lead()
  }
  const led = locks && channel ? locks.request(name, { signal: leaving.signal }, leadOnce) : leadOnce()
  led.catch((cause: unknown) => {
    if (hasLed || leaving.signal.aborted) throw cause
    channel?.close() // the browser refuses locks to this page
    channel = undefined
    return leadOnce()
  }).then(queue.end, queue.fail)
  ask()
  try {
    yield* queue.items()
  } finally {
    signal.removeEventListener('abort', leave)
    leaving.abort()
    channel?.close()
  }
}

/** Returns `undefined` if the page has no channels, for example because the browser refuses its storage. */
function channelOf(browser: Browser, name: string): Channel | undefined {
  try {
    return browser.openChannel(name)
  } catch {
    return undefined
  }
}

function createQueue<Item>() {
  const items: Item[] = []
  let ending: { error?: unknown } | undefined
  let wake = () => undefined as void
  const end = (how: { error?: unknown }) => {
    ending ??= how
    wake()
  }
  return {
    push(item: Item): void {
      items.push(item)
      wake()
    },
    end: () => end({}),
    fail: (error: unknown) => end({ error }),
    async* items(): AsyncGenerator<Item, void, void> {
      for (;;) {
        while (items.length > 0) yield items.shift()!
        if (ending && 'error' in ending) throw ending.error
        if (ending) return
        await new Promise<void>(resolve => { wake = resolve })
      }
    },
  }
}
