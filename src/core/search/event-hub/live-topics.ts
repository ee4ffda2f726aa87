import type { Subscriber } from './subscriber.ts'
import { createTopic, type Topic, type TopicParts } from './topic.ts'

interface LiveParts extends TopicParts {
  /** Interval at which new events are looked for even if the wire delivers no message, in milliseconds. */
  pollMs: number
}

/** Creates the topics that subscribers read live. A topic exists while at least one of them does. */
export function createLiveTopics({ pollMs, ...parts }: LiveParts) {
  const { events, wire } = parts
  const state = {
    /** Topics by the id of what they are about. */
    topics: new Map<string, Topic>(),
    /** `true` while a poll runs: the next one then does nothing. */
    isPolling: false,
    /** The timer of the polls, while there are topics. */
    timer: undefined as NodeJS.Timeout | undefined,
  }

  /** Asks once for the last event of every search that is read live. */
  async function poll(): Promise<void> {
    if (state.isPolling || state.topics.size === 0) return
    state.isPolling = true
    try {
      const watched = [...state.topics]
      const latest = await events.listLatest(watched.map(([searchId]) => searchId))
      for (const [searchId, topic] of watched) {
        const seq = latest.get(searchId)
        if (seq === undefined) topic.end()
        else topic.catchUp(seq)
      }
    } catch { /* the next poll asks again */ } finally {
      state.isPolling = false
    }
  }

  const ignoreGaps = wire.onGap(poll)

  return {
    /** Returns the number of the last event that the topic has sent. 0 if there is no such topic. */
    headOf: (searchId: string): number => state.topics.get(searchId)?.head ?? 0,

    join(searchId: string, subscriber: Subscriber): void {
      const topic = state.topics.get(searchId) ?? createTopic(searchId, subscriber.nextSeq - 1, parts)
      state.topics.set(searchId, topic)
      state.timer ??= setInterval(poll, pollMs)
      topic.subscribers.add(subscriber)
      subscriber.goLive()
    },

    leave(searchId: string, subscriber: Subscriber): void {
      const topic = state.topics.get(searchId)
      if (!topic?.subscribers.delete(subscriber) || topic.subscribers.size > 0) return
      state.topics.delete(searchId)
      topic.close()
      if (state.topics.size > 0) return
      clearInterval(state.timer)
      state.timer = undefined
    },

    /** Stops listening to the wire. */
    close: ignoreGaps,
  }
}
