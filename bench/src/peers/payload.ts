import type { Question } from '../measure/call.ts'
import type { Peer } from './peer.ts'

/** The salt and the hash of the benchmark's password, as Payload makes them: PBKDF2 with 600,000 rounds. */
const SALT = '932c4fe531c31394af441116c7200fab3f45ef3323000e70afdb338e20133bb4'
const HASH = 'pbkdf2-sha256-v1:042d121d9d26876b16bfecbef916c3bd5e70d6ed0b5dd4eeda53c4f717769874'

const NEXT = 'node_modules/next/dist/bin/next'
const PAYLOAD = 'node_modules/payload/bin.js'

export const PAYLOAD_PEER: Peer = {
  name: 'Payload',
  folder: 'payload',
  type: 'module',
  dependencies: {
    payload: '3.90.2',
    '@payloadcms/next': '3.90.2',
    '@payloadcms/db-postgres': '3.90.2',
    '@types/node': '24.0.0',
    '@types/react': '19.2.0',
    graphql: '16.11.0',
    next: '16.4.6',
    react: '19.3.1',
    'react-dom': '19.3.1',
    typescript: '5.9.3',
  },
  build: [[NEXT, 'build']],
  migrate: [
    [PAYLOAD, 'migrate:create', 'tables'],
    [PAYLOAD, 'migrate'],
  ],
  start: (port) => [NEXT, 'start', '--hostname', '127.0.0.1', '--port', String(port)],
  readyPath: '/api/users/me',
  copies: [
    { table: 'institutions', columns: 'id, name', from: 'select id, name from institution' },
    {
      table: 'departments',
      columns: 'id, name, institution_id',
      from: 'select id, name, institution_id from department',
    },
    { table: 'keywords', columns: 'id, label', from: 'select id, label from keyword' },
    {
      table: 'users',
      columns: 'id, username, first_name, surname, department_id, email, salt, hash',
      from: `select id, username, first_name, surname, department_id, email, '${SALT}', '${HASH}' from account`,
    },
    { table: 'lists', columns: 'id, title, created_at', from: 'select id, title, created_at from todo_list' },
    {
      table: 'lists_steps',
      columns: '_order, _parent_id, id, title, description, duration_amount, duration_unit',
      from: `select position, list_id, lpad(id::text, 24, '0'), title, description, duration_amount, duration_unit
        from todo_item`,
    },
    {
      table: 'theses',
      columns: `id, title, description, assignment_type, public_by_instructor, interest_deadline, start_date,
        intended_end, end_date, mark, abstract, department_id, instructor_id, student_id, list_id, updated_at, created_at`,
      from: `select t.id, t.title, t.description, t.assignment_type, t.public_by_instructor, t.interest_deadline,
          t.start_date, t.intended_end, t.end_date, t.mark, t.abstract, t.department_id, t.instructor_id, t.student_id,
          l.id, t.updated_at, t.created_at
        from thesis t left join todo_list l on l.thesis_id = t.id`,
    },
    {
      table: 'theses_rels',
      columns: '"order", parent_id, path, keywords_id',
      from: `select row_number() over (partition by thesis_id order by keyword_id), thesis_id, 'keywords', keyword_id
        from thesis_keyword`,
    },
  ],
  afterCopies: '',
  signIn: (username) => ({
    path: '/api/users/login',
    body: { email: `${username}@example.org` },
  }),
  tokenIn: (answer) => (answer as { token?: string }).token,
  pathOf: (question, today) => {
    if (question.what === 'thesis') return `/api/theses/${question.thesis}?depth=2`
    const query = new URLSearchParams({ ...where(question, today), depth: '2', page: '1' })
    query.set('limit', String(question.limit))
    query.set('sort', '-createdAt,-id')
    return `/api/theses?${query}`
  },
  rowsIn: (text) => {
    const answer = JSON.parse(text) as { id?: number; docs?: { id: number }[] }
    return (answer.docs ?? [answer]).map(({ id }) => String(id))
  },
}

function where(question: Exclude<Question, { what: 'thesis' }>, today: string): Record<string, string> {
  if (question.what === 'thesesInProgress') {
    return {
      'where[instructor][equals]': String(question.by.id),
      'where[student][exists]': 'true',
      'where[mark][exists]': 'false',
    }
  }
  return {
    'where[department][equals]': String(question.by.department),
    'where[publicByInstructor][equals]': 'true',
    'where[student][exists]': 'false',
    'where[or][0][interestDeadline][exists]': 'false',
    'where[or][1][interestDeadline][greater_than_equal]': today,
  }
}
