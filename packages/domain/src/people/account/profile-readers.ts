import type { Bilingual } from '../../shared/bilingual.ts'
import { listed } from '../../shared/listed.ts'
import { canProfile, type ProfileFacts } from './profile.policy.ts'
import type { Actor } from './role.ts'

/** Who may read a profile beside the person. */
const PROFILE_READERS = ['instructor', 'supervisor', 'student', 'office', 'administrator'] as const
type ProfileReader = (typeof PROFILE_READERS)[number]

const ROLES: Readonly<Record<ProfileReader, Actor['role']>> = {
  instructor: 'instructor',
  supervisor: 'instructor',
  student: 'student',
  office: 'secretary',
  administrator: 'administrator',
}

const WORDS: Readonly<Record<ProfileReader, Bilingual>> = {
  instructor: ['οι διδάσκοντες', 'the instructors'],
  supervisor: [
    'όποιος ή όποια επιβλέπει εργασία που έχετε ή για την οποία δηλώσατε ενδιαφέρον',
    'the supervisors of your thesis and of those in which you have declared interest',
  ],
  student: ['οι φοιτητές', 'the students'],
  office: ['η Γραμματεία του Τμήματός σας', 'the secretariat of your department'],
  administrator: ['οι διαχειριστές', 'the administrators'],
}

type Read = Pick<ProfileFacts, 'role' | 'isPublic'>

/** Who reads a profile, as the policy answers; a supervisor is named where not every instructor does. */
export function profileReaders(profile: Read): ProfileReader[] {
  const facts: ProfileFacts = { accountId: 1, departmentId: 1, ...profile }
  const readers = PROFILE_READERS.filter((reader) => {
    const actor: Actor = { accountId: 2, role: ROLES[reader], departmentId: 1, institutionId: 1 }
    return canProfile.see(actor, facts, { turnedToActor: reader === 'supervisor' }).allowed
  })
  const isNamed = profile.role === 'student' && !readers.includes('instructor')
  return readers.filter((reader) => reader !== 'supervisor' || isNamed)
}

/** «Το προφίλ και το βιογραφικό σας τα βλέπετε εσείς, η Γραμματεία του Τμήματός σας και οι διαχειριστές.» */
export function profileReadersSentence(profile: Read): Bilingual {
  const readers = profileReaders(profile)
  return [
    `Το προφίλ και το βιογραφικό σας τα βλέπετε ${listed(['εσείς', ...readers.map((one) => WORDS[one][0])], 'και')}.`,
    `Your profile and CV are seen by ${listed(['you', ...readers.map((one) => WORDS[one][1])], 'and')}.`,
  ]
}
