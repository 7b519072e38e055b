import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createPlatform } from '../../../create-platform.ts'
import { registryReadingJob } from '../../../registry-reading-job.ts'
import { urlOfDatabase } from '../../../testing/running-program.ts'
import { CLIENT, startStudentRegister } from '../../../testing/student-register.ts'
import { startTestApi } from '../../../testing/test-api.ts'

/** The departments of this file are numbered from 1 on: each is linked to a number of its own there. */
const LINKED = Array.from({ length: 30 }, (_, index) => `${index + 1}=${5_000 + index + 1}`).join(',')

const register = await startStudentRegister()
afterAll(register.close)
const api = await startTestApi({ ...register.settings, UNIVERSIS_DEPARTMENTS: LINKED })
const { given, clock } = api

beforeEach(() => {
  Object.assign(register, { students: [], mishaps: [], tokenMishaps: [], held: null, asked: [] })
})

async function anOffice() {
  const department = await given.aDepartment()
  const secretary = await given.aSecretary({ department })
  /** Anew each time, because a day ends every session. */
  const by = () => api.as(secretary)
  const code = String(5_000 + department.id)
  const aStudent = async (registryNumber: string) => {
    const person = await given.aStudent({ department })
    await given.aStudentRecord({
      person,
      registryNumber,
      semester: 8,
      coursesPassed: 1,
      ects: 5,
      averageHundredths: 800,
    })
    return person
  }
  return {
    department,
    secretary,
    code,
    aStudent,
    /** The register has the student, who has passed so many courses. */
    has: (studentIdentifier: string, courses: number, semester = 8) =>
      register.students.push({
        studentIdentifier,
        department: code,
        semester,
        courses: Array.from({ length: courses }, () => ({})),
      }),
    read: async () => (await (await by()).call('readRegistry')).body,
    found: async () => (await (await by()).call('getRegistryReading')).body,
    imports: async () =>
      (await (await by()).call('listOfficeImports', { query: { page: 1, pageSize: 10 } })).body,
    rows: async (importId: number) =>
      (
        await (
          await by()
        ).call('listOfficeImportRows', { params: { importId }, query: { page: 1, pageSize: 50 } })
      ).body,
    apply: async (importId: number) =>
      (await by()).call('applyOfficeImport', { params: { importId }, body: { rows: 'all' } }),
    undo: async (importId: number) => (await by()).call('undoOfficeImport', { params: { importId } }),
    record: async () =>
      (await (await by()).call('listStudents', { query: { page: 1, pageSize: 50 } })).body[0]?.record,
  }
}

const job = () => registryReadingJob(createPlatform(api)).readDue(new AbortController().signal)

describe('a reading of the student register', () => {
  it('prepares an import that is looked at, applied and taken back as that of a file', async () => {
    const { aStudent, has, read, imports, rows, apply, undo, record, secretary, found } = await anOffice()
    await aStudent('01234')
    has('01234', 40, 9)
    has('09999', 3)
    const { importID, last } = await read()
    expect(last).toMatchObject({ outcome: 'prepared', students: 2, unknown: 1 })
    expect(await imports()).toMatchObject([
      {
        importID,
        kind: 'records',
        fileName: register.settings.UNIVERSIS_URL,
        new: 0,
        changed: 1,
        same: 0,
        faulty: 0,
        applied: null,
        by: { username: secretary.username },
      },
    ])
    expect((await record())?.semester).toBe(8)
    const [row] = await rows(importID ?? 0)
    expect(row).toMatchObject({ fate: 'changed', faults: [], doubts: [] })
    expect(JSON.stringify(row)).toContain('"200"')
    expect((await apply(importID ?? 0)).status).toBe(200)
    expect(await record()).toMatchObject({ semester: 9, coursesPassed: 40, ects: 200, average: '8.00' })
    expect((await found()).importID).toBeNull()
    expect((await undo(importID ?? 0)).status).toBe(200)
    expect(await record()).toMatchObject({ semester: 8, coursesPassed: 1, ects: 5 })
  })

  it('leaves what the register does not say as it is', async () => {
    const { department, has, read, apply, record } = await anOffice()
    const person = await given.aStudent({ department })
    await given.aStudentRecord({ person, registryNumber: '01', coursesOwed: 7 })
    has('01', 12)
    await apply((await read()).importID ?? 0)
    expect(await record()).toMatchObject({ coursesPassed: 12, coursesOwed: 7 })
  })

  it('that finds nothing otherwise prepares no import', async () => {
    const { aStudent, has, read, imports } = await anOffice()
    await aStudent('01')
    has('01', 1)
    has('02', 9)
    expect(await read()).toMatchObject({
      importID: null,
      last: { outcome: 'unchanged', students: 2, unknown: 1 },
    })
    expect(await imports()).toEqual([])
  })

  it('replaces what an earlier one has prepared, and leaves what was applied', async () => {
    const { aStudent, has, read, imports, apply } = await anOffice()
    await aStudent('01')
    has('01', 2)
    const { importID: first } = await read()
    register.students = []
    has('01', 3)
    const { importID: second } = await read()
    expect((await imports()).map(({ importID }) => importID)).toEqual([second])
    expect((await apply(first ?? 0)).status).toBe(404)
    await apply(second ?? 0)
    register.students = []
    has('01', 4)
    const { importID: third } = await read()
    expect((await imports()).map(({ importID }) => importID)).toEqual([third, second])
    register.students = []
    has('01', 3)
    expect(await read()).toMatchObject({ importID: null, last: { outcome: 'unchanged' } })
    expect((await imports()).map(({ importID }) => importID)).toEqual([second])
  })

  it('happens once where two people press at once', async () => {
    const { aStudent, has, read, imports } = await anOffice()
    await aStudent('01')
    has('01', 2)
    let go: () => void = () => undefined
    register.held = new Promise((resolve) => {
      go = resolve
    })
    const first = read()
    await expect.poll(() => register.asked.length).toBe(1)
    expect(await read()).toMatchObject({ isReading: true, last: null, importID: null })
    go()
    expect(await first).toMatchObject({ isReading: false, last: { outcome: 'prepared' } })
    expect(register.asked).toHaveLength(2)
    expect(await imports()).toHaveLength(1)
  })

  it('that was lost with its process is begun anew after a while', async () => {
    const { department, aStudent, has, read, found } = await anOffice()
    await aStudent('01')
    has('01', 2)
    await given.aLostReading({ departmentId: department.id })
    expect(await read()).toMatchObject({ isReading: true })
    clock.advance({ minutes: 16 })
    expect((await found()).isReading).toBe(false)
    expect(await read()).toMatchObject({ last: { outcome: 'prepared' } })
  })

  it('says what was wrong, and leaves what was prepared', async () => {
    const { aStudent, has, read, imports } = await anOffice()
    await aStudent('01')
    has('01', 2)
    const { importID } = await read()
    register.mishaps.push({ status: 500, body: { status: 500, code: 'ERR_ATTR_UNKNOWN' } })
    expect(await read()).toMatchObject({
      importID,
      last: { outcome: 'unknown_attribute', students: null, unknown: null },
    })
    register.mishaps.push({ status: 403, body: {} })
    expect((await read()).last?.outcome).toBe('refused')
    expect(await imports()).toHaveLength(1)
  })

  it('is of the own department alone', async () => {
    const [here, elsewhere] = [await anOffice(), await anOffice()]
    await here.aStudent('01')
    elsewhere.has('01', 9)
    expect((await here.read()).last).toMatchObject({ outcome: 'unchanged', students: 0 })
    expect((await elsewhere.found()).last).toBeNull()
  })
})

