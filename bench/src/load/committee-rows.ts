import type { Life } from '../data/life.ts'
import { randomOf } from '../data/random.ts'
import { DEPARTMENT_WITH_RULES, departmentOf, instructorId, type Scale } from '../data/scale.ts'
import type { Counters } from './counters.ts'
import { day, moment, type Write } from './rows.ts'

/** The id of the only rule book. */
export const RULEBOOK = 1
const SIZE = 3
const YEAR = 365 * 86_400_000

export function writeRulebook(write: Write, now: number): void {
  write('rulebook', {
    id: RULEBOOK,
    department_id: DEPARTMENT_WITH_RULES,
    title: 'Κανονισμός διπλωματικών εργασιών',
    in_force_from: day(now - 2 * YEAR),
    rules: JSON.stringify({ committee: { size: SIZE }, catalogue: { isPublic: true } }),
    published_at: moment(now - 2 * YEAR),
  })
}

/** What the office has written of a student. */
export function writeRecord(write: Write, account: number, now: number): void {
  const random = randomOf(account, DEPARTMENT_WITH_RULES)
  write('student_record', {
    account_id: account,
    department_id: DEPARTMENT_WITH_RULES,
    registry_number: String(account).padStart(8, '0'),
    semester: random.integer(8, 14),
    courses_passed: random.integer(40, 54),
    average_hundredths: random.integer(550, 950),
    as_of: day(now),
  })
}

export function isBoundByRules({ outcome, instructor }: Life, scale: Scale): boolean {
  return (
    outcome === 'inProgress' && departmentOf(instructor - instructorId(0), scale) === DEPARTMENT_WITH_RULES
  )
}

/** The supervisor and colleagues of the department, who have all accepted. */
export function writeCommittee(
  write: Write,
  { id, instructor, assignedAt, createdAt }: Life,
  { scale, counters }: { scale: Scale; counters: Counters },
): void {
  const at = assignedAt ?? createdAt
  const colleagues = Math.floor((scale.instructors - DEPARTMENT_WITH_RULES) / scale.departments) + 1
  const place = Math.floor((instructor - instructorId(1)) / scale.departments)
  for (let position = 1; position <= Math.min(SIZE, colleagues); position++) {
    const colleague = DEPARTMENT_WITH_RULES + ((place + position - 1) % colleagues) * scale.departments
    write('committee_seat', {
      id: ++counters.seat,
      thesis_id: id,
      position,
      role: position === 1 ? 'supervisor' : 'member',
      account_id: instructorId(colleague),
      state: 'accepted',
      invited_at: moment(at),
      due_on: day(at),
      reminded_on: day(at),
      answered_at: moment(at),
      no_impediment: true,
    })
  }
}
