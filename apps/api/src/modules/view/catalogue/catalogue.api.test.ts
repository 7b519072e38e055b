import { USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import { type CatalogueRules, isPresented, listInCatalogue } from '@diatrivi/domain/view/catalogue/catalogue'
import { describe, expect, it } from 'vitest'
import { aDepartmentWithCatalogue } from '../../../testing/catalogue.fixture.ts'
import { startTestApi } from '../../../testing/test-api.ts'

const api = await startTestApi()
const { given, anonymous, clock } = api
const OPEN = { ...USUAL_RULES.catalogue, isPublic: true }

const topicsOf = (depID: number, query = {}) =>
  anonymous.call('listPublicTopics', { params: { depID }, query })
const finishedOf = (depID: number, query = {}) =>
  anonymous.call('listFinishedTheses', { params: { depID }, query })
const finished = (thesisId: number) => anonymous.call('getFinishedThesis', { params: { thesisId } })
const presentationsOf = (depID: number, query = {}) =>
  anonymous.call('listPresentations', { params: { depID }, query })
const topic = (thesisId: number) => anonymous.call('getPublicTopic', { params: { thesisId } })

const published = { inForceFrom: '2026-01-01', publishedAt: new Date('2025-06-01T09:00:00Z') } as const
const rulesWith = (catalogue: Partial<CatalogueRules>) => ({
  ...USUAL_RULES,
  catalogue: { ...OPEN, ...catalogue },
})

async function statusesOf(depID: number, thesisId: number) {
  const answers = [
    await topicsOf(depID),
    await finishedOf(depID),
    await topic(thesisId),
    await presentationsOf(depID),
  ]
  return answers.map(({ status }) => status)
}

describe('a department', () => {
  it('without a rule book, and one whose book does not open it, has no catalogue', async () => {
    for (const catalogue of [null, { isPublic: false, hasPresentations: true }]) {
      const department = await given.aDepartment()
      if (catalogue) await given.aRulebook({ department, ...published, rules: rulesWith(catalogue) })
      const instructor = await given.anInstructor({ department })
      const { id } = await given.aThesis({ instructor })
      expect(await statusesOf(department.id, id)).toEqual([404, 404, 404, 404])
      const { body } = await anonymous.call('listPublicDepartments')
      expect(body.map(({ depID }) => depID)).not.toContain(department.id)
    }
  })

  it('that opens it is found, and takes it back from the day of another book', async () => {
    const { department, instructor } = await aDepartmentWithCatalogue(given)
    const { id } = await given.aThesis({ instructor })
    const listed = async () =>
      (await anonymous.call('listPublicDepartments')).body.filter(({ depID }) => depID === department.id)
    expect(await listed()).toEqual([
      {
        ...{ depID: department.id, depName: department.name, instName: expect.any(String) },
        ...{ hasPresentations: false, isHarvested: false },
      },
    ])
    expect(await statusesOf(department.id, id)).toEqual([200, 200, 200, 200])
    const closed = rulesWith({ isPublic: false })
    await given.aRulebook({ department, ...published, inForceFrom: clock.today(), rules: closed })
    expect(await statusesOf(department.id, id)).toEqual([404, 404, 404, 404])
    expect(await listed()).toEqual([])
  })

  it('shows exactly the theses that the domain says, in their list and nowhere else', async () => {
    const { department, instructor } = await aDepartmentWithCatalogue(given)
    const today = clock.today()
    const yesNo = [true, false]
    for (const publicByInstructor of yesNo)
      for (const publicByStudent of yesNo)
        for (const state of ['ungiven', 'given', 'marked'])
          for (const interestDeadline of [null, '2020-01-01', today] as const) {
            const student = state === 'ungiven' ? {} : { student: await given.aStudent({ department }) }
            const mark = state === 'marked' ? 9 : null
            const row = await given.aThesis({
              ...{ instructor, ...student, publicByInstructor, publicByStudent, interestDeadline, mark },
            })
            const [topics, ended] = [
              (await topicsOf(department.id)).body,
              (await finishedOf(department.id)).body,
            ]
            const facts = { ...row, departmentId: department.id, institutionId: department.institutionId }
            const list = listInCatalogue(facts, OPEN, today)
            expect(topics.some(({ thesisID }) => thesisID === row.id)).toBe(list === 'topics')
            expect(ended.some(({ thesisID }) => thesisID === row.id)).toBe(list === 'finished')
            expect((await topic(row.id)).status).toBe(list === 'topics' ? 200 : 404)
            expect((await finished(row.id)).status).toBe(list === 'finished' ? 200 : 404)
          }
  })

  it('is distinguished from others, and a thesis that does not exist from none of these', async () => {
    const [here, there] = [await aDepartmentWithCatalogue(given), await aDepartmentWithCatalogue(given)]
    await given.aThesis({ instructor: here.instructor })
    expect((await topicsOf(there.department.id)).body).toEqual([])
    expect((await topic(2_000_000_000)).status).toBe(404)
    expect((await topicsOf(2_000_000_000)).status).toBe(404)
  })
})

describe('a topic', () => {
  it('is shown with the name of its instructor and nothing else of the person', async () => {
    const { department } = await aDepartmentWithCatalogue(given)
    const instructor = await given.anInstructor({ department, firstName: 'Ελένη', surname: 'Παππά' })
    const made = await given.aThesis({
      instructor,
      title: 'Γραφήματα',
      titleEnglish: 'Graphs',
      description: '<p>Θεωρία και <strong>πράξη</strong>.</p>',
      interestDeadline: '2026-12-24',
    })
    await given.aKeywordOf(made, await given.aKeyword('γραφήματα'))
    const said = {
      thesisID: made.id,
      thesisTitle: 'Γραφήματα',
      titleEn: 'Graphs',
      textLanguage: 'el',
      thesisAssignType: made.assignmentType,
      thesisIntDeadline: expect.objectContaining({ date: '2026-12-24 00:00:00.000000' }),
      keywords: [{ keyword: 'γραφήματα' }],
      instructor: { instructorID: instructor.id, uName: 'Ελένη', uSurname: 'Παππά' },
      createdAt: expect.anything(),
      updatedAt: expect.anything(),
    }
    const { body, headers } = await topicsOf(department.id)
    expect(body).toEqual([{ ...said, summary: 'Θεωρία και πράξη.' }])
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60',
      etag: expect.stringMatching(/^".+"$/),
    })
    expect((await topic(made.id)).body).toEqual({
      ...said,
      thesisDescr: '<p>Θεωρία και <strong>πράξη</strong>.</p>',
      department: expect.objectContaining({ depID: department.id, depName: department.name }),
    })
  })

  it('is found by words and by its instructor, the newest first and in pages', async () => {
    const { department, instructor } = await aDepartmentWithCatalogue(given)
    const another = await given.anInstructor({ department, surname: 'Ζαφειρίου' })
    const first = await given.aThesis({ instructor, title: 'Δίκτυα υπολογιστών' })
    clock.advance({ seconds: 60 })
    const second = await given.aThesis({ instructor: another, title: 'Βάσεις δεδομένων' })
    const ids = async (query: object) =>
      (await topicsOf(department.id, query)).body.map(({ thesisID }) => thesisID)
    expect(await ids({})).toEqual([second.id, first.id])
    expect(await ids({ search: 'δικτυα' })).toEqual([first.id])
    expect(await ids({ search: 'ζαφειριου' })).toEqual([second.id])
    expect(await ids({ instructorID: instructor.id })).toEqual([first.id])
    expect(await ids({ page: 2, pageSize: 1 })).toEqual([first.id])
    expect((await topicsOf(department.id, { page: 1, pageSize: 1 })).headers['x-total-count']).toBe('2')
  })
})

