import { expect, it } from 'vitest'
import { betterSpelling } from './better-spelling.ts'

it.each([
  ['Γεωργίου', 'ΓΕΩΡΓΙΟΥ', 'Γεωργίου'],
  ['ΓΕΩΡΓΙΟΥ', 'Γεωργίου', 'Γεωργίου'],
  ['Γεωργιου', 'Γεωργίου', 'Γεωργίου'],
  ['Γεωργίου', 'Γεωργιου', 'Γεωργίου'],
  ['Γεωργίου', 'Γεωργιάδης', 'Γεωργιάδης'],
  ['ΓΕΩΡΓΙΟΥ', 'ΓΕΩΡΓΙΟΥ', 'ΓΕΩΡΓΙΟΥ'],
])('of «%s», kept, and «%s», given, «%s» stays', (kept, given, better) => {
  expect(betterSpelling(kept, given)).toBe(better)
})
