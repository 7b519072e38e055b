import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { image } from '@diatrivi/api/modules/institution/image/tables'
import { department, institution } from '@diatrivi/api/modules/institution/institution/tables'
import { keyword } from '@diatrivi/api/modules/institution/keyword/tables'
import { account } from '@diatrivi/api/modules/people/account/tables'
import { notice } from '@diatrivi/api/modules/thesis/notice/tables'
import { thesis } from '@diatrivi/api/modules/thesis/thesis/tables'
import { stepFile, todoItem } from '@diatrivi/api/modules/thesis/todo-list/tables'
import { passwordHashing } from '@diatrivi/api/platform/auth/password-hashing'
import { testClock } from '@diatrivi/api/platform/clock'
import type { Database } from '@diatrivi/api/platform/database/database'
import { outbox } from '@diatrivi/api/platform/mail/tables'
import { webLinks } from '@diatrivi/api/platform/mail/web-links'
import { localStorage } from '@diatrivi/api/platform/storage/local-storage'
import type { Storage } from '@diatrivi/api/platform/storage/storage'
import { storedFile } from '@diatrivi/api/platform/storage/tables'
import { reminderJob } from '@diatrivi/api/reminder-job'
import { openTestDatabase } from '@diatrivi/api/testing/test-database'
import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DemoPlan } from './demo-plan.ts'
import { DEMO_PASSWORD, loadDemo, loadPlan } from './load.ts'
import { DEMO_SEED, planDemo } from './plan.ts'

const folder = mkdtempSync(join(tmpdir(), 'diatrivi-demo-'))
const storage = localStorage(folder)
const clock = testClock('2026-03-07T09:00:00Z')
const passwords = passwordHashing()
const plan = planDemo({ seed: DEMO_SEED, today: clock.today() })

/** The same plan with two files instead of five hundred, for tests to which their number does not matter. */
const lightPlan: DemoPlan = {
  ...plan,
  images: plan.images.slice(0, 1),
  accounts: plan.accounts.map((one) => ({ ...one, cv: null })),
  theses: plan.theses.map((one) => ({ ...one, image: null, finalFile: null })),
  lists: plan.lists.map((list) => ({
    ...list,
    steps: list.steps.map((step) => ({ ...step, files: [], comments: [] })),
  })),
}

/** The last list a second time, so that it fails in the middle of the rows. */
const brokenPlan: DemoPlan = { ...lightPlan, lists: [...lightPlan.lists, ...plan.lists.slice(-1)] }

/** Nothing is undone after it, as nothing is by a process that was killed. */
const lostConnection = Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' })

