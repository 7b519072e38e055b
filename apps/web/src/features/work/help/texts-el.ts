import type { Texts } from './texts.ts'

export const TEXTS_EL: Texts = {
  articles: import.meta.glob<string>('../../../../guides/el/*.md', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  pictures: import.meta.glob<string>('../../../../guides/pictures/el/*.webp', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
}
