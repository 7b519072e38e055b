import { THESIS_ORDERS, THESIS_STATUSES } from '@diatrivi/domain/thesis/thesis/thesis'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { aDepartmentWithPeople } from './people.fixture.ts'

const api = await startTestApi()
const { given } = api
type Values = Parameters<typeof given.aThesis>[0]

/** Theses in the order in which they were made, so that the last is the newest. The clock stands at 10 March 2026. */
const TOPICS: readonly (Values & { title: string })[] = [
  { title: 'Ώρα', interestDeadline: '2026-06-01', intendedEnd: '2027-01-01' },
  { title: 'άλγεβρα', intendedEnd: '2026-01-01' },
  { title: 'Zeta', interestDeadline: '2026-04-01' },
  { title: 'Αριθμοί', interestDeadline: '2026-06-01', intendedEnd: '2027-01-01' },
]

const IN_PROGRESS = [
  { title: 'Εγκαίρως', intendedEnd: '2026-03-10', steps: ['confirmed', 'untouched'] },
  { title: 'Λίγο αργά', intendedEnd: '2026-03-09', steps: ['finished'] },
  { title: 'Πολύ αργά', intendedEnd: '2025-12-31', steps: ['confirmed', 'confirmed', 'finished'] },
  { title: 'Χωρίς τέλος', intendedEnd: null, steps: [] },
  { title: 'Έτοιμη από καιρό', intendedEnd: '2026-03-09', steps: ['confirmed'] },
] as const
const BEFORE_ANY_END = new Date('2025-12-01T10:00:00Z')

describe('the order of the open theses', () => {
  it.each([
    [undefined, ['Αριθμοί', 'Zeta', 'άλγεβρα', 'Ώρα']],
    ['newest', ['Αριθμοί', 'Zeta', 'άλγεβρα', 'Ώρα']],
    ['title', ['άλγεβρα', 'Αριθμοί', 'Ώρα', 'Zeta']],
    ['deadline', ['Zeta', 'Αριθμοί', 'Ώρα', 'άλγεβρα']],
    ['intendedEnd', ['άλγεβρα', 'Αριθμοί', 'Ώρα', 'Zeta']],
  ] as const)('is by %s, whole and page by page', async (sort, titles) => {
    const { instructor, asStudent } = await aDepartmentWithPeople(api)
    for (const topic of TOPICS) await given.aThesis({ instructor, ...topic })
    const read = async (query: object) =>
      (await asStudent.call('listOpenTheses', { query: { ...(sort && { sort }), ...query } })).body.map(
        ({ thesisTitle }) => thesisTitle,
      )
    expect(await read({})).toEqual(titles)
    const pages = [1, 2, 3, 4].map((page) => read({ page, pageSize: 1 }))
    expect((await Promise.all(pages)).flat()).toEqual(titles)
  })
})

/** An instructor with theses in progress that stand differently. */
async function manyTheses() {
  const people = await aDepartmentWithPeople(api)
  const { instructor, asInstructor, department } = people
  for (const { steps, ...values } of IN_PROGRESS) {
    const student = await given.aStudent({ department })
    const thesis = await given.aThesis({ instructor, student, ...values })
    const list = await given.aTodoList({ thesis })
    for (const [index, state] of steps.entries()) {
      const instructorConfirmedAt = state === 'confirmed' ? BEFORE_ANY_END : null
      await given.aStep(list, { position: index + 1, state, instructorConfirmedAt })
    }
  }
  const titles = async (query: Record<string, string>) =>
    (await asInstructor.call('listThesesInProgress', { query })).body.map(({ thesisTitle }) => thesisTitle)
  return { ...people, titles }
}

describe('the order of the theses in progress', () => {
  it.each([
    ['progress', ['Έτοιμη από καιρό', 'Πολύ αργά', 'Εγκαίρως', 'Λίγο αργά', 'Χωρίς τέλος']],
    ['late', ['Πολύ αργά', 'Λίγο αργά', 'Έτοιμη από καιρό', 'Χωρίς τέλος', 'Εγκαίρως']],
  ] as const)('is by %s', async (sort, expected) => {
    const { titles } = await manyTheses()
    expect(await titles({ sort })).toEqual(expected)
  })
})

describe('how theses in progress stand', () => {
  it.each([
    ['awaiting', ['Λίγο αργά', 'Πολύ αργά', 'Έτοιμη από καιρό']],
    ['late', ['Λίγο αργά', 'Πολύ αργά']],
    ['onTime', ['Εγκαίρως', 'Χωρίς τέλος', 'Έτοιμη από καιρό']],
  ] as const)('narrows the list to those that are %s', async (standing, expected) => {
    const { titles } = await manyTheses()
    expect((await titles({ standing })).toReversed()).toEqual(expected)
  })
})

describe('GET /v1/instructor/theses/counts', () => {
  it('counts own theses by their state and by how they stand, those that match the filters', async () => {
    const { instructor, asInstructor, department, another } = await manyTheses()
    await given.aThesis({ instructor, title: 'Θέμα αργά' })
    await given.aThesis({ instructor, student: await given.aStudent({ department }), mark: 7 })
    const { client: asColleague } = await another('instructor')
    const counts = async (query: Record<string, string>) =>
      (await asInstructor.call('countTheses', { query })).body
    expect(await counts({})).toEqual({
      ungiven: 1,
      inProgress: 5,
      ended: 1,
      awaiting: 3,
      late: 2,
      onTime: 3,
    })
    expect(await counts({ title: 'αργα' })).toEqual({
      ungiven: 1,
      inProgress: 2,
      ended: 0,
      awaiting: 2,
      late: 2,
      onTime: 0,
    })
    expect((await asColleague.call('countTheses')).body).toMatchObject({
      ungiven: 0,
      inProgress: 0,
      ended: 0,
    })
  })
})

describe('every list of theses', () => {
  it.each([
    'listUngivenTheses',
    'listThesesInProgress',
    'listEndedTheses',
    'listThesesWithoutList',
    'listOpenTheses',
  ] as const)('%s takes each order and standing and refuses any other', async (name) => {
    const { asInstructor, asStudent } = await aDepartmentWithPeople(api)
    const client = name === 'listOpenTheses' ? asStudent : asInstructor
    for (const sort of THESIS_ORDERS) {
      expect(await client.call(name, { query: { sort } })).toMatchObject({ status: 200, body: [] })
    }
    for (const standing of THESIS_STATUSES) {
      expect(await client.call(name, { query: { standing } })).toMatchObject({ status: 200, body: [] })
    }
    const query = { sort: 'id; drop table thesis', standing: 'lost' }
    expect(await client.call(name, { query })).toMatchObject({
      status: 400,
      error: { fields: { sort: 'Η τιμή δεν είναι έγκυρη.', standing: 'Η τιμή δεν είναι έγκυρη.' } },
    })
  })
})
