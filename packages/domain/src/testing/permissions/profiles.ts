import { canProfile, type ProfileFacts } from '../../people/account/profile.policy.ts'
import type { Actor } from '../../people/account/role.ts'
import {
  administrator,
  anotherInstructor,
  anotherStudent,
  instructor,
  secretary,
  secretaryElsewhere,
  student,
} from '../people.ts'
import { inWords, markdownTable } from './words.ts'

const profileOf = ({ accountId, role, departmentId }: Actor, isPublic: boolean): ProfileFacts => ({
  accountId,
  role,
  departmentId,
  isPublic,
})

const PROFILES: [string, ProfileFacts][] = [
  ["an instructor's, public", profileOf(instructor, true)],
  ["an instructor's, private", profileOf(instructor, false)],
  ["a student's, public", profileOf(student, true)],
  ["a student's, private", profileOf(student, false)],
]

const READERS: [string, Actor, turnedToActor: boolean][] = [
  ['the instructor', instructor, false],
  ['another instructor', anotherInstructor, false],
  ['an instructor the student turned to', anotherInstructor, true],
  ['the student', student, false],
  ['another student', anotherStudent, false],
  ['a secretary of the department', secretary, false],
  ['another secretary', secretaryElsewhere, false],
  ['an administrator', administrator, false],
]

export function profileTable(): string {
  const rows = PROFILES.map(([name, profile]) => [
    name,
    ...READERS.map(([, actor, turnedToActor]) => inWords(canProfile.see(actor, profile, { turnedToActor }))),
  ])
  return markdownTable(['profile and CV', ...READERS.map(([name]) => name)], rows)
}
