import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPlatform } from '@diatrivi/api/create-platform'
import { rulebook } from '@diatrivi/api/modules/department/rulebook/tables'
import { outsidePerson } from '@diatrivi/api/modules/examination/committee/tables'
import { paper } from '@diatrivi/api/modules/examination/paper/tables'
import { image } from '@diatrivi/api/modules/institution/image/tables'
import { department, institution } from '@diatrivi/api/modules/institution/institution/tables'
import { account } from '@diatrivi/api/modules/people/account/tables'
import { event } from '@diatrivi/api/modules/thesis/history/tables'
import { interest } from '@diatrivi/api/modules/thesis/interest/tables'
import { thesis } from '@diatrivi/api/modules/thesis/thesis/tables'
import { todoList } from '@diatrivi/api/modules/thesis/todo-list/tables'
import { testClock } from '@diatrivi/api/platform/clock'
import { readConfig } from '@diatrivi/api/platform/config/config'
import type { Database } from '@diatrivi/api/platform/database/database'
import { createLogger } from '@diatrivi/api/platform/logging/logger'
import { outbox } from '@diatrivi/api/platform/mail/tables'
import { webLinks } from '@diatrivi/api/platform/mail/web-links'
import { files } from '@diatrivi/api/platform/storage/files'
import { localStorage } from '@diatrivi/api/platform/storage/local-storage'
import { storedFile } from '@diatrivi/api/platform/storage/tables'
import { openTestDatabase } from '@diatrivi/api/testing/test-database'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askOutsideMembers } from './ask-outside-members.ts'
import type { DemoPlan } from './demo-plan.ts'
import { issuePapers } from './issue-papers.ts'
import { loadDemo, loadPlan } from './load.ts'
import { DEMO_SEED, planDemo } from './plan.ts'
import { findDemo, removeDemo } from './removal.ts'

const folder = mkdtempSync(join(tmpdir(), 'diatrivi-removal-'))
const storage = localStorage(folder)
const clock = testClock('2026-03-07T09:00:00Z')
const passwords = { hash: async () => 'the hash of the demo' }
const whole = planDemo({ seed: DEMO_SEED, today: clock.today() })

/** Few files, because five hundred take seconds to draw. */
const plan: DemoPlan = {
  ...whole,
  images: whole.images.slice(0, 1),
  accounts: whole.accounts.map((one, index) => (index < 9 ? one : { ...one, cv: null })),
  theses: whole.theses.map((one) => ({ ...one, image: null })),
  lists: whole.lists.map((list) => ({
    ...list,
    steps: list.steps.map((step) => ({ ...step, files: [], comments: [] })),
  })),
}

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await loadPlan(plan, { ...database, storage, clock, passwords })
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const log = createLogger({ level: 'silent' })
const remove = () => removeDemo({ files: files({ db: database.db, storage, clock, log }) })
const count = (table: Parameters<Database['db']['$count']>[0]) => database.db.$count(table)
const filesOnDisk = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length

/** A real student of a department of the demo, or another person. */
async function addStudent(
  username: string,
  passwordHash: string,
  role: 'student' | 'instructor' = 'student',
): Promise<number> {
  const [row] = await database.db.transaction((tx) =>
    tx
      .insert(account)
      .values({
        username,
        email: `${username}@uni.example.org`,
        firstName: 'Άννα',
        surname: 'Αληθινού',
        role,
        departmentId: 1,
        isActive: true,
        passwordHash,
      })
      .returning({ id: account.id }),
  )
  return row?.id ?? 0
}

/** A topic of a real instructor, with an entry of what a person of the demo did to it. */
async function aThesisThatTheDemoChanged(instructorId: number): Promise<number> {
  const [actor] = await database.db.select({ id: account.id }).from(account).limit(1)
  return database.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(thesis)
      .values({ title: 'Αληθινό θέμα', instructorId, departmentId: 1, assignmentType: 'immediate' })
      .returning({ id: thesis.id })
    const thesisId = row?.id ?? 0
    await tx
      .insert(event)
      .values({ thesisId, actorId: actor?.id ?? 0, what: 'thesis_edited', happenedAt: clock.now() })
    return thesisId
  })
}

