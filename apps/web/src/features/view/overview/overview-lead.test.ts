import { afterEach, describe, expect, it } from 'vitest'
import { overwriteGetLocale } from '../../../paraglide/runtime.js'
import { overviewLead } from './overview-lead.ts'

const at = (time: string) => new Date(`2026-03-07T${time}+02:00`)

afterEach(() => overwriteGetLocale(() => 'el'))

describe('the greeting of the overview', () => {
  it.each([
    ['00:10', 'Καλημέρα σας.'],
    ['11:59', 'Καλημέρα σας.'],
    ['12:00', 'Καλησπέρα σας.'],
    ['23:30', 'Καλησπέρα σας.'],
  ])('at %s in Athens is «%s»', (time, greeting) => {
    expect(overviewLead(at(time), undefined)).toBe(greeting)
  })

  it.each([
    ['11:59', 'Good morning.'],
    ['12:00', 'Good afternoon.'],
    ['17:59', 'Good afternoon.'],
    ['18:00', 'Good evening.'],
  ])('at %s in English is “%s”', (time, greeting) => {
    overwriteGetLocale(() => 'en')
    expect(overviewLead(at(time), undefined)).toBe(greeting)
  })

  it.each([
    [0, 'Καλημέρα σας. Τίποτα δεν σας περιμένει σήμερα.'],
    [1, 'Καλημέρα σας. Σας περιμένει 1 εκκρεμότητα.'],
    [7, 'Καλημέρα σας. Σας περιμένουν 7 εκκρεμότητες.'],
  ])('says that %i wait', (total, sentence) => {
    expect(overviewLead(at('09:00'), total)).toBe(sentence)
  })
})
