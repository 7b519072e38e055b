import { PRESET_RULES } from '@diatrivi/domain/rulebook/presets'
import { findAccount, findByUsername } from '../../../modules/account/account.queries.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { Cast, Member } from './cast.ts'

/** Petros, whose department has a rule book by then, asks Sofia and another to examine a thesis with him. */
export async function playCommittee({ api, recorder, petros, sofia }: Cast) {
  const { given, db } = api
  const accountOf = async ({ username }: Member) =>
    found(await findAccount(db, found(await findByUsername(db, username)).id))
  const [instructor, member] = [await accountOf(petros), await accountOf(sofia)]
  const department = { id: instructor.departmentId ?? 0 }
  const student = await given.aStudent({
    department,
    username: 'anthi',
    email: 'anthi@example.org',
    firstName: 'Ανθή',
    surname: 'Φωτίου',
  })
  const third = await given.anInstructor({
    department,
    username: 'thanos',
    email: 'thanos@example.org',
    firstName: 'Θάνος',
    surname: 'Ρήγας',
  })
  const book = await given.aRulebook({
    department,
    title: 'Κανονισμός διπλωματικών εργασιών',
    rules: PRESET_RULES.integrated_master,
    inForceFrom: '2025-01-01',
    publishedAt: api.clock.now(),
  })
  const thesis = await given.aThesis({ title: 'Αναγνώριση φωνής', instructor, student, rulebookId: book.id })
  await given.aSeat({ thesis, person: instructor, position: 1, role: 'supervisor', state: 'accepted' })
  const byPetros = recorder.as(petros)
  const bySofia = recorder.as(sofia)
  const of = { params: { thesisId: thesis.id } }
  await byPetros('listCandidates', of)
  await byPetros('listCandidates', { ...of, note: 'by a name', query: { text: 'ρηγ' } })
  const seats = [member, third].map(({ username }) => ({ role: 'member', username }))
  await byPetros('proposeCommittee', { ...of, body: { seats } })
  await byPetros('proposeCommittee', { ...of, note: 'once more', body: { seats } })
  const { committee } = (await byPetros('getProcess', of)).body
  const seatOf = (username: string) => {
    const seat = committee?.seats.find(({ person }) => person.username === username)
    return { params: { seatId: seat?.seatID ?? 0 } }
  }
  const sofias = seatOf(sofia.username)
  await byPetros('remindSeat', { ...sofias, note: 'on the same day' })
  const waiting = await given.anInstructor({
    department,
    username: 'lydia',
    email: 'lydia@example.org',
    firstName: 'Λυδία',
    surname: 'Σερέτη',
  })
  const earlier = await given.aSeat({
    thesis,
    person: waiting,
    position: 4,
    role: 'substitute',
    dueOn: '2026-03-17',
  })
  await byPetros('remindSeat', { params: { seatId: earlier.id } })
  await bySofia('listOwnSeats')
  await bySofia('answerSeat', { ...sofias, note: 'without the declaration', body: { accepts: true } })
  await bySofia('answerSeat', { ...sofias, body: { accepts: true, noImpediment: true } })
  await bySofia('getProcess', { ...of, note: 'of a thesis whose examiner she is' })
  await bySofia('leaveSeat', { ...sofias, body: { reason: 'Εκπαιδευτική άδεια' } })
  await byPetros('replaceSeat', {
    ...sofias,
    note: 'by who is asked already',
    body: { username: third.username },
  })
  const fourth = await given.anInstructor({
    department,
    username: 'ioanna',
    email: 'ioanna@example.org',
    firstName: 'Ιωάννα',
    surname: 'Μάρκου',
  })
  await byPetros('replaceSeat', { ...sofias, body: { username: fourth.username } })
  await byPetros('getProcess', { ...of, note: 'with a seat that was filled again' })
}
