import type { Person } from '../entities/person/person.ts'
import type { Thesis } from '../entities/thesis/thesis.mapper.ts'

const SUPERVISOR: Person = { username: 'supervisor', firstName: 'Άννα', surname: 'Καρρά' }

/** A public topic without student and dates. */
export const aThesis = (more: Partial<Thesis> = {}): Thesis => ({
  id: 7,
  title: 'Θέμα',
  titleEnglish: null,
  description: '',
  assignmentType: 'immediate',
  publicByInstructor: true,
  publicByStudent: false,
  interestDeadline: null,
  startDate: null,
  intendedEnd: null,
  textLanguage: 'el',
  endDate: null,
  mark: null,
  abstract: null,
  finalTextName: null,
  student: null,
  isStudentsProfileOpen: true,
  list: null,
  fit: null,
  interests: [],
  keywords: [],
  instructor: SUPERVISOR,
  imageId: null,
  state: 'ungiven',
  department: { id: 1, name: 'Πληροφορικής', institutionId: 1, institutionName: 'ΕΚΠΑ' },
  version: 1,
  createdOn: '2026-03-01',
  rulebook: null,
  phase: null,
  givenMark: more.mark ?? null,
  ...more,
})
