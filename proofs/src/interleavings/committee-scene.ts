import type { ApiPlatform } from '@diatrivi/api/create-platform'
import type { SeatRow } from '@diatrivi/api/modules/examination/committee/committee.model'
import { listSeats } from '@diatrivi/api/modules/examination/committee/committee.queries'
import { newestProposalIn } from '@diatrivi/api/modules/examination/committee/proposal/proposal.queries'
import { listLinked } from '@diatrivi/api/modules/thesis/thesis/group.queries'
import { thesis } from '@diatrivi/api/modules/thesis/thesis/tables'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import { factories } from '@diatrivi/api/testing/factories'
import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { isLiving } from '@diatrivi/domain/examination/committee/seat'
import { eq } from 'drizzle-orm'
import { openSession, type Person } from './department.ts'

const MEMBERS = 4
const OTHERS = 2
const { integrated_master: PRESET } = PRESET_RULES
/** Both propose: the instructor always, the student because the rules say so. */
const RULES = {
  ...PRESET,
  topic: { ...PRESET.topic, students: 2 },
  committee: { ...PRESET.committee, proposedBy: 'student' as const },
}

/** A thesis in progress under rules that ask for a committee of three, and more people than it has seats. */
export interface CommitteeScene {
  instructor: Person
  student: Person
  /** They may have the topic too, one at a time. */
  others: Person[]
  members: Person[]
  thesis: { thesisId: number }
}

export async function furnishCommittee(platform: ApiPlatform): Promise<CommitteeScene> {
  const given = factories(platform)
  const department = await given.aDepartment()
  const person = async (account: { id: number; username: string }): Promise<Person> => ({
    id: account.id,
    username: account.username,
    token: await openSession(platform, account.id),
  })
  const instructor = await person(await given.anInstructor({ department }))
  const student = await person(await given.aStudent({ department }))
  const others: Person[] = []
  while (others.length < OTHERS) others.push(await person(await given.aStudent({ department })))
  const members: Person[] = []
  while (members.length < MEMBERS) members.push(await person(await given.anInstructor({ department })))
  const { id: rulebookId } = await given.aRulebook({
    department,
    rules: RULES,
    inForceFrom: '2026-01-01',
    publishedAt: platform.clock.now(),
  })
  const thesis = await given.aThesis({ instructor, student, rulebookId, startDate: '2026-02-02' })
  await given.anInterest({ thesis, student, answeredPositively: true })
  await given.aSeat({ thesis, person: instructor, position: 1, role: 'supervisor', state: 'accepted' })
  const [first] = members
  // The member did not answer in time, so that asking again meets asking another.
  if (first !== undefined) await given.aSeat({ thesis, person: first, state: 'lapsed' })
  return { instructor, student, others, members, thesis: { thesisId: thesis.id } }
}

/** The seats of the members, as they stand before a wave. */
export interface Board {
  invited: SeatRow[]
  accepted: SeatRow[]
  /** Declined, left or not answered. */
  gone: SeatRow[]
  proposalId: number | null
  /** The thesis of another student on the same topic; null before there is one. */
  linkedId: number | null
}

export async function boardOf(db: Db, { thesis: { thesisId } }: CommitteeScene): Promise<Board> {
  const seats = (await listSeats(db, thesisId)).filter(({ role }) => role !== 'supervisor')
  const [row] = await db
    .select({ proposal: newestProposalIn(thesis.id).sql })
    .from(thesis)
    .where(eq(thesis.id, thesisId))
  return {
    invited: seats.filter(({ state }) => state === 'invited'),
    accepted: seats.filter(({ state }) => state === 'accepted'),
    gone: seats.filter((seat) => !isLiving(seat)),
    proposalId: row?.proposal?.id ?? null,
    linkedId: (await listLinked(db, thesisId)).at(-1)?.id ?? null,
  }
}
