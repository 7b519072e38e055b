import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { event } from '../../thesis/history/tables.ts'
import { thesis as thesisTable } from '../../thesis/thesis/tables.ts'
import { todoList } from '../../thesis/todo-list/tables.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'

const api = await startTestApi()
const { given, db } = api

const NOT_FOUND = { status: 404, error: { code: 'not_found' } }
const NOT_OWNER = {
  status: 403,
  error: { code: 'not_owner', message: 'Δεν μπορείτε να αλλάξετε κάτι που ανήκει σε άλλο πρόσωπο.' },
}
const ENDED = {
  status: 409,
  error: { code: 'thesis_ended', message: 'Η εργασία έχει ολοκληρωθεί και δεν αλλάζει.' },
}

const END_BEFORE_START = {
  status: 400,
  error: {
    code: 'validation',
    fields: {
      thesisIntendedEnd: 'Η επιθυμητή ημερομηνία ολοκλήρωσης είναι πριν από την ημερομηνία έναρξης.',
    },
  },
}

async function view(client: TestClient, thesisId: number) {
  const [thesis] = (await client.call('getThesis', { params: { thesisId } })).body
  if (thesis === undefined) throw new Error('an array of one has none')
  return thesis
}

const eventsOf = (thesisId: number) =>
  db.select({ what: event.what, details: event.details }).from(event).where(eq(event.thesisId, thesisId))

const tags = (...keywords: [string, string][]) => ({
  keywords: keywords.map(([keyword, status]) => ({ keyword, status })),
})

describe('POST /v1/instructor/thesis', () => {
  it('names every wrong field at once', async () => {
    const { asInstructor } = await aDepartmentWithPeople(api)
    const body = {
      thesisTitle: ' ',
      thesisAssignType: 'later',
      thesisIntDeadline: '2026-02-30',
      tags: { keywords: 1 },
    }
    const { status, error } = await asInstructor.call('createThesis', { body })
    expect(status).toBe(400)
    expect(error.fields).toEqual({
      thesisTitle: 'Υποχρεωτικό πεδίο',
      thesisAssignType: 'Η τιμή δεν είναι έγκυρη.',
      thesisIntDeadline: 'Η ημερομηνία δεν είναι έγκυρη.',
      keywords: 'Η τιμή δεν είναι έγκυρη.',
    })
  })

  it('refuses a title of several lines, a year that nobody means and an end before the start', async () => {
    const { asInstructor } = await aDepartmentWithPeople(api)
    const wrong = {
      thesisTitle: 'Θέμα\nσε δύο γραμμές',
      thesisIntDeadline: '0001-01-01',
      thesisStartDate: '9999-12-31',
    }
    expect((await asInstructor.call('createThesis', { body: wrong })).error.fields).toEqual({
      thesisTitle: 'Γράφεται σε μία γραμμή, χωρίς αλλαγές γραμμής και χαρακτήρες ελέγχου.',
      thesisIntDeadline: 'Το έτος είναι από 1900 έως 2100.',
      thesisStartDate: 'Το έτος είναι από 1900 έως 2100.',
    })
    const reversed = { thesisTitle: 'Θέμα', thesisStartDate: '2026-05-02', thesisIntendedEnd: '2026-05-01' }
    expect(await asInstructor.call('createThesis', { body: reversed })).toMatchObject(END_BEFORE_START)
  })

  it('answers the id as a bare number, and a title alone is enough', async () => {
    const { asInstructor, instructor } = await aDepartmentWithPeople(api)
    const answer = await asInstructor.call('createThesis', { body: { thesisTitle: '  Θέμα  ' } })
    expect(answer).toMatchObject({ status: 200, text: String(answer.body) })
    expect(await view(asInstructor, answer.body)).toMatchObject({
      thesisTitle: 'Θέμα',
      thesisDescr: '',
      thesisAssignType: 'immediate',
      textLanguage: 'el',
      thesisIsPublicByInst: 0,
      thesisIntDeadline: null,
      keywords: [],
      instructor: { username: instructor.username },
      state: 'ungiven',
      version: 1,
    })
    expect(await eventsOf(answer.body)).toEqual([{ what: 'thesis_created', details: {} }])
  })

  it('keeps everything that is sent, with the description made harmless', async () => {
    const { asInstructor } = await aDepartmentWithPeople(api)
    const { body: id } = await asInstructor.call('createThesis', {
      body: {
        thesisTitle: 'Θέμα',
        thesisAssignType: 'onDeadline',
        thesisDescr: '<p onclick="x()">Κείμενο<script>alert(1)</script></p>',
        thesisIsPublicByInst: '1',
        thesisIntDeadline: '2026-06-30',
        thesisStartDate: '2026-07-01',
        thesisIntendedEnd: '2027-05-01',
        textLanguage: 'en',
        tags: tags(
          [' Νευρωνικά  ΔΊΚΤΥΑ ', 'new'],
          ['νευρωνικά δίκτυα', 'exists'],
          ['sql', 'existedAndAdded'],
          ['x', 'deleted'],
        ),
      },
    })
    expect(await view(asInstructor, id)).toMatchObject({
      thesisAssignType: 'onDeadline',
      thesisDescr: '<p>Κείμενο</p>',
      thesisIsPublicByInst: 1,
      thesisIntDeadline: { date: '2026-06-30 00:00:00.000000' },
      thesisStartDate: { date: '2026-07-01 00:00:00.000000' },
      thesisIntendedEnd: { date: '2027-05-01 00:00:00.000000' },
      textLanguage: 'en',
      keywords: [{ keyword: 'νευρωνικά δίκτυα' }, { keyword: 'sql' }],
    })
  })
})

