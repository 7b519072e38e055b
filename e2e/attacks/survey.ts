import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Credentials } from '../fixtures/api.ts'
import { expect } from '../fixtures/journey.ts'
import { deliveredTo } from '../fixtures/mail-server.ts'
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

export interface Survey {
  pages: number
  seen: Set<FreeText>
}

/** Every page of the readers, in windows whose pages keep their policy or have none: nothing runs and nothing leaves. */
export async function surveyPages(
  { openWindow, signedInAs }: Windows,
  readers: readonly Reader[],
  { bypassCSP }: { bypassCSP: boolean },
): Promise<Survey> {
  const survey: Survey = { pages: 0, seen: new Set() }
  for (const { who, paths } of readers) {
    const options = { bypassCSP, viewport: TALL }
    const page = await (who === null ? openWindow(options) : signedInAs(who, options))
    const harm = harmIn(page.context())
    for (const path of paths) {
      for (const field of await lookAt(page, path, bypassCSP)) survey.seen.add(field)
      survey.pages += 1
      expect(harm, path).toEqual([])
    }
    await page.context().close()
  }
  return survey
}

/**
 * Every mail to the addresses, in a browser that would run all that it brings. Its headers have been read strictly on the
 * way, so that none stands there that an attack wrote.
 */
export async function surveyMails(
  openWindow: Windows['openWindow'],
  addresses: readonly string[],
): Promise<number> {
  const page = await openWindow({ bypassCSP: true })
  const harm = harmIn(page.context())
  const mails = (await Promise.all(addresses.map((address) => deliveredTo(address)))).flat()
  for (const { html, headers, subject, recipient } of mails) {
    await page.setContent(html)
    expect(await dangersIn(page, true), subject).toEqual([])
    expect(harm, subject).toEqual([])
    expect(headers.get('to')).toBe(recipient)
    expect(headers.has('bcc')).toBe(false)
  }
  await page.context().close()
  return mails.length
}
