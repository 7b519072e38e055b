import type { Question } from '../measure/call.ts'
import type { Copy, Peer } from './peer.ts'

/** The hash of the benchmark's password, as Strapi makes it: bcrypt with 2¹⁰ rounds. */
const HASH = '$2a$10$5COCreT2khME8pL8ukDH4OE7tFKq/im6kfbWDWPUViz30.rPTMWSS'

const STRAPI = 'node_modules/@strapi/strapi/bin/strapi.js'

/** The name of a document on the wire; 24 characters, as Strapi's own have. */
const documentOf = (id: number) => String(id).padStart(24, '0')
const DOCUMENT = `lpad(id::text, 24, '0')`

/** A table of documents: what every one has, and its own columns. */
function documents(
  table: string,
  columns: string,
  from: string,
  { select = columns, createdAt = 'now()' } = {},
): Copy {
  return {
    table,
    columns: `id, document_id, created_at, updated_at, published_at, ${columns}`,
    from: `select id, ${DOCUMENT}, ${createdAt}, ${createdAt}, ${createdAt}, ${select} from ${from}`,
  }
}

/** A relation, which is a table of its own. */
const links = (table: string, columns: string, from: string): Copy => ({ table, columns, from })

export const STRAPI_PEER: Peer = {
  name: 'Strapi',
  folder: 'strapi',
  type: 'commonjs',
  dependencies: {
    '@strapi/strapi': '5.54.0',
    '@strapi/plugin-users-permissions': '5.54.0',
    pg: '8.23.1',
    react: '18.3.1',
    'react-dom': '18.3.1',
    'react-router-dom': '6.30.3',
    'styled-components': '6.6.0',
  },
  build: [],
  migrate: [],
  start: () => [STRAPI, 'start'],
  readyPath: '/_health',
  copies: [
    documents('institutions', 'name', 'institution'),
    documents('departments', 'name', 'department'),
    links(
      'departments_institution_lnk',
      'department_id, institution_id',
      'select id, institution_id from department',
    ),
    documents('keywords', 'label', 'keyword'),
    documents(
      'up_users',
      'username, email, provider, password, confirmed, blocked, first_name, surname',
      'account',
      { select: `username, email, 'local', '${HASH}', true, false, first_name, surname` },
    ),
    links(
      'up_users_department_lnk',
      'user_id, department_id',
      'select id, department_id from account where department_id is not null',
    ),
    documents('lists', 'title', 'todo_list', { createdAt: 'created_at' }),
    {
      table: 'components_list_steps',
      columns: 'id, title, description, duration_amount, duration_unit',
      from: 'select id, title, description, duration_amount, duration_unit from todo_item',
    },
    links(
      'lists_cmps',
      'entity_id, cmp_id, component_type, field, "order"',
      `select list_id, id, 'list.step', 'steps', position from todo_item`,
    ),
    documents(
      'theses',
      `title, description, assignment_type, public_by_instructor, interest_deadline, start_date, intended_end, end_date,
        mark, abstract`,
      'thesis',
      { createdAt: 'created_at' },
    ),
    links('theses_department_lnk', 'thesis_id, department_id', 'select id, department_id from thesis'),
    links('theses_instructor_lnk', 'thesis_id, user_id', 'select id, instructor_id from thesis'),
    links(
      'theses_student_lnk',
      'thesis_id, user_id',
      'select id, student_id from thesis where student_id is not null',
    ),
    links(
      'theses_list_lnk',
      'thesis_id, list_id',
      'select thesis_id, id from todo_list where thesis_id is not null',
    ),
    links(
      'theses_keywords_lnk',
      'thesis_id, keyword_id, keyword_ord',
      `select thesis_id, keyword_id, row_number() over (partition by thesis_id order by keyword_id)
        from thesis_keyword`,
    ),
  ],
  afterCopies: `insert into up_users_role_lnk (user_id, role_id)
    select up_users.id, up_roles.id from up_users, up_roles where up_roles.type = 'authenticated'`,
  signIn: (username) => ({ path: '/api/auth/local', body: { identifier: username } }),
  tokenIn: (answer) => (answer as { jwt?: string }).jwt,
  pathOf: (question, today) => {
    if (question.what === 'thesis') {
      return `/api/theses/${documentOf(question.thesis)}?${new URLSearchParams(POPULATED)}`
    }
    const query = new URLSearchParams({ ...filters(question, today), ...POPULATED })
    query.set('sort', 'createdAt:desc,id:desc')
    query.set('pagination[page]', '1')
    query.set('pagination[pageSize]', String(question.limit))
    return `/api/theses?${query}`
  },
  rowsIn: (text) => {
    const { data } = JSON.parse(text) as { data: { id: number } | { id: number }[] }
    return [data].flat().map(({ id }) => String(id))
  },
}

/** What belongs to a thesis comes only where it is asked for. */
const POPULATED = {
  'populate[instructor][fields]': 'username,firstName,surname',
  'populate[student][fields]': 'username,firstName,surname',
  'populate[department][populate]': 'institution',
  'populate[keywords][fields]': 'label',
  'populate[list][populate]': 'steps',
}

function filters(question: Exclude<Question, { what: 'thesis' }>, today: string): Record<string, string> {
  if (question.what === 'thesesInProgress') {
    return {
      'filters[instructor][id][$eq]': String(question.by.id),
      'filters[student][id][$notNull]': 'true',
      'filters[mark][$null]': 'true',
    }
  }
  return {
    'filters[department][id][$eq]': String(question.by.department),
    'filters[publicByInstructor][$eq]': 'true',
    'filters[student][id][$null]': 'true',
    'filters[$or][0][interestDeadline][$null]': 'true',
    'filters[$or][1][interestDeadline][$gte]': today,
  }
}
