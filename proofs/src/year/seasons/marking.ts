import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import type { Season } from '../calendar.ts'
import { IN_MAILS } from '../mailbox.ts'
import type { Outsider } from '../people.ts'
import type { Life } from '../thesis.ts'
import { act, actByMail, BrokenYear, happened, type World } from '../world.ts'
import { type Seat, seatsOf } from './convening.ts'
import { linkFor } from './links.ts'
import { handInText } from './working.ts'

const PARTS = PRESET_RULES.integrated_master.marking.parts
const PASSING = ['6.50', '7.00', '7.50', '8.00', '8.50', '9.00', '9.50'] as const
const FAILING = ['2.00', '3.00', '3.50', '4.00'] as const

interface Examined {
  examinationId: number
  attempt: number
}

/** Each member seals a mark, the last one opens them all; corrections are handed in and accepted. */
export async function* marking(
  world: World,
  life: Life,
  { examinationId, attempt }: Examined,
): Season<'passed' | 'failed'> {
  const isToPass = attempt > life.course.failures
  const seats = (await seatsOf(world, life)).filter(({ role }) => role !== 'substitute')
  for (const seat of seats) {
    const parts = givenParts(world, isToPass)
    if (seat.person.role === 'outsider') yield* sealByLink(world, life, seat.person, parts)
    else {
      const body = { parts, seal: 1 } as const
      await act(world, seat.person, 'saveMemberMark', { params: { examinationId }, body })
    }
  }
  const result = await resultOf(world, life, examinationId)
  happened(world, `marks were opened: ${result.outcome}`)
  if (result.outcome === 'failed') return 'failed'
  life.mark = result.final
  if (result.outcome === 'corrections') {
    yield world.calendar.in(8)
    await handInText(world, life)
    yield world.calendar.in(3)
    const body = { note: 'Έγιναν όλες.' }
    await act(world, life.instructor, 'acceptCorrections', { params: { examinationId }, body })
    happened(world, 'corrections were accepted')
  }
  if (life.course.isMarkCorrected) {
    yield world.calendar.in(4)
    const [supervisor] = seats
    if (supervisor !== undefined) await correct(world, life, examinationId, supervisor)
  }
  return 'passed'
}

function givenParts({ random }: World, isToPass: boolean) {
  return PARTS.map(({ key }) => ({ key, mark: random.pick(isToPass ? PASSING : FAILING) }))
}

type Parts = ReturnType<typeof givenParts>

/** By the link of a mail, and the code that is mailed when it is asked for. */
async function* sealByLink(world: World, life: Life, person: Outsider, parts: Parts): Season {
  const code = yield* linkFor(world, life, person, IN_MAILS.mark)
  await actByMail(world, person, 'sendMarkCode', { body: { code } })
  await world.api.post()
  const pin = world.api.mails.find(IN_MAILS.code, { to: person.email })
  if (pin === null) throw new BrokenYear(`No code for marks came to ${person.email}.`)
  await actByMail(world, person, 'openMarkSheet', { body: { code, pin } })
  await actByMail(world, person, 'saveMarkByLink', { body: { code, pin, parts, seal: 1 } })
  happened(world, 'a member from outside sealed a mark by a link')
}

async function resultOf(world: World, life: Life, examinationId: number) {
  const { result } = await act(world, life.student, 'getProcess', { params: { thesisId: life.thesisId } })
  if (result?.examinationID !== examinationId)
    throw new BrokenYear(`The marks of ${life.title} are not open.`)
  return result
}

/** A decision of the Assembly, which the office writes down. */
async function correct(world: World, life: Life, examinationId: number, { seatId }: Seat): Promise<void> {
  const parts = PARTS.map(({ key }) => ({ key, mark: '10.00' }))
  const body = { seatID: seatId, parts, reason: 'Λάθος στην άθροιση', decision: '9/21.5.2026' }
  await act(world, world.random.pick(world.secretaries), 'correctMark', { params: { examinationId }, body })
  life.mark = (await resultOf(world, life, examinationId)).final
  happened(world, 'a mark was corrected by a decision')
}
