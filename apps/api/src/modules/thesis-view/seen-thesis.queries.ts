import { canProfile } from '@diatrivi/domain/account/profile.policy'
import type { Actor } from '@diatrivi/domain/account/role'
import {
  isInsider,
  isInstructorOf,
  maySeeInterested,
  maySeeMark,
  maySeeSteps,
} from '@diatrivi/domain/thesis/thesis.policy'
import type { Reader } from '../../platform/database/transaction.ts'
import { found } from '../../platform/refusal/refusal.ts'
import type { Interest } from '../interest/interest.model.ts'
import { interestsOfTheses, studentsTurnedTo } from '../interest/interest.queries.ts'
import type { Thesis } from '../thesis/thesis.model.ts'
import { findCurrentThesis, listThesesById } from '../thesis/thesis.queries.ts'
import { withoutProgress } from '../todo-list/todo-list.model.ts'
import { listsOfTheses } from '../todo-list/todo-list.queries.ts'
import { fitsSeenBy } from './fit.queries.ts'
import type { SeenThesis } from './thesis-view.model.ts'

/** Theses as one reader sees them, in a fixed number of queries however many there are. */
export async function seenBy(db: Reader, actor: Actor, theses: readonly Thesis[]): Promise<SeenThesis[]> {
  const lists = await listsOfTheses(db, idsOf(theses.filter((thesis) => maySeeSteps(actor, thesis))))
  const interests = await interestsSeenBy(db, actor, theses)
  const fits = await fitsSeenBy(db, actor, theses, interests)
  const contacts = await studentsShownTo(db, actor, theses)
  return theses.map((thesis) => {
    const list = lists.get(thesis.id) ?? null
    return {
      thesis,
      showsMark: maySeeMark(actor, thesis),
      showsStudentsEmail: thesis.studentId !== null && contacts.has(thesis.studentId),
      fit: fits.own(thesis),
      interests: (interests.get(thesis.id) ?? []).map((interest) => ({
        ...interest,
        fit: fits.ofInterested(thesis, interest.studentId),
      })),
      // The thesis may have been accepted, and worked on, between the two queries.
      list: list && (isInsider(actor, thesis) ? list : withoutProgress(list)),
    }
  })
}

export async function thesisSeenBy(db: Reader, actor: Actor, thesis: Thesis): Promise<SeenThesis> {
  const [seen] = await seenBy(db, actor, [thesis])
  return found(seen)
}

/** The theses of these ids, by their ids; the caller has checked that the reader may see them. */
export async function thesesSeenBy(
  db: Reader,
  actor: Actor,
  ids: readonly number[],
): Promise<Map<number, SeenThesis>> {
  const seen = await seenBy(db, actor, await listThesesById(db, ids))
  return new Map(seen.map((one) => [one.thesis.id, one]))
}

/** The thesis a student works on, else the one that was marked last. */
export async function findCurrentThesisOf(db: Reader, student: Actor): Promise<SeenThesis | null> {
  const thesis = await findCurrentThesis(db, student.accountId)
  return thesis === undefined ? null : thesisSeenBy(db, student, thesis)
}

/** The students of these theses whose profiles the reader may see. */
async function studentsShownTo(
  db: Reader,
  actor: Actor,
  theses: readonly Thesis[],
): Promise<ReadonlySet<number>> {
  const isOwn = (thesis: Thesis) => isInstructorOf(actor, thesis)
  const own = studentIdsOf(theses.filter(isOwn))
  const foreign = actor.role === 'instructor' ? studentIdsOf(theses.filter((thesis) => !isOwn(thesis))) : []
  const turnedToActor = new Set([...own, ...(await studentsTurnedTo(db, actor.accountId, foreign))])
  const shown = studentIdsOf(theses).filter(
    (accountId) =>
      canProfile.seeStudent(
        actor,
        { accountId, role: 'student', isPublic: false },
        { turnedToActor: turnedToActor.has(accountId) },
      ).allowed,
  )
  return new Set(shown)
}

function interestsSeenBy(
  db: Reader,
  actor: Actor,
  theses: readonly Thesis[],
): Promise<Map<number, Interest[]>> {
  if (actor.role === 'student') return interestsOfTheses(db, idsOf(theses), actor.accountId)
  return interestsOfTheses(db, idsOf(theses.filter((thesis) => maySeeInterested(actor, thesis))))
}

const studentIdsOf = (theses: readonly Thesis[]): number[] =>
  theses.flatMap(({ studentId }) => studentId ?? [])

const idsOf = (theses: readonly Thesis[]): number[] => theses.map((thesis) => thesis.id)