describe('PUT /v1/instructor/thesis/:thesisId', () => {
  it('refuses an end before the start, unless an acceptance made it so and neither is touched', async () => {
    const { asInstructor, instructor } = await aDepartmentWithPeople(api)
    const edit = (thesisId: number, thesis: object) =>
      asInstructor.call('editThesis', { params: { thesisId }, body: { thesis } })
    const inOrder = await given.aThesis({ instructor, startDate: '2026-05-01', intendedEnd: '2026-06-01' })
    expect(await edit(inOrder.id, { thesisStartDate: '2026-06-02' })).toMatchObject(END_BEFORE_START)
    const reversed = await given.aThesis({ instructor, startDate: '2026-06-02', intendedEnd: '2026-06-01' })
    const sent = {
      thesisTitle: 'Νέος τίτλος',
      thesisStartDate: '2026-06-02',
      thesisIntendedEnd: '2026-06-01',
    }
    expect((await edit(reversed.id, sent)).body).toMatchObject({ thesisTitle: 'Νέος τίτλος' })
    expect(await edit(reversed.id, { thesisIntendedEnd: '2026-05-31' })).toMatchObject(END_BEFORE_START)
  })

  const edit = (client: TestClient, thesisId: number, thesis: object, headers: Record<string, string> = {}) =>
    client.call('editThesis', { params: { thesisId }, body: { thesis }, headers })

  it('is for its instructor: 403 where others may see it, 404 where they may not', async () => {
    const { instructor, student, another } = await aDepartmentWithPeople(api)
    const { client } = await another('instructor')
    const seen = await given.aThesis({ instructor })
    const hidden = await given.aThesis({ instructor, student })
    expect(await edit(client, seen.id, { thesisTitle: 'Άλλο' })).toMatchObject(NOT_OWNER)
    expect(await edit(client, hidden.id, { thesisTitle: 'Άλλο' })).toMatchObject(NOT_FOUND)
  })

  it('changes nothing of a marked thesis', async () => {
    const { instructor, asInstructor, student } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor, student, mark: 10 })
    expect(await edit(asInstructor, thesis.id, { thesisTitle: 'Άλλο' })).toMatchObject(ENDED)
    expect((await view(asInstructor, thesis.id)).thesisTitle).toBe(thesis.title)
  })

  it('cannot take the title away', async () => {
    const { instructor, asInstructor } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor })
    for (const body of [{ thesis: { thesisTitle: '' } }, {}]) {
      const answer = await asInstructor.call('editThesis', { params: { thesisId: thesis.id }, body })
      expect(answer).toMatchObject({ status: 400, error: { code: 'validation' } })
    }
  })

  it('answers the thesis; fields left out stay as they are, null forgets a date', async () => {
    const { instructor, asInstructor } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({
      instructor,
      interestDeadline: '2026-06-30',
      startDate: '2026-07-01',
    })
    await given.aKeywordOf(thesis, await given.aKeyword())
    const before = await view(asInstructor, thesis.id)
    const { status, headers, body } = await edit(asInstructor, thesis.id, {
      thesisTitle: 'Άλλος τίτλος',
      thesisIntDeadline: null,
      // Other fields that a client sends back cannot be changed.
      thesisMark: 10,
      student: { username: 'x' },
    })
    expect(status).toBe(200)
    expect(headers.etag).toBe('"2"')
    expect(body).toEqual({ ...before, thesisTitle: 'Άλλος τίτλος', thesisIntDeadline: null, version: 2 })
    expect(await view(asInstructor, thesis.id)).toEqual(body)
    expect(await eventsOf(thesis.id)).toEqual([
      { what: 'thesis_edited', details: { changed: 'title interestDeadline' } },
    ])
  })

  it('changes the language of the text, and leaves it where an older client does not send it', async () => {
    const { instructor, asInstructor } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor })
    expect((await edit(asInstructor, thesis.id, { textLanguage: 'en' })).body.textLanguage).toBe('en')
    expect((await edit(asInstructor, thesis.id, { thesisTitle: 'Νέος τίτλος' })).body.textLanguage).toBe('en')
    expect(await edit(asInstructor, thesis.id, { textLanguage: 'fr' })).toMatchObject({
      status: 400,
      error: { fields: { textLanguage: 'Η τιμή δεν είναι έγκυρη.' } },
    })
  })

  it('changes the title in English, leaves it where it is not sent, and takes it away', async () => {
    const { instructor, asInstructor } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor })
    expect((await edit(asInstructor, thesis.id, { titleEn: ' Networks ' })).body.titleEn).toBe('Networks')
    expect((await edit(asInstructor, thesis.id, { thesisTitle: 'Νέος τίτλος' })).body.titleEn).toBe(
      'Networks',
    )
    expect((await edit(asInstructor, thesis.id, { titleEn: '7' })).error?.fields).toEqual({
      titleEn: 'Γράψτε τουλάχιστον ένα γράμμα.',
    })
    expect((await edit(asInstructor, thesis.id, { titleEn: '' })).body.titleEn).toBeNull()
  })

  it('replaces the tags by those that are kept', async () => {
    const { instructor, asInstructor } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor })
    const [kept, dropped] = [await given.aKeyword(), await given.aKeyword()]
    for (const keyword of [kept, dropped]) await given.aKeywordOf(thesis, keyword)
    const { body } = await edit(asInstructor, thesis.id, {
      tags: tags([kept.label, 'preExisting'], [dropped.label, 'deleted'], ['ωμέγα', 'new']),
    })
    expect(body).toMatchObject({ keywords: [{ keyword: kept.label }, { keyword: 'ωμέγα' }], version: 2 })
  })

  it('keeps the tags in the order of the editor, also where only the order changes', async () => {
    const { instructor, asInstructor } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor })
    const order = async (...words: string[]) => {
      const edited = words.map((word): [string, string] => [word, 'exists'])
      const { body } = await edit(asInstructor, thesis.id, { tags: tags(...edited) })
      return body.keywords.map(({ keyword }) => keyword)
    }
    expect(await order('ωμέγα', 'άλφα', 'sql')).toEqual(['ωμέγα', 'άλφα', 'sql'])
    expect(await order('sql', 'νέο', 'ωμέγα', 'άλφα')).toEqual(['sql', 'νέο', 'ωμέγα', 'άλφα'])
    const { body } = await asInstructor.call('getThesis', { params: { thesisId: thesis.id } })
    expect(body[0]?.keywords.map(({ keyword }) => keyword)).toEqual(['sql', 'νέο', 'ωμέγα', 'άλφα'])
  })

  it('takes a keyword that is there for one typed on the other keyboard', async () => {
    const { instructor, asInstructor } = await aDepartmentWithPeople(api)
    const { label } = await given.aKeyword('hmi')
    const thesis = await given.aThesis({ instructor })
    const { body } = await edit(asInstructor, thesis.id, { tags: tags(['ΗΜΙ', 'new'], ['HMI', 'new']) })
    expect(body.keywords).toEqual([{ keyword: label }])
  })

  it('leaves a thesis alone that stays what it is', async () => {
    const { instructor, asInstructor } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor })
    const { body } = await edit(asInstructor, thesis.id, {
      thesisTitle: thesis.title,
      thesisIsPublicByInst: 1,
      tags: tags(['ήταν', 'deleted']),
    })
    expect(body.version).toBe(1)
    expect(await eventsOf(thesis.id)).toEqual([])
  })

  it('does not overwrite what another person has written meanwhile', async () => {
    const { instructor, asInstructor } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor })
    const first = await edit(asInstructor, thesis.id, { thesisTitle: 'Πρώτος' }, { 'if-match': '"1"' })
    const second = await edit(asInstructor, thesis.id, { thesisTitle: 'Δεύτερος' }, { 'if-match': '"1"' })
    expect(first.status).toBe(200)
    expect(second).toMatchObject({
      status: 412,
      error: {
        code: 'version_conflict',
        message: 'Κάποιος άλλος άλλαξε τα στοιχεία στο μεταξύ. Ανανεώστε τη σελίδα και δοκιμάστε ξανά.',
      },
    })
    expect((await view(asInstructor, thesis.id)).thesisTitle).toBe('Πρώτος')
  })

  it('lets one of many who read the same version through', async () => {
    const { instructor, asInstructor } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_none, n) =>
        edit(asInstructor, thesis.id, { thesisTitle: `Τίτλος ${n}` }, { 'if-match': '"1"' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(412)])
    expect((await view(asInstructor, thesis.id)).version).toBe(2)
  })
})

