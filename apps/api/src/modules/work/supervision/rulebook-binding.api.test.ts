import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { type Rules, USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

const api = await startTestApi()
const { given, clock } = api

const LAST_SECOND_OF_AUGUST = '2026-08-31T20:59:59Z'
const FIRST_OF_SEPTEMBER = '2026-08-31T21:00:00Z'
const PUBLISHED = { publishedAt: new Date('2026-06-01T09:00:00Z') }

/** A department at a moment, with an instructor and what is offered to students of it. */
async function aDepartmentAt(moment: string) {
  clock.set(moment)
  const department = await given.aDepartment()
  const instructor = await given.anInstructor({ department })
  const asInstructor = await api.as(instructor)

  const anOffer = async (values: Parameters<typeof given.aThesis>[0] = {}) => {
    const student = await given.aStudent({ department })
    const thesis = await given.aThesis({ instructor, ...values })
    await given.anInterest({ thesis, student, answeredPositively: true })
    const asStudent = await api.as(student)
    const params = { thesisId: thesis.id }
    const accept = (titleEn?: string) =>
      asStudent.call('acceptAssignment', { params, body: titleEn === undefined ? {} : { titleEn } })
    return { thesis, params, asStudent, accept }
  }
  return { department, instructor, asInstructor, anOffer }
}

describe('a book in force from 1 September that is published in June', () => {
  it.each([
    ['the old one binds', LAST_SECOND_OF_AUGUST, true, 'old'],
    ['none binds where there was none', LAST_SECOND_OF_AUGUST, false, null],
    ['the new one binds', FIRST_OF_SEPTEMBER, true, 'new'],
    ['the new one binds where there was none', FIRST_OF_SEPTEMBER, false, 'new'],
  ] as const)('%s at %s in Athens', async (_what, moment, hasOld, expected) => {
    const { department, anOffer } = await aDepartmentAt(moment)
    const old = { department, inForceFrom: '2025-09-01', title: 'old', ...PUBLISHED } as const
    if (hasOld) await given.aRulebook(old)
    await given.aRulebook({ department, inForceFrom: '2026-09-01', title: 'new', ...PUBLISHED })
    const { accept } = await anOffer()
    const { status, body } = await accept()
    expect(status).toBe(200)
    expect(body.rulebook?.title ?? null).toBe(expected)
  })
})

describe('a thesis that is accepted', () => {
  it('is bound to the book of its programme, where that has one', async () => {
    const { department, anOffer } = await aDepartmentAt(FIRST_OF_SEPTEMBER)
    const programme = await given.aProgramme({ department })
    await given.aRulebook({ department, title: 'of the department', ...PUBLISHED })
    const own = { department, programmeId: programme.id, title: 'of the programme', ...PUBLISHED }
    await given.aRulebook({ ...own, inForceFrom: '2025-09-01' })
    expect((await (await anOffer({ programmeId: programme.id })).accept()).body.rulebook?.title).toBe(
      'of the programme',
    )
    expect((await (await anOffer()).accept()).body.rulebook?.title).toBe('of the department')
  })

  it('keeps its book, and the next student begins with the newer one', async () => {
    const { department, asInstructor, anOffer } = await aDepartmentAt(LAST_SECOND_OF_AUGUST)
    await given.aRulebook({ department, inForceFrom: '2025-09-01', title: 'old', ...PUBLISHED })
    await given.aRulebook({ department, inForceFrom: '2026-09-01', title: 'new', ...PUBLISHED })
    const { thesis, params, asStudent, accept } = await anOffer()
    await accept()
    clock.set(FIRST_OF_SEPTEMBER)
    const bookOf = async (client = asStudent) =>
      (await client.call('getThesis', { params })).body[0]?.rulebook?.title
    expect(await bookOf()).toBe('old')

    const release = { params, body: { reason: 'Διακοπή σπουδών' } }
    expect((await asInstructor.call('releaseThesis', release)).status).toBe(200)
    expect(await bookOf(asInstructor)).toBeUndefined()
    const next = await given.aStudent({ department })
    await given.anInterest({ thesis, student: next, answeredPositively: true })
    expect((await (await api.as(next)).call('acceptAssignment', { params })).body.rulebook?.title).toBe('new')
  })

  it('is marked as today under no book, after the department has published one', async () => {
    const { department, instructor, anOffer } = await aDepartmentAt('2025-11-03T09:00:00Z')
    const { thesis: offered, params, accept } = await anOffer()
    expect((await accept()).body).not.toHaveProperty('rulebook')
    await given.aTodoList({ thesis: offered, steps: ['confirmed'] })
    await given.aRulebook({
      department,
      inForceFrom: '2025-11-04',
      rules: PRESET_RULES.integrated_master,
      ...PUBLISHED,
    })
    clock.set('2026-06-10T09:00:00Z')
    const asInstructor = await api.as(instructor)
    expect((await asInstructor.call('markThesis', { params, body: { mark: 9 } })).status).toBe(200)
    const [thesis] = (await asInstructor.call('getThesis', { params })).body
    expect(thesis).toMatchObject({ state: 'ended', thesisMark: 9 })
    expect(thesis).not.toHaveProperty('rulebook')
  })
})

describe('a book that allows an instructor one thesis at a time', () => {
  const load: Rules['load'] = { ...USUAL_RULES.load, maxInProgress: 1 }

  async function anInstructorWithBook(rules: Partial<Rules['load']> = {}, isPublished = true) {
    const { department, instructor, asInstructor } = await aDepartmentAt(FIRST_OF_SEPTEMBER)
    await given.aRulebook({
      department,
      rules: { ...USUAL_RULES, load: { ...load, ...rules } },
      ...(isPublished && PUBLISHED),
    })
    const aDeclaration = async () => {
      const student = await given.aStudent({ department })
      const thesis = await given.aThesis({ instructor })
      await given.anInterest({ thesis, student })
      return { thesisId: thesis.id, username: student.username, flag: 1 as const, student }
    }
    const answer = ({ student: _student, ...params }: Awaited<ReturnType<typeof aDeclaration>>) =>
      asInstructor.call('answerInterest', { params, body: {} })
    return { asInstructor, instructor, department, aDeclaration, answer }
  }

  it('refuses a second positive answer, also while the first waits for its student', async () => {
    const { aDeclaration, answer } = await anInstructorWithBook()
    const [first, second] = [await aDeclaration(), await aDeclaration()]
    expect((await answer(first)).status).toBe(200)
    expect((await answer(second)).error).toMatchObject({
      status: 409,
      code: 'load_full',
      facts: { max: 1, of: 'inProgress' },
      message: 'Έχετε συμπληρώσει τη μία εργασία που επιτρέπει ο κανονισμός.',
    })
  })

  it('lets one of two answers at the same moment through', async () => {
    const { aDeclaration, answer } = await anInstructorWithBook()
    const declared = [await aDeclaration(), await aDeclaration(), await aDeclaration()]
    const statuses = (await Promise.all(declared.map(answer))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
  })

  it.each([
    ['only points it out', { mode: 'warn' } as const, true],
    ['is a draft', {}, false],
  ])('refuses nothing where it %s', async (_what, rules, isPublished) => {
    const { instructor, department, aDeclaration, answer } = await anInstructorWithBook(rules, isPublished)
    await given.aThesis({ instructor, student: await given.aStudent({ department }) })
    expect((await answer(await aDeclaration())).status).toBe(200)
  })

  it('says to its instructor before and after the answer what it only points out', async () => {
    const { aDeclaration, answer, asInstructor } = await anInstructorWithBook({ mode: 'warn' })
    const [first, second] = [await aDeclaration(), await aDeclaration()]
    const before = async ({ thesisId }: { thesisId: number }) =>
      (await asInstructor.call('getEligibility', { params: { thesisId } })).body.load
    expect(await before(first)).toBeUndefined()
    expect((await answer(first)).body).toEqual({ status: 200 })
    expect(await before(second)).toEqual({ max: 1, mode: 'warn' })
    expect((await answer(second)).body).toEqual({ status: 200, load: { max: 1 } })
  })

  it('says before the answer that it would be refused, and to no student', async () => {
    const { aDeclaration, answer, asInstructor } = await anInstructorWithBook()
    const [first, second] = [await aDeclaration(), await aDeclaration()]
    await answer(first)
    const params = { thesisId: second.thesisId }
    const { body } = await asInstructor.call('getEligibility', { params })
    expect(body.load).toEqual({ max: 1, mode: 'refuse' })
    const asStudent = await api.as(second.student)
    expect((await asStudent.call('getEligibility', { params })).body).not.toHaveProperty('load')
  })

  it('counts new theses of the academic year, and not those of the year before', async () => {
    const { instructor, department, aDeclaration, answer } = await anInstructorWithBook({
      maxInProgress: null,
      maxNewPerYear: 1,
    })
    const student = () => given.aStudent({ department })
    await given.aThesis({ instructor, student: await student(), startDate: '2026-08-31' })
    const [first, second] = [await aDeclaration(), await aDeclaration()]
    expect((await answer(first)).status).toBe(200)
    expect((await answer(second)).error).toMatchObject({
      code: 'load_full',
      facts: { max: 1, of: 'year' },
      message: 'Έχετε συμπληρώσει τη μία νέα εργασία του ακαδημαϊκού έτους που επιτρέπει ο κανονισμός.',
    })
  })
})

describe('the title in English at the acceptance', () => {
  const asked = async ({
    asStudent,
    params,
  }: Awaited<ReturnType<Awaited<ReturnType<typeof aDepartmentAt>>['anOffer']>>) =>
    (await asStudent.call('getEligibility', { params })).body.asksTitleEn

  it('is asked for, and kept, where the rules have a committee and the topic none', async () => {
    const { department, anOffer } = await aDepartmentAt(FIRST_OF_SEPTEMBER)
    await given.aRulebook({ department, rules: PRESET_RULES.integrated_master, ...PUBLISHED })
    const offer = await anOffer()
    expect(await asked(offer)).toBe(true)
    expect((await offer.accept('7')).error?.fields).toHaveProperty('titleEn')
    expect((await offer.accept(' Networks ')).body.titleEn).toBe('Networks')
    expect((await (await anOffer()).accept()).body.titleEn).toBeNull()
  })

  it('stays as the instructor wrote it', async () => {
    const { department, anOffer } = await aDepartmentAt(FIRST_OF_SEPTEMBER)
    await given.aRulebook({ department, rules: PRESET_RULES.integrated_master, ...PUBLISHED })
    const offer = await anOffer({ titleEnglish: 'Graphs' })
    expect(await asked(offer)).toBe(false)
    expect((await offer.accept('Networks')).body.titleEn).toBe('Graphs')
  })

  it('is not asked for in the plain flow', async () => {
    const offer = await (await aDepartmentAt(FIRST_OF_SEPTEMBER)).anOffer()
    expect(await asked(offer)).toBe(false)
    expect((await offer.accept('Networks')).body.titleEn).toBeNull()
  })
})
