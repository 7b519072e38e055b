import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A student as UniverSIS has one; what a test leaves out is usual. */
export interface RegisteredStudent {
  id?: number
  studentIdentifier: string | null
  department?: string
  semester?: number | null
  courses?: readonly Partial<typeof COURSE>[]
}

/** What a course of a student says, in the names and the forms of the public clients of UniverSIS. */
const COURSE = {
  student: 1,
  isPassed: 1 as 0 | 1,
  parentCourse: null as string | null,
  ects: 5 as number | null,
  coefficient: 5 as number | null,
  grade: 0.8 as number | null,
  calculateUnits: 1 as 0 | 1,
  calculateGrade: 1 as 0 | 1,
}

/** What the next question meets in the place of the usual answer. */
type Mishap =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | 'break'
  | 'silence'
  | 'twice the same page'

export interface RegisterServer {
  settings: Record<
    'UNIVERSIS_URL' | 'UNIVERSIS_TOKEN_URL' | 'UNIVERSIS_CLIENT_ID' | 'UNIVERSIS_CLIENT_SECRET',
    string
  >
  students: RegisteredStudent[]
  /** Used up one by one by questions about students. */
  mishaps: Mishap[]
  /** Likewise by questions for a token. */
  tokenMishaps: Mishap[]
  /** The most students of a page, whatever is asked. */
  pageSize: number
  /** Waits before each answer about students. */
  held: Promise<void> | null
  /** The queries that were asked, and what else was. */
  asked: URLSearchParams[]
  tokens: number
  close(): Promise<void>
}

export const CLIENT = { id: 'diatrivi', secret: 'the secret of the register' }
const TOKEN_PATH = '/realms/universis/protocol/openid-connect/token'
/** The names that a select or an expand of ours may ask for. */
const KNOWN = {
  students: new Set(['id', 'studentIdentifier', 'department', 'semester']),
  courses: new Set(Object.keys(COURSE)),
}

/**
 * A register over HTTP, as the public clients of UniverSIS meet it: a token of Keycloak for the credentials of a client,
 * lists with `value`, `$filter`, `$expand` with options in brackets, `$top` and `$skip`, and 500 `ERR_ATTR_UNKNOWN` for a
 * name that it does not have.
 */
export async function startStudentRegister({ port = 0 }: { port?: number } = {}): Promise<RegisterServer> {
  const state: Omit<RegisterServer, 'settings' | 'close'> = {
    students: [],
    mishaps: [],
    tokenMishaps: [],
    pageSize: 1_000,
    held: null,
    asked: [],
    tokens: 0,
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://register')
    const isToken = pathname === TOKEN_PATH
    if (!isToken) state.asked.push(searchParams)
    const mishap = (isToken ? state.tokenMishaps : state.mishaps).shift()
    if (mishap === 'break') return void request.socket.destroy()
    if (mishap === 'silence') return
    if (typeof mishap === 'object') return send(response, mishap.status, mishap.body, mishap.headers)
    if (isToken) return giveToken(request, response)
    await state.held
    if (request.headers.authorization !== `Bearer token${state.tokens}`) {
      return send(response, 401, { status: 401, code: 'E_TOKEN', message: 'Unauthorized' })
    }
    if (pathname !== '/api/Students') return send(response, 404, { status: 404, message: 'Not Found' })
    const query = mishap === 'twice the same page' ? withoutSkip(searchParams) : searchParams
    const unknown = unknownName(query)
    if (unknown !== null) {
      const message = `The target model does not have a certain attribute (${unknown}).`
      return send(response, 500, { status: 500, code: 'ERR_ATTR_UNKNOWN', message })
    }
    send(response, 200, { value: listed(query, state) })
  }

  async function giveToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const isClient = form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret
    if (request.method !== 'POST' || form.get('grant_type') !== 'client_credentials' || !isClient) {
      return send(response, 401, { error: 'unauthorized_client', error_description: 'Invalid client' })
    }
    state.tokens += 1
    send(response, 200, { access_token: `token${state.tokens}`, expires_in: 300, token_type: 'Bearer' })
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(state, {
    settings: {
      UNIVERSIS_URL: `${origin}/api`,
      UNIVERSIS_TOKEN_URL: `${origin}${TOKEN_PATH}`,
      UNIVERSIS_CLIENT_ID: CLIENT.id,
      UNIVERSIS_CLIENT_SECRET: CLIENT.secret,
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(typeof body === 'string' ? body : JSON.stringify(body))
}

function withoutSkip(query: URLSearchParams): URLSearchParams {
  const without = new URLSearchParams(query)
  without.set('$skip', '0')
  return without
}

/** The names that the question takes; null where all are known. */
function unknownName(query: URLSearchParams): string | null {
  const [, path = '', select = ''] = /^(\w+)\(\$filter=isPassed eq 1;\$select=([\w,]+)\)$/.exec(
    query.get('$expand') ?? '',
  ) ?? ['', query.get('$expand') ?? '']
  if (path !== 'courses') return path
  const ofStudents = (query.get('$select') ?? '').split(',')
  return (
    ofStudents.find((name) => !KNOWN.students.has(name)) ??
    select.split(',').find((name) => !KNOWN.courses.has(name)) ??
    null
  )
}

function listed(
  query: URLSearchParams,
  { students, pageSize }: Pick<RegisterServer, 'students' | 'pageSize'>,
): unknown[] {
  const filter = query.get('$filter') ?? ''
  const codes = [...filter.matchAll(/department eq (\d+)/g)].map(([, code]) => code)
  const first = Number(query.get('$skip'))
  const count = Math.min(Number(query.get('$top')), pageSize)
  return students
    .map((student, index) => ({ id: index + 1, department: codes[0], semester: 8, ...student }))
    .filter(({ department }) => codes.includes(department))
    .slice(first, first + count)
    .map(({ courses = [], ...student }) => ({
      ...student,
      courses: courses
        .map((course) => ({ ...COURSE, ...course, student: student.id }))
        .filter(({ isPassed }) => isPassed === 1),
    }))
}
