import type { Season } from '../calendar.ts'
import { IN_MAILS } from '../mailbox.ts'
import type { Person } from '../people.ts'
import { act, actByMail, BrokenYear, happened, type World } from '../world.ts'

const STUDENTS_A_DAY = 40
const RANKS = ['Καθηγητής', 'Αναπληρωτής Καθηγητής', 'Επίκουρος Καθηγητής']

/** The offices open the year: the rules, and the people by lists. */
export async function* opening(world: World): Season {
  for (const secretary of world.secretaries) {
    const { username, firstName: uName, surname: uSurname, email: uEmail } = secretary
    const body = { username, uName, uSurname, uEmail, depID: world.departmentId }
    await act(world, world.administrator, 'createSecretary', { body })
  }
  await world.api.post()
  for (const secretary of world.secretaries) await choosePassword(world, secretary)
  yield world.calendar.in(1)

  const [office, ...others] = world.secretaries
  if (office === undefined) throw new BrokenYear('A department has a secretary.')
  await publishRules(world, office)
  yield world.calendar.in(1)

  await bring(world, office, 'instructors', instructorRows(world))
  await bring(world, others[0] ?? office, 'students', studentRows(world))
  // Invitations leave a few a minute.
  yield world.calendar.in(1)

  for (const instructor of world.instructors) await choosePassword(world, instructor)
}

/** Students register over the first weeks, as they come back. */
export async function* arrivals(world: World): Season {
  for (const [at, student] of world.students.entries()) {
    if (at > 0 && at % STUDENTS_A_DAY === 0) yield world.calendar.in(1)
    await register(world, student)
  }
}

async function choosePassword(world: World, person: Person): Promise<void> {
  const token = world.api.mails.find(IN_MAILS.password, { to: person.email })
  if (token === null) throw new BrokenYear(`No invitation came to ${person.email}.`)
  const body = { token: decodeURIComponent(token), newpass: person.password }
  const { state } = await actByMail(world, person, 'resetPassword', { body })
  if (state !== 0) throw new BrokenYear(`The link to ${person.email} was refused.`)
}

async function publishRules(world: World, office: Person): Promise<void> {
  const book = { title: 'Κανονισμός διπλωματικών 2025', inForceFrom: '2025-09-01' as const }
  const { id: rulebookId } = await act(world, office, 'draftRulebook', {
    body: { ...book, from: 'integrated_master' },
  })
  const params = { rulebookId }
  const { rules } = await act(world, office, 'getRulebook', { params })
  const decided = {
    ...rules,
    eligibility: { ...rules.eligibility, minCoursesPercent: null, mode: 'refuse' as const },
    topic: { students: 2 },
  }
  const body = { ...book, decisionRef: '4/2.9.2025', rules: decided }
  await act(world, office, 'editRulebook', { params, body })
  await act(world, office, 'publishRulebook', { params })
  happened(world, 'a rule book was published')
}

/** Brings a list, looks at what would become of its rows, and has them written. */
export async function bring(
  world: World,
  office: Person,
  kind: 'instructors' | 'students' | 'topics',
  rows: readonly (readonly string[])[],
): Promise<void> {
  const file = new File([rows.map((row) => row.join(';')).join('\r\n')], `${kind}.csv`)
  const {
    importID: importId,
    faulty,
    ...counts
  } = await act(world, office, 'startOfficeImport', {
    params: { kind },
    file,
  })
  if (faulty > 0 || counts.new !== rows.length - 1) {
    const query = { page: '1', pageSize: '5' }
    const found = await act(world, office, 'listOfficeImportRows', { params: { importId }, query })
    throw new BrokenYear(`The list of ${kind}: ${JSON.stringify({ faulty, ...counts, found })}`)
  }
  // Among so many people some have one name.
  const body = { rows: 'all' as const, confirmDoubts: true }
  await act(world, office, 'applyOfficeImport', { params: { importId }, body })
  happened(world, `a list of ${kind} was imported`)
}

function instructorRows({ instructors }: World): string[][] {
  return [
    ['Επώνυμο', 'Όνομα', 'E-mail', 'Όνομα χρήστη', 'Βαθμίδα'],
    ...instructors.map(({ surname, firstName, email, username }, at) => [
      surname,
      firstName,
      email,
      username,
      RANKS[at % RANKS.length] ?? '',
    ]),
  ]
}

function studentRows({ students, random }: World): string[][] {
  return [
    ['ΑΕΜ', 'Επώνυμο', 'Όνομα', 'E-mail', 'Εξάμηνο', 'Περασμένα', 'Οφειλόμενα', 'ECTS', 'Μ.Ο.'],
    ...students.map(({ surname, firstName, email }, at) => [
      String(1001 + at).padStart(6, '0'),
      surname,
      firstName,
      email,
      String(9 + random.below(4)),
      String(45 + random.below(9)),
      String(random.below(6)),
      String(240 + random.below(50)),
      `${6 + random.below(3)},${10 + random.below(90)}`,
    ]),
  ]
}

async function register(world: World, student: Person): Promise<void> {
  const { username, password, email, firstName: uName, surname: uSurname } = student
  const body = { username, password, email, uName, uSurname, department: world.departmentId }
  await actByMail(world, student, 'register', { body })
  await world.api.post()
  const code = world.api.mails.find(IN_MAILS.code, { to: email })
  if (code === null) throw new BrokenYear(`No code came to ${email}.`)
  const answer = await actByMail(world, student, 'activate', { body: { email, code } })
  if (answer.status !== '2') throw new BrokenYear(`The code to ${email} was refused.`)
  happened(world, 'a student registered')
}
