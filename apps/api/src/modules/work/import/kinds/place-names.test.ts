import { expect, it } from 'vitest'
import { placeNames } from './place-names.ts'

const ROW = { url: null, version: 1, createdAt: new Date(0), updatedAt: new Date(0) }
const INSTITUTION = {
  ...ROW,
  id: 1,
  name: 'Χαροκόπειο Πανεπιστήμιο',
  type: 'university',
  logo: null,
} as const
const DEPARTMENT = {
  ...ROW,
  id: 2,
  institutionId: 1,
  name: 'Τμήμα Πληροφορικής και Τηλεματικής',
  email: null,
  phone: null,
  city: null,
  latitude: null,
  longitude: null,
}

it.each([
  'Τμήμα Πληροφορικής και Τηλεματικής',
  'Πληροφορικής και Τηλεματικής',
  'Τμ. Πληροφορικής & Τηλεματικής',
  'ΠΛΗΡΟΦΟΡΙΚΗΣ ΚΑΙ ΤΗΛΕΜΑΤΙΚΗΣ',
])('%s names the department', (name) => {
  const names = placeNames({ institutions: [INSTITUTION], departments: [DEPARTMENT] })
  expect(names.findDepartment(name, '')).toEqual({ place: DEPARTMENT })
})
