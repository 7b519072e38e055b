import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { findAccount, findByUsername } from '../../../modules/people/account/account.queries.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { Cast, Member } from './cast.ts'
import { playMarkByLink } from './mark-by-link.ts'
import { playMarking } from './marking.ts'

/** Petros and Sofia examine a student of his, whose department asks for two, and mark. */
export async function playExamination({ api, recorder, petros, sofia }: Cast) {
  const { given, db, clock } = api
  const accountOf = async ({ username }: Member) =>
    found(await findAccount(db, found(await findByUsername(db, username)).id))
  const [instructor, member] = [await accountOf(petros), await accountOf(sofia)]
  const department = { id: instructor.departmentId ?? 0 }
  const student = await given.aStudent({
    department,
    username: 'fanis',
    email: 'fanis@example.org',
    firstName: 'Φάνης',
    surname: 'Λιάκος',
  })
  const rules = {
    ...PRESET_RULES.bachelor,
    examination: {
      ...PRESET_RULES.bachelor.examination,
      needsAllSteps: false,
      minMonths: null,
      windows: [],
      noticeDays: 0,
      textDays: 0,
    },
    marking: { ...PRESET_RULES.bachelor.marking, spread: 100 },
  }
  const book = await given.aRulebook({ department, title: 'Κανονισμός πτυχιακών', rules })
  const file = await given.aStoredFile('%PDF-1.7', 'application/pdf')
  const thesis = await given.aThesis({
    title: 'Τοπικά δίκτυα',
    instructor,
    student,
    rulebookId: book.id,
    finalFileId: file.id,
    finalFileName: 'Πτυχιακή.pdf',
  })
  const state = 'accepted' as const
  const first = await given.aSeat({ thesis, person: instructor, position: 1, role: 'supervisor', state })
  const second = await given.aSeat({ thesis, person: member, position: 2, state })
  const office = await given.aSecretary({
    department,
    username: 'exam.office',
    firstName: 'Θάλεια',
    surname: 'Μήτσου',
    email: 'exam.office@example.org',
  })
  const byPetros = recorder.as(petros)
  const bySofia = recorder.as(sofia)
  const byOffice = recorder.as({ name: 'the office', client: await api.as(office) })
  const of = { params: { thesisId: thesis.id } }
  const day = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const options = [
    { date: day(20), time: '12:00' },
    { date: day(21), time: '10:30' },
  ]
  await byPetros('offerDates', { ...of, body: { minutes: 30, options } })
  const { examination } = (await byPetros('getProcess', { ...of, note: 'with dates that were offered' })).body
  const answers = (examination?.dates?.options ?? []).map(({ optionID }) => ({ optionID, answer: 'yes' }))
  await bySofia('answerDates', { ...of, body: { answers } })
  const plan = { ...options[0], minutes: 30, place: 'Αίθουσα Α1', isPublic: true, language: 'el' }
  await byPetros('planExamination', { ...of, body: plan })
  await byPetros('planExamination', { ...of, note: 'once more', body: plan })
  const { current } =
    (await byPetros('getProcess', { ...of, note: 'with an examination' })).body.examination ?? {}
  const its = { params: { examinationId: current?.examinationID ?? 0 } }
  const query = { thesis: String(thesis.id), ...options[0], minutes: '30', place: 'Αίθουσα Α1' }
  await byOffice('findClashes', { note: 'of what is free', query })
  await byOffice('listExaminationPlaces', of)
  await byOffice('moveExamination', {
    ...its,
    body: { ...plan, time: '13:00', reason: 'Η αίθουσα κλείνει.' },
  })
  await byOffice('announceExamination', its)
  await byOffice('announceExamination', { ...its, note: 'twice' })
  await byOffice('listExaminations')
  const presence = [first, second].map(({ id }) => ({ seatID: id, presence: 'present' }))
  await byPetros('holdExamination', { ...its, note: 'before it begins', body: { presence } })
  await byOffice('cancelExamination', { ...its, body: { reason: 'Απεργία' } })
  const begun = await given.anExamination({ thesis, student, startsAt: clock.now() })
  const corrections = { text: 'Η βιβλιογραφία', dueOn: day(30) }
  await byPetros('holdExamination', {
    params: { examinationId: begun.id },
    body: { presence, corrections },
  })
  await byPetros('getProcess', { ...of, note: 'after the examination' })
  const byAnonymous = recorder.as(recorder.anonymous)
  const examined = {
    byPetros,
    bySofia,
    byOffice,
    byAnonymous,
    thesisId: thesis.id,
    examinationId: begun.id,
  }
  await playMarking(examined)
  await playMarkByLink({ api, recorder, byPetros, byAnonymous, department, instructor, rules })
  const reader = await given.aStudent({
    department,
    username: 'reader',
    firstName: 'Νίκη',
    surname: 'Δούκα',
    email: 'reader@example.org',
  })
  const readRules = { ...rules, examination: { ...rules.examination, hasPresentation: false } }
  const readBook = await given.aRulebook({
    department,
    title: 'Κανονισμός χωρίς παρουσίαση',
    rules: readRules,
  })
  const read = await given.aThesis({
    title: 'Μια εργασία χωρίς παρουσίαση',
    instructor,
    student: reader,
    rulebookId: readBook.id,
    finalFileId: (await given.aStoredFile('Το τελικό κείμενο.')).id,
    finalFileName: 'Κείμενο.txt',
  })
  await given.aSeat({ thesis: read, person: instructor, position: 1, role: 'supervisor', state })
  await given.aSeat({ thesis: read, person: member, position: 2, state })
  const ofRead = { params: { thesisId: read.id } }
  await byPetros('planExamination', { ...ofRead, note: 'of a thesis that is not presented', body: plan })
  await byPetros('openMarking', { ...of, note: 'of a thesis that is presented', body: {} })
  await byPetros('openMarking', { ...ofRead, body: {} })
  return examined
}
