import { describe, expect, it } from 'vitest'

type Catalogue = Record<string, unknown>
const FILES = import.meta.glob<Catalogue>('../../messages/*/*.json', { eager: true, import: 'default' })
const SOURCES = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../testing/**', '!../paraglide/**'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

function catalogues(locale: string): [area: string, catalogue: Catalogue][] {
  return Object.entries(FILES)
    .filter(([path]) => path.includes(`/${locale}/`))
    .map(([path, catalogue]) => [path.replace(/^.*\/|\.json$/g, ''), catalogue])
}

/** The names between braces in a message. */
function placeholders(message: unknown): string[] {
  const found = JSON.stringify(message).matchAll(/\{(\w+)\}/g)
  return [...new Set([...found].map(([, name = '']) => name))].sort()
}

describe('the catalogues of sentences', () => {
  const english = new Map(catalogues('en'))

  it.each(catalogues('el'))('of %s say the same things in both languages', (area, greek) => {
    const translated = english.get(area) ?? {}
    expect(Object.keys(translated).sort()).toEqual(Object.keys(greek).sort())
    for (const [key, message] of Object.entries(greek)) {
      expect([key, placeholders(translated[key])]).toEqual([key, placeholders(message)])
    }
  })

  it.each(catalogues('el'))('of %s name their area in every key', (area, greek) => {
    const prefix = `${area.replaceAll('-', '_')}_`
    expect(Object.keys(greek).filter((key) => !key.startsWith(prefix))).toEqual([])
  })

  it('cover the same areas in both languages', () => {
    expect(catalogues('en').map(([area]) => area)).toEqual(catalogues('el').map(([area]) => area))
  })
})

describe('components', () => {
  it('say every sentence that is kept for them', () => {
    const said = new Set(
      Object.values(SOURCES).flatMap((source) => [...source.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key)),
    )
    const kept = catalogues('el').flatMap(([, catalogue]) => Object.keys(catalogue))
    expect(kept.filter((key) => !said.has(key))).toEqual([])
  })

  it('hold no Greek of their own', () => {
    const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')
    const guilty = Object.entries(SOURCES).filter(([, source]) =>
      /\p{Script=Greek}/u.test(withoutComments(source)),
    )
    expect(guilty.map(([path]) => path)).toEqual([])
  })
})
