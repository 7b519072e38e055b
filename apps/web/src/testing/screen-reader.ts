import { virtual } from '@guidepup/virtual-screen-reader'
import { onTestFinished } from 'vitest'

/** More than any component has things to read. */
const MOST_STEPS = 300

/**
 * Reads what is shown, as a person without sight hears it: from thing to thing, whether it can be pressed or not. The
 * phrases are those of a reader in English; names and texts are ours.
 */
export async function startReading() {
  await virtual.start({ container: document.body })
  onTestFinished(() => virtual.stop())

  async function next(): Promise<string> {
    await virtual.next()
    return virtual.lastSpokenPhrase()
  }

  return {
    /** Everything from the beginning to the end, which for a modal dialog is its own. */
    readAll: async (): Promise<string[]> => {
      for (let steps = 0; steps < MOST_STEPS; steps += 1) {
        if (/^end of (document|dialog)/.test(await next())) break
      }
      return virtual.spokenPhraseLog()
    },

    /** Goes on until the phrase is heard. */
    goTo: async (phrase: string): Promise<void> => {
      for (let steps = 0; steps < MOST_STEPS; steps += 1) if ((await next()) === phrase) return
      throw new Error(`«${phrase}» was never heard, but:\n${(await virtual.spokenPhraseLog()).join('\n')}`)
    },

    /** Presses what was heard last. What is heard from here on is about what comes of it. */
    press: async (): Promise<void> => {
      await virtual.clearSpokenPhraseLog()
      await virtual.act()
    },

    heard: () => virtual.spokenPhraseLog(),
  }
}
