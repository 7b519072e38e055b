/** The columns that the load fills, in the order of COPY. What is left out has its default or is generated. */
export const COLUMNS = {
  institution: ['id', 'name', 'type'],
  department: ['id', 'institution_id', 'name', 'city'],
  keyword: ['id', 'label'],
  account: [
    ...(['id', 'username', 'first_name', 'surname', 'email', 'password_hash', 'role', 'rank'] as const),
    ...(['department_id', 'is_active', 'created_at'] as const),
  ],
  account_keyword: ['account_id', 'keyword_id'],
  rulebook: ['id', 'department_id', 'title', 'in_force_from', 'rules', 'published_at'],
  student_record: [
    ...(['account_id', 'department_id', 'registry_number', 'semester', 'courses_passed'] as const),
    ...(['average_hundredths', 'as_of'] as const),
  ],
  stored_file: ['id', 'storage_key', 'content_hash', 'size', 'media_type', 'created_at'],
  thesis: [
    ...(['id', 'instructor_id', 'student_id', 'title', 'description', 'assignment_type'] as const),
    ...([
      'public_by_instructor',
      'public_by_student',
      'interest_deadline',
      'start_date',
      'intended_end',
    ] as const),
    ...([
      'end_date',
      'mark',
      'abstract',
      'final_file_id',
      'final_file_name',
      'rulebook_id',
      'created_at',
      'updated_at',
    ] as const),
  ],
  thesis_keyword: ['thesis_id', 'keyword_id'],
  interest: ['thesis_id', 'student_id', 'priority', 'answered_positively', 'declared_at', 'answered_at'],
  todo_list: ['id', 'instructor_id', 'thesis_id', 'title', 'created_at', 'updated_at'],
  todo_item: [
    ...(['id', 'list_id', 'position', 'title', 'description', 'duration_amount', 'duration_unit'] as const),
    ...(['student_confirmed_at', 'instructor_confirmed_at', 'created_at'] as const),
  ],
  step_file: ['id', 'item_id', 'version', 'file_id', 'name', 'uploaded_by', 'uploaded_at'],
  step_comment: ['id', 'item_id', 'author_id', 'kind', 'text', 'written_at'],
  committee_seat: [
    ...(['id', 'thesis_id', 'position', 'role', 'account_id', 'state', 'invited_at', 'due_on'] as const),
    ...(['reminded_on', 'answered_at', 'no_impediment'] as const),
  ],
  event: ['id', 'thesis_id', 'actor_id', 'what', 'details', 'happened_at'],
  notice: [
    ...(['id', 'account_id', 'kind', 'thesis_id', 'facts', 'created_at', 'read_at', 'delivery'] as const),
    'mailed_at',
  ],
} as const

export type Table = keyof typeof COLUMNS
export type Cell = string | number | boolean | null
export type Row<Name extends Table> = Readonly<Record<(typeof COLUMNS)[Name][number], Cell>>

/** Where rows go. */
export type Write = <Name extends Table>(table: Name, row: Row<Name>) => void

export const TABLES = Object.keys(COLUMNS) as Table[]

/** A line of COPY's text format. */
export function copyLine<Name extends Table>(table: Name, row: Row<Name>): string {
  const names: readonly (typeof COLUMNS)[Name][number][] = COLUMNS[table]
  return `${names.map((name) => cellText(row[name])).join('\t')}\n`
}

function cellText(cell: Cell): string {
  if (cell === null) return '\\N'
  if (typeof cell === 'string' && /[\\\n\r\t]/.test(cell)) {
    return cell
      .replaceAll('\\', '\\\\')
      .replaceAll('\n', '\\n')
      .replaceAll('\r', '\\r')
      .replaceAll('\t', '\\t')
  }
  return String(cell)
}

const DAY = 86_400_000
const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))
const days = new Map<number, string>()

/** Twenty million moments fall on only some thousand different days. */
export function day(at: number): string {
  const number = Math.floor(at / DAY)
  let text = days.get(number)
  if (text === undefined) {
    text = new Date(number * DAY).toISOString().slice(0, 10)
    days.set(number, text)
  }
  return text
}

/** To the second. */
export function moment(at: number): string {
  const second = Math.floor(at / 1000) % 86_400
  const [hours, minutes, seconds] = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60]
  return `${day(at)} ${TWO_DIGITS[hours]}:${TWO_DIGITS[minutes]}:${TWO_DIGITS[seconds]}Z`
}
