import { signedLinks } from '@diatrivi/api/modules/examination/committee/link/signed-links.service'
import { askMarkers } from '@diatrivi/api/modules/examination/examination/mark-request/ask-markers'
import { findMarking, listUnopened } from '@diatrivi/api/modules/examination/marking/marking.queries'
import { lockThesis } from '@diatrivi/api/modules/thesis/thesis/thesis-lock.queries'
import type { Platform } from '@diatrivi/api/platform/platform'
import { found } from '@diatrivi/api/platform/refusal/refusal'

/** More than the demo holds of examinations whose marks are not opened. */
const AT_ONCE = 100

/**
 * Members without an account, whose marks are awaited, get the letter with their link: it goes into the mailbox of the
 * demo, where the person who tries it out reads it.
 */
export async function askOutsideMembers({
  db,
  clock,
  links,
}: Pick<Platform, 'db' | 'clock' | 'links'>): Promise<void> {
  const deps = { clock, links, signedLinks: signedLinks({ clock }) }
  for (const examination of await listUnopened(db, { after: 0, limit: AT_ONCE })) {
    await db.transaction(async (tx) => {
      const thesis = found(await lockThesis(tx, examination.thesisId))
      const asked = { thesisId: thesis.id, examinationId: examination.id, now: clock.now() }
      const { marking } = found(await findMarking(tx, asked))
      await askMarkers(deps, tx, thesis, marking.facts)
    })
  }
}
