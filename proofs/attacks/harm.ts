import { system } from '@diatrivi/e2e/system'
import type { BrowserContext, Page } from '@playwright/test'

const OURS = [system.webUrl, system.namedUrl, system.apiUrl]

/**
 * Collects what an attack would do in any page of a window: run something, ask another site, open or leave a page; and what
 * only the policy of the page kept it from.
 */
export function harmIn(context: BrowserContext): string[] {
  const harm: string[] = []
  const watch = (page: Page) => {
    page.on('dialog', (dialog) => {
      harm.push(`ran: ${dialog.type()}(${dialog.message()}) on ${page.url()}`)
      void dialog.dismiss()
    })
    page.on('download', (download) => harm.push(`downloaded: ${download.url()}`))
    page.on('framenavigated', (frame) => {
      if (!isOurs(frame.url())) harm.push(`went: ${frame.url()}`)
    })
  }
  for (const page of context.pages()) watch(page)
  context.on('page', (page) => {
    watch(page)
    if (context.pages().length > 1) harm.push(`opened: ${page.url()}`)
  })
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) harm.push(`forbidden: ${message.text()}`)
  })
  context.on('request', (request) => {
    if (!isOurs(request.url())) harm.push(`asked: ${request.url()}`)
  })
  return harm
}

function isOurs(url: string): boolean {
  return /^(?:about|blob|data:image\/)/.test(url) || OURS.some((origin) => url.startsWith(`${origin}/`))
}

/**
 * What in a page would do harm when it is clicked or moved over; empty where all is well.
 *
 * @param isParsedAgain also when its HTML is taken as a text, as by what saves a page; a page's policy does not allow
 * that
 */
export function dangersIn(page: Page, isParsedAgain: boolean): Promise<string[]> {
  return page.evaluate((isParsedAgain) => {
    const scriptable = 'iframe,frame,object,embed,applet,base,math,portal,foreignObject,animate,set,use'
    const addresses = [
      'href',
      'xlink:href',
      'src',
      'action',
      'formaction',
      'data',
      'poster',
      'ping',
      'srcdoc',
    ]
    const isHarmless = (address: string) =>
      !URL.canParse(address, document.baseURI) ||
      /^(?:https?:|mailto:|tel:|blob:|data:image\/(?!svg))/.test(new URL(address, document.baseURI).href)
    const dangers = (root: ParentNode) =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(element.matches(scriptable) ? [element.outerHTML.slice(0, 200)] : []),
        ...[...element.attributes]
          .filter(
            ({ name, value }) =>
              name.startsWith('on') || name === 'srcdoc' || (addresses.includes(name) && !isHarmless(value)),
          )
          .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
        ...(element instanceof HTMLScriptElement && element.src && !element.src.startsWith(location.origin)
          ? [element.src]
          : []),
      ])
    const again = document.implementation.createHTMLDocument()
    if (isParsedAgain) again.body.innerHTML = document.body.innerHTML
    return [...dangers(document), ...dangers(again.body).map((danger) => `parsed again: ${danger}`)]
  }, isParsedAgain)
}

/** All that can be read in a page, in its fields and in its attributes. */
export function wordsOn(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.title,
      document.body.textContent,
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
      ...[...document.querySelectorAll('[href], [src], [title], [aria-label]')].flatMap((element) =>
        ['href', 'src', 'title', 'aria-label'].map((name) => element.getAttribute(name) ?? ''),
      ),
    ].join('\n'),
  )
}
