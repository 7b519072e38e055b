import type { Clock } from '../clock.ts'
import { afterTransaction, type Tx } from '../database/transaction.ts'
import { MINUTE } from '../durations.ts'
import { publishAnswerChange } from '../events/answer-changes.ts'

/** What a lost message costs at most, and a row that is written by hand; a cache on the way may keep an answer as long. */
export const KEPT_FOR = MINUTE
/** Beyond it the answers that were asked for longest ago are made again. */
export const MOST_BYTES = 32_000_000
/** What an entry takes beside the bytes of its answer. */
const BYTES_OF_AN_ENTRY = 1_000

/** An answer as it is sent. */
export interface MadeAnswer {
  byteCount: number
}

interface Entry {
  subject: string
  madeAt: number
  answer: Promise<MadeAnswer>
  /** Zero until it is made. */
  byteCount: number
}

export interface KeptAnswers {
  /** What is kept under the key; else what is made, which is kept from then on. Those who ask meanwhile wait for the same. */
  find<Answer extends MadeAnswer>(subject: string, key: string, make: () => Promise<Answer>): Promise<Answer>
  /** Part of every transaction that changes what answers about the subject are made of. */
  changed(tx: Tx, subject: string): Promise<void>
  /** Another process has published that the subject has changed. */
  forget(subject: string): void
  /** Whether what other processes publish is received from now on. */
  setInformed(isSo: boolean): void
}

/**
 * The answers that are the same for every caller, as this process has sent them. None is kept while changes of other
 * processes are not received: docs/decisions/platform/0089-answers-kept-until-they-change.md.
 */
export function keptAnswers({ clock }: { clock: Clock }): KeptAnswers {
  /** In the order in which they were last asked for. */
  const entries = new Map<string, Entry>()
  let isInformed = false
  let bytes = 0

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.byteCount
  }

  /** What is still being made is of before the change too, so it is dropped like the rest. */
  function forget(subject: string): void {
    for (const [key, entry] of entries) if (entry.subject === subject) drop(key, entry)
  }

  async function make<Answer extends MadeAnswer>(
    key: string,
    entry: Entry,
    answer: Promise<Answer>,
  ): Promise<Answer> {
    try {
      const made = await answer
      if (entries.get(key) !== entry) return made
      entry.byteCount = made.byteCount + BYTES_OF_AN_ENTRY
      bytes += entry.byteCount
      for (const [oldest, other] of entries) {
        if (bytes <= MOST_BYTES) break
        drop(oldest, other)
      }
      return made
    } catch (error) {
      drop(key, entry)
      throw error
    }
  }

  return {
    async find<Answer extends MadeAnswer>(subject: string, key: string, makeAnswer: () => Promise<Answer>) {
      const now = clock.now().getTime()
      const known = entries.get(key)
      if (known !== undefined) {
        const age = now - known.madeAt
        entries.delete(key)
        if (age >= 0 && age < KEPT_FOR) {
          entries.set(key, known)
          // One key names one kind of answer.
          return known.answer as Promise<Answer>
        }
        bytes -= known.byteCount
      }
      if (!isInformed) return makeAnswer()
      const answer = makeAnswer()
      const entry = { subject, madeAt: now, answer, byteCount: 0 }
      entries.set(key, entry)
      return make(key, entry, answer)
    },

    changed: async (tx, subject) => {
      await publishAnswerChange(tx, subject)
      // The message would come a moment after the answer to the caller.
      afterTransaction(() => forget(subject))
    },

    forget,

    setInformed(isSo) {
      isInformed = isSo
      entries.clear()
      bytes = 0
    },
  }
}
