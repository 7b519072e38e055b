import type { Season } from '../calendar.ts'
import type { Life } from '../thesis.ts'
import { act, happened, type World } from '../world.ts'
import { seatsOf } from './convening.ts'

/** A member leaves in winter: the substitute takes the seat. */
export async function* leaving(world: World, life: Life): Season {
  if (life.ending !== null) return
  const seat = (await seatsOf(world, life)).find(
    ({ role, person }) => role === 'member' && person.role !== 'outsider',
  )
  if (seat === undefined || seat.person.role === 'outsider') return
  const params = { seatId: seat.seatId }
  await act(world, seat.person, 'leaveSeat', { params, body: { reason: 'Εκπαιδευτική άδεια' } })
  happened(world, 'a member left, and the substitute took the seat')
}
