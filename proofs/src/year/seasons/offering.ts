import type { Season } from '../calendar.ts'
import type { Person } from '../people.ts'
import { act, BrokenYear, happened, type World } from '../world.ts'
import { bring } from './september.ts'

/** More topics than students, so that nearly all have a choice. */
const TOPICS_A_STUDENT = 1.15
/** One in so many is written by its instructor, and not brought by the office. */
const WRITTEN_BY_INSTRUCTOR = 5
const SHARED = 10
const SUBJECTS = ['Γραφήματα', 'Αισθητήρες', 'Μεταφραστές', 'Ρομπότ', 'Βάσεις δεδομένων', 'Δίκτυα']
const ENDING = '2026-06-30'
/** What an instructor asks of everybody. */
const STEPS = ['Μελέτη της βιβλιογραφίας', 'Σχεδίαση', 'Υλοποίηση και μετρήσεις', 'Συγγραφή']

/** Topics by a list of the office and by instructors, each with the steps that they ask for. */
export async function* offering(world: World): Season {
  const titled = titles(world)
  const isWritten = (at: number) => at % WRITTEN_BY_INSTRUCTOR === 4
  const [office] = world.secretaries
  if (office === undefined) throw new BrokenYear('A department has a secretary.')
  await bring(world, office, 'topics', [
    ['Τίτλος', 'Επιβλέπων', 'Λέξεις-κλειδιά', 'Επιθυμητή ολοκλήρωση'],
    ...titled
      .filter((_topic, at) => !isWritten(at))
      .map(({ title, subject, instructor }) => [title, instructor.email, subject, '30/6/2026']),
  ])
  yield world.calendar.in(1)
  for (const [at, { title, subject, instructor }] of titled.entries()) {
    if (!isWritten(at)) continue
    const thesis = { thesisTitle: title, thesisIsPublicByInst: 1, thesisIntendedEnd: ENDING } as const
    const tags = { keywords: [{ keyword: subject }] }
    await act(world, instructor, 'createThesis', { body: { ...thesis, tags } })
    happened(world, 'an instructor wrote a topic')
  }
  yield world.calendar.in(1)
  for (const instructor of world.instructors) await readTopics(world, instructor)
}

/** The template that an instructor copies to each thesis. */
export async function makeTemplate(world: World, instructor: Person): Promise<number> {
  const todoList = { doListTitle: 'Βήματα διπλωματικής' }
  const listId = await act(world, instructor, 'createTodoList', { body: { todoList, template: 1 } })
  for (const dliTitle of STEPS) {
    const todoListItem = { dliTitle, dliDuration: 5, dliDurationUnit: 'weeks' as const }
    await act(world, instructor, 'createTodoItem', { body: { todoList: { doListID: listId }, todoListItem } })
  }
  return listId
}

async function readTopics(world: World, instructor: Person): Promise<void> {
  const query = { page: '1', pageSize: '100' }
  for (const { thesisID, thesisTitle } of await act(world, instructor, 'listUngivenTheses', { query })) {
    const isShared = world.topics.length % SHARED === 1
    world.topics.push({
      thesisId: thesisID,
      title: thesisTitle,
      instructor,
      answered: null,
      isGiven: false,
      isShared,
    })
  }
}

function titles({ scale, instructors }: World) {
  const count = Math.ceil(scale.students * TOPICS_A_STUDENT)
  return Array.from({ length: count }, (_none, at) => {
    const subject = SUBJECTS[at % SUBJECTS.length] ?? ''
    const instructor = instructors[at % instructors.length]
    if (instructor === undefined) throw new BrokenYear('A department has instructors.')
    return { subject, instructor, title: `${subject}: θέμα ${at + 1}` }
  })
}
