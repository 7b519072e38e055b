import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { stepComment } from './modules/thesis/todo-list/tables.ts'
import { startBalancer } from './testing/balancer.ts'
import { startFaultyListener } from './testing/faulty-listener.ts'
import { STUDENT_READS, startLoad } from './testing/load.ts'
import { receivedText } from './testing/received-text.ts'
import { freePort, type RunningProgram, runProgram, urlOfDatabase } from './testing/running-program.ts'
import { readStream, type StreamReader } from './testing/stream-reader.ts'
import { startTestApi } from './testing/test-api.ts'

/** Two processes on one database and with one mail server: each learns of the changes of the other. */
const { given, db, connection, dataDir } = await startTestApi()
const post = await startFaultyListener()
const programs: RunningProgram[] = []
let [here, there] = ['', '']

async function start(): Promise<string> {
  const port = await freePort()
  const program = runProgram({
    API_PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: urlOfDatabase(connection),
    JWT_SECRET: 'a secret of thirty-two characters',
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    MAIL_FROM: 'Διατριβή <theses@example.org>',
    MAIL_POLL_MS: '50',
    RATE_LIMIT: 'off',
    DRAIN_SECONDS: '1',
  })
  programs.push(program)
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => expect(program.messages.at(-1)).toMatchObject({ type: 'ready', url }), 50_000)
  return url
}

beforeAll(async () => {
  ;[here, there] = await Promise.all([start(), start()])
})
afterAll(async () => {
  for (const { child } of programs) child.kill('SIGTERM')
  expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual([0, 0])
  await post.close()
})

const streams: StreamReader[] = []
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close()
})

interface Ask {
  token?: string
  thesisId?: number
  body?: object
}

async function ask(address: string, name: RouteName, { token, thesisId, body }: Ask): Promise<unknown> {
  const [method = '', path = ''] = ROUTES[name].split(' ')
  const answer = await fetch(`${address}${path.replace(':thesisId', String(thesisId))}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  expect(answer.status, text).toBeLessThan(300)
  return JSON.parse(text)
}

async function signInAt(address: string, username: string, password: string): Promise<string> {
  const answer = await ask(address, 'signIn', { body: { username, password } })
  return (answer as { jwt_token: string }).jwt_token
}

async function openStream(address: string, token: string): Promise<StreamReader> {
  const stream = await readStream(address, 'streamNotices', token)
  streams.push(stream)
  return stream
}

const lettersTo = (email: string) => post.received.filter(({ recipient }) => recipient === email)

async function waiting(): Promise<number> {
  const { mail } = (await (await fetch(`${there}/readyz`)).json()) as { mail: { waiting: number } }
  return mail.waiting
}

describe('two processes', () => {
  it('show changes of the other at once, admit its sessions, and send one mail', async () => {
    const department = await given.aDepartment()
    const of = { departmentId: department.id, password: 'secret-1' }
    const [instructor, student] = [await given.anInstructor(of), await given.aStudent(of)]
    const thesis = await given.aThesis({ instructor, publicByInstructor: true, interestDeadline: null })
    const instructorToken = await signInAt(here, instructor.username, 'secret-1')
    const studentToken = await signInAt(there, student.username, 'secret-1')
    const [one, other] = [await openStream(here, instructorToken), await openStream(there, instructorToken)]
    expect([await one.next(), await other.next()]).toEqual([{ unread: 0 }, { unread: 0 }])

    await ask(there, 'declareInterest', {
      token: studentToken,
      thesisId: thesis.id,
      body: { prefOrder: 1 },
    })
    expect([await one.next(), await other.next()]).toEqual([{ unread: 1 }, { unread: 1 }])
    await expect.poll(() => lettersTo(instructor.email).length).toBe(1)
    expect(receivedText(lettersTo(instructor.email)[0]?.message ?? '')).toContain(thesis.title)

    await ask(here, 'readAllNotices', { token: instructorToken })
    expect([await one.next(), await other.next()]).toEqual([{ unread: 0 }, { unread: 0 }])
    await ask(here, 'signOut', { token: instructorToken })
    expect([await one.next(), await other.next()]).toEqual([null, null])
    expect(lettersTo(instructor.email)).toHaveLength(1)
  })

  it('refuse a session that was ended at the other, though both have just admitted it', async () => {
    const student = await given.aStudent({ password: 'secret-1' })
    const token = await signInAt(here, student.username, 'secret-1')
    const admitted = async (address: string) => {
      const { status } = await fetch(`${address}/v1/student/profile`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return status
    }
    for (const address of [here, there, here, there]) expect(await admitted(address)).toBe(200)
    await ask(here, 'signOut', { token })
    expect(await admitted(here)).toBe(401)
    // Without the message it would go on for five seconds.
    await expect.poll(() => admitted(there), { timeout: 3_000 }).toBe(401)
  })

  it('send each of many mails once, in either process', async () => {
    const department = await given.aDepartment()
    const emails = Array.from({ length: 24 }, (_, index) => `newcomer-${index}@example.org`)
    await Promise.all(
      emails.map((email, index) =>
        ask(index % 2 === 0 ? here : there, 'register', {
          body: {
            username: `newcomer-${index}`,
            password: 'four-legs-of-a-table',
            uName: 'Ελένη',
            uSurname: 'Ρήγα',
            email,
            department: department.id,
          },
        }),
      ),
    )
    await expect.poll(waiting, { timeout: 15_000 }).toBe(0)
    expect(emails.map((email) => lettersTo(email).length)).toEqual(emails.map(() => 1))
    expect(new Set(post.received.map(({ messageId }) => messageId)).size).toBe(post.received.length)
  })

  it('lose no request and no action when one of them stops: the short run of proofs/src/reliability/processes', async () => {
    const department = await given.aDepartment()
    const student = await given.aStudent({ department, password: 'secret-1' })
    const instructor = await given.anInstructor({ department })
    const thesis = await given.aThesis({ instructor, student, startDate: '2026-02-02' })
    const { steps } = await given.aTodoList({ thesis, steps: ['untouched'] })
    const token = await signInAt(there, student.username, 'secret-1')
    const balancer = startBalancer([here, there])
    const students = Array(4).fill({ token, itemId: steps[0]?.id })
    const load = startLoad(balancer.next, { students, reads: STUDENT_READS, expectsOutage: false })
    const { acknowledged, failures, times } = load.outcome
    await expect.poll(() => times.length, { timeout: 10_000 }).toBeGreaterThan(50)

    const stopping = programs.findIndex(({ messages }) => JSON.stringify(messages).includes(there))
    programs[stopping]?.child.kill('SIGTERM')
    // A balancer that looks too late sends requests to a process that has ended: a failure below.
    expect(await programs[stopping]?.ended).toBe(0)
    await expect.poll(balancer.ready).toEqual([here])
    const before = times.length
    await expect.poll(() => times.length, { timeout: 10_000 }).toBeGreaterThan(before + 50)
    await load.stop()
    await balancer.stop()
    expect(failures).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(10)
    const kept = await db.select({ text: stepComment.text }).from(stepComment)
    expect(kept.map(({ text }) => text).toSorted()).toEqual(acknowledged.toSorted())
  })
})
