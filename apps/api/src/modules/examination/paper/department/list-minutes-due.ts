import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import { inBatches, type PageWindow } from '../../../../platform/paging.ts'
import { readPaperSources } from '../facts/paper-sources.queries.ts'
import { type PaperDependencies, thesesOf } from '../paper.model.ts'
import { listPapersInForce } from '../paper.queries.ts'
import { papersWithStates } from '../papers-with-states.queries.ts'
import { examinationsDue, withMinutes } from './minutes-due.queries.ts'
import { listThesesWithOpenMarks } from './open-marks.queries.ts'

/** Theses with an examination whose marks are open and which has no minutes in force. */
export async function listMinutesDue(
  { db, inspections }: Pick<PaperDependencies, 'db' | 'inspections'>,
  actor: MemberActor,
) {
  const inUse = (window: PageWindow) => listPapersInForce(db, actor.departmentId, 'minutes', window)
  const done = new Set<number | null>()
  for await (const rows of inBatches(inUse)) {
    const papers = await papersWithStates(db, rows, await readPaperSources(db, thesesOf(rows)))
    for (const id of withMinutes(papers)) done.add(id)
  }
  const ids = new Set<number>()
  const open = (window: PageWindow) => listThesesWithOpenMarks(db, actor.departmentId, window)
  for await (const some of inBatches(open)) for (const id of some) ids.add(id)
  const sources = await readPaperSources(db, [...ids])
  return [...ids].flatMap((id) => {
    const source = sources.get(id)
    if (source === undefined || examinationsDue(source, done).length === 0) return []
    inspections.note(actor, 'list', source.thesis.studentId)
    return [{ thesis: source.thesis, student: source.student }]
  })
}