it('the demo stays whole while a real student has turned to one of its instructors', async () => {
  const studentId = await addStudent('real', 'a hash of her own')
  const [open] = await database.db
    .select({ id: thesis.id })
    .from(thesis)
    .where(isNull(thesis.studentId))
    .limit(1)
  await database.db.transaction((tx) =>
    tx.insert(interest).values({ thesisId: open?.id ?? 0, studentId, priority: 1, declaredAt: clock.now() }),
  )
  expect(await remove()).toMatchObject({ shared: 1 })
  expect(await findDemo(database.db)).toMatchObject({
    accounts: plan.accounts.length,
    theses: plan.theses.length,
    shared: 1,
  })
  await database.db.transaction((tx) => tx.delete(interest).where(eq(interest.studentId, studentId)))
})

it('the office issues the minutes of what was marked, and the announcement of what is announced', async () => {
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  await issuePapers(
    createPlatform({ ...database, config, clock, log, storage, secret: 'the secret of a test' }),
  )
  const issued = await database.db.select({ kind: paper.kind, number: paper.number }).from(paper)
  // Each attempt that failed has its minutes too.
  const open = plan.examinations.filter(({ result }) => result !== null).length
  const announced = plan.examinations.filter(({ state }) => state === 'announced').length
  expect(issued.map(({ kind }) => kind).sort()).toEqual([
    ...Array<string>(announced).fill('announcement'),
    ...Array<string>(open).fill('minutes'),
  ])
  expect(issued.map(({ number }) => number)).toEqual(issued.map((_one, index) => index + 1))
})

it('a member without an account has a letter with the link to her mark', async () => {
  const links = webLinks('https://theses.example.org')
  await askOutsideMembers({ db: database.db, clock, links })
  const [letter, ...others] = await database.db.select().from(outbox)
  expect(others).toEqual([])
  expect(letter).toMatchObject({ recipient: 'zoe.karra@example.gr', kind: 'outside_letter' })
  expect(letter?.text).toMatch(/^https:\/\/theses\.example\.org\/s#mark\.[\w-]{27}$/m)
})

it('the demo goes with its accounts, theses, lists, papers and files, and leaves people and places', async () => {
  // The account belongs to the demo whatever its address says: its password is published.
  await addStudent('moved', 'the hash of the demo')
  const instructorId = await addStudent('author', 'a hash of the author', 'instructor')
  const thesisId = await aThesisThatTheDemoChanged(instructorId)
  const filesBefore = filesOnDisk()
  expect(await remove()).toMatchObject({ accounts: plan.accounts.length + 1, shared: 0 })
  const left = await database.db.select({ username: account.username }).from(account)
  expect(left).toEqual([{ username: 'real' }, { username: 'author' }])
  const changes = await database.db.select({ actorId: event.actorId }).from(event)
  expect(changes).toEqual([{ actorId: null }])
  await database.db.transaction(async (tx) => {
    await tx.delete(thesis).where(eq(thesis.id, thesisId))
    await tx.delete(account).where(eq(account.id, instructorId))
  })
  expect([await count(thesis), await count(todoList), await count(rulebook)]).toEqual([0, 0, 0])
  expect(await count(paper)).toBe(0)
  expect([await count(outsidePerson), await count(outbox)]).toEqual([0, 0])
  expect([await count(institution), await count(department), await count(image)]).toEqual([38, 503, 1])
  expect(filesOnDisk()).toBeLessThan(filesBefore)
  expect(filesOnDisk()).toBe(await count(storedFile))
  expect(await findDemo(database.db)).toBeNull()
  expect(await remove()).toBeNull()
})

it('and it does not come back, even where nobody is left', async () => {
  await database.db.transaction((tx) => tx.delete(account))
  expect(await loadDemo({ ...database, storage, clock, passwords })).toBe(false)
  expect(await count(account)).toBe(0)
})
