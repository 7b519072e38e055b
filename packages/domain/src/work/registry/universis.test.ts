import { expect, it } from 'vitest'
import { aRegistryResult } from '../../testing/registry-results.ts'
import { universisTheses } from './universis.ts'

const one = (changes?: Parameters<typeof aRegistryResult>[0]) =>
  universisTheses([aRegistryResult(changes)]).value[0]

it('a thesis is said by the names that clients of UniverSIS read', () => {
  expect(universisTheses([aRegistryResult()])).toEqual({
    value: [
      {
        student: {
          studentIdentifier: '01234',
          person: { familyName: 'Παπαδάκη', givenName: 'Ελένη' },
        },
        name: 'Αναγνώριση φωνής',
        grade: 0.85,
        formattedGrade: '8,50',
        isPassed: 1,
        thesis: {
          name: 'Αναγνώριση φωνής',
          locale: { inLanguage: 'en', name: 'Speech recognition' },
          instructor: { familyName: 'Ανδρεάδου', givenName: 'Μαρία' },
          startDate: '2025-10-01',
          endDate: '2026-06-24',
          grade: 0.85,
          repositoryAction: null,
        },
        results: [
          {
            index: 1,
            instructor: { familyName: 'Ανδρεάδου', givenName: 'Μαρία' },
            grade: 0.85,
            formattedGrade: '8,50',
          },
          {
            index: 2,
            instructor: { familyName: 'Βλάχος', givenName: 'Νίκος' },
            grade: 0.8,
            formattedGrade: '8,00',
          },
        ],
      },
    ],
  })
})

it.each([
  [1000, 1, '10,00', 1],
  [717, 0.717, '7,17', 1],
  [500, 0.5, '5,00', 1],
  [400, 0.4, '4,00', 0],
])('the mark %i is %f of one, and %s, and passed: %i', (mark, grade, formattedGrade, isPassed) => {
  expect(one({ mark })).toMatchObject({ grade, formattedGrade, isPassed, thesis: { grade } })
})

it('an examiner whose mark is not kept has no result, and the others keep their places', () => {
  const [supervisor, member] = aRegistryResult().examiners
  const examiners = [{ ...supervisor, mark: null }, member] as ReturnType<typeof aRegistryResult>['examiners']
  expect(one({ examiners })?.results.map(({ index }) => index)).toEqual([2])
})

it('a thesis without an English title or an end has none of the one, and ends when it was examined', () => {
  expect(one({ titleEnglish: null, endDate: null })?.thesis).toMatchObject({
    locale: null,
    endDate: '2026-06-24',
  })
})
