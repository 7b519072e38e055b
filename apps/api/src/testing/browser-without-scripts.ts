const WEB_PORT = '3000'

interface Page {
  address: URL
  html: string
  /** The hidden ones of its form. */
  fields: Record<string, string>
}

/** A browser without scripts: it keeps cookies, follows where it is sent, and sends the forms that it is told to. */
export function aBrowserWithoutScripts() {
  const cookies = new Map<string, string>()

  async function open(address: URL, init: RequestInit = {}): Promise<Page> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(address, { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1)
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = response.headers.get('location')
    const next = location === null ? null : new URL(location, address)
    // The web app is not served here.
    if (next?.port === WEB_PORT) return { address: next, html: '', fields: {} }
    if (next !== null) return open(next)
    const html = await response.text()
    return { address, html, fields: hiddenFields(html) }
  }

  return {
    open,
    /** The form of the page with its hidden fields, and with what is typed. */
    submit({ address, html, fields }: Page, typed: Record<string, string> = {}): Promise<Page> {
      const action = /<form[^>]*\baction="([^"]*)"/.exec(html)?.[1] ?? ''
      const body = new URLSearchParams({ ...fields, ...typed })
      return open(new URL(plain(action), address), { method: 'POST', body })
    },
  }
}

function hiddenFields(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)]
  return Object.fromEntries(
    tags.map(([tag]) => [
      plain(/\bname="([^"]*)"/.exec(tag)?.[1] ?? ''),
      plain(/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? ''),
    ]),
  )
}

function plain(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#13;', '\r')
    .replaceAll('&#10;', '\n')
}
