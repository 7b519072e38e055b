import { COMMENTS } from '../data/description-words.ts'
import type { Life } from '../data/life.ts'
import { type Random, randomOf } from '../data/random.ts'
import type { Scale } from '../data/scale.ts'
import { isBoundByRules, RULEBOOK, writeCommittee } from './committee-rows.ts'
import type { Counters } from './counters.ts'
import { writeHistory } from './history-rows.ts'
import { day, moment, type Write } from './rows.ts'
import { writeFile, writeSteps } from './step-rows.ts'

const DAY = 86_400_000

/** Every row of one thesis. */
export function writeThesis(
  write: Write,
  life: Life,
  { scale, counters, now }: { scale: Scale; counters: Counters; now: number },
): void {
  const random = randomOf(life.createdAt, life.id)
  const isBound = isBoundByRules(life, scale)
  writeThesisRow(write, life, { random, counters, now, isBound })
  if (isBound) writeCommittee(write, life, { scale, counters })
  for (const keyword of life.keywords) write('thesis_keyword', { thesis_id: life.id, keyword_id: keyword })
  for (const { student, declaredAt, answeredPositively } of life.interests) {
    const priority = Math.min(100, (counters.interests.get(student) ?? 0) + 1)
    counters.interests.set(student, priority)
    write('interest', {
      thesis_id: life.id,
      student_id: student,
      priority,
      answered_positively: answeredPositively,
      declared_at: moment(declaredAt),
      answered_at: answeredPositively ? moment((declaredAt + now) / 2) : null,
    })
  }
  writeSteps(write, life, { random, counters })
  writeHistory(write, life, { counters, now })
}

interface Making {
  random: Random
  counters: Counters
  now: number
  isBound: boolean
}

function writeThesisRow(write: Write, life: Life, { random, counters, now, isBound }: Making): void {
  const isEnded = life.outcome === 'ended'
  const hasText = isEnded && random.chance(0.8)
  // Far ahead, so that the data stays as it is for weeks and no reminder is due.
  const deadline = random.chance(0.6) ? day(now + random.integer(60, 300) * DAY) : null
  write('thesis', {
    id: life.id,
    instructor_id: life.instructor,
    student_id: life.student,
    title: life.title,
    description: life.description,
    assignment_type: deadline !== null && random.chance(0.5) ? 'onDeadline' : 'immediate',
    public_by_instructor: life.outcome !== 'hidden',
    public_by_student: isEnded && random.chance(0.5),
    interest_deadline: life.student === null ? deadline : null,
    start_date: life.assignedAt === null ? null : day(life.assignedAt),
    intended_end: life.assignedAt === null ? null : day(life.assignedAt + random.integer(420, 600) * DAY),
    end_date: life.endedAt === null ? null : day(life.endedAt),
    mark: isEnded ? random.integer(5, 10) : null,
    abstract: hasText ? random.pick(COMMENTS).repeat(8) : null,
    final_file_id: hasText ? writeFile(write, counters, life.endedAt ?? now) : null,
    final_file_name: hasText ? 'πτυχιακή.pdf' : null,
    rulebook_id: isBound ? RULEBOOK : null,
    created_at: moment(life.createdAt),
    updated_at: moment(life.endedAt ?? life.assignedAt ?? life.createdAt),
  })
}
