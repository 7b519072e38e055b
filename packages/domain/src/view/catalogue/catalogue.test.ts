import { describe, expect, it } from 'vitest'
import type { StudentNames } from '../../department/rulebook/rules.ts'
import {
  aDraft,
  aMarkedThesis,
  aThesis,
  aThesisInProgress,
  today,
  tomorrow,
  yesterday,
} from '../../testing/facts.ts'
import {
  type CatalogueBook,
  catalogueFor,
  isPresented,
  listInCatalogue,
  nameInCatalogue,
} from './catalogue.ts'

const LISTS_ALONE = { hasPresentations: false, isHarvested: false }
const INITIALS = { isPublic: true, studentNames: 'initials', ...LISTS_ALONE } as const
const FULL = { isPublic: true, studentNames: 'full', ...LISTS_ALONE } as const
const NOTHING = { isPublic: false, studentNames: 'full', ...LISTS_ALONE } as const
const PRESENTING = { ...INITIALS, hasPresentations: true }
const PROGRAMME = 7

function aBook(facts: Partial<CatalogueBook>): CatalogueBook {
  return {
    id: 1,
    programmeId: null,
    inForceFrom: '2026-01-01',
    isPublished: true,
    catalogue: INITIALS,
    ...facts,
  }
}

describe('what a department publishes', () => {
  it.each([
    ['nothing, without a rule book', [], null, null],
    ['what its book says', [aBook({})], null, INITIALS],
    ['nothing, where its book does not say so', [aBook({ catalogue: NOTHING })], null, null],
    ['nothing yet, by a draft', [aBook({ isPublished: false })], null, null],
    ['nothing yet, by a book of tomorrow', [aBook({ inForceFrom: tomorrow })], null, null],
    ['what a book of today says', [aBook({ inForceFrom: today })], null, INITIALS],
    [
      'nothing more, from the day on which another book takes it back',
      [aBook({ inForceFrom: yesterday }), aBook({ id: 2, inForceFrom: today, catalogue: NOTHING })],
      null,
      null,
    ],
    ['of a programme without a book what the department says', [aBook({})], PROGRAMME, INITIALS],
    [
      'of a programme what its own book says',
      [aBook({}), aBook({ id: 2, programmeId: PROGRAMME, catalogue: FULL })],
      PROGRAMME,
      FULL,
    ],
    [
      'nothing of a programme that keeps out of it',
      [aBook({}), aBook({ id: 2, programmeId: PROGRAMME, catalogue: NOTHING })],
      PROGRAMME,
      null,
    ],
    ['nothing by the book of a programme alone', [aBook({ programmeId: PROGRAMME })], PROGRAMME, null],
  ])('%s', (_what, books, programmeId, published) => {
    expect(catalogueFor(books, programmeId, today)).toEqual(published)
  })
})

describe('the list of the catalogue in which a thesis stands', () => {
  const made = { publicByInstructor: true, publicByStudent: true }

  it.each([
    ['a public topic', aThesis(), 'topics'],
    ['a public topic on the day of its deadline', aThesis({ interestDeadline: today }), 'topics'],
    ['a public topic after its deadline', aThesis({ interestDeadline: yesterday }), null],
    ['a private topic', aDraft(), null],
    ['a thesis in progress, however public', aThesisInProgress(made), null],
    ['a finished one that both have made public', aMarkedThesis(made), 'finished'],
    ['a finished one that its student has not made public', aMarkedThesis(), null],
    [
      'a finished one that its instructor has not made public',
      aMarkedThesis({ publicByInstructor: false, publicByStudent: true }),
      null,
    ],
  ] as const)('%s', (_what, thesis, list) => {
    expect(listInCatalogue(thesis, INITIALS, today)).toBe(list)
    expect(listInCatalogue(thesis, NOTHING, today)).toBeNull()
    expect(listInCatalogue(thesis, null, today)).toBeNull()
  })
})

describe('a presentation in the catalogue', () => {
  const startsAt = new Date(`${today}T09:00:00Z`)
  const announced = { state: 'announced', isPublic: true, startsAt } as const

  it.each([
    ['one that was announced, on its day', announced, PRESENTING, true],
    ['one of a day to come', { ...announced, startsAt: new Date(`${tomorrow}T09:00:00Z`) }, PRESENTING, true],
    [
      'none of the day before',
      { ...announced, startsAt: new Date(`${yesterday}T09:00:00Z`) },
      PRESENTING,
      false,
    ],
    [
      'none that is planned and not announced',
      { ...announced, state: 'planned' as const },
      PRESENTING,
      false,
    ],
    ['none that was held', { ...announced, state: 'held' as const }, PRESENTING, false],
    ['none that was cancelled', { ...announced, state: 'cancelled' as const }, PRESENTING, false],
    ['none to which not everybody may come', { ...announced, isPublic: false }, PRESENTING, false],
    ['none of a department that lists topics and theses alone', announced, INITIALS, false],
    ['none of a department without a catalogue', announced, { ...PRESENTING, isPublic: false }, false],
    ['none without a book', announced, null, false],
  ])('%s', (_what, examination, catalogue, isThere) => {
    expect(isPresented(examination, catalogue, today)).toBe(isThere)
  })

  it('stays until the day is over in Athens', () => {
    const late = { ...announced, startsAt: new Date('2026-06-24T22:30:00Z') }
    expect(isPresented(late, PRESENTING, '2026-06-25')).toBe(true)
    expect(isPresented(late, PRESENTING, '2026-06-26')).toBe(false)
  })
})

describe('the name of a student in the catalogue', () => {
  const student = { firstName: 'Μαρία Ελένη', surname: 'Άνθη', isClosed: false }

  it.each([
    ['full', 'Μαρία Ελένη Άνθη'],
    ['initials', 'Μ. Ε. Α.'],
    ['none', null],
  ] as const)('%s: %s', (names: StudentNames, written) => {
    expect(nameInCatalogue(student, names)).toBe(written)
    expect(nameInCatalogue({ ...student, isClosed: true }, names)).toBeNull()
    expect(nameInCatalogue(null, names)).toBeNull()
  })
})
