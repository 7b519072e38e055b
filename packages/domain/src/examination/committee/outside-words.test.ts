import { describe, expect, it } from 'vitest'
import { allowed, refused } from '../../shared/decision.ts'
import { aThesisInProgress } from '../../testing/facts.ts'
import { administrator, instructor, secretary, secretaryElsewhere, student } from '../../testing/people.ts'
import { mayReplaceWords, rewordOutside, sameWords, wordsInLine } from './outside-words.ts'

const ZOE = {
  firstName: 'Ζωή',
  surname: 'Καρρά',
  rankText: 'Ομότιμη Καθηγήτρια',
  affiliation: 'Πανεπιστήμιο Κρήτης',
}

describe('the words about a person without an account', () => {
  it.each([
    ['are written anew while nothing relies on them', { elsewhere: false, isPrinted: false }, true],
    ['stand where the person sits elsewhere', { elsewhere: true, isPrinted: false }, false],
    ['stand once a mark is sealed or a paper issued', { elsewhere: false, isPrinted: true }, false],
    ['stand where both are so', { elsewhere: true, isPrinted: true }, false],
  ])('%s', (_when, reliance, expected) => {
    expect(mayReplaceWords(reliance)).toBe(expected)
  })

  it.each(['firstName', 'surname', 'rankText', 'affiliation'] as const)('differ by their %s', (name) => {
    expect(sameWords(ZOE, { ...ZOE })).toBe(true)
    expect(sameWords(ZOE, { ...ZOE, [name]: 'Άλλο' })).toBe(false)
  })

  it('stand in the history as one line', () => {
    expect(wordsInLine(ZOE)).toBe('Ζωή Καρρά, Ομότιμη Καθηγήτρια, Πανεπιστήμιο Κρήτης')
  })

  it.each([
    ['the secretary of the department', secretary, 9, allowed],
    ['of a member with an account', secretary, null, refused('not_found')],
    ['the secretary of another department', secretaryElsewhere, 9, refused('not_found')],
    ['the supervisor', instructor, 9, refused('not_found')],
    ['an administrator', administrator, 9, refused('not_found')],
    ['the student', student, 9, refused('not_found')],
  ])('are changed by the office: %s', (_who, actor, outsidePersonId, expected) => {
    expect(rewordOutside(actor, aThesisInProgress(), { outsidePersonId })).toEqual(expected)
  })
})
