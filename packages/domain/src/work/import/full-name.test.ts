import { expect, it } from 'vitest'
import { partFullName } from './full-name.ts'

it.each([
  ['ΓΕΩΡΓΙΟΥ ΝΙΚΟΛΑΟΣ του ΙΩΑΝΝΗ', 'ΓΕΩΡΓΙΟΥ', 'ΝΙΚΟΛΑΟΣ', false],
  ['ΓΕΩΡΓΙΟΥ ΝΙΚΟΛΑΟΣ ΤΟΥ ΙΩΑΝΝΗ', 'ΓΕΩΡΓΙΟΥ', 'ΝΙΚΟΛΑΟΣ', false],
  ['Γεωργίου Νίκη της Μαρίας', 'Γεωργίου', 'Νίκη', false],
  ['Γεωργίου, Νικόλαος', 'Γεωργίου', 'Νικόλαος', false],
  ['Παππά - Ρήγα  Μαρία (Ιωάννης)', 'Παππά-Ρήγα', 'Μαρία', false],
  ['Ντε Μαρία Άννα', 'Ντε', 'Μαρία Άννα', true],
  ['Ντε Μαρία, Άννα', 'Ντε Μαρία', 'Άννα', false],
  ['Γεωργίου', 'Γεωργίου', '', false],
  ['', '', '', false],
])('«%s» is %s and %s', (text, surname, firstName, isUnsure) => {
  expect(partFullName(text)).toEqual({ surname, firstName, isUnsure })
})
