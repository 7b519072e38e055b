import { findAccount, findByUsername } from '../../../modules/people/account/account.queries.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { Cast } from './cast.ts'

/** Sofia was asked by her address before she had an account, and takes the seat over. */
export async function playJoining({ api, recorder, petros, sofia }: Cast) {
  const { given, db } = api
  const instructor = found(await findAccount(db, found(await findByUsername(db, petros.username)).id))
  const department = { id: found(instructor.departmentId) }
  const student = await given.aStudent({
    department,
    username: 'dafni',
    email: 'dafni@example.org',
    firstName: 'Δάφνη',
    surname: 'Κωστή',
  })
  const thesis = await given.aThesis({ title: 'Ανίχνευση ακμών', instructor, student })
  const { id: outsidePersonId } = await given.anOutsidePerson({ department, email: sofia.email })
  const seat = await given.aSeat({ thesis, outsidePersonId, state: 'accepted' })
  const bySofia = recorder.as(sofia)
  await bySofia('listSeatsWithoutAccount')
  await bySofia('joinSeat', { params: { seatId: seat.id } })
  await bySofia('joinSeat', { note: 'once more', params: { seatId: seat.id } })
}
