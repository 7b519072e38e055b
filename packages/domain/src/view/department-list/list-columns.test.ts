import { describe, expect, it } from 'vitest'
import { IMPORT_COLUMNS } from '../../work/import/import-columns.ts'
import { spelling } from '../../work/import/read-records.ts'
import { columnsOfList, DEPARTMENT_LISTS, shownColumns } from './list-columns.ts'

describe('the columns of a list', () => {
  it.each([
    [
      'nobody has chosen',
      null,
      ['day', 'time', 'title', 'student', 'supervisor', 'place', 'minutes', 'state'],
    ],
    ['none was chosen', [], ['day', 'time', 'title']],
    [
      'some were chosen, in the order of the list',
      ['state', 'link', 'place'],
      ['day', 'time', 'title', 'place', 'state', 'link'],
    ],
    ['a name is of no column', ['nonsense'], ['day', 'time', 'title']],
  ])('where %s', (_case, chosen, expected) => {
    expect(shownColumns('examinations', chosen)).toEqual(expected)
  })

  it.each(DEPARTMENT_LISTS)('of %s have headings of their own in both languages', (list) => {
    const headings = columnsOfList(list).map(([, { heading }]) => heading)
    for (const language of [0, 1]) {
      const words = headings.map((heading) => heading[language])
      expect(new Set(words).size).toBe(words.length)
      expect(words.every(Boolean)).toBe(true)
    }
  })

  it('of records of students come back through an import', () => {
    const known = new Set(IMPORT_COLUMNS.records.flatMap(({ headings }) => headings.map(spelling)))
    const ofThesis = ['thesis', 'phase']
    const inFile = columnsOfList('students').filter(
      ([name, { shown }]) => shown !== 'onDemand' && !ofThesis.includes(name),
    )
    for (const [, { heading }] of inFile) {
      for (const words of heading) expect(known).toContain(spelling(words))
    }
  })
})
