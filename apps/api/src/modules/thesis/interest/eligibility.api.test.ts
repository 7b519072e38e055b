import { type Rules, USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

const api = await startTestApi()
const { given, clock } = api

const TODAY = '2026-10-01T09:00:00Z'
const PUBLISHED = { publishedAt: new Date('2026-06-01T09:00:00Z') }
const STRICT: Partial<Rules['eligibility']> = { minCourses: 28, mode: 'refuse' }

/** A department with a book that asks for something, and a topic of it. */
async function aTopicUnder(asked: Partial<Rules['eligibility']> | null, programmeName?: string) {
  clock.set(TODAY)
  const department = await given.aDepartment()
  const programme = programmeName ? await given.aProgramme({ department, name: programmeName }) : null
  if (asked !== null) {
    const rules = { ...USUAL_RULES, eligibility: { ...USUAL_RULES.eligibility, ...asked } }
    const programmeId = programme?.id ?? null
    await given.aRulebook({ department, programmeId, inForceFrom: '2026-09-01', rules, ...PUBLISHED })
  }
  const instructor = await given.anInstructor({ department })
  const thesis = await given.aThesis({ instructor })
  const params = { thesisId: thesis.id }
  const student = await given.aStudent({ department })
  const asStudent = await api.as(student)
  const asSecretary = await api.as(await given.aSecretary({ department }))
  const write = (fields: object) =>
    asSecretary.call('editStudentRecord', {
      params: { username: student.username },
      body: { registryNumber: '01234', ...fields },
    })
  const declare = () => asStudent.call('declareInterest', { params, body: { prefOrder: 1 } })
  return { department, programme, instructor, thesis, params, student, asStudent, write, declare }
}

describe('declaring interest under a book that asks for 28 courses', () => {
  it('is refused with the numbers, in the language of the reader', async () => {
    const { declare, write, asStudent, params } = await aTopicUnder(STRICT)
    await write({ coursesPassed: 26 })
    expect((await declare()).error).toMatchObject({
      status: 409,
      code: 'not_eligible',
      message: 'Δεν πληρούνται οι προϋποθέσεις ανάληψης: μαθήματα: 26 από 28.',
      facts: { what: 'μαθήματα: 26 από 28', whatEnglish: 'courses: 26 of 28' },
    })
    const english = await asStudent.call('declareInterest', {
      params,
      body: { prefOrder: 1 },
      headers: { 'accept-language': 'en' },
    })
    expect(english.error.message).toBe(
      'The conditions for taking on a thesis are not met: courses: 26 of 28.',
    )
  })

  it('is refused without a record, and free once there are enough', async () => {
    const { declare, write } = await aTopicUnder(STRICT)
    expect((await declare()).error).toMatchObject({ status: 409, code: 'record_missing' })
    await write({ coursesPassed: 28 })
    expect((await declare()).status).toBe(200)
  })

  it('says the day of a record that is older than 120 days', async () => {
    const { student, params, write } = await aTopicUnder(STRICT)
    await write({ coursesPassed: 26 })
    clock.set('2027-01-30T09:00:00Z')
    const later = await api.as(student)
    const { error } = await later.call('declareInterest', { params, body: { prefOrder: 1 } })
    expect(error.facts).toMatchObject({
      what: 'μαθήματα: 26 από 28· στοιχεία της 1/10/2026',
    })
  })

  it('is only pointed out where the book warns', async () => {
    const { declare, asStudent, params } = await aTopicUnder({ ...STRICT, mode: 'warn' })
    expect((await declare()).status).toBe(200)
    const { body } = await asStudent.call('getEligibility', { params })
    expect(body).toMatchObject({ mode: 'warn', students: [{ recordMissing: true }] })
  })
})

it('an acceptance is refused where the record has changed since the declaration', async () => {
  const { thesis, student, asStudent, params, write } = await aTopicUnder(STRICT)
  await given.anInterest({ thesis, student, answeredPositively: true })
  await write({ coursesPassed: 27 })
  const accept = () => asStudent.call('acceptAssignment', { params })
  expect((await accept()).error).toMatchObject({ status: 409, code: 'not_eligible' })
  await write({ coursesPassed: 28 })
  expect((await accept()).status).toBe(200)
})

it('the rules of the programme that the record names hold, and bind the thesis at the acceptance', async () => {
  const { programme, thesis, student, asStudent, params, write, declare } = await aTopicUnder(STRICT, 'ΠΜΣ')
  await write({ coursesPassed: 26 })
  expect((await asStudent.call('getEligibility', { params })).body.mode).toBeNull()
  await write({ coursesPassed: 26, programmeID: programme?.id })
  expect((await declare()).error.code).toBe('not_eligible')
  await write({ coursesPassed: 28, programmeID: programme?.id })
  expect((await asStudent.call('getEligibility', { params })).body).toEqual({
    mode: 'refuse',
    asksTitleEn: false,
    students: [],
  })
  await given.anInterest({ thesis, student, answeredPositively: true })
  const { body } = await asStudent.call('acceptAssignment', { params })
  expect(body.rulebook).toBeDefined()
})

it.each([
  ['the last minute of August', '2026-08-31T20:59:00Z', null],
  ['midnight', '2026-08-31T21:00:00Z', expect.any(Object)],
])(
  'a book in force from 1 September binds by the clock of Athens: an acceptance at %s',
  async (_when, at, book) => {
    const { thesis, student, params } = await aTopicUnder({})
    await given.anInterest({ thesis, student, answeredPositively: true })
    clock.set(at)
    const { body } = await (await api.as(student)).call('acceptAssignment', { params })
    expect(body.rulebook ?? null).toEqual(book)
  },
)

describe('GET /v1/user/thesis/:thesisId/eligibility', () => {
  it('says to the student what was found, and to the instructor only what is lacking', async () => {
    const { thesis, student, instructor, asStudent, params, write } = await aTopicUnder(STRICT)
    await write({ coursesPassed: 26 })
    await given.anInterest({ thesis, student })
    const lacking = { condition: 'courses', wanted: 28 }
    const own = (await asStudent.call('getEligibility', { params })).body
    expect(own.students).toMatchObject([{ username: student.username, failed: [{ ...lacking, found: 26 }] }])
    const seen = (await (await api.as(instructor)).call('getEligibility', { params })).body
    expect(seen).toEqual({
      mode: 'refuse',
      asksTitleEn: false,
      students: [
        {
          username: student.username,
          recordMissing: false,
          failed: [{ ...lacking, found: null }],
          staleSince: null,
        },
      ],
    })
  })

  it('is not answered to another instructor, and says nothing without a book', async () => {
    const { department, asStudent, params, declare } = await aTopicUnder(null)
    expect((await asStudent.call('getEligibility', { params })).body).toEqual({
      mode: null,
      asksTitleEn: false,
      students: [],
    })
    expect((await declare()).status).toBe(200)
    const other = await api.as(await given.anInstructor({ department }))
    expect((await other.call('getEligibility', { params })).status).toBe(403)
  })
})
