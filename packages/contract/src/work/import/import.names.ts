import type { ImportField } from '@diatrivi/domain/work/import/import-columns'
import type { OfficeKind } from '@diatrivi/domain/work/import/import-kind'

/** What the wire calls the columns of a file: as the forms of administrators call the same fields. */
export const IMPORT_FIELD_NAMES = {
  institutionName: 'instName',
  institutionType: 'instType',
  institutionUrl: 'instURL',
  logo: 'instLogo',
  departmentName: 'depName',
  departmentEmail: 'depEmail',
  phone: 'depPhone',
  city: 'depCity',
  departmentUrl: 'depUrl',
  latitude: 'depLat',
  longitude: 'depLng',
  username: 'username',
  firstName: 'uName',
  surname: 'uSurname',
  fullName: 'fullName',
  email: 'uEmail',
  rank: 'rank',
  registryNumber: 'registryNumber',
  semester: 'semester',
  coursesPassed: 'coursesPassed',
  coursesOwed: 'coursesOwed',
  ects: 'ects',
  average: 'average',
  programmeName: 'programme',
  topicTitle: 'thesisTitle',
  titleEnglish: 'titleEn',
  instructor: 'instructor',
  description: 'thesisDescr',
  keywords: 'tags',
  assignmentType: 'thesisAssignType',
  interestDeadline: 'thesisIntDeadline',
  startDate: 'thesisStartDate',
  intendedEnd: 'thesisIntendedEnd',
  textLanguage: 'textLanguage',
  thesisState: 'state',
} as const satisfies Record<ImportField, string>

export type WireImportField = (typeof IMPORT_FIELD_NAMES)[ImportField]

/** What the wire calls the kinds of file of a department's office. */
export const OFFICE_KIND_NAMES = {
  records: 'students',
  instructors: 'instructors',
  topics: 'topics',
} as const satisfies Record<OfficeKind, string>
