import { pdfFile } from '@diatrivi/api/testing/sample-files'
import type { Season } from '../calendar.ts'
import type { Person } from '../people.ts'
import type { Life } from '../thesis.ts'
import { act, happened, type World } from '../world.ts'
import { makeTemplate } from './offering.ts'

const PDF = pdfFile('plain')
const templates = new WeakMap<Person, number>()

/** Step after step: a file, a word, the approval, and sometimes a return. */
export async function* working(world: World, life: Life): Season<'done' | 'given up'> {
  const { random } = world
  const steps = await giveSteps(world, life)
  const returnedStep = random.below(steps.length)
  const lateStep = random.below(steps.length)
  for (const [at, itemId] of steps.entries()) {
    yield world.calendar.in(18 + random.below(14) + (life.course.isLate && at === lateStep ? 21 : 0))
    if (life.course.isLate && at === lateStep) happened(world, 'a step was handed in late')
    if (life.course.givesUpAt === at) return 'given up'
    if (random.percent(30)) await comment(world, life, { by: life.student, itemId })
    await finish(world, life, itemId)
    yield world.calendar.in(2 + random.below(4))
    if (life.course.isReturned && at === returnedStep) {
      const reason = 'Λείπουν οι νεότερες πηγές.'
      await act(world, life.instructor, 'returnStep', { params: { itemId }, body: { reason } })
      happened(world, 'a step was returned')
      yield world.calendar.in(5)
      await comment(world, life, { by: life.student, itemId })
      await finish(world, life, itemId)
      yield world.calendar.in(3)
    }
    if (random.percent(30)) await comment(world, life, { by: life.instructor, itemId })
    await act(world, life.instructor, 'acceptStep', { params: { itemId } })
    happened(world, 'a step was approved')
  }
  return 'done'
}

async function giveSteps(world: World, { thesisId, instructor }: Life): Promise<number[]> {
  const template = templates.get(instructor) ?? (await makeTemplate(world, instructor))
  templates.set(instructor, template)
  const params = { listId: template, thesisId }
  const [copy] = await act(world, instructor, 'copyTodoList', { params })
  const items = await act(world, instructor, 'listTodoItems', { params: { listId: copy?.doListID ?? 0 } })
  return items.map(({ dliID }) => dliID)
}

async function finish(world: World, life: Life, itemId: number): Promise<void> {
  const file = new File([new Uint8Array(PDF)], 'Κεφάλαιο.pdf')
  await act(world, life.student, 'finishStep', { params: { itemId }, file })
  life.uploads += 1
  happened(world, 'a step was handed in with a file')
}

async function comment(
  world: World,
  life: Life,
  { by, itemId }: { by: Person; itemId: number },
): Promise<void> {
  const body = { text: `Σχόλιο της ${world.calendar.today}` }
  await act(world, by, 'writeStepComment', { params: { itemId }, body, file: null })
  if (by === life.student) life.comments += 1
  happened(world, 'a comment was written')
}

/** The final text, with its abstract. */
export async function handInText(world: World, { thesisId, student }: Life): Promise<void> {
  const file = new File([new Uint8Array(PDF)], 'Διπλωματική.pdf')
  const body = { thesisAbstract: 'Η εργασία μετρά και συγκρίνει τρεις τρόπους.' }
  await act(world, student, 'submitFinalText', { params: { thesisId }, body, file })
  happened(world, 'a final text was handed in')
}
