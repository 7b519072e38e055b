import { api } from '@diatrivi/e2e/fixtures/api'
import { isoDay } from '@diatrivi/e2e/fixtures/days'
import { aPdf } from '@diatrivi/e2e/fixtures/documents'
import type { naming } from '@diatrivi/e2e/fixtures/names'
import { aPicture } from '@diatrivi/e2e/fixtures/pictures'
import { aCommittee, type Examiners } from './attacked-committee.ts'
import type { Student } from './attacked-student.ts'
import { createdThesis, give } from './attacked-thesis.ts'
import type { Attacker } from './attacker.ts'

/** The day of all examinations; still to come when a long run goes on past midnight. */
export const DAY_OF_EXAMINATIONS = isoDay(2)
/** The minutes of each examination, so that those of a world fit into one day. */
const MINUTES = 5
const LINK = 'https://example.gr/*'

export interface MovedThesis {
  /** Its examination was moved. */
  movedId: number
  /** The code of a paper about it. */
  paperCode: string
}

/** @param place of the thesis among those of its world */
export async function attackPlan(
  { call }: Attacker,
  { instructor }: Examiners,
  thesisId: number,
  place: number,
): Promise<void> {
  await call(instructor, 'planExamination', (write) => ({
    params: { thesisId },
    body: {
      ...at('08:00', place),
      place: write('place', 'Αίθουσα Α1'),
      link: write('link', 'https://example.gr', LINK),
    },
  }))
}

/**
 * A thesis whose examination was called off, planned again, moved and announced, with papers that came home and were
 * declared void.
 *
 * @param place of the thesis among those of its world
 */
export async function movedThesis(
  attacker: Attacker,
  names: ReturnType<typeof naming>,
  examiners: Examiners,
  student: Student,
  place: number,
): Promise<MovedThesis> {
  const { call } = attacker
  const { instructor } = examiners
  const thesisId = await createdThesis(attacker, names, instructor)
  await give(instructor, student, thesisId)
  await aCommittee(examiners, thesisId)

  const plan = { params: { thesisId }, body: { ...at('12:00', place), place: 'Αίθουσα Α1' } }
  const cancelled = await api(instructor, 'planExamination', plan)
  await call(instructor, 'cancelExamination', (write) => ({
    params: { examinationId: cancelled.id },
    body: { reason: write('reason', 'Απεργία.') },
  }))
  const { id: examinationId } = await api(instructor, 'planExamination', plan)
  const announced = await api(instructor, 'issuePaper', {
    body: { kind: 'announcement', thesisID: thesisId },
  })
  await call(instructor, 'moveExamination', (write) => ({
    params: { examinationId },
    body: {
      ...at('16:00', place),
      place: write('place', 'Αίθουσα Α2'),
      link: write('link', 'https://example.gr', LINK),
      reason: write('reason', 'Η αίθουσα είναι κλειστή.'),
    },
  }))
  await attackPapers(attacker, examiners, { thesisId, announcementId: announced.paperID })
  await api(student, 'submitFinalText', {
    params: { thesisId },
    body: { thesisAbstract: 'Περίληψη' },
    file: aPdf('Κείμενο.pdf'),
  })
  await api(instructor, 'announceExamination', { params: { examinationId } })
  return { movedId: thesisId, paperCode: announced.code }
}

/** An announcement that is out of date gets a protocol and comes home with a reason; an application is declared void. */
async function attackPapers(
  { call }: Attacker,
  { instructor, secretary }: Examiners,
  { thesisId, announcementId: paperId }: { thesisId: number; announcementId: number },
): Promise<void> {
  const params = { paperId }
  await call(secretary, 'setPaperProtocol', (write) => ({
    params,
    body: { number: write('number', '1234/2026'), date: isoDay(0) },
  }))
  const page = await aPicture('signed.png')
  await call(secretary, 'returnPaper', (write) => ({
    params,
    body: { how: 'photo' as const, reason: write('reason', 'Υπογράφηκε πριν από τη μεταφορά.') },
    file: { ...page, name: `${write('selectedFile', 'signed')}.png` },
  }))
  const application = await api(instructor, 'issuePaper', {
    body: { kind: 'application', thesisID: thesisId },
  })
  await call(instructor, 'voidPaper', (write) => ({
    params: { paperId: application.paperID },
    body: { reason: write('reason', 'Λάθος στοιχεία.') },
  }))
}

/** Each examination has an hour of its own, because the same people examine several theses. */
function at(first: `${number}:00`, place: number) {
  const [hours = 0] = first.split(':').map(Number)
  const minutes = hours * 60 + place * MINUTES
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return { date: DAY_OF_EXAMINATIONS, time, minutes: MINUTES, isPublic: true, language: 'el' as const }
}
