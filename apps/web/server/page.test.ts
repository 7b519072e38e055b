// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { firstQuestionsOf } from '../first-paint/first-questions.ts'
import { PLACES } from '../first-paint/written-pages.ts'
import { preparePage } from './page.ts'

const BUILT = `<html><head><!--${PLACES.settings}--><!--${PLACES.scripts}--></head></html>`

describe('the page', () => {
  it('says where the API is, without a script', () => {
    const { html } = preparePage(BUILT, { apiUrl: 'https://api.uni.gr' })
    expect(html).toContain('<head><meta name="api-url" content="https://api.uni.gr"/>')
  })

  it('says how long a password has to be', () => {
    const { html } = preparePage(BUILT, {
      apiUrl: 'https://api.uni.gr',
      passwordRule: { minLength: 12, isDemo: false },
    })
    expect(html).toContain('<meta name="password-min-length" content="12"/>')
  })

  it('lets its own inline scripts run by their hashes, and no other', () => {
    const { contentSecurityPolicy } = preparePage(
      BUILT,
      { apiUrl: 'https://api.uni.gr/base' },
      { inlineScripts: ['one=', 'two='] },
    )
    expect(contentSecurityPolicy).toContain(`script-src 'self' 'sha256-one=' 'sha256-two=';`)
    expect(contentSecurityPolicy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('lets its own styles style it by their hashes, and no other', () => {
    const { contentSecurityPolicy } = preparePage(
      BUILT,
      { apiUrl: 'https://api.uni.gr' },
      { inlineStyles: ['one=', 'two='] },
    )
    expect(contentSecurityPolicy).toContain(`style-src 'self' 'sha256-one=' 'sha256-two=';`)
    expect(contentSecurityPolicy).not.toContain('unsafe')
  })

  it('makes HTML of no string but by the named policies', () => {
    const { contentSecurityPolicy } = preparePage(BUILT, { apiUrl: 'https://api.uni.gr' })
    expect(contentSecurityPolicy).toContain(
      "require-trusted-types-for 'script'; trusted-types dompurify ProseMirrorClipboard default",
    )
  })

  it('runs only workers of its own', () => {
    const { contentSecurityPolicy } = preparePage(BUILT, { apiUrl: 'https://api.uni.gr' })
    expect(contentSecurityPolicy).toContain("worker-src 'self';")
  })

  it('talks to the API and to nobody else', () => {
    const { contentSecurityPolicy } = preparePage(BUILT, { apiUrl: 'https://api.uni.gr/base' })
    expect(contentSecurityPolicy).toContain("connect-src 'self' https://api.uni.gr;")
    expect(contentSecurityPolicy).toContain("img-src 'self' https://api.uni.gr data: blob:;")
  })

  it('asks below a path of its own name where the API stands there', () => {
    const { html, contentSecurityPolicy } = preparePage(BUILT, { apiUrl: 'https://theses.uni.gr/api' })
    expect(html).toContain('<meta name="api-url" content="https://theses.uni.gr/api"/>')
    expect(contentSecurityPolicy).toContain("connect-src 'self' https://theses.uni.gr;")
  })

  it('cannot be broken out of by an address', () => {
    expect(preparePage(BUILT, { apiUrl: 'https://api.uni.gr/"><script>' }).html).not.toContain('"><script>')
  })

  it('that has no place for what the server adds is refused', () => {
    expect(() => preparePage('<html><head></head></html>', { apiUrl: 'https://api.uni.gr' })).toThrow(
      'build it again',
    )
  })

  describe('and its scripts', () => {
    const settings = { apiUrl: 'https://api.uni.gr' }

    it('names them all', () => {
      const { html } = preparePage(BUILT, settings, { scripts: ['/a.js', '/b.js'] })
      expect(html).toContain(
        '<link rel="modulepreload" href="/a.js" fetchpriority="low"/><link rel="modulepreload" href="/b.js" fetchpriority="low"/></head>',
      )
    })

    it('asks the API what the page will ask, without them', () => {
      const { html } = preparePage(BUILT, settings, {
        questions: firstQuestionsOf('/thesis/:thesisId', ''),
      })
      expect(html).toContain(
        '<meta name="first-questions" content="{&quot;session&quot;:&quot;POST /authenticate&quot;',
      )
      expect(html).toContain('GET /v1/user/thesis/:thesisId')
      expect(html).toContain('{&quot;ins&quot;:&quot;GET /v1/instructor/profile&quot;,')
    })

    it('lets them wait where there is something to read without them', () => {
      const { html } = preparePage(BUILT, settings, { scripts: ['/a.js'], writtenIn: 'el' })
      expect(html).toContain('<meta name="written-in" content="el"/>')
      expect(html).toContain('<link rel="after-paint" href="/a.js" fetchpriority="low"/></head>')
    })
  })
})
