import { api } from '@diatrivi/e2e/fixtures/api'
import type { Person } from '@diatrivi/e2e/fixtures/cast'
import { seatLinkFor } from '@diatrivi/e2e/fixtures/mailbox'
import type { Name, naming } from '@diatrivi/e2e/fixtures/names'
import { type Attacker, QUOTED } from './attacker.ts'

/** Who decides about the attacked theses of a department. */
export interface Examiners {
  instructor: Person
  /** Sits in every committee, or is asked to. */
  member: Person
  secretary: Person
}

/** A member is asked to sit in the committee of a thesis, and accepts. */
export async function aCommittee({ instructor, member }: Examiners, thesisId: number): Promise<void> {
  const body = { seats: [{ role: 'member' as const, username: member.username }] }
  await api(instructor, 'proposeCommittee', { params: { thesisId }, body })
  await accept(instructor, member, thesisId)
}

/** The student proposes a member, and reads why not. */
export async function attackProposal(
  { call }: Attacker,
  { instructor, member }: Examiners,
  { id: thesisId, student }: { id: number; student: Pick<Person, 'username' | 'password'> },
): Promise<void> {
  const body = { seats: [{ role: 'member' as const, username: member.username }] }
  const proposalId = await api(student, 'proposeOwnCommittee', { params: { thesisId }, body })
  await call(instructor, 'answerProposal', (write) => ({
    params: { proposalId },
    body: { confirms: false, reason: write('reason', 'Λείπει σε άδεια.') },
  }))
}

/**
 * A member declines a seat with a reason, which the instructor reads, and accepts it when asked again. One of two
 * people from outside declines by the link, and the other has it still. Returns the page of that link, and their
 * addresses.
 */
export async function attackCommittee(
  { call }: Attacker,
  names: ReturnType<typeof naming>,
  { instructor, member, secretary }: Examiners,
  thesisId: number,
): Promise<{ seatPath: string; addresses: string[] }> {
  const params = { thesisId }
  const { username } = member
  await api(instructor, 'proposeCommittee', { params, body: { seats: [{ role: 'member', username }] } })
  const declined = await seatOf(instructor, thesisId, { state: 'invited', username })
  await call(member, 'answerSeat', (write) => ({
    params: declined,
    body: { accepts: false, reason: write('reason', 'Δεν προλαβαίνω.') },
  }))
  await api(instructor, 'replaceSeat', { params: declined, body: { username } })
  await accept(instructor, member, thesisId)

  const [first, second, third] = [names.person(), names.person(), names.person()]
  await attackWords({ call }, { instructor, secretary }, third, thesisId)
  await call(instructor, 'proposeCommittee', (write) => ({
    params,
    body: { seats: [{ role: 'member' as const, outside: outsider(write, first) }] },
  }))
  const link = await seatLinkFor(first.email)
  await call(null, 'answerSeatByLink', (write) => ({
    body: { code: link.hash.slice(1), accepts: false, reason: write('reason', 'Δεν μπορώ.') },
  }))
  const left = await seatOf(instructor, thesisId, { state: 'declined', username: null })
  await call(instructor, 'replaceSeat', (write) => ({
    params: left,
    body: { outside: outsider(write, second) },
  }))
  const { pathname, hash } = await seatLinkFor(second.email)
  return { seatPath: `${pathname}${hash}`, addresses: [first.email, second.email, third.email] }
}

/** A person from outside declines, and the secretary writes other words of the person, who stands among the seats still. */
async function attackWords(
  { call }: Pick<Attacker, 'call'>,
  { instructor, secretary }: Pick<Examiners, 'instructor' | 'secretary'>,
  person: Name,
  thesisId: number,
): Promise<void> {
  const outside = { ...words((_field, ordinary) => ordinary, person), email: person.email }
  const body = { seats: [{ role: 'member' as const, outside }] }
  await api(instructor, 'proposeCommittee', { params: { thesisId }, body })
  const link = await seatLinkFor(person.email)
  await api(null, 'answerSeatByLink', { body: { code: link.hash.slice(1), accepts: false } })
  const declined = await seatOf(instructor, thesisId, { state: 'declined', username: null })
  await call(secretary, 'rewordMember', (write) => ({ params: declined, body: words(write, person) }))
}

/** The member leaves with a reason, and is asked once more. */
export async function attackLeaving(
  { call }: Attacker,
  { instructor, member }: Examiners,
  thesisId: number,
): Promise<void> {
  const { username } = member
  const seat = await seatOf(instructor, thesisId, { state: 'accepted', username })
  await call(member, 'leaveSeat', (write) => ({
    params: seat,
    body: { reason: write('reason', 'Εκπαιδευτική άδεια.') },
  }))
  await api(instructor, 'replaceSeat', { params: seat, body: { username } })
}

async function accept(instructor: Person, member: Person, thesisId: number): Promise<void> {
  const params = await seatOf(instructor, thesisId, { state: 'invited', username: member.username })
  await api(member, 'answerSeat', { params, body: { accepts: true, noImpediment: true } })
}

async function seatOf(
  instructor: Person,
  thesisId: number,
  { state, username }: { state: 'invited' | 'accepted' | 'declined'; username: string | null },
): Promise<{ seatId: number }> {
  const { committee } = await api(instructor, 'getProcess', { params: { thesisId } })
  const seat = committee?.seats.find((one) => one.state === state && one.person.username === username)
  if (seat === undefined)
    throw new Error(`${username ?? 'Nobody from outside'} has no seat that is ${state}.`)
  return { seatId: seat.seatID }
}

type Word = 'firstName' | 'surname' | 'rankText' | 'affiliation'
type WriteOfWords = (field: Word, ordinary: string) => string
type WriteOfPerson = (field: Word | 'email', ordinary: string, ...dressed: readonly string[]) => string

/** The same is written of a person who is proposed and of one who is asked in the place of another. */
function outsider(write: WriteOfPerson, person: Name) {
  return { ...words(write, person), email: write('email', person.email, QUOTED) }
}

function words(write: WriteOfWords, { firstName, surname }: Name) {
  return {
    firstName: write('firstName', firstName),
    surname: write('surname', surname),
    rankText: write('rankText', 'Ομότιμη Καθηγήτρια'),
    affiliation: write('affiliation', 'Πανεπιστήμιο Κρήτης'),
  }
}
