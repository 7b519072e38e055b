import { type Actor, ROLES } from '../../people/account/role.ts'
import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'
import {
  type Closeness,
  canThesis,
  isInsider,
  maySeeInterested,
  maySeeMark,
  maySeeSteps,
} from '../../thesis/thesis/thesis.policy.ts'
import { type ThesisFacts, thesisState } from '../../thesis/thesis/thesis.ts'
import { aDraft, aMarkedThesis, aThesis, aThesisInProgress, steps } from '../facts.ts'
import {
  administrator,
  anotherInstructor,
  anotherStudent,
  instructor,
  neighbour,
  officeHolder,
  officeHolderElsewhere,
  outsider,
  secretary,
  secretaryElsewhere,
  student,
} from '../people.ts'
import { inWords, markdownTable, NOT_ASKED, type Refusal } from './words.ts'

interface Person {
  name: string
  actor: Actor
  closeness: Closeness
  /** Whether there can be such a person: an ungiven thesis has no student, and for a given one no student waits. */
  existsFor: (thesis: ThesisFacts) => boolean
}

const isUngiven = (thesis: ThesisFacts): boolean => thesisState(thesis) === 'ungiven'
const always = () => true
const far = { hasDeclaredInterest: false }

const PEOPLE: Person[] = [
  { name: 'its instructor', actor: instructor, closeness: far, existsFor: always },
  { name: 'another instructor', actor: anotherInstructor, closeness: far, existsFor: always },
  { name: 'its student', actor: student, closeness: far, existsFor: (thesis) => !isUngiven(thesis) },
  {
    name: 'an interested student',
    actor: neighbour,
    closeness: { hasDeclaredInterest: true },
    existsFor: isUngiven,
  },
  {
    name: 'a student who gave it up',
    actor: anotherStudent,
    closeness: { hasDeclaredInterest: false, hadThesis: true },
    existsFor: always,
  },
  { name: 'any other student', actor: outsider, closeness: far, existsFor: always },
  { name: 'a secretary of its department', actor: secretary, closeness: far, existsFor: always },
  { name: 'another secretary', actor: secretaryElsewhere, closeness: far, existsFor: always },
  { name: 'an office holder of its department', actor: officeHolder, closeness: far, existsFor: always },
  { name: 'another office holder', actor: officeHolderElsewhere, closeness: far, existsFor: always },
  { name: 'an administrator', actor: administrator, closeness: far, existsFor: always },
]

const STATES: [string, ThesisFacts][] = [
  ['A draft', aDraft()],
  ['A public topic', aThesis()],
  ['A thesis in progress, not shown by its student', aThesisInProgress()],
  ['A thesis in progress, shown by its student', aThesisInProgress({ publicByStudent: true })],
  ['A marked thesis, not shown by its student', aMarkedThesis()],
  ['A marked thesis, shown by its student', aMarkedThesis({ publicByStudent: true })],
]

type Question = (actor: Actor, thesis: ThesisFacts, closeness: Closeness) => Decision<Refusal>

/** What is shown of a thesis to some of those who see it. */
const shownOf =
  (isShown: (actor: Actor, thesis: ThesisFacts) => boolean): Question =>
  (actor, thesis, closeness) =>
    firstRefusal<Refusal>(
      canThesis.see(actor, thesis, closeness),
      isShown(actor, thesis) ? allowed : refused('not_owner'),
    )

const EVERYBODY: Actor['role'][] = [...ROLES]

const ACTIONS: [string, Actor['role'][], Question][] = [
  ['see it', EVERYBODY, canThesis.see],
  ['see who else is interested', EVERYBODY, shownOf(maySeeInterested)],
  ['see its mark, if any', EVERYBODY, shownOf(maySeeMark)],
  ['read its steps', EVERYBODY, shownOf(maySeeSteps)],
  ['see how far its steps are', EVERYBODY, shownOf(isInsider)],
  ['read its history', EVERYBODY, canThesis.readHistory],
  [
    'read the text of who gave it up',
    EVERYBODY,
    (actor, thesis) => canThesis.readFormerText(actor, thesis, anotherStudent.accountId),
  ],
  ['edit it', ['instructor'], canThesis.edit],
  ['choose its cover', ['instructor'], canThesis.setImage],
  ['delete it', ['instructor'], canThesis.delete],
  ['give it a first list', ['instructor'], (actor, thesis) => canThesis.manageList(actor, thesis, false)],
  ['give it a second list', ['instructor'], (actor, thesis) => canThesis.manageList(actor, thesis, true)],
  [
    'mark it, every step confirmed',
    ['instructor'],
    (actor, thesis) => canThesis.mark(actor, thesis, steps('CC')),
  ],
  ['mark it, a step open', ['instructor'], (actor, thesis) => canThesis.mark(actor, thesis, steps('CD'))],
  ['release its student', ['instructor'], canThesis.release],
  ['offer the topic again', ['instructor'], (actor, thesis) => canThesis.offerAgain(actor, thesis, false)],
  [
    'the same, a student gave it up once',
    ['instructor'],
    (actor, thesis) => canThesis.offerAgain(actor, thesis, true),
  ],
  [
    'share its topic, a place is left',
    ['instructor'],
    (actor, thesis) => canThesis.share(actor, thesis, { students: 2, taken: 1 }),
  ],
  [
    'the same, no place is left',
    ['instructor'],
    (actor, thesis) => canThesis.share(actor, thesis, { students: 2, taken: 2 }),
  ],
  ['show or hide it as its student', ['student'], canThesis.setStudentVisibility],
  ['hand in abstract and text', ['student'], canThesis.submitFinalText],
]

function cell([, roles, ask]: (typeof ACTIONS)[number], person: Person, thesis: ThesisFacts): string {
  const isAsked = roles.includes(person.actor.role) && person.existsFor(thesis)
  // Calls that write do not look whether the caller holds an office.
  const actor = roles === EVERYBODY ? person.actor : { ...person.actor, holdsOffice: false }
  return isAsked ? inWords(ask(actor, thesis, person.closeness)) : NOT_ASKED
}

export function thesisTables(): string {
  return STATES.map(([title, thesis]) => {
    const rows = ACTIONS.map((action) => [action[0], ...PEOPLE.map((person) => cell(action, person, thesis))])
    return `### ${title}\n\n${markdownTable(['may', ...PEOPLE.map(({ name }) => name)], rows)}`
  }).join('\n\n')
}
