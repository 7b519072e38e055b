import { describe, expect, it } from 'vitest'
import { overviewLead } from './overview-lead.ts'

const at = (time: string) => new Date(`2026-03-07T${time}+02:00`)

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
    [0, 'Καλημέρα σας. Τίποτα δεν σας περιμένει σήμερα.'],
    [1, 'Καλημέρα σας. Σας περιμένει 1 θέμα.'],
    [7, 'Καλημέρα σας. Σας περιμένουν 7 θέματα.'],
  ])('says that %i wait', (total, sentence) => {
    expect(overviewLead(at('09:00'), total)).toBe(sentence)
  })
})
