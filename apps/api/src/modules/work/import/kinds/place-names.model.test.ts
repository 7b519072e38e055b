import { describe, expect, it } from 'vitest'
import { placeNames } from './place-names.model.ts'

const ROW = { url: null, version: 1, createdAt: new Date(0), updatedAt: new Date(0) }
const anInstitution = (id: number, name: string) => ({
  ...ROW,
  id,
  name,
  type: 'university' as const,
  logo: null,
  emblemFileId: null,
})
const aDepartment = (id: number, institutionId: number, name: string) => ({
  ...ROW,
  id,
  institutionId,
  name,
  email: null,
  phone: null,
  city: null,
  latitude: null,
  longitude: null,
})

const HAROKOPIO = anInstitution(1, 'Χαροκόπειο Πανεπιστήμιο')
const ATHENS = anInstitution(2, 'Εθνικό και Καποδιστριακό Πανεπιστήμιο Αθηνών')
const TELEMATICS = aDepartment(3, 1, 'Τμήμα Πληροφορικής και Τηλεματικής')
const THEOLOGY = aDepartment(4, 2, 'Τμήμα Θεολογίας')
const names = placeNames({ institutions: [HAROKOPIO, ATHENS], departments: [TELEMATICS, THEOLOGY] })

describe('a department', () => {
  it.each([
    'Τμήμα Πληροφορικής και Τηλεματικής',
    'Πληροφορικής και Τηλεματικής',
    'Τμ. Πληροφορικής & Τηλεματικής',
    'ΠΛΗΡΟΦΟΡΙΚΗΣ ΚΑΙ ΤΗΛΕΜΑΤΙΚΗΣ',
    'Τμήμα Πληροφορικής και Τηλεματικής (Χαροκόπειο)',
    'Πληροφορικής και Τηλεματικής (ΧΠΑ)',
    'Dept. of Informatics and Telematics',
    'Department of Informatics & Telematics',
  ])('is named as %s', (name) => {
    expect(names.findDepartment(name, '')).toEqual({ place: TELEMATICS })
    expect(names.isNamed(TELEMATICS, name, '')).toBe(true)
  })

  it.each(['Τμήμα Θεολογίας', 'Τμήμα Πληροφορικής και Τηλεματικής (ΕΚΠΑ)', 'Informatics'])(
    'is another one as %s',
    (name) => {
      expect(names.isNamed(TELEMATICS, name, '')).toBe(false)
    },
  )
})

describe('an institution', () => {
  it.each(['Χαροκόπειο Πανεπιστήμιο', 'ΧΑΡΟΚΟΠΕΙΟ', 'Χ.Π.Α.', 'Harokopio University', 'HUA'])(
    'is named as %s',
    (name) => {
      expect(names.findInstitution(name)).toEqual({ place: HAROKOPIO })
    },
  )

  it.each(['ΑΠΘ', 'Πανεπιστήμιο', 'Χαρο'])('is none as %s', (name) => {
    expect(names.findInstitution(name)).toEqual({
      fault: { field: 'institutionName', code: 'unknown_institution' },
    })
  })

  it('that two begin with alike is named by more words', () => {
    const two = placeNames({
      institutions: [anInstitution(1, 'ΤΕΙ Αθήνας'), anInstitution(2, 'ΤΕΙ Κρήτης')],
      departments: [],
    })
    expect(two.findInstitution('ΤΕΙ')).toMatchObject({ fault: { code: 'unknown_institution' } })
    expect(two.findInstitution('Τ.Ε.Ι. Κρήτης')).toMatchObject({ place: { id: 2 } })
  })
})
