import { addDays, addMonths, type IsoDate } from '@diatrivi/domain/shared/dates'
import { type Season, workday } from '../calendar.ts'
import { IN_MAILS } from '../mailbox.ts'
import type { Life } from '../thesis.ts'
import { act, actByMail, BrokenYear, happened, type World } from '../world.ts'
import { type Seat, seatsOf } from './convening.ts'
import { linkFor } from './links.ts'
import { handInText } from './working.ts'

const MIN_MONTHS = 5
const RETRY_DAYS = 31
/** Between the offer and the first date: the text, the notice, and time to answer. */
const AHEAD = 19
const HOURS = ['09:30', '10:30', '11:30', '12:30', '13:30', '16:30', '17:30'] as const
const PLACES = ['Αίθουσα Α1', 'Αίθουσα Α2', 'Αίθουσα Β1', 'Αίθουσα Β2', 'Αμφιθέατρο', 'Εργαστήριο']
/** Students are accepted in the same weeks, and are not all examined in the same ones. */
const SPREAD_DAYS = 60
/** Working days that are looked through where the offered hours are taken. */
const LATER_DAYS = 8
const MINUTES = 40

interface When {
  date: IsoDate
  time: string
}

/** Dates, the announcement, perhaps another day; returns the examination that was held. */
export async function* examining(world: World, life: Life, attempt: number): Season<number> {
  await handInText(world, life)
  yield* whenAllowed(world, life, attempt)
  const seats = (await seatsOf(world, life)).filter(({ role }) => role !== 'substitute')
  const offered = await offerDates(world, life)
  yield world.calendar.in(1)
  yield* answerDates(world, life, seats)
  yield world.calendar.in(2)
  let examinationId = await plan(world, life, offered)
  if (attempt === 1 && life.course.isCalledOff) {
    yield world.calendar.in(1)
    const body = { reason: 'Κατάληψη του κτιρίου' }
    await act(world, life.instructor, 'cancelExamination', { params: { examinationId }, body })
    happened(world, 'an examination was called off')
    yield world.calendar.in(7)
    examinationId = await plan(world, life, datesFrom(world))
  }
  yield world.calendar.in(1)
  const office = world.random.pick(world.secretaries)
  await act(world, office, 'announceExamination', { params: { examinationId } })
  happened(world, 'an examination was announced')
  if (attempt === 1 && life.course.isMoved) {
    yield world.calendar.in(1)
    await move(world, life, examinationId)
  }
  yield workday(addDays(await dayOf(world, life), 1))
  await hold(world, life, { examinationId, attempt })
  return examinationId
}

/** The rules want months since the acceptance, and a month since an examination that failed. */
async function* whenAllowed(world: World, life: Life, attempt: number): Season {
  const months = addDays(addMonths(life.acceptedOn, MIN_MONTHS), world.random.below(SPREAD_DAYS))
  const first = attempt === 1 ? months : addDays(world.calendar.today, RETRY_DAYS - 14)
  const offer = workday(addDays(first, -AHEAD + 5))
  if (offer > world.calendar.today) yield offer
}

function datesFrom({ calendar, random }: World): When[] {
  const first = workday(addDays(calendar.today, AHEAD))
  const days = [first, workday(addDays(first, 1)), workday(addDays(first, 4))]
  return days.map((date) => ({ date, time: random.pick(HOURS) }))
}

async function offerDates(world: World, life: Life): Promise<When[]> {
  const options = datesFrom(world)
  const body = { minutes: MINUTES, options }
  await act(world, life.instructor, 'offerDates', { params: { thesisId: life.thesisId }, body })
  happened(world, 'dates were offered')
  return options
}

