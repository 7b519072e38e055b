import type { FeedFacts, FeedStep } from '@diatrivi/domain/view/calendar/feed-facts'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import {
  type Asked,
  listExaminations,
  listGivenUpExaminations,
  listInvitations,
  listOfferedDates,
  listOwedCorrections,
  listTheses,
} from './feed-facts.queries.ts'

type ThesisRow = Awaited<ReturnType<typeof listTheses>>[number]

/** The dates of a person, each with the page on which its thesis is read. */
export async function readFeedFacts(db: Reader, links: WebLinks, asked: Asked): Promise<FeedFacts> {
  const paged = <Row extends { thesis: { id: number } }>(row: Row) => ({
    ...row,
    thesis: { ...row.thesis, page: links.thesis(row.thesis.id) },
  })
  const examinations = [
    ...(await listExaminations(db, asked)),
    ...(asked.role === 'student' ? [] : await listGivenUpExaminations(db, asked)),
  ]
  const offeredDates = await listOfferedDates(db, asked)
  const theses = await listTheses(db, asked)
  return {
    examinations: examinations.map(({ supervisor, ...row }) => ({
      ...paged(row),
      supervisor: fullName(supervisor),
    })),
    offeredDates: offeredDates.map(({ offeredAt, answeredAt, ...row }) => ({
      ...paged(row),
      changedAt: answeredAt ?? offeredAt,
    })),
    invitations: (await listInvitations(db, asked)).map(paged),
    corrections: (await listOwedCorrections(db, asked)).map(paged),
    theses: theses.map(({ steps, ...thesis }) => ({
      ...thesis,
      page: links.thesis(thesis.id),
      steps: steps.map((step) => stepOf(step, links.step(thesis.id, step.id, 'step'))),
    })),
  }
}

function stepOf(
  { amount, unit, changedAt, listChangedAt, ...step }: ThesisRow['steps'][number],
  page: string,
): FeedStep {
  return {
    ...step,
    page,
    duration: { amount, unit },
    // A step that was moved or deleted changes its list alone.
    changedAt: changedAt > listChangedAt ? changedAt : listChangedAt,
    studentConfirmedAt: step.studentConfirmedAt?.toISOString() ?? null,
    instructorConfirmedAt: step.instructorConfirmedAt?.toISOString() ?? null,
  }
}
