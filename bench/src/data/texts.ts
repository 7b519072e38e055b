import { BEGINNINGS, KEYWORD_ADJECTIVES, KEYWORD_NOUNS, SENTENCES } from './description-words.ts'
import type { Random } from './random.ts'
import { ACTIONS, MEANS, PLACES, SUBJECTS } from './title-words.ts'

export interface TitleWords {
  title: string
  subject: string
  means: string
  place: string
}

/** One of two million. */
export function title(random: Random): TitleWords {
  const [subject, means, place] = [random.pick(SUBJECTS), random.pick(MEANS), random.pick(PLACES)]
  return { title: `${random.pick(ACTIONS)} ${subject} ${means} ${place}`, subject, means, place }
}

/** Two or three paragraphs, as an instructor writes them. */
export function description(random: Random, { subject, means, place }: TitleWords): string {
  const beginning = random
    .pick(BEGINNINGS)
    .replace('{subject}', subject)
    .replace('{means}', means)
    .replace('{place}', place)
  const first = random.integer(0, SENTENCES.length - 1)
  const sentences = Array.from(
    { length: random.integer(4, 8) },
    (_, index) => SENTENCES[(first + index * 7) % SENTENCES.length],
  )
  const middle = Math.ceil(sentences.length / 2)
  return `<p>${beginning}</p><p>${sentences.slice(0, middle).join(' ')}</p><p>${sentences.slice(middle).join(' ')}</p>`
}

/** All different: nouns first, then nouns with an adjective. */
export function keywordLabel(number: number): string {
  const nouns = KEYWORD_NOUNS.length
  const noun = KEYWORD_NOUNS[(number - 1) % nouns]
  if (number <= nouns) return `${noun}`
  const adjective = Math.floor((number - 1) / nouns) - 1
  const all = KEYWORD_ADJECTIVES.length
  return adjective < all
    ? `${KEYWORD_ADJECTIVES[adjective]} ${noun}`
    : `${KEYWORD_ADJECTIVES[adjective % all]} ${noun} ${Math.floor(adjective / all) + 1}`
}
