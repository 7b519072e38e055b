import { expect, it } from 'vitest'
import { readDay, readWords } from './read-cell.ts'

it.each([
  ['7/3/2026', '2026-03-07'],
  ['07-03-2026', '2026-03-07'],
  ['31.12.2026', '2026-12-31'],
  ['2026-03-07', '2026-03-07'],
  ['31/2/2026', null],
  ['3/2026', null],
  ['07/03/26', null],
  ['σύντομα', null],
  ['', null],
])('the day «%s» is read as %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

it.each([
  ['γραφήματα, Μηχανική Μάθηση ;python', ['γραφήματα', 'Μηχανική Μάθηση', 'python']],
  ['ένα\nδύο·τρία', ['ένα', 'δύο', 'τρία']],
  [' , ;', []],
])('the words of «%s» are %j', (text, words) => {
  expect(readWords(text)).toEqual(words)
})
