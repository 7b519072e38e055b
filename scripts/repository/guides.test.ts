import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PAGES } from '@diatrivi/contract/web-addresses'
import { describe, expect, it } from 'vitest'
import { GUIDES } from '../../apps/web/src/features/work/help/guides.ts'
import { interfaceWords } from './interface-words.ts'
import { ROOT, read, trackedFiles } from './tracked-files.ts'

const FOLDER = 'apps/web/guides'
const LANGUAGES = ['el', 'en'] as const
type Language = (typeof LANGUAGES)[number]

const NAMES: readonly string[] = Object.values(GUIDES).flat()
const ofFolder = (folder: string, ending: string) =>
  trackedFiles()
    .filter((path) => path.startsWith(`${FOLDER}/${folder}/`) && path.endsWith(ending))
    .map((path) => basename(path, ending))

/** What is written on the screens, with the keys of what says it. */
const KEYS_OF = { el: keysIn('el'), en: keysIn('en') }

function keysIn(language: Language): Map<string, string[]> {
  const keys = new Map<string, string[]>()
  for (const { key, text } of interfaceWords(language)) keys.set(text, [...(keys.get(text) ?? []), key])
  return keys
}

const QUOTED = { el: /«([^»]+)»/g, en: /“([^”]+)”/g }
const article = (language: Language, name: string) => read(`${FOLDER}/${language}/${name}.md`)
const controlsIn = (language: Language, name: string) =>
  [...article(language, name).matchAll(QUOTED[language])].map(([, words = '']) => words)
const linksIn = (language: Language, name: string) =>
  [...article(language, name).matchAll(/(?<!!)\[[^\]]+\]\(([^)]+)\)/g)].map(([, link = '']) => link)
const picturesIn = (language: Language, name: string) =>
  [...article(language, name).matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, alt = '', file = '']) => ({
    alt,
    file,
  }))

/** Whether a link of an article leads to another one, or to a page whose address needs nothing more. */
function leadsSomewhere(link: string): boolean {
  if (link.endsWith('.md')) return NAMES.includes(basename(link, '.md')) && !link.includes('/')
  if (link === 'page:own/profile') return true
  const [area = '', page] = link.replace(/^page:/, '').split('/')
  const pattern = Object(page === undefined ? PAGES : Reflect.get(PAGES, area))[page ?? area]
  return link.startsWith('page:') && typeof pattern === 'string' && !/:\w+(?!\w*\?)/.test(pattern)
}

describe('the guides', () => {
  it('name each article once', () => {
    expect(NAMES.filter((name, place) => NAMES.indexOf(name) !== place)).toEqual([])
  })

  it.each(LANGUAGES)('have each article in the language %s, and no other', (language) => {
    expect(ofFolder(language, '.md').sort()).toEqual([...NAMES].sort())
  })

  it('name every picture that is there', () => {
    for (const language of LANGUAGES) {
      const named = NAMES.flatMap((name) => picturesIn(language, name)).map(({ file }) =>
        basename(file, '.webp'),
      )
      expect(ofFolder(`pictures/${language}`, '.webp').sort()).toEqual([...new Set(named)].sort())
    }
  })
})

describe.each(NAMES)('the article %s', (name) => {
  it.each(LANGUAGES)('has a title, a sentence and steps in the language %s', (language) => {
    expect(article(language, name)).toMatch(/^# .+\n\n[^#\n].+\n\n1\. /)
  })

  it.each(LANGUAGES)('names what is on the screens by its words in the language %s', (language) => {
    expect(controlsIn(language, name).filter((words) => !KEYS_OF[language].has(words))).toEqual([])
  })

  it('names the same in both languages', () => {
    const keysOf = (language: Language) =>
      controlsIn(language, name).map((words) => KEYS_OF[language].get(words) ?? [])
    const english = keysOf('en')
    const others = keysOf('el').map((keys, place) =>
      (english[place] ?? []).filter((key) => keys.includes(key)),
    )
    expect(others.findIndex((shared) => shared.length === 0)).toBe(-1)
    expect(others).toHaveLength(english.length)
    expect(linksIn('en', name)).toEqual(linksIn('el', name))
  })

  it('leads somewhere by every link', () => {
    expect(linksIn('el', name).filter((link) => !leadsSomewhere(link))).toEqual([])
  })

  it.each(LANGUAGES)('has small pictures that are told in words in the language %s', (language) => {
    const pictures = picturesIn(language, name)
    expect(pictures.length).toBeLessThanOrEqual(3)
    for (const { alt, file } of pictures) {
      const bytes = readFileSync(join(ROOT, FOLDER, language, file))
      expect(alt).not.toBe('')
      expect(file).toContain(`/pictures/${language}/`)
      // One below 4 kB would become a part of the script.
      expect(bytes.length).toBeGreaterThan(4_096)
      expect(bytes.length).toBeLessThan(60_000)
    }
  })
})
