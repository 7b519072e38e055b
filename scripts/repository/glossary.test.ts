import { FIELD_SENTENCES } from '@diatrivi/contract/field-sentences'
import { REFUSAL_SENTENCES } from '@diatrivi/contract/refusal-sentences'
import { expect, it } from 'vitest'
import { interfaceWords } from './interface-words.ts'
import { read } from './tracked-files.ts'

const OF_THE_SCREENS = interfaceWords('el').map(({ text }) => text)
const OF_THE_API = [...Object.values(REFUSAL_SENTENCES), ...Object.values(FIELD_SENTENCES)]
  .map(({ el }) => el)
  .filter((sentence) => typeof sentence === 'string')

/** A column of the tables between two headings, counted from 1. */
function columnBetween(column: number, begin: string, end: string): string[] {
  const [, after = ''] = read('docs/glossary.md').split(begin)
  const [tables = ''] = after.split(end)
  const rows = tables.split('\n').filter((line) => /^\| (?!word|sentence)/.test(line))
  return rows.map((row) => row.split('|')[column]?.trim() ?? '').filter((word) => word !== '')
}

it('the glossary explains each word once', () => {
  for (const [begin, end] of [
    ['## 1.', '## 6.'],
    ['## 8.', '\n## 9.'],
  ] as const) {
    const words = columnBetween(1, begin, end).map((word) => word.replace(/ <a id=.*/, ''))
    expect(words.length).toBeGreaterThan(30)
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
  }
})

it('the Greek of the glossary is the Greek of the interface', () => {
  const words = columnBetween(2, '## 1.', '## 6.')
  expect(words.length).toBeGreaterThan(50)
  const texts = OF_THE_SCREENS.map((text) => text.toLowerCase())
  const unknown = words.filter((word) => !texts.some((text) => text.includes(word.toLowerCase())))
  expect(unknown).toEqual([])
})

it('the sentences of the glossary are said to the letter', () => {
  const sentences = columnBetween(2, '## 6.', '## 7.')
  expect(sentences.length).toBeGreaterThan(25)
  const unknown = sentences.filter(
    (sentence) => ![...OF_THE_SCREENS, ...OF_THE_API].some((text) => text.startsWith(sentence)),
  )
  expect(unknown).toEqual([])
})
