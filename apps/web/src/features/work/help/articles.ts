import type { Language } from '@diatrivi/domain/shared/language'
import { getLocale } from '../../../paraglide/runtime.js'
import { GUIDES, type Guide } from './guides.ts'
import { type Article, readArticle } from './read-article.ts'
import type { Texts } from './texts.ts'

/** Each language is a file of its own, which comes with the first page of the help. */
const TEXTS: Record<Language, () => Promise<Texts>> = {
  el: async () => (await import('./texts-el.ts')).TEXTS_EL,
  en: async () => (await import('./texts-en.ts')).TEXTS_EN,
}

export interface Help {
  articles: readonly Article[]
  /** Returns the address of a picture that an article names. */
  pictureAt: (path: string) => string | undefined
}

export async function loadHelp(language: Language = getLocale()): Promise<Help> {
  const { articles, pictures } = await TEXTS[language]()
  const texts = byFileName(articles)
  const addresses = byFileName(pictures)
  return {
    articles: (Object.keys(GUIDES) as Guide[]).flatMap((guide) =>
      GUIDES[guide].flatMap((name) => {
        const markdown = texts.get(`${name}.md`)
        return markdown === undefined ? [] : [readArticle(markdown, { name, guide })]
      }),
    ),
    pictureAt: (path) => addresses.get(fileNameOf(path)),
  }
}

function byFileName(files: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(files).map(([path, content]) => [fileNameOf(path), content]))
}

function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
