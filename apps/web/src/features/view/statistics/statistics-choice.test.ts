import { describe, expect, it } from 'vitest'
import { readChoice, writeChoice, yearsToChoose } from './statistics-choice.ts'

const read = (search: string) => readChoice(new URLSearchParams(search))
const [present = 0, before = 0] = yearsToChoose()

describe('the place and the year in the address bar', () => {
  it.each([
    ['', { institutionId: null, departmentId: null, year: present }],
    ['institution=3', { institutionId: 3, departmentId: null, year: present }],
    ['department=7&institution=3', { institutionId: null, departmentId: 7, year: present }],
    [`year=${before}`, { institutionId: null, departmentId: null, year: before }],
    ['department=x&institution=-1&year=soon', { institutionId: null, departmentId: null, year: present }],
    ['year=1821', { institutionId: null, departmentId: null, year: present }],
  ])('«%s» are read, what is mistyped is all and the present year', (search, choice) => {
    expect(read(search)).toEqual(choice)
  })

  it.each(['', 'institution=3', 'department=7', `year=${before}`, `department=7&year=${before}`])(
    '«%s» are written as they were read',
    (search) => {
      expect(writeChoice(read(search)).toString()).toBe(search)
    },
  )
})