describe('DELETE /v1/instructor/thesis/:thesisId', () => {
  const remove = (client: TestClient, { id }: { id: number }) =>
    client.call('deleteThesis', { params: { thesisId: id } })

  it('is for its instructor: 403 where others may see it, 404 where they may not', async () => {
    const { instructor, another } = await aDepartmentWithPeople(api)
    const { client } = await another('instructor')
    expect(await remove(client, await given.aThesis({ instructor }))).toMatchObject(NOT_OWNER)
    const draft = await given.aThesis({ instructor, publicByInstructor: false })
    expect(await remove(client, draft)).toMatchObject(NOT_FOUND)
  })

  it('keeps a thesis that has a student, in progress or ended', async () => {
    const { instructor, asInstructor, student } = await aDepartmentWithPeople(api)
    for (const mark of [null, 7]) {
      const thesis = await given.aThesis({ instructor, student, mark })
      expect(await remove(asInstructor, thesis)).toMatchObject({
        status: 409,
        error: { code: 'has_student', message: 'Η εργασία έχει ανατεθεί και δεν διαγράφεται.' },
      })
      expect(await db.$count(thesisTable, eq(thesisTable.id, thesis.id))).toBe(1)
    }
  })

  it('deletes it with its interests, detaches its list and notifies those who wanted it', async () => {
    const { instructor, asInstructor, student, asStudent } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor })
    await given.anInterest({ thesis, student })
    const list = await given.aTodoList({ thesis, steps: ['untouched'] })
    const { status, body } = await remove(asInstructor, thesis)
    expect([status, body]).toEqual([200, { status: 200 }])
    expect(await remove(asInstructor, thesis)).toMatchObject(NOT_FOUND)
    expect((await asStudent.call('getCurrentThesis')).body.preferedThesis).toEqual([])
    const [left] = await db.select().from(todoList).where(eq(todoList.id, list.id))
    expect(left?.thesisId).toBeNull()
    const mail = await api.mailbox.newestTo(student.email)
    expect(mail.subject).toBe(`Η εργασία αποσύρθηκε: «${thesis.title}»`)
    expect(mail.text).toContain(`«${thesis.title}»`)
  })
})
