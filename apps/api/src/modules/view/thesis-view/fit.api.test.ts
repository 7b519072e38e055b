import { compareFits } from '@diatrivi/domain/thesis/thesis/fit'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { aDepartmentWithPeople } from './people.fixture.ts'

const api = await startTestApi()
const { given } = api

const NOTHING = { topic: [], instructor: [] }

/** Two instructors, of whom the first shares a keyword with the student, and a topic for each sort of fit. */
async function topicsThatFit() {
  const people = await aDepartmentWithPeople(api)
  const { instructor, student, department } = people
  const stranger = await given.anInstructor({ department })
  const word = (label: string) => given.aKeyword(`${label} ${department.id}`)
  const [sql, python, networks, unshared] = [
    await word('sql'),
    await word('python'),
    await word('δίκτυα'),
    await word('prolog'),
  ]
  for (const own of [sql, python, networks]) await given.aKeywordOfPerson(student, own)
  for (const own of [networks, sql, unshared]) await given.aKeywordOfPerson(instructor, own)
  const aTopic = async (of: { id: number }, ...words: { id: number }[]) => {
    const thesis = await given.aThesis({ instructor: of })
    for (const one of words) await given.aKeywordOf(thesis, one)
    return thesis
  }
  return { ...people, stranger, sql, python, networks, unshared, aTopic }
}

describe('the open theses by fit', () => {
  it('begin with what shares most with the topic, then with the instructor alone, then with the newest', async () => {
    const { asStudent, instructor, stranger, sql, python, networks, unshared, aTopic } = await topicsThatFit()
    const none = await aTopic(stranger, unshared)
    const instructorsTwo = await aTopic(instructor, unshared)
    const two = await aTopic(stranger, sql, python)
    const oneAndInstructorsOne = await aTopic(instructor, sql)
    const older = await aTopic(stranger, python)
    const newer = await aTopic(stranger, networks)
    const twoAndInstructorsOne = await aTopic(instructor, python, sql)
    const expected = [twoAndInstructorsOne, two, oneAndInstructorsOne, newer, older, instructorsTwo, none]

    const { body } = await asStudent.call('listOpenTheses', { query: { sort: 'fit' } })
    expect(body.map(({ thesisID }) => thesisID)).toEqual(expected.map(({ id }) => id))
    expect(body.map(({ fit }) => [fit?.topic.length, fit?.instructor.length])).toEqual([
      [2, 1],
      [2, 0],
      [1, 1],
      [1, 0],
      [1, 0],
      [0, 2],
      [0, 0],
    ])
    const fits = body.map(({ fit }) => fit ?? NOTHING)
    expect(fits.toSorted(compareFits)).toEqual(fits)

    const pages = [1, 2, 3, 4, 5, 6, 7].map(async (page) => {
      const query = { sort: 'fit', page, pageSize: 1 }
      return (await asStudent.call('listOpenTheses', { query })).body[0]?.thesisID
    })
    expect(await Promise.all(pages)).toEqual(expected.map(({ id }) => id))
  })

  it('come as by newest to a student without keywords, who has no fit with any', async () => {
    const { another, instructor, stranger, sql, aTopic } = await topicsThatFit()
    const topics = [await aTopic(instructor, sql), await aTopic(stranger)]
    const { client } = await another('student')
    const { body } = await client.call('listOpenTheses', { query: { sort: 'fit' } })
    expect(body.map(({ thesisID, fit }) => [thesisID, fit])).toEqual(
      topics.toReversed().map(({ id }) => [id, null]),
    )
  })

  it('count nothing of an instructor whose profile is private', async () => {
    const { asStudent, department, networks, unshared, stranger, aTopic } = await topicsThatFit()
    const hidden = await given.anInstructor({ department, isPublic: false })
    await given.aKeywordOfPerson(hidden, networks)
    const topic = await aTopic(hidden, unshared)
    const newer = await aTopic(stranger)
    const { body } = await asStudent.call('listOpenTheses', { query: { sort: 'fit' } })
    expect(body.map(({ thesisID, fit }) => [thesisID, fit])).toEqual([
      [newer.id, NOTHING],
      [topic.id, NOTHING],
    ])
  })
})

describe('the fit of one thesis', () => {
  it('is said to a student, the keywords in the order of the alphabet', async () => {
    const { asStudent, instructor, sql, python, networks, aTopic } = await topicsThatFit()
    const topic = await aTopic(instructor, python, sql)
    const { body } = await asStudent.call('getThesis', { params: { thesisId: topic.id } })
    expect(body[0]?.fit).toEqual({ topic: [python.label, sql.label], instructor: [networks.label] })
  })

  it('is null once the thesis is given', async () => {
    const { asStudent, student, instructor, sql } = await topicsThatFit()
    const thesis = await given.aThesis({ instructor, student })
    await given.aKeywordOf(thesis, sql)
    const { body } = await asStudent.call('getCurrentThesis')
    expect(body.thesis).toMatchObject({ thesisID: thesis.id, fit: null })
  })

  it('stands in the own interests of a student, and not a second time in the entry', async () => {
    const { asStudent, student, instructor, sql, networks, aTopic } = await topicsThatFit()
    const topic = await aTopic(instructor, sql)
    await given.anInterest({ thesis: topic, student })
    const { body } = await asStudent.call('getCurrentThesis')
    expect(body.preferedThesis[0]?.thesisID).toMatchObject({
      fit: { topic: [sql.label], instructor: [networks.label] },
      prefersTheses: [{ username: student.username, fit: null }],
    })
  })
})

describe('what an interested student shares', () => {
  it('is read by the instructor and administrators, of each student, and by nobody else', async () => {
    const { asInstructor, student, another, instructor, sql, networks, aTopic } = await topicsThatFit()
    const topic = await aTopic(instructor, sql)
    const other = await another('student')
    await given.anInterest({ thesis: topic, student })
    await given.anInterest({ thesis: topic, student: other.account, priority: 2 })
    const shared = { topic: [sql.label], instructor: [networks.label] }
    const administrator = await api.as(await given.anAdministrator())
    for (const client of [asInstructor, administrator]) {
      const { body } = await client.call('getThesis', { params: { thesisId: topic.id } })
      expect(body[0]?.fit).toBeNull()
      expect(body[0]?.prefersTheses.map(({ username, fit }) => [username, fit])).toEqual([
        [student.username, shared],
        [other.account.username, NOTHING],
      ])
    }
    const strangers = [other.client, (await another('student')).client, (await another('instructor')).client]
    for (const stranger of strangers) {
      const { body } = await stranger.call('getThesis', { params: { thesisId: topic.id } })
      expect(body[0]?.prefersTheses.filter(({ username }) => username === student.username)).toEqual([])
      expect(JSON.stringify(body[0])).not.toContain(networks.label)
    }
  })

  it('counts the keywords of an instructor whose profile is private, in his or her own eyes', async () => {
    const { department, student, networks, aTopic } = await topicsThatFit()
    const hidden = await given.anInstructor({ department, isPublic: false })
    await given.aKeywordOfPerson(hidden, networks)
    const topic = await aTopic(hidden)
    await given.anInterest({ thesis: topic, student })
    const { body } = await (await api.as(hidden)).call('listUngivenTheses')
    expect(body[0]?.prefersTheses[0]?.fit).toEqual({ topic: [], instructor: [networks.label] })
  })
})
