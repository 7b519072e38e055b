import { describe, expect, it } from 'vitest'
import { isWrittenAsFigure, readMean, readSemester, readWhole } from './read-figure.ts'

it.each([
  ['8', { value: 8 }],
  ['8ο', { value: 8 }],
  ['8ο εξάμηνο', { value: 8 }],
  ['8Ο ΕΞΑΜΗΝΟ', { value: 8 }],
  ['Εξάμηνο 8', { value: 8 }],
  ['8th semester', { value: 8 }],
  ["Η'", { value: 8 }],
  ['Η΄', { value: 8 }],
  ['Ηʹ', { value: 8 }],
  ['η', { value: 8 }],
  ['ΣΤ΄ εξάμηνο', { value: 6 }],
  ['Ι΄', { value: 10 }],
  ['ΙΒ΄', { value: 12 }],
  ['8.0', { value: 8 }],
  ['', { value: null }],
  ['-', { value: null }],
  ['12+', { error: 'semester_form' }],
  ['8.5', { error: 'semester_form' }],
  ['ΕΠΙ ΠΤΥΧΙΩ', { error: 'semester_form' }],
  ['2026-08-01', { error: 'figure_as_day' }],
])('the semester «%s» is read as %j', (text, figure) => {
  expect(readSemester(text)).toEqual(figure)
})

it.each([
  ['180', { value: 180 }],
  ['180,0', { value: 180 }],
  ['180.00', { value: 180 }],
  ['', { value: null }],
  ['180.5', { error: 'whole_form' }],
  ['180 / 240', { error: 'whole_form' }],
  ['πολλές', { error: 'whole_form' }],
])('the number «%s» is read as %j', (text, figure) => {
  expect(readWhole(text)).toEqual(figure)
})

it.each([
  ['7,85', { value: 785 }],
  ['7.85', { value: 785 }],
  ['7,853', { value: 785 }],
  ['7.855', { value: 786 }],
  ['6.999999999999999', { value: 700 }],
  ['10,00', { value: 1_000 }],
  ['8,5/10', { value: 850 }],
  ['8,5 / 10', { value: 850 }],
  ['—', { value: null }],
  ['10,01', { error: 'average_form' }],
  ['85/100', { error: 'average_form' }],
  ['Άριστα', { error: 'average_form' }],
  ['2026-08-07', { error: 'figure_as_day' }],
])('the average «%s» is read as %j hundredths', (text, figure) => {
  expect(readMean(text)).toEqual(figure)
})

describe('a registry number', () => {
  it.each(['2015128.0', '2,015,129', '2.015.129', '2.01513E+06'])('is no figure as %s', (number) => {
    expect(isWrittenAsFigure(number)).toBe(true)
  })

  it.each(['2015128', '12.345', '00012', 'Π2015/123', '21,5', '2015.1'])('may be %s', (number) => {
    expect(isWrittenAsFigure(number)).toBe(false)
  })
})