describe('the job', () => {
  it('reads every linked department once a night', async () => {
    const { aStudent, has, imports, found, code } = await anOffice()
    await aStudent('01')
    has('01', 2)
    const questions = () =>
      register.asked.filter((query) => query.get('$filter')?.includes(`department eq ${code})`)).length
    await job()
    expect(questions()).toBe(2)
    expect(await imports()).toMatchObject([{ changed: 1, by: null }])
    expect((await found()).last?.outcome).toBe('prepared')
    await job()
    expect(questions()).toBe(2)
    clock.advance({ days: 1 })
    await job()
    expect(questions()).toBe(4)
    expect(await imports()).toHaveLength(1)
  })

  it('goes on with the next department where the register fails', async () => {
    const [first, second] = [await anOffice(), await anOffice()]
    clock.advance({ days: 1 })
    register.mishaps.push({ status: 403, body: {} })
    await job()
    const outcomes = [await first.found(), await second.found()].map(({ last }) => last?.outcome)
    expect(outcomes).toContain('unchanged')
  })
})

it('an installation without the settings reads nothing, and says so', async () => {
  const off = await startTestApi()
  const department = await off.given.aDepartment()
  const secretary = await off.as(await off.given.aSecretary({ department }))
  const nothing = { isOn: false, codes: [], isReading: false, last: null, importID: null }
  expect((await secretary.call('getRegistryReading')).body).toEqual(nothing)
  expect((await secretary.call('readRegistry')).body).toEqual(nothing)
})

describe('the command', { timeout: 180_000 }, () => {
  const COMMAND = fileURLToPath(new URL('../../../commands/read-registry.ts', import.meta.url))
  const run = (settings: Record<string, string>) =>
    new Promise<{ status: number; said: string }>((resolve) => {
      const env = {
        ...process.env,
        DATABASE_URL: urlOfDatabase(api.connection),
        DATA_DIR: api.dataDir,
        JWT_SECRET: 'a secret of thirty-two characters',
        ...settings,
      }
      execFile(process.execPath, [COMMAND], { env }, (error, stdout, stderr) =>
        resolve({ status: error === null ? 0 : 1, said: stdout + stderr }),
      )
    })

  it('says what became of each department, and which is not linked', async () => {
    const { department, aStudent, has } = await anOffice()
    const other = await given.aDepartment()
    await aStudent('01')
    has('01', 2)
    const UNIVERSIS_DEPARTMENTS = `${department.id}=${5_000 + department.id}`
    const { status, said } = await run({ ...register.settings, UNIVERSIS_DEPARTMENTS })
    expect(said).toContain(`${department.name} (${5_000 + department.id}): an import waits for the secretary`)
    expect(said).toMatch(new RegExp(`Not in UNIVERSIS_DEPARTMENTS:[^]*${other.id} ${other.name}`))
    expect(status).toBe(0)
  })

  it('names the setting that is wrong, and no secret', async () => {
    const { department } = await anOffice()
    const { status, said } = await run({
      ...register.settings,
      UNIVERSIS_CLIENT_ID: 'another',
      UNIVERSIS_DEPARTMENTS: `${department.id}=${5_000 + department.id}`,
    })
    expect([status, said]).toEqual([1, expect.stringContaining('correct UNIVERSIS_CLIENT_ID')])
    expect(said).toContain('failed: token_refused')
    expect(said).not.toContain(CLIENT.secret)
  })
})
