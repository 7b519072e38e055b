import { canPaper } from '@diatrivi/domain/examination/paper/paper.policy'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import { enforce } from '../../../platform/refusal/refusal.ts'
import type { MadeFile } from '../../../platform/storage/file-answer.ts'
import { factsOf } from './facts/sayable-paper.queries.ts'
import { readWantedPaper } from './facts/wanted-paper.queries.ts'
import { fillOwnForm } from './form/fill-own-form.ts'
import { readEmblem } from './form/read-emblem.ts'
import type { PaperDependencies, PaperWish } from './paper.model.ts'
import { enforcePrintable, MEDIA_TYPES, type PaperFormat, printedDraft } from './printed-paper.model.ts'

/** Draws a paper marked as a draft, of which nothing is kept. For Word it comes in the form of the department, where there is one. */
export async function previewPaper(
  deps: Pick<PaperDependencies, 'db' | 'clock' | 'inspections' | 'storage' | 'fillForm'>,
  actor: SessionActor,
  wish: PaperWish,
  format: PaperFormat,
): Promise<MadeFile> {
  const { db, clock, inspections } = deps
  const [today, now] = [clock.today(), clock.now()]
  const { subject, departmentId, ...wanted } = await readWantedPaper(db, actor, wish, today)
  enforce(canPaper.preview(actor, wish, subject))
  if ('thesis' in subject) inspections.note(actor, 'thesis', subject.thesis.studentId)
  const facts = factsOf(wanted)
  // Word finds a font of the reader's machine.
  if (format === 'pdf') await enforcePrintable(facts, today)
  const saying = { departmentId, facts, issue: { number: null, date: today }, verification: null }
  const ownForm = format === 'docx' ? await fillOwnForm(deps, actor, saying) : null
  const bytes =
    ownForm ??
    (await printedDraft(facts, { today, now, format, emblem: await readEmblem(db, deps, departmentId) }))
  return { bytes, mediaType: MEDIA_TYPES[format], name: `draft.${format}` }
}