/** The student and the members say which suit; who has no account, by the link of a mail. */
async function* answerDates(world: World, life: Life, seats: readonly Seat[]): Season {
  const params = { thesisId: life.thesisId }
  const { examination } = await act(world, life.student, 'getProcess', { params })
  const options = examination?.dates?.options ?? []
  if (options.length === 0) throw new BrokenYear(`${life.title} has no dates.`)
  const answers = () =>
    options.map(({ optionID }) => ({
      optionID,
      answer: world.random.percent(80) ? ('yes' as const) : ('if_needed' as const),
    }))
  await act(world, life.student, 'answerDates', { params, body: { answers: answers() } })
  for (const { person, role } of seats) {
    if (role === 'supervisor') continue
    if (person.role !== 'outsider') {
      await act(world, person, 'answerDates', { params, body: { answers: answers() } })
      continue
    }
    const code = yield* linkFor(world, life, person, IN_MAILS.dates)
    await actByMail(world, person, 'openDates', { body: { code } })
    await actByMail(world, person, 'answerDatesByLink', { body: { code, answers: answers() } })
    happened(world, 'a member from outside answered dates by a link')
  }
}

/** The first of the dates, or an hour of these days or of later ones, on which all people and a place are free. */
async function freeOf(world: World, life: Life, dates: readonly When[]): Promise<When & { place: string }> {
  const last = dates.at(-1)?.date ?? world.calendar.today
  const later = Array.from({ length: LATER_DAYS }, (_none, at) => workday(addDays(last, at + 1)))
  const days = [...dates.map(({ date }) => date), ...later]
  const hours = days.flatMap((date) => HOURS.map((time) => ({ date, time })))
  for (const when of [...dates, ...hours]) {
    const place = world.random.pick(PLACES)
    const query = { thesis: String(life.thesisId), ...when, minutes: MINUTES, place }
    const clashes = await act(world, life.instructor, 'findClashes', { query })
    if (clashes.length === 0) return { ...when, place }
  }
  throw new BrokenYear(`No hour is free for ${life.title}.`)
}

async function plan(world: World, life: Life, dates: readonly When[]): Promise<number> {
  const when = await freeOf(world, life, dates)
  const body = {
    ...when,
    minutes: MINUTES,
    link: null,
    isPublic: 1,
    language: 'el',
    overrideReason: null,
  } as const
  const params = { thesisId: life.thesisId }
  const { id } = await act(world, life.instructor, 'planExamination', { params, body })
  happened(world, 'an examination was planned')
  return id
}

async function move(world: World, life: Life, examinationId: number): Promise<void> {
  const day = await dayOf(world, life)
  const dates = [2, 3, 4].map((days) => ({ date: workday(addDays(day, days)), time: HOURS[0] }))
  const when = await freeOf(world, life, dates)
  const said = { reason: 'Συνεδρίαση της Συνέλευσης', allAgree: 1, overrideReason: null } as const
  const body = { ...when, ...said, minutes: MINUTES, link: null, isPublic: 1, language: 'el' } as const
  await act(world, life.instructor, 'moveExamination', { params: { examinationId }, body })
  happened(world, 'an examination was moved')
}

async function dayOf(world: World, life: Life): Promise<IsoDate> {
  const params = { thesisId: life.thesisId }
  const { examination } = await act(world, life.student, 'getProcess', { params })
  const startsAt = examination?.current?.startsAt
  if (startsAt === undefined) throw new BrokenYear(`${life.title} has no examination.`)
  return startsAt.date.slice(0, 10) as IsoDate
}

async function hold(
  world: World,
  life: Life,
  { examinationId, attempt }: { examinationId: number; attempt: number },
): Promise<void> {
  const seats = (await seatsOf(world, life)).filter(({ role }) => role !== 'substitute')
  const presence = seats.map(({ seatId, person }) => ({
    seatID: seatId,
    presence: person.role === 'outsider' ? ('remote' as const) : ('present' as const),
  }))
  const isToPass = attempt > life.course.failures
  const dueOn = addDays(world.calendar.today, 14)
  const corrections =
    isToPass && life.course.hasCorrections ? { text: 'Να συμπληρωθεί το κεφάλαιο 3.', dueOn } : null
  const body = { presence, corrections }
  await act(world, life.instructor, 'holdExamination', { params: { examinationId }, body })
  happened(world, 'an examination was held')
}