const filesIn = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('loading the demo', () => {
  let database: Database
  const count = (table: Parameters<Database['db']['$count']>[0]) => database.db.$count(table)

  beforeAll(async () => {
    database = await openTestDatabase()
    await loadDemo({ ...database, storage, clock, passwords })
  })
  afterAll(() => database.close())

  it('happens once', async () => {
    expect(await loadDemo({ ...database, storage, clock, passwords })).toBe(false)
    expect(await count(storedFile)).toBe(filesIn().length)
  })

  it('writes the whole plan', async () => {
    expect(await count(institution)).toBe(38)
    expect(await count(department)).toBe(503)
    expect(await count(account)).toBe(plan.accounts.length)
    expect(await count(thesis)).toBe(plan.theses.length)
    expect(await count(todoItem)).toBe(plan.lists.flatMap(({ steps }) => steps).length)
  })

  it('writes the notices and sends no mail for the past', async () => {
    expect(await count(notice)).toBe(plan.notices.length)
    expect(await count(outbox)).toBe(0)
    const late = await database.db.$count(notice, and(ne(notice.delivery, 'none'), isNull(notice.mailedAt)))
    expect(late).toBe(0)
  })

  it('reminds people on its first day of dates that come near, but not by mail', async () => {
    const before = await count(notice)
    const links = webLinks('https://theses.example.org')
    await reminderJob({ db: database.db, clock, links }).giveDue()
    expect(await count(notice)).toBeGreaterThan(before)
    // A person without an account is notified by mail alone.
    const mails = await database.db.select({ recipient: outbox.recipient }).from(outbox)
    expect(mails).toEqual([{ recipient: 'zoe.karra@example.gr' }])
  })

  it('invents no address or number of a department', async () => {
    const invented = or(isNotNull(department.email), isNotNull(department.phone))
    expect(await database.db.$count(department, invented)).toBe(0)
  })

  it('gives every account the password of the demo', async () => {
    const rows = await database.db.selectDistinct({ passwordHash: account.passwordHash }).from(account)
    expect(rows).toHaveLength(1)
    expect(await passwords.verify(DEMO_PASSWORD, rows[0]?.passwordHash ?? null)).toBe(true)
  })

  it('stores PDFs for the steps and WebP pictures for the covers', async () => {
    const [file] = await database.db
      .select({ storageKey: storedFile.storageKey })
      .from(stepFile)
      .innerJoin(storedFile, eq(storedFile.id, stepFile.fileId))
    const [cover] = await database.db
      .select({ storageKey: storedFile.storageKey })
      .from(image)
      .innerJoin(storedFile, eq(storedFile.id, image.coverFileId))
    const begin = async (key = '') =>
      (await buffer(await storage.open(key))).subarray(0, 12).toString('latin1')
    expect(await begin(file?.storageKey)).toMatch(/^%PDF-/)
    expect(await begin(cover?.storageKey)).toMatch(/^RIFF....WEBP/s)
  })

  it('leaves the counters where the next row of the product gets the next id', async () => {
    const [row] = await database.db.transaction((tx) =>
      tx.insert(keyword).values({ label: 'κάτι νέο' }).returning({ id: keyword.id }),
    )
    expect(row?.id).toBe(plan.keywords.length + 1)
  })
})

describe('a load that fails or runs beside another', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())
  const deps = () => ({ ...database, storage, clock, passwords })

  it('that cannot store a file leaves nothing behind', async () => {
    const before = filesIn().length
    let puts = 0
    const full: Storage = {
      ...storage,
      put: (source) => (++puts > 20 ? Promise.reject(new Error('the disk is full')) : storage.put(source)),
    }
    await expect(loadPlan(plan, { ...deps(), storage: full })).rejects.toThrow('disk is full')
    expect(await database.db.$count(institution)).toBe(0)
    expect(filesIn().length).toBe(before)
  })

  it('that was cut off while it stored files leaves them to the next, which takes them away', async () => {
    const before = filesIn().length
    let puts = 0
    const cutOff: Storage = {
      ...storage,
      put: (source) => (++puts > 20 ? Promise.reject(lostConnection) : storage.put(source)),
    }
    await expect(loadPlan(plan, { ...deps(), storage: cutOff })).rejects.toBe(lostConnection)
    expect(filesIn().length).toBe(before + 20)
    await expect(loadPlan(brokenPlan, deps())).rejects.toThrow()
    expect(filesIn().length).toBe(before)
  })

  it('that fails in the middle of the rows leaves nothing behind', async () => {
    const before = filesIn().length
    await expect(loadPlan(brokenPlan, deps())).rejects.toMatchObject({
      cause: { constraint: 'todo_list_pkey' },
    })
    expect(await database.db.$count(institution)).toBe(0)
    expect(filesIn().length).toBe(before)
  })

  it('that starts together with another is done by one of them', async () => {
    const before = filesIn().length
    const loaded = await Promise.all([loadPlan(lightPlan, deps()), loadPlan(lightPlan, deps())])
    expect(loaded.toSorted()).toEqual([false, true])
    expect(await database.db.$count(institution)).toBe(38)
    expect(filesIn().length).toBe(before + 2)
  })
})