describe('a finished thesis', () => {
  const made = { publicByStudent: true, mark: 9, endDate: '2026-02-20' } as const

  async function aFinished(catalogue: Partial<CatalogueRules>, account: object = {}) {
    const { department, instructor } = await aDepartmentWithCatalogue(given, catalogue)
    const student = await given.aStudent({ department, firstName: 'Μαρία', surname: 'Άνθη', ...account })
    const thesis = await given.aThesis({
      instructor,
      student,
      title: 'Σχέδια',
      description: 'κείμενο',
      abstract: 'Η περίληψη.',
      ...made,
    })
    return { department, instructor, student, thesis }
  }

  it.each([
    ['full', 'Μαρία Άνθη'],
    ['initials', 'Μ. Α.'],
    ['none', null],
  ] as const)('names its student as the department wants it: %s', async (studentNames, student) => {
    const { department, instructor, thesis } = await aFinished({ studentNames })
    const said = {
      thesisID: thesis.id,
      thesisTitle: 'Σχέδια',
      titleEn: null,
      textLanguage: 'el',
      year: 2026,
      keywords: [],
      student,
      instructor: { instructorID: instructor.id, uName: instructor.firstName, uSurname: instructor.surname },
      updatedAt: expect.anything(),
      isHarvested: false,
    }
    expect((await finishedOf(department.id)).body).toEqual([said])
    expect((await finished(thesis.id)).body).toEqual({
      ...said,
      abstract: 'Η περίληψη.',
      department: expect.objectContaining({ depID: department.id, depName: department.name }),
    })
  })

  it('names no person who has closed the account', async () => {
    const { department } = await aFinished(
      { studentNames: 'full' },
      { closedAt: new Date('2026-03-01T09:00:00Z') },
    )
    expect((await finishedOf(department.id)).body).toMatchObject([{ student: null }])
  })

  it('is not found by what the list does not show: people, and the text', async () => {
    const { department } = await aFinished({ studentNames: 'full' })
    const found = async (search: string) => (await finishedOf(department.id, { search })).body.length
    expect([await found('σχεδια'), await found('ανθη'), await found('κειμενο')]).toEqual([1, 0, 0])
  })

  it('of a programme stands in it as the book of the programme says', async () => {
    const { department, instructor } = await aDepartmentWithCatalogue(given)
    const books = [
      { isPublic: false, studentNames: 'full' },
      { studentNames: 'full', isHarvested: true },
    ] as const
    for (const catalogue of books) {
      const programme = await given.aProgramme({ department })
      await given.aRulebook({
        department,
        programmeId: programme.id,
        ...published,
        rules: rulesWith(catalogue),
      })
      const student = await given.aStudent({ department, firstName: 'Νίκος', surname: 'Βάμβας' })
      await given.aThesis({ instructor, student, programmeId: programme.id, ...made })
    }
    expect((await finishedOf(department.id)).body).toMatchObject([
      { student: 'Νίκος Βάμβας', isHarvested: true },
    ])
  })
})

