import type { Season } from '../calendar.ts'
import { IN_MAILS } from '../mailbox.ts'
import type { Outsider, Person } from '../people.ts'
import type { Life } from '../thesis.ts'
import { act, actByMail, BrokenYear, happened, type World } from '../world.ts'
import { linkFor } from './links.ts'

const YES = { accepts: 1, noImpediment: 1 } as const

/** A seat of the committee and who has it. */
export interface Seat {
  seatId: number
  role: 'supervisor' | 'member' | 'substitute'
  state: string
  person: Person | Outsider
}

/** Members are asked, some say no or nothing, and others are asked for them. */
export async function* convening(world: World, life: Life): Season {
  const { course } = life
  const [first, second, substitute] = someInstructors(world, [life.instructor], 3)
  const outside = course.hasOutsider ? world.random.pick(world.outsiders) : null
  const params = { thesisId: life.thesisId }
  const asked = outside === null ? { username: second.username } : { outside: wordsOf(outside) }
  const seats = [
    { role: 'member' as const, username: first.username },
    { role: 'member' as const, ...asked },
    { role: 'substitute' as const, username: substitute.username },
  ]
  await act(world, life.instructor, 'proposeCommittee', { params, body: { seats } })
  happened(world, 'a committee was proposed')
  yield world.calendar.in(2)

  // The others answer before the days of the first are over.
  const others = (await seatsOf(world, life)).toSorted(
    (one, other) => Number(one.person === first) - Number(other.person === first),
  )
  for (const seat of others) {
    if (seat.state !== 'invited') continue
    const isFirst = seat.person === first
    if (isFirst && course.declinesSeat) await decline(world, life, seat)
    else if (isFirst && course.isSilent) yield* silence(world, life, seat)
    else yield* accept(world, life, seat)
  }
  for (const seat of await seatsOf(world, life)) {
    if (seat.state === 'invited') yield* accept(world, life, seat)
  }
}

/** The seats of people who have one or are asked, by position. */
export async function seatsOf(world: World, life: Life): Promise<Seat[]> {
  const { committee } = await act(world, life.instructor, 'getProcess', {
    params: { thesisId: life.thesisId },
  })
  if (committee === null) throw new BrokenYear(`${life.title} has no committee.`)
  return committee.seats
    .filter(({ state }) => state === 'invited' || state === 'accepted')
    .map(({ seatID: seatId, role, state, person }) => ({
      seatId,
      role,
      state,
      person: personOf(world, person),
    }))
}

function personOf(
  { instructors, outsiders }: World,
  { username, uSurname }: { username: string | null; uSurname: string },
): Person | Outsider {
  const person =
    username === null
      ? outsiders.find(({ surname }) => surname === uSurname)
      : instructors.find((one) => one.username === username)
  if (person === undefined) throw new BrokenYear(`A seat has an unknown person, ${username ?? uSurname}.`)
  return person
}

async function* accept(world: World, life: Life, { seatId, person }: Seat): Season {
  if (person.role === 'outsider') {
    const code = yield* linkFor(world, life, person, IN_MAILS.seat)
    await actByMail(world, person, 'openSeat', { body: { code } })
    await actByMail(world, person, 'answerSeatByLink', { body: { code, ...YES } })
    happened(world, 'a member from outside accepted by a link')
    return
  }
  await act(world, person, 'answerSeat', { params: { seatId }, body: YES })
}

/** The one who declines is taken by another instructor's place. */
async function decline(world: World, life: Life, { seatId, person }: Seat): Promise<void> {
  if (person.role === 'outsider') return
  const body = { accepts: 0, reason: 'Πολλές επιτροπές φέτος.' } as const
  await act(world, person, 'answerSeat', { params: { seatId }, body })
  const sitting = (await seatsOf(world, life)).map((seat) => seat.person)
  const [other] = someInstructors(world, [...sitting, person], 1)
  await act(world, life.instructor, 'replaceSeat', { params: { seatId }, body: { username: other.username } })
  happened(world, 'a seat was declined, and another person asked')
}

/** The days run out, the instructor asks once more, and then an answer comes. */
async function* silence(world: World, life: Life, { seatId, person }: Seat): Season {
  if (person.role === 'outsider') return
  yield world.calendar.in(9)
  const seats = await act(world, life.instructor, 'getProcess', { params: { thesisId: life.thesisId } })
  const lapsed = seats.committee?.seats.find(({ seatID }) => seatID === seatId)
  if (lapsed?.state !== 'lapsed') throw new BrokenYear(`The invitation ${seatId} did not lapse.`)
  await act(world, life.instructor, 'remindSeat', { params: { seatId } })
  happened(world, 'an invitation lapsed, and was sent again')
  yield world.calendar.in(1)
  await act(world, person, 'answerSeat', { params: { seatId }, body: YES })
}

function wordsOf({ role: _role, ...words }: Outsider) {
  return words
}

type Some<Count extends number> = Count extends 1 ? [Person] : [Person, Person, Person]

/** Different instructors, none of those who are named. */
function someInstructors<Count extends 1 | 3>(
  { instructors, random }: World,
  without: readonly (Person | Outsider)[],
  count: Count,
): Some<Count> {
  const free = instructors.filter((one) => !without.includes(one))
  const some = Array.from({ length: count }, () => free.splice(random.below(free.length), 1)[0])
  if (some.includes(undefined)) throw new BrokenYear('The department has too few instructors.')
  return some as Some<Count>
}
