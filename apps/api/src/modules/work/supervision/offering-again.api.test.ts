import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { sentBy } from '../../thesis/notice/sent-by.fixture.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'

const api = await startTestApi()
const { given } = api

const offerAgain = (client: TestClient, { id }: { id: number }) =>
  client.call('offerThesisAgain', { params: { thesisId: id } })

async function view(client: TestClient, thesisId: number) {
  const [thesis] = (await client.call('getThesis', { params: { thesisId } })).body
  if (thesis === undefined) throw new Error('an array of one has none')
  return thesis
}

/** A marked thesis with everything that a topic can have. */
async function aMarkedThesis() {
  const people = await aDepartmentWithPeople(api)
  const { department, instructor, student } = people
  const image = await given.anImage({ department })
  const thesis = await given.aThesis({
    instructor,
    student,
    mark: 9,
    title: 'Δίκτυα',
    titleEnglish: 'Networks',
    description: '<p>Κείμενο</p>',
    assignmentType: 'onDeadline',
    textLanguage: 'en',
    interestDeadline: '2026-01-01',
    startDate: '2026-01-10',
    intendedEnd: '2026-02-10',
    publicByStudent: true,
    imageId: image.id,
  })
  const keywords = [await given.aKeyword(), await given.aKeyword()]
  for (const keyword of keywords) await given.aKeywordOf(thesis, keyword)
  const list = await given.aTodoList({ thesis, steps: ['confirmed', 'confirmed'] })
  return { ...people, thesis, list, image, keywords }
}

describe('POST /v1/instructor/thesis/:thesisId/offer-again', () => {
  it('is for its instructor', async () => {
    const { thesis, another } = await aMarkedThesis()
    const { client } = await another('instructor')
    expect(await offerAgain(client, thesis)).toMatchObject({ status: 403, error: { code: 'not_owner' } })
  })

  it('needs a topic that was marked or given up', async () => {
    const { instructor, asInstructor, student } = await aDepartmentWithPeople(api)
    const refusal = {
      status: 409,
      error: {
        code: 'not_over',
        message: 'Ξανά διατίθεται μόνο θέμα που ολοκληρώθηκε ή εγκαταλείφθηκε.',
      },
    }
    expect(await offerAgain(asInstructor, await given.aThesis({ instructor }))).toMatchObject(refusal)
    const running = await given.aThesis({ instructor, student })
    expect(await offerAgain(asInstructor, running)).toMatchObject(refusal)
  })

  it('makes a private thesis with the words, the cover and a fresh list, and no dates', async () => {
    const { asInstructor, thesis, list, image, keywords } = await aMarkedThesis()
    const { status, body: id } = await offerAgain(asInstructor, thesis)
    expect(status).toBe(200)
    const anew = await view(asInstructor, id)
    expect(anew).toMatchObject({
      thesisTitle: 'Δίκτυα',
      titleEn: 'Networks',
      thesisDescr: '<p>Κείμενο</p>',
      thesisAssignType: 'onDeadline',
      textLanguage: 'en',
      thesisIsPublicByInst: 0,
      thesisIsPublicByStu: 0,
      thesisIntDeadline: null,
      thesisStartDate: null,
      thesisIntendedEnd: null,
      keywords: keywords.map(({ label }) => ({ keyword: label })),
      featuredImageID: image.id,
      student: null,
      state: 'ungiven',
      doList: { doListTitle: list.title },
    })
    expect(
      anew.doList?.doListItems.map((step) => [step.dliOrder, step.dliStudentOK, step.dliInstructorOK]),
    ).toEqual([
      [1, 0, 0],
      [2, 0, 0],
    ])
    expect(await view(asInstructor, thesis.id)).toMatchObject({
      thesisMark: 9,
      doList: { doListID: list.id },
    })
  })

  it('stands in the histories of both, and not in what the student reads', async () => {
    const { asInstructor, asStudent, thesis } = await aMarkedThesis()
    const { body: id } = await offerAgain(asInstructor, thesis)
    const historyOf = async (client: TestClient, thesisId: number) =>
      (await client.call('getThesisHistory', { params: { thesisId } })).body.map(({ what, details }) => ({
        what,
        details,
      }))
    expect(await historyOf(asInstructor, id)).toContainEqual({
      what: 'thesis_created',
      details: { topic: thesis.id },
    })
    expect(await historyOf(asInstructor, thesis.id)).toEqual([
      { what: 'offered_again', details: { thesis: id } },
    ])
    expect(await historyOf(asStudent, thesis.id)).toEqual([])
  })

  it('notifies no one', async () => {
    const { asInstructor, thesis } = await aMarkedThesis()
    expect(await sentBy(api, () => offerAgain(asInstructor, thesis))).toEqual({ notices: [], mails: [] })
  })

  it('takes a topic that a student gave up, which stays as it is', async () => {
    const { instructor, asInstructor, student } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor, publicByInstructor: true })
    await given.aPastAssignment({ thesis, student })
    const { body: id } = await offerAgain(asInstructor, thesis)
    expect(await view(asInstructor, id)).toMatchObject({ thesisIsPublicByInst: 0, doList: null })
    expect(await view(asInstructor, thesis.id)).toMatchObject({ thesisIsPublicByInst: 1 })
  })

  it('makes one thesis however often it is pressed, and another one once that was changed', async () => {
    const { asInstructor, thesis } = await aMarkedThesis()
    const [first, second] = await Promise.all([1, 2].map(() => offerAgain(asInstructor, thesis)))
    expect(second?.body).toBe(first?.body)
    const id = first?.body ?? 0
    await asInstructor.call('editThesis', {
      params: { thesisId: id },
      body: { thesis: { thesisIsPublicByInst: 1 } },
    })
    expect((await offerAgain(asInstructor, thesis)).body).not.toBe(id)
  })

  it('makes a new one when the one before was deleted', async () => {
    const { asInstructor, thesis } = await aMarkedThesis()
    const { body: id } = await offerAgain(asInstructor, thesis)
    await asInstructor.call('deleteThesis', { params: { thesisId: id } })
    expect((await offerAgain(asInstructor, thesis)).status).toBe(200)
  })
})
