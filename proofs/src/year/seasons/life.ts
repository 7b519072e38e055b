import type { Season } from '../calendar.ts'
import type { Ending, Life } from '../thesis.ts'
import { act, happened, type World } from '../world.ts'
import { convening } from './convening.ts'
import { examining } from './examining.ts'
import { leaving } from './leaving.ts'
import { marking } from './marking.ts'
import { apply } from './papers.ts'
import { working } from './working.ts'

/** A thesis from its acceptance to its end. */
export async function* lifeOf(world: World, life: Life): Season {
  await apply(world, life)
  yield* convening(world, life)
  if (life.course.memberLeaves) world.calendar.begin(leaving(world, life), world.calendar.in(40))
  if ((yield* working(world, life)) === 'given up') {
    await release(world, life, 'given up', 'Ο φοιτητής εγκατέλειψε την εργασία.')
    return
  }
  for (let attempt = 1; ; attempt += 1) {
    const examinationId = yield* examining(world, life, attempt)
    const outcome = yield* marking(world, life, { examinationId, attempt })
    if (outcome === 'passed') break
    if (attempt === 2) {
      await release(world, life, 'failed', 'Απέτυχε στις δύο εξετάσεις που προβλέπονται.')
      return
    }
    // A month has to pass before the next examination, which is arranged two weeks ahead.
    yield world.calendar.in(14)
  }
  end(world, life, 'finished', null)
}

async function release(world: World, life: Life, ending: Ending, reason: string): Promise<void> {
  const params = { thesisId: life.thesisId }
  await act(world, life.instructor, 'releaseThesis', { params, body: { reason } })
  end(world, life, ending, reason)
}

function end(world: World, life: Life, ending: Ending, reason: string | null): void {
  life.endedOn = world.calendar.today
  life.ending = ending
  life.reason = reason
  happened(world, `a thesis was ${ending}`)
}
