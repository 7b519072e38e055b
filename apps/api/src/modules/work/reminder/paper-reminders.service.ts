import { canPaper } from '@diatrivi/domain/examination/paper/paper.policy'
import { paperNumber } from '@diatrivi/domain/examination/paper/paper-number'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { DAY } from '../../../platform/durations.ts'
import {
  type PaperSources,
  readPaperSources,
  subjectOf,
} from '../../examination/paper/facts/paper-sources.queries.ts'
import { thesesOf } from '../../examination/paper/paper.model.ts'
import { papersWithStates } from '../../examination/paper/papers-with-states.queries.ts'
import { type IssuedPaper, listIssuedSince } from './paper-reminders.queries.ts'
import type { ReminderNotice } from './reminder.model.ts'

/** Papers in one batch: few enough to be held in memory. */
const BATCH = 500
/** What changes later about an older paper concerns its issuer no more. */
const LOOKED_AT_FOR = 365 * DAY

interface Dependencies {
  db: Db
  clock: Clock
  /** Gives those that were not given yet. */
  give(due: readonly ReminderNotice[]): Promise<void>
}

/**
 * Notifies each issuer, once, of a paper whose facts have changed. Whether a paper is outdated is known by its facts only, so all
 * of them are read, and therefore once a day.
 */
export function paperReminders({ db, clock, give }: Dependencies) {
  let lookedOn: IsoDate | null = null

  return {
    async giveDue(): Promise<void> {
      const today = clock.today()
      if (lookedOn === today) return
      for (let after: number | null = 0; after !== null; ) after = await giveBatch(after)
      lookedOn = today
    },
  }

  /** Returns the last paper that was looked at, or null when there are no more. */
  async function giveBatch(after: number): Promise<number | null> {
    const since = new Date(clock.now().getTime() - LOOKED_AT_FOR)
    const papers = await listIssuedSince(db, since, { after, limit: BATCH })
    const rows = papers.map(({ row }) => row)
    const sources = await readPaperSources(db, thesesOf(rows))
    const states = await papersWithStates(db, rows, sources)
    const outdated = papers.filter((_paper, at) => states[at]?.state === 'outdated')
    await give(outdated.flatMap((paper) => noticesOf(paper, sources)))
    return papers.length < BATCH ? null : (papers.at(-1)?.row.id ?? null)
  }
}

/** Nothing for a person who could not issue it again. */
function noticesOf(
  { row, issuer }: IssuedPaper,
  sources: ReadonlyMap<number, PaperSources>,
): ReminderNotice[] {
  const about = row.thesisId === null ? undefined : sources.get(row.thesisId)
  if (about === undefined) return []
  const actor = { ...issuer, institutionId: null }
  if (!canPaper.issue(actor, row, subjectOf(about)).allowed) return []
  return [
    {
      recipientId: issuer.accountId,
      kind: 'paper_outdated',
      thesis: about.thesis,
      facts: { paperNumber: paperNumber(row.year, row.number) },
      reminderKey: `paper_outdated/${row.id}`,
    },
  ]
}
