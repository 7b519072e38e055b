import { type FaultyListener, startFaultyListener } from '@diatrivi/api/testing/faulty-listener'
import { freePort } from '@diatrivi/api/testing/running-program'

/** A mail server that goes away and comes back at the same address. */
export interface Post {
  port: number
  /** How often each mail came, by its Message-ID. */
  received: Map<string, number>
  /** Takes connections and says nothing. */
  fallSilent(): Promise<void>
  shut(): Promise<void>
  open(): Promise<void>
}

export async function startPost(): Promise<Post> {
  const port = await freePort()
  const received = new Map<string, number>()
  let listener: FaultyListener | undefined
  let isSilent = false

  async function shut(): Promise<void> {
    await listener?.close()
    for (const { messageId } of listener?.received ?? []) {
      received.set(messageId, (received.get(messageId) ?? 0) + 1)
    }
    listener = undefined
  }

  async function open(): Promise<void> {
    await shut()
    listener = await startFaultyListener(
      (moment) => (isSilent && moment === 'connection' ? 'hang' : 'go on'),
      undefined,
      port,
    )
  }

  await open()
  return {
    port,
    received,
    fallSilent: async () => {
      isSilent = true
      await open()
    },
    shut,
    open: async () => {
      isSilent = false
      await open()
    },
  }
}
