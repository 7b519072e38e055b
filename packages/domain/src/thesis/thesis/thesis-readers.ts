import type { Actor } from '../../people/account/role.ts'
import type { Bilingual } from '../../shared/bilingual.ts'
import { listed } from '../../shared/listed.ts'
import { type Closeness, canThesis } from './thesis.policy.ts'
import type { ThesisFacts } from './thesis.ts'

/** The people who may read a thesis, the closest first. */
export const THESIS_READERS = [
  'student',
  'instructor',
  'interested',
  'member',
  'office',
  'officeHolder',
  'administrator',
  'anyone',
] as const
export type ThesisReader = (typeof THESIS_READERS)[number]

const [NO_ID, INSTRUCTOR, STUDENT] = [1, 2, 3]
const EXAMPLE: ThesisFacts = {
  instructorId: INSTRUCTOR,
  studentId: null,
  departmentId: 1,
  institutionId: 1,
  assignmentType: 'immediate',
  publicByInstructor: false,
  publicByStudent: false,
  interestDeadline: null,
  startDate: null,
  intendedEnd: null,
  mark: null,
}

export const GIVEN_EXAMPLE: ThesisFacts = { ...EXAMPLE, studentId: STUDENT }

/** One of each for a thesis, by whom a policy is asked. */
export function exampleOf(reader: ThesisReader, thesis: ThesisFacts): { actor: Actor; closeness: Closeness } {
  const { departmentId, institutionId } = thesis
  const actor = (role: Actor['role'], accountId = NO_ID): Actor => ({
    accountId,
    role,
    departmentId,
    institutionId,
  })
  const far: Closeness = { hasDeclaredInterest: false }
  switch (reader) {
    case 'student':
      return { actor: actor('student', STUDENT), closeness: far }
    case 'instructor':
      return { actor: actor('instructor', INSTRUCTOR), closeness: far }
    case 'interested':
      return { actor: actor('student'), closeness: { hasDeclaredInterest: thesis.studentId === null } }
    case 'member':
      return { actor: actor('instructor'), closeness: { ...far, sitsInCommittee: true } }
    case 'office':
      return { actor: actor('secretary'), closeness: far }
    case 'officeHolder':
      return { actor: { ...actor('instructor'), holdsOffice: true }, closeness: far }
    case 'administrator':
      return { actor: actor('administrator'), closeness: far }
    case 'anyone':
      return { actor: actor('student'), closeness: far }
  }
}

/** What of a thesis decides who reads it. */
export interface ReadThesis extends Pick<ThesisFacts, 'publicByInstructor' | 'publicByStudent'> {
  hasStudent: boolean
  /** Under a rule book that asks for a committee. */
  hasCommittee: boolean
}

/** Who reads a thesis, as the policy answers. */
export function readersOf({ hasStudent, hasCommittee, ...visibility }: ReadThesis): ThesisReader[] {
  const thesis: ThesisFacts = { ...(hasStudent ? GIVEN_EXAMPLE : EXAMPLE), ...visibility }
  return THESIS_READERS.filter((reader) => {
    if (reader === 'member' && !hasCommittee) return false
    const { actor, closeness } = exampleOf(reader, thesis)
    return canThesis.see(actor, thesis, closeness).allowed
  })
}

export const READER_WORDS: Readonly<Record<Exclude<ThesisReader, 'anyone'>, Bilingual>> = {
  student: ['όποιος ή όποια την έχει αναλάβει', 'the student who has it'],
  instructor: ['ο επιβλέπων ή η επιβλέπουσα', 'the supervisor'],
  interested: ['όσοι φοιτητές έχουν ήδη δηλώσει ενδιαφέρον', 'students who have declared interest already'],
  member: ['τα μέλη της επιτροπής', 'the members of the committee'],
  office: ['η Γραμματεία', 'the secretariat'],
  officeHolder: ['η διοίκηση του Τμήματος', 'those who head the department'],
  administrator: ['οι διαχειριστές', 'the administrators'],
}

/**
 * «Τη βλέπετε εσείς, ο επιβλέπων ή η επιβλέπουσα, η Γραμματεία και οι διαχειριστές.»; null where every signed-in person
 * may read it.
 */
export function readersSentence(
  readers: readonly ThesisReader[],
  you: 'student' | 'instructor',
): Bilingual | null {
  const named = readers.flatMap((reader) =>
    reader === 'anyone' || reader === you ? [] : [READER_WORDS[reader]],
  )
  if (readers.includes('anyone')) return null
  return [
    `Τη βλέπετε ${listed(['εσείς', ...named.map(([greek]) => greek)], 'και')}.`,
    `It is seen by ${listed(['you', ...named.map(([, english]) => english)], 'and')}.`,
  ]
}