describe('presentations', () => {
  const PRESENTING = { hasPresentations: true }

  async function anAnnounced(
    { department, instructor }: Awaited<ReturnType<typeof aDepartmentWithCatalogue>>,
    values: object = {},
    thesisValues: object = {},
  ) {
    const student = await given.aStudent({ department, firstName: 'Μαρία', surname: 'Άνθη' })
    const thesis = await given.aThesis({ instructor, student, title: 'Γράφοι', ...thesisValues })
    return given.anExamination({ thesis, student, state: 'announced', ...values })
  }

  it('say when and where, and neither the link nor more of a person than the department wants', async () => {
    const scene = await aDepartmentWithCatalogue(given, PRESENTING)
    const startsAt = new Date('2026-06-24T09:00:00Z')
    const { id } = await anAnnounced(scene, { startsAt, link: 'https://meet.example.gr/secret' })
    const { body } = await presentationsOf(scene.department.id)
    expect(body).toEqual([
      {
        examinationID: id,
        thesisID: expect.any(Number),
        thesisTitle: 'Γράφοι',
        titleEn: null,
        textLanguage: 'el',
        startsAt: expect.objectContaining({ date: '2026-06-24 12:00:00.000000' }),
        minutes: 30,
        place: 'Αίθουσα Α1',
        isOnline: true,
        revision: 0,
        student: 'Μ. Α.',
        instructor: {
          instructorID: scene.instructor.id,
          uName: scene.instructor.firstName,
          uSurname: scene.instructor.surname,
        },
        updatedAt: expect.anything(),
      },
    ])
  })

  it.each([
    ['the thesis', '2026-02-20', '2026-02-10'],
    ['the examination', '2026-02-10', '2026-02-20'],
  ])('count as changed on the later day: that of %s', async (_what, ofThesis, ofExamination) => {
    const scene = await aDepartmentWithCatalogue(given, PRESENTING)
    const at = (day: string) => ({ updatedAt: new Date(`${day}T09:00:00Z`) })
    await anAnnounced(scene, at(ofExamination), at(ofThesis))
    expect((await presentationsOf(scene.department.id)).body).toMatchObject([
      { updatedAt: { date: '2026-02-20 00:00:00.000000' } },
    ])
  })

  it('are exactly those that the domain says, by date and in pages', async () => {
    const scene = await aDepartmentWithCatalogue(given, PRESENTING)
    const catalogue = { ...OPEN, ...PRESENTING }
    const days = [-1, 0, 5].map((day) => new Date(clock.now().getTime() + day * 86_400_000))
    const expected: { id: number; startsAt: Date }[] = []
    for (const startsAt of days.toReversed())
      for (const isPublic of [true, false])
        for (const state of ['planned', 'announced', 'held', 'cancelled'] as const) {
          const row = await anAnnounced(scene, { startsAt, isPublic, state })
          if (isPresented(row, catalogue, clock.today())) expected.push(row)
        }
    const ids = async (query = {}) =>
      (await presentationsOf(scene.department.id, query)).body.map(({ examinationID }) => examinationID)
    const byDate = expected.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    expect(expected.length).toBe(2)
    expect(await ids()).toEqual(byDate.map(({ id }) => id))
    expect(await ids({ page: 2, pageSize: 1 })).toEqual([byDate[1]?.id])
  })

  it('are none where the department does not announce them, or the programme keeps out', async () => {
    const silent = await aDepartmentWithCatalogue(given)
    await anAnnounced(silent)
    expect((await presentationsOf(silent.department.id)).body).toEqual([])
    const scene = await aDepartmentWithCatalogue(given, PRESENTING)
    const programme = await given.aProgramme({ department: scene.department })
    const rules = rulesWith({ hasPresentations: false })
    await given.aRulebook({
      department: scene.department,
      programmeId: programme.id,
      ...published,
      rules,
    })
    await anAnnounced(scene, {}, { programmeId: programme.id })
    expect((await presentationsOf(scene.department.id)).body).toEqual([])
  })
})
