import { api } from '../fixtures/api.ts'
import type { Department, Person } from '../fixtures/cast.ts'
import type { naming } from '../fixtures/names.ts'
import { DEMO_PEOPLE } from '../fixtures/people.ts'
import { type Attacker, namedFile } from './attacker.ts'

const QUOTED = '"*"@example.gr'
/** Books of one department need a day of their own once they are published; drafts do not. */
const FAR_AWAY = '2099-09-01'

/** Who examines the attacked theses, and the office of their department. */
export interface Office {
  secretary: Person
  /** Asked to sit in every committee. */
  member: Person
  /** A draft, opened by those who write it; the last that was written. */
  rulebookId: number
}

/** A rule book that asks for a committee, so that the theses that are accepted from now on have one. */
export async function publishRules({ id: depID }: Department): Promise<void> {
  const { admin } = DEMO_PEOPLE
  const { id: rulebookId } = await api(admin, 'draftRulebook', {
    body: { depID, title: 'Κανονισμός', inForceFrom: '2020-09-01', from: 'integrated_master' },
  })
  await api(admin, 'publishRulebook', { params: { rulebookId } })
}

/** Secretaries who are invited and changed, a profile, and the texts of a rule book. Returns the draft. */
export async function attackOffice(
  { call }: Attacker,
  names: ReturnType<typeof naming>,
  { id: depID }: Department,
  secretary: Person,
): Promise<number> {
  const { admin } = DEMO_PEOPLE
  const [invited, changed] = [names.person(), names.person()]
  await call(admin, 'createSecretary', (write) => ({
    body: {
      username: write('username', invited.username),
      uName: write('uName', invited.firstName),
      uSurname: write('uSurname', invited.surname),
      uEmail: write('uEmail', invited.email, QUOTED),
      depID,
    },
  }))
  const { username, firstName: uName, surname: uSurname, email: uEmail } = changed
  await api(admin, 'createSecretary', { body: { username, uName, uSurname, uEmail, depID } })
  await call(admin, 'editSecretary', (write) => ({
    params: { username },
    body: {
      username: write('username', username),
      uName: write('uName', uName),
      uSurname: write('uSurname', uSurname),
      uEmail: write('uEmail', uEmail, QUOTED),
      depID,
    },
  }))
  await call(secretary, 'editSecretaryProfile', (write) => ({
    body: {
      user: {
        uName: write('uName', secretary.firstName),
        uSurname: write('uSurname', secretary.surname),
        uEmail: write('uEmail', secretary.email, QUOTED),
      },
      tags: { keywords: [{ keyword: write('keyword', 'έρευνα') }] },
    },
    file: namedFile(write('selectedFile', 'cv')),
  }))
  const draft = { inForceFrom: FAR_AWAY, from: 'integrated_master' as const }
  await call(secretary, 'draftRulebook', (write) => ({
    body: { ...draft, depID, title: write('title', names.title('Κανονισμός')) },
  }))
  const { id: rulebookId } = await api(secretary, 'draftRulebook', {
    body: { ...draft, depID, title: names.title('Κανονισμός') },
  })
  await call(secretary, 'editRulebook', (write) => ({
    params: { rulebookId },
    body: {
      title: write('title', names.title('Κανονισμός')),
      inForceFrom: FAR_AWAY,
      decisionRef: write('decisionRef', '7/18.12.2025'),
      rules: {
        marking: {
          parts: [
            {
              key: 'whole',
              label: write('label', 'Εργασία'),
              weight: 100,
              by: 'everyone' as const,
              criteria: [],
            },
          ],
        },
      },
    },
  }))
  await attackProgrammes(call, names, secretary)
  return rulebookId
}

/** Programmes of studies, which stand beside the rule books and in the forms that choose one. */
async function attackProgrammes(
  call: Attacker['call'],
  names: ReturnType<typeof naming>,
  secretary: Person,
): Promise<void> {
  const kind = { level: 'first' as const, kind: 'bachelor' as const }
  await call(secretary, 'createProgramme', (write) => ({
    body: {
      ...kind,
      name: write('name', names.title('Πρόγραμμα')),
      nameEn: write('nameEn', 'Programme'),
      courseCode: write('courseCode', 'ΠΛΗ-900'),
    },
  }))
  const { id: programmeId } = await api(secretary, 'createProgramme', {
    body: { ...kind, name: names.title('Πρόγραμμα') },
  })
  await call(secretary, 'editProgramme', (write) => ({
    params: { programmeId },
    body: {
      ...kind,
      name: write('name', names.title('Πρόγραμμα')),
      nameEn: write('nameEn', 'Programme'),
      courseCode: write('courseCode', 'ΠΛΗ-900'),
    },
  }))
}

/** What the office writes of a student. */
export async function attackRecord(
  { call }: Attacker,
  secretary: Person,
  { username }: { username: string },
): Promise<void> {
  await call(secretary, 'editStudentRecord', (write) => ({
    params: { username },
    body: { registryNumber: write('registryNumber', username), average: write('average', '7.85') },
  }))
}

/** Somebody declines a seat, and leaves it when asked again: both with a reason, which the instructor reads. */
export async function attackCommittee(
  { call }: Attacker,
  instructor: Person,
  member: Person,
  thesisId: number,
): Promise<void> {
  const params = { thesisId }
  const { username } = member
  const seatOf = async (state: 'invited' | 'accepted') => {
    const { committee } = await api(instructor, 'getProcess', { params })
    const seat = committee?.seats.find((one) => one.state === state && one.person.username === username)
    if (seat === undefined) throw new Error(`${username} has no seat that is ${state}.`)
    return { seatId: seat.seatID }
  }
  await api(instructor, 'proposeCommittee', { params, body: { seats: [{ role: 'member', username }] } })
  const first = await seatOf('invited')
  await call(member, 'answerSeat', (write) => ({
    params: first,
    body: { accepts: false, reason: write('reason', 'Δεν προλαβαίνω.') },
  }))
  await api(instructor, 'replaceSeat', { params: first, body: { username } })
  const second = await seatOf('invited')
  await api(member, 'answerSeat', { params: second, body: { accepts: true, noImpediment: true } })
  await call(member, 'leaveSeat', (write) => ({
    params: second,
    body: { reason: write('reason', 'Εκπαιδευτική άδεια.') },
  }))
}
