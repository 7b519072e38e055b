import { setTimeout } from 'node:timers/promises'
import type { Credentials } from '@diatrivi/e2e/fixtures/api'
import { expect } from '@diatrivi/e2e/fixtures/journey'
import { deliveredTo } from '@diatrivi/e2e/fixtures/mail-server'
import type { BrowserContextOptions, Page } from '@playwright/test'
import type { FreeText } from './free-texts.ts'
import { dangersIn, harmIn } from './harm.ts'
import { lookAt } from './look.ts'
import type { Reader } from './screens.ts'

/** The windows that a survey needs, as journeys open them. */
export interface Windows {
  openWindow: (options?: BrowserContextOptions) => Promise<Page>
  signedInAs: (person: Credentials, options?: BrowserContextOptions) => Promise<Page>
}

/** A table draws only the rows that are in sight. */
const TALL = { width: 1440, height: 5_000 }

/** A page that does not come on a busy machine is opened anew, in a new window. */
const MOST_TRIES = 3

/** Milliseconds; a browser sometimes never confirms that a window is closed. */
const LONGEST_CLOSING = 10_000

export interface Survey {
  pages: number
  /** How many of them came only when they were opened once more. */
  again: number
  seen: Set<FreeText>
  /** What attacks did on the pages, or would have done, each with its path. None is ever tried again. */
  harm: string[]
}

/** Every page of the readers, in windows whose pages keep their policy or have none: nothing runs and nothing leaves. */
export async function surveyPages(
  { openWindow, signedInAs }: Windows,
  readers: readonly Reader[],
  { bypassCSP }: { bypassCSP: boolean },
): Promise<Survey> {
  const survey: Survey = { pages: 0, again: 0, seen: new Set(), harm: [] }
  const options = { bypassCSP, viewport: TALL }
  const opened = async ({ who }: Reader) => {
    const page = await (who === null ? openWindow(options) : signedInAs(who, options))
    return { page, harm: harmIn(page.context()) }
  }
  for (const reader of readers) {
    let window = await opened(reader)
    for (const path of reader.paths) {
      for (let tries = 1; ; tries += 1) {
        try {
          const { fields, dangers } = await lookAt(window.page, path, bypassCSP)
          for (const field of fields) survey.seen.add(field)
          window.harm.push(...dangers)
          break
        } catch (error) {
          // An attack that leads the page away keeps it from coming: that is no slowness.
          if (window.harm.length > 0) break
          if (tries === MOST_TRIES) throw error
          console.log(`${path} did not come, and is opened once more: ${error}`)
          survey.again += 1
          await close(window.page)
          window = await opened(reader)
        }
      }
      survey.pages += 1
      survey.harm.push(...window.harm.splice(0).map((harm) => `${path}: ${harm}`))
    }
    await close(window.page)
  }
  return survey
}

async function close(page: Page): Promise<void> {
  await Promise.race([page.context().close(), setTimeout(LONGEST_CLOSING, undefined, { ref: false })])
}

/**
 * Every mail to the addresses, in a browser that would run all that it brings. Its headers have been read strictly on the
 * way, so that none stands there that an attack wrote.
 */
export async function surveyMails(
  openWindow: Windows['openWindow'],
  addresses: readonly string[],
): Promise<{ mails: number; harm: string[] }> {
  const page = await openWindow({ bypassCSP: true })
  const harm = harmIn(page.context())
  const mails = (await Promise.all(addresses.map((address) => deliveredTo(address)))).flat()
  for (const { html, headers, subject, recipient } of mails) {
    await page.setContent(html)
    harm.push(...(await dangersIn(page, true)).map((danger) => `«${subject}»: ${danger}`))
    expect(headers.get('to')).toBe(recipient)
    expect(headers.has('bcc')).toBe(false)
  }
  await close(page)
  return { mails: mails.length, harm }
}
