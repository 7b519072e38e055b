import { COMMENTS, STEPS } from '../data/description-words.ts'
import type { Life, Step } from '../data/life.ts'
import type { Random } from '../data/random.ts'
import type { Counters } from './counters.ts'
import { moment, type Write } from './rows.ts'

interface Making {
  random: Random
  counters: Counters
}

/** The list of a thesis with its steps, their files and what is said about them. */
export function writeSteps(write: Write, life: Life, { random, counters }: Making): void {
  if (life.steps === null) return
  const list = ++counters.list
  write('todo_list', {
    id: list,
    instructor_id: life.instructor,
    thesis_id: life.id,
    title: 'Τα βήματα της εργασίας',
    created_at: moment(life.createdAt),
    updated_at: moment(life.endedAt ?? life.createdAt),
  })
  for (const [index, step] of life.steps.entries()) {
    const item = writeStep(write, step, { list, position: index + 1, at: life.createdAt }, counters)
    if (step.finishedAt !== null && life.student !== null) {
      writeWork(write, life.student, life.instructor, { item, finishedAt: step.finishedAt, random, counters })
    }
  }
}

/** Three lists of every instructor that are attached to no thesis. */
export function writeTemplates(write: Write, instructor: number, counters: Counters, now: number): void {
  const at = moment(now)
  for (let number = 1; number <= 3; number++) {
    const list = ++counters.list
    const title = `Πρότυπο ${number}`
    write('todo_list', {
      id: list,
      instructor_id: instructor,
      thesis_id: null,
      title,
      created_at: at,
      updated_at: at,
    })
    for (const [index, [title, description, amount, unit]] of STEPS.entries()) {
      const step = { title, description, amount, unit, finishedAt: null, acceptedAt: null }
      writeStep(write, step, { list, position: index + 1, at: now }, counters)
    }
  }
}

function writeStep(
  write: Write,
  step: Step,
  { list, position, at }: { list: number; position: number; at: number },
  counters: Counters,
): number {
  const id = ++counters.item
  write('todo_item', {
    id,
    list_id: list,
    position,
    title: step.title,
    description: step.description,
    duration_amount: step.amount,
    duration_unit: step.unit,
    student_confirmed_at: step.finishedAt === null ? null : moment(step.finishedAt),
    instructor_confirmed_at: step.acceptedAt === null ? null : moment(step.acceptedAt),
    created_at: moment(at),
  })
  return id
}

/** What a student hands in, and the conversation about it. */
function writeWork(
  write: Write,
  student: number,
  instructor: number,
  { item, finishedAt, random, counters }: Making & { item: number; finishedAt: number },
): void {
  if (random.chance(0.3)) {
    write('step_file', {
      id: ++counters.stepFile,
      item_id: item,
      version: 1,
      file_id: writeFile(write, counters, finishedAt),
      name: 'παραδοτέο.pdf',
      uploaded_by: student,
      uploaded_at: moment(finishedAt),
    })
  }
  for (let count = random.integer(-2, 2); count > 0; count--) {
    write('step_comment', {
      id: ++counters.comment,
      item_id: item,
      author_id: count === 1 ? student : instructor,
      kind: 'comment',
      text: random.pick(COMMENTS),
      written_at: moment(finishedAt + count * 3_600_000),
    })
  }
}

/** The row of a file; its bytes are not there. */
export function writeFile(write: Write, counters: Counters, at: number): number {
  const id = ++counters.file
  write('stored_file', {
    id,
    storage_key: `00/00000000-0000-4000-8000-${id.toString(16).padStart(12, '0')}`,
    content_hash: id.toString(16).padStart(64, '0'),
    size: 400_000,
    media_type: 'application/pdf',
    created_at: moment(at),
  })
  return id
}
