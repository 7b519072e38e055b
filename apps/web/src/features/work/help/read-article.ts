import { lexer, type Token, type Tokens } from 'marked'
import type { Guide } from './guides.ts'

export interface Article {
  name: string
  guide: Guide
  title: string
  /** One sentence: what the task is for. */
  lead: string
  /** What follows the title and the sentence. */
  body: readonly Token[]
  /** The words of the body, by which it is found. */
  text: string
}

/** Reads an article out of Markdown: a title, a sentence, and the rest. No HTML is made of it at any time. */
export function readArticle(markdown: string, { name, guide }: Pick<Article, 'name' | 'guide'>): Article {
  const [title, lead, ...body] = lexer(markdown).filter(({ type }) => type !== 'space')
  return {
    name,
    guide,
    title: title === undefined ? name : wordsOf(title),
    lead: lead === undefined ? '' : wordsOf(lead),
    body,
    text: body.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim(),
  }
}

/** What is within a token: the items of a list, the words and links of a paragraph. */
export function tokensIn(token: Token): readonly Token[] {
  if (token.type === 'list') return (token as Tokens.List).items
  return 'tokens' in token && token.tokens !== undefined ? token.tokens : []
}

function wordsOf(token: Token): string {
  if (token.type === 'image') return ''
  const within = tokensIn(token)
  if (within.length > 0) return within.map(wordsOf).join(token.type === 'list' ? ' ' : '')
  return 'text' in token ? token.text : token.raw
}
