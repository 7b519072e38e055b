import type { Texts } from './texts.ts'

export const TEXTS_EN: Texts = {
  articles: import.meta.glob<string>('../../../../guides/en/*.md', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  pictures: import.meta.glob<string>('../../../../guides/pictures/en/*.webp', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
}
