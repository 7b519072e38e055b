import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import type { Recorder } from '../recorder.ts'
import type { Cast } from './cast.ts'

type Player = ReturnType<Recorder['as']>

interface Examined extends Pick<Cast, 'api' | 'recorder'> {
  byPetros: Player
  byAnonymous: Player
  department: { id: number }
  instructor: { id: number }
  rules: Rules
}

/** A person from outside marks with Petros by a link, differs from him, and confirms. */
export async function playMarkByLink({
  api: { given, clock },
  recorder,
  byPetros,
  byAnonymous,
  department,
  instructor,
  rules,
}: Examined): Promise<void> {
  const student = await given.aStudent({
    department,
    username: 'melina',
    email: 'melina@example.org',
    firstName: 'Μελίνα',
    surname: 'Γκίκα',
  })
  const book = await given.aRulebook({ department, title: 'Κανονισμός με εξωτερικό μέλος', rules })
  const text = await given.aStoredFile('Το τελικό κείμενο.')
  const thesis = await given.aThesis({
    title: 'Ασύρματα δίκτυα',
    instructor,
    student,
    rulebookId: book.id,
    finalFileId: text.id,
    finalFileName: 'Κείμενο.txt',
  })
  const state = 'accepted' as const
  const zoe = await given.anOutsidePerson({ department, email: 'zoe.karra@example.org' })
  const own = await given.aSeat({ thesis, person: instructor, position: 1, role: 'supervisor', state })
  const seat = await given.aSeat({ thesis, outsidePersonId: zoe.id, position: 2, state })
  await playDatesByLink({ given, recorder, byPetros, byAnonymous }, { thesis, seat })
  const examination = await given.anExamination({ thesis, student, startsAt: clock.now() })
  const its = { params: { examinationId: examination.id } }
  const presence = [own, seat].map(({ id }) => ({ seatID: id, presence: 'present' }))
  await byPetros('holdExamination', { ...its, note: 'with a person from outside', body: { presence } })
  await byPetros('sendMarkLink', { ...its, body: { seatID: seat.id } })
  await byPetros('sendMarkLink', { ...its, note: 'to who has an account', body: { seatID: own.id } })
  // The mail server of the story takes no mail at this moment.
  const code = recorder.keepSecret(await given.aSeatLink({ seat, purpose: 'mark' }), 'code of the link')
  await byAnonymous('openMarkSheet', { note: 'by another code', body: { code: 'nobody-made-this-code-up' } })
  await byAnonymous('openMarkSheet', { note: 'without the mailed code', body: { code } })
  await byAnonymous('readTextToMark', { note: 'by another code', body: { code: 'nobody-made-this-code-up' } })
  await byAnonymous('readTextToMark', { body: { code } })
  await byAnonymous('sendMarkCode', { body: { code } })
  const pin = recorder.keepSecret(await given.aMarkPin(code), 'code in the mail')
  const marked = (mark: string, seal: boolean) => ({ code, parts: [{ key: 'whole', mark }], seal })
  await byAnonymous('saveMarkByLink', {
    note: 'with a wrong code',
    body: { ...marked('5.00', true), pin: pin === '111111' ? '222222' : '111111' },
  })
  await byAnonymous('saveMarkByLink', { note: 'sealed', body: { ...marked('5.00', true), pin } })
  await byAnonymous('confirmMarkByLink', { note: 'before there is anything', body: { code, pin } })
  await byAnonymous('openMarkSheet', { note: 'with the mailed code', body: { code, pin } })
  await byPetros('saveMemberMark', {
    ...its,
    note: 'far from the outsider',
    body: {
      parts: [{ key: 'whole', mark: '9.00' }],
      seal: true,
    },
  })
  await byPetros('getProcess', { params: { thesisId: thesis.id }, note: 'with a member who marks by a link' })
  await byPetros('confirmMark', { ...its, note: 'before the outsider' })
  const next = recorder.keepSecret(await given.aSeatLink({ seat, purpose: 'mark' }), 'code of the next link')
  const nextPin = recorder.keepSecret(await given.aMarkPin(next), 'next code in the mail')
  await byAnonymous('confirmMarkByLink', { body: { code: next, pin: nextPin } })
  await byAnonymous('openMarkSheet', { note: 'after the opening', body: { code: next } })
}

/** The person from outside says by a link which dates suit. */
async function playDatesByLink(
  {
    given,
    recorder,
    byPetros,
    byAnonymous,
  }: Pick<Examined, 'recorder' | 'byPetros' | 'byAnonymous'> & Pick<Examined['api'], 'given'>,
  { thesis, seat }: { thesis: { id: number }; seat: { id: number } },
): Promise<void> {
  const of = { params: { thesisId: thesis.id } }
  const options = [{ date: '2027-06-24', time: '12:00' }]
  await byPetros('offerDates', { ...of, note: 'to a person from outside', body: { minutes: 30, options } })
  const code = recorder.keepSecret(
    await given.aSeatLink({ seat, purpose: 'dates' }),
    'code of the link to dates',
  )
  await byAnonymous('openDates', { note: 'by another code', body: { code: 'nobody-made-this-code-up' } })
  const { body } = await byAnonymous('openDates', { body: { code } })
  const answers = body.options.map(({ optionID }) => ({ optionID, answer: 'if_needed' as const }))
  await byAnonymous('answerDatesByLink', { body: { code, answers } })
  await byAnonymous('openDates', { note: 'after the answer', body: { code } })
  await byPetros('getProcess', { ...of, note: 'with the answers of a person from outside' })
}
