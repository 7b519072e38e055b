import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { eq } from 'drizzle-orm'
import { listSeats } from '../../../modules/examination/committee/committee.queries.ts'
import { updateSeat } from '../../../modules/examination/committee/committee.repository.ts'
import { findAccount, findByUsername } from '../../../modules/people/account/account.queries.ts'
import { thesis as thesisTable } from '../../../modules/thesis/thesis/tables.ts'
import { findThesisFacts } from '../../../modules/thesis/thesis/thesis-lock.queries.ts'
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
  await byPetros('listSuggestedMembers', { ...of, note: 'for the seat that she left' })
  await byPetros('replaceSeat', { ...sofias, body: { username: fourth.username } })
  await byPetros('getProcess', { ...of, note: 'with a seat that was filled again' })
  await playOutsider({ api, recorder, petros }, { thesis, fourth })
  await playStudentsProposal({ api, recorder, petros }, { instructor, department, people: [third, fourth] })
}

/** Ioanna declines, and a person without an account is asked, who answers by the link in the mail. */
async function playOutsider(
  { api, recorder, petros }: Pick<Cast, 'api' | 'recorder' | 'petros'>,
  { thesis, fourth }: { thesis: { id: number }; fourth: { id: number; username: string } },
) {
  const { given, db } = api
  const byPetros = recorder.as(petros)
  const seatAtTwo = found((await listSeats(db, thesis.id)).find(({ accountId }) => accountId === fourth.id))
  await db.transaction((tx) => updateSeat(tx, seatAtTwo.id, { state: 'declined' }, api.clock.now()))
  const outside = {
    firstName: 'Ζωή',
    surname: 'Καρρά',
    rankText: 'Ομότιμη Καθηγήτρια',
    affiliation: 'Πανεπιστήμιο Κρήτης',
    email: 'zoe@example.org',
  }
  await byPetros('judgeOutsider', {
    params: { thesisId: thesis.id },
    query: { email: outside.email },
    note: 'before she is asked',
  })
  await byPetros('replaceSeat', {
    params: { seatId: seatAtTwo.id },
    note: 'by a person without an account',
    body: { outside },
  })
  const seat = found((await listSeats(db, thesis.id)).find(({ person }) => person.username === null))
  const of = { params: { seatId: seat.id } }
  await byPetros('revokeSeatLink', of)
  await byPetros('revokeSeatLink', { ...of, note: 'once more' })
  await byPetros('remindSeat', { ...of, note: 'who has no link any more' })
  // The mail server of the story takes no mail at this moment.
  const code = recorder.keepSecret(await given.aSeatLink({ seat }), 'code of the link')
  const byAnybody = recorder.as(recorder.anonymous)
  await byAnybody('openSeat', { note: 'by another code', body: { code: 'nobody-made-this-code-up-yet' } })
  await byAnybody('openSeat', { body: { code } })
  await byAnybody('answerSeatByLink', { note: 'without the declaration', body: { code, accepts: true } })
  await byAnybody('answerSeatByLink', { body: { code, accepts: true, noImpediment: true } })
  await byAnybody('answerSeatByLink', { note: 'by a link that was used', body: { code, accepts: false } })
  await byAnybody('openSeat', { note: 'by a link that was used', body: { code } })
  await byAnybody('readTextByLink', { note: 'before there is a text', body: { code } })
  const text = await given.aStoredFile('Το τελικό κείμενο.')
  await db.transaction((tx) =>
    tx
      .update(thesisTable)
      .set({ finalFileId: text.id, finalFileName: 'Κείμενο.txt' })
      .where(eq(thesisTable.id, thesis.id)),
  )
  await byAnybody('readTextByLink', { body: { code } })
  const { departmentId } = found(await findThesisFacts(db, thesis.id))
  const secretary = await given.aSecretary({
    department: { id: departmentId },
    username: 'office',
    firstName: 'Γεωργία',
    surname: 'Λάμπρου',
    email: 'office@example.org',
  })
  const bySecretary = recorder.as({ name: 'the secretary', client: await api.as(secretary) })
  await bySecretary('leaveSeat', {
    ...of,
    note: 'for a person without an account',
    body: { reason: 'Ασθένεια' },
  })
  await byAnybody('openSeat', { note: 'of a seat that was left', body: { code } })
  await bySecretary('rewordMember', {
    ...of,
    body: {
      firstName: 'Ζωή',
      surname: 'Καρρά-Νικολάου',
      rankText: 'Ομότιμη Καθηγήτρια',
      affiliation: 'Πανεπιστήμιο Κρήτης',
    },
  })
  await bySecretary('listOutsideMembers', { note: 'of whom none sits' })
  const outsider = await given.anOutsidePerson({
    department: { id: departmentId },
    email: 'nefeli@example.org',
  })
  await given.aSeat({ thesis, outsidePersonId: outsider.id, position: 5 })
  const ofPerson = { params: { personId: outsider.id } }
  const absences = [{ from: '2026-09-01', until: '2026-12-31', kind: 'sabbatical' }]
  await bySecretary('setOutsideAbsences', { ...ofPerson, body: { absences } })
  await bySecretary('setOutsideAbsences', {
    note: 'from an old version',
    ...ofPerson,
    body: { absences },
    headers: { 'if-match': '"1"' },
  })
  await bySecretary('listOutsideMembers')
}

/** The rules of Danae's thesis leave the members to her; Petros declines whom she proposes first. */
async function playStudentsProposal(
  { api, recorder, petros }: Pick<Cast, 'api' | 'recorder' | 'petros'>,
  {
    instructor,
    department,
    people: [third, fourth],
  }: {
    instructor: { id: number }
    department: { id: number }
    people: [Pick<Member, 'username'>, Pick<Member, 'username'>]
  },
) {
  const { given } = api
  const preset = PRESET_RULES.integrated_master
  const student = await given.aStudent({
    department,
    username: 'danae',
    email: 'danae@example.org',
    firstName: 'Δανάη',
    surname: 'Ξένου',
  })
  const book = await given.aRulebook({
    department,
    title: 'Κανονισμός με πρόταση από τον φοιτητή',
    rules: { ...preset, committee: { ...preset.committee, proposedBy: 'student' } },
  })
  const thesis = await given.aThesis({ title: 'Ψηφιακά αρχεία', instructor, student, rulebookId: book.id })
  await given.aSeat({ thesis, person: instructor, position: 1, role: 'supervisor', state: 'accepted' })
  const byDanae = recorder.as({ name: 'student Danae', client: await api.as(student) })
  const byPetros = recorder.as(petros)
  const of = { params: { thesisId: thesis.id } }
  await byDanae('listOwnCandidates', { ...of, query: { text: 'ρηγ' } })
  const proposing = (username: string) => ({ ...of, body: { seats: [{ role: 'member', username }] } })
  const first = await byDanae('proposeOwnCommittee', proposing(third.username))
  const declining = {
    params: { proposalId: Number(first.body) },
    body: { confirms: false, reason: 'Λείπει σε άδεια' },
  }
  await byPetros('answerProposal', { ...declining, note: 'declines' })
  await byPetros('answerProposal', { ...declining, note: 'once more' })
  await byDanae('getProcess', { ...of, note: 'with a proposal that was declined' })
  const second = await byDanae('proposeOwnCommittee', { ...proposing(fourth.username), note: 'of another' })
  await byPetros('answerProposal', { params: { proposalId: Number(second.body) }, body: { confirms: true } })
  await byDanae('getProcess', { ...of, note: 'with a proposal that was confirmed' })
}
