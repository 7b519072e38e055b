// @vitest-environment node
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { preparePage } from './page.ts'

const BUILT =
  '<!DOCTYPE html><html><head></head><body><script>one()</script><script src="/a.js"></script></body></html>'

describe('the page', () => {
  it('says where the API is, without a script', () => {
    const { html } = preparePage(BUILT, { apiUrl: 'https://api.uni.gr' })
    expect(html).toContain('<head><meta name="api-url" content="https://api.uni.gr"/>')
  })

  it('says how long a password has to be', () => {
    const { html } = preparePage(BUILT, { apiUrl: 'https://api.uni.gr', passwordMinLength: 12 })
    expect(html).toContain('<meta name="password-min-length" content="12"/>')
  })

  it('lets its own inline scripts run by their hashes, and no other', () => {
    const { contentSecurityPolicy } = preparePage(BUILT, { apiUrl: 'https://api.uni.gr/base' })
    const hash = createHash('sha256').update('one()').digest('base64')
    expect(contentSecurityPolicy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(contentSecurityPolicy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('talks to the API and to nobody else', () => {
    const { contentSecurityPolicy } = preparePage(BUILT, { apiUrl: 'https://api.uni.gr/base' })
    expect(contentSecurityPolicy).toContain("connect-src 'self' https://api.uni.gr;")
    expect(contentSecurityPolicy).toContain("img-src 'self' https://api.uni.gr data: blob:;")
  })

  it('cannot be broken out of by an address', () => {
    expect(preparePage(BUILT, { apiUrl: 'https://api.uni.gr/"><script>' }).html).not.toContain('"><script>')
  })

  describe('and its scripts', () => {
    const built =
      '<html><head><link rel="modulepreload" href="/a.js"/></head><body><script type="module" async="">start()</script></body></html>'
    const settings = { apiUrl: 'https://api.uni.gr' }

    it('names them all, also those that the build did not', () => {
      const { html } = preparePage(built, settings, { scripts: ['/a.js', '/b.js'] })
      expect(html).toContain(
        '<link rel="modulepreload" href="/a.js" fetchpriority="low" data-part=""/><link rel="modulepreload" href="/b.js" fetchpriority="low" data-part=""/></head>',
      )
    })

    it('holds what starts the application, so that its parts are read one by one before', () => {
      const { html, contentSecurityPolicy } = preparePage(built, settings, {
        scripts: ['/assets/entry.client-1a.js', '/assets/part.js'],
      })
      expect(html).toContain('<script type="text/held">start()</script>')
      expect(contentSecurityPolicy).toContain(createHash('sha256').update('start()').digest('base64'))
      expect(html).toContain('href="/assets/entry.client-1a.js" fetchpriority="low"/>')
      expect(html).toContain('href="/assets/part.js" fetchpriority="low" data-part=""/>')
    })

    it('asks the API what the page will ask, without them', () => {
      const { html } = preparePage(built, settings, {
        early: {
          call: '/v1/instructor/todo-list/:listId',
          next: { place: 'thesisID.thesisID', call: '/v1/user/thesis/:thesisId' },
          wantsProfile: true,
        },
      })
      expect(html).toContain('<meta name="early-call" content="/v1/instructor/todo-list/:listId"/>')
      expect(html).toContain(
        '<meta name="early-next" content="thesisID.thesisID /v1/user/thesis/:thesisId"/>',
      )
      expect(html).toContain('{&quot;ins&quot;:&quot;/v1/instructor/profile&quot;,')
    })

    it('lets them wait where there is something to read without them', () => {
      const { html } = preparePage(built, settings, { scripts: ['/a.js'], writtenIn: 'el' })
      expect(html).toContain('<meta name="written-in" content="el"/>')
      expect(html).toContain('<link rel="after-paint" href="/a.js" fetchpriority="low" data-part=""/></head>')
    })
  })
})
