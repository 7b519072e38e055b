import { excerptAround, foldedWords, searchWords, withoutEnding } from '@diatrivi/domain/shared/search-text'
import type { Article } from './read-article.ts'

export interface FoundArticle {
  article: Article
  /** Where the text has the words; empty when only the title and its sentence have them. */
  excerpt: string
}

export interface FoundArticles {
  /** What is sought, as it is marked. */
  words: readonly string[]
  found: readonly FoundArticle[]
}

/** Articles with every word, whatever its accents and its ending: those that have them in the title come first. */
export function searchArticles(articles: readonly Article[], search: string): FoundArticles {
  const words = searchWords(search).map(withoutEnding)
  const found = articles.flatMap((article) => {
    const place = placeOf(article, words)
    return place === null ? [] : [{ article, excerpt: excerptAround(article.text, words), place }]
  })
  return { words, found: found.sort((a, b) => a.place - b.place) }
}

/** 0 in the title, 1 in its sentence too, 2 in the text; null when a word is nowhere. */
function placeOf({ title, lead, text }: Article, words: readonly string[]): number | null {
  const places = [title, `${title} ${lead}`, `${title} ${lead} ${text}`]
  const place = places.findIndex((part) => {
    const folded = foldedWords(part).join(' ')
    return words.every((word) => folded.includes(word))
  })
  return place === -1 ? null : place
}
