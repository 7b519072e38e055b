import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { pdfFile } from '../../../testing/sample-files.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { thesis as theses } from '../../thesis/thesis/tables.ts'
import { examination as examinations } from '../examination/tables.ts'
import { aDepartmentWithPapers, issue, newestPaper, textOf } from './paper.fixture.ts'

const api = await startTestApi()
const { given, db } = api

const OK = { status: 200, body: { status: 200 } }
const refusal = (status: number, code: string) => ({ status, error: { code } })
const ofThesis = ({ id }: { id: number }) => ({ params: { thesisId: id } })
const retitle = ({ id }: { id: number }, title: string) =>
  db.transaction((tx) => tx.update(theses).set({ title }).where(eq(theses.id, id)))

describe('issuing a paper', () => {
  it('numbers the papers of a department in their order, and names what is missing', async () => {
    const { asInstructor, asStudent, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    expect(await issue(asInstructor, 'minutes', thesis)).toMatchObject({
      status: 409,
      error: {
        code: 'paper_not_ready',
        message: 'Το έγγραφο δεν μπορεί να εκδοθεί ακόμη: λείπει εξέταση που να έχει οριστεί.',
      },
    })
    expect(await issue(asStudent, 'application', thesis)).toMatchObject({
      status: 200,
      body: { number: '2026/1' },
    })
    await given.anExamination({ thesis })
    expect((await issue(asInstructor, 'announcement', thesis)).body.number).toBe('2026/2')
    expect((await issue(asInstructor, 'minutes_blank', thesis)).body.number).toBe('2026/3')
    expect(await issue(asInstructor, 'minutes', thesis)).toMatchObject({
      error: { message: expect.stringContaining('λείπει η αποσφράγιση των βαθμών') },
    })
  })

  it('keeps the PDF as it was issued, with the address of the installation', async () => {
    const { asSecretary, aMarkedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await aMarkedThesis()
    const { body } = await issue(asSecretary, 'minutes', thesis)
    const { bytes } = await asSecretary.call('downloadPaper', { params: { paperId: body.paperID } })
    const text = await textOf(bytes)
    expect(text).toContain('8,5(οκτώκαιμισό)')
    expect(text).toContain(`/p/${body.code}`)
  })

  it('prints the title in English, and a paper is outdated once that changes', async () => {
    const { asInstructor, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    const edit = (titleEn: string) =>
      asInstructor.call('editThesis', { ...ofThesis(thesis), body: { thesis: { titleEn } } })
    await edit('Speech recognition')
    const { body } = await issue(asInstructor, 'application', thesis)
    const { bytes } = await asInstructor.call('downloadPaper', { params: { paperId: body.paperID } })
    expect(await textOf(bytes)).toContain('Speechrecognition')
    await edit('Speaker recognition')
    expect(await newestPaper(asInstructor, thesis)).toMatchObject({ state: 'outdated' })
  })

  it('is refused by its letters and their place where no font draws them, and takes no number', async () => {
    const { asInstructor, asSecretary, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    await retitle(thesis, 'Η γραφή 王明 και το ℝ')
    const refused = {
      status: 409,
      error: {
        code: 'paper_unprintable',
        message:
          'Το έγγραφο δεν τυπώνεται: οι γραμματοσειρές του δεν έχουν τους χαρακτήρες 王 明 (τίτλος). Γράψτε το στοιχείο με ελληνικούς ή λατινικούς χαρακτήρες και δοκιμάστε ξανά.',
      },
    }
    expect(await issue(asInstructor, 'application', thesis)).toMatchObject(refused)
    const query = { kind: 'application', thesisID: String(thesis.id) }
    expect(await asInstructor.call('previewPaper', { query })).toMatchObject(refused)
    expect(await asInstructor.call('previewPaper', { query: { ...query, format: 'docx' } })).toMatchObject({
      status: 200,
    })
    const several = { body: { kind: 'application', theses: [thesis.id] } }
    const { body: outcomes } = await asSecretary.call('issuePapers', several)
    expect(outcomes).toMatchObject([{ paper: null, refusal: { code: 'paper_unprintable' } }])

    await retitle(thesis, 'Συγκλίσεις στον ℝ: ∑ₖ aₖ')
    const { body } = await issue(asInstructor, 'application', thesis)
    expect(body.number).toBe('2026/1')
    const { bytes } = await asInstructor.call('downloadPaper', { params: { paperId: body.paperID } })
    expect(await textOf(bytes)).toContain('Συγκλίσειςστονℝ:∑ₖaₖ')
  })

  it('is refused in a department without rules', async () => {
    const { instructor, student, asInstructor } = await aDepartmentWithPapers(api)
    const thesis = await given.aThesis({ instructor, student })
    expect(await issue(asInstructor, 'application', thesis)).toMatchObject(refusal(409, 'paper_not_ready'))
    const { body } = await asInstructor.call('listPapers', ofThesis(thesis))
    expect(body).toEqual({ kinds: [], papers: [] })
    expect((await asInstructor.call('getProcess', ofThesis(thesis))).body.papers).toBeNull()
  })

  it('is refused while the paper in use says the same, and replaces it when it does not', async () => {
    const { asInstructor, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    const first = await issue(asInstructor, 'application', thesis)
    expect(await issue(asInstructor, 'application', thesis)).toMatchObject({
      status: 409,
      error: { code: 'paper_unchanged', message: 'Το έγγραφο 2026/1 ισχύει ήδη με τα ίδια στοιχεία.' },
    })
    await retitle(thesis, 'Άλλος τίτλος')
    expect((await newestPaper(asInstructor, thesis)).state).toBe('outdated')
    expect((await issue(asInstructor, 'application', thesis)).body.number).toBe('2026/2')
    const { body } = await asInstructor.call('listPapers', ofThesis(thesis))
    expect(body.papers.map(({ number, state }) => [number, state])).toEqual([
      ['2026/2', 'valid'],
      ['2026/1', 'replaced'],
    ])
    const former = await asInstructor.call('downloadPaper', { params: { paperId: first.body.paperID } })
    expect(former.status).toBe(200)
  })

  it('gives numbers without gap or double, however many are issued at once', async () => {
    const { asSecretary, aMarkedThesis, another } = await aDepartmentWithPapers(api)
    const marked: { id: number }[] = []
    for (let at = 0; at < 5; at += 1)
      marked.push((await aMarkedThesis((await another('student')).account)).thesis)
    const answers = await Promise.all(marked.map((thesis) => issue(asSecretary, 'minutes', thesis)))
    expect(answers.map(({ body }) => body.number).sort()).toEqual([1, 2, 3, 4, 5].map((n) => `2026/${n}`))
    const twice = await Promise.all(
      [1, 2].map(() => issue(asSecretary, 'application', marked[0] ?? { id: 0 })),
    )
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    const { body } = await asSecretary.call('listDepartmentPapers')
    expect(body.map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1].map((n) => `2026/${n}`))
  })

  it('shows a draft of which nothing is kept', async () => {
    const { asInstructor, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    const query = { kind: 'application', thesisID: thesis.id }
    const { bytes, status } = await asInstructor.call('previewPaper', { query })
    expect(status).toBe(200)
    expect(await textOf(bytes)).toContain('ΠΡΟΣΧΕΔΙΟ')
    const { body: after } = await asInstructor.call('listPapers', ofThesis(thesis))
    expect(after.papers).toEqual([])
  })

  it('makes the file for Word of the facts that were kept', async () => {
    const { asInstructor, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    const { body } = await issue(asInstructor, 'application', thesis)
    const { bytes, status } = await asInstructor.call('downloadPaper', {
      params: { paperId: body.paperID },
      query: { format: 'docx' },
    })
    expect([status, bytes.subarray(0, 2).toString()]).toEqual([200, 'PK'])
  })
})

describe('who reads papers', () => {
  it('the thesis’s people and its committee do, others learn of none', async () => {
    const { asInstructor, asStudent, members, anAcceptedThesis, another } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    const { body } = await issue(asInstructor, 'application', thesis)
    const params = { paperId: body.paperID }
    for (const client of [asStudent, members[0]?.client ?? asStudent])
      expect((await client.call('downloadPaper', { params })).status).toBe(200)
    const elsewhere = await aDepartmentWithPapers(api)
    const strangers = [elsewhere.asSecretary, elsewhere.asInstructor, (await another('student')).client]
    for (const client of strangers) {
      expect(await client.call('downloadPaper', { params })).toMatchObject(refusal(404, 'not_found'))
      expect(await client.call('listPapers', ofThesis(thesis))).toMatchObject(refusal(404, 'not_found'))
      expect(await issue(client, 'application', thesis)).toMatchObject({ status: 404 })
      expect(await client.call('getPaperOfCode', { params: { code: body.code } })).toMatchObject({
        status: 404,
      })
    }
    expect(await elsewhere.asSecretary.call('voidPaper', { params, body: { reason: 'x' } })).toMatchObject({
      status: 404,
    })
  })

  it('a member issues nothing, and a student neither minutes nor announcements', async () => {
    const { asStudent, members, aMarkedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await aMarkedThesis()
    expect(await issue(asStudent, 'minutes', thesis)).toMatchObject(refusal(403, 'not_owner'))
    const [member] = members
    if (member === undefined) throw new Error('There is no member.')
    expect(await issue(member.client, 'completion', thesis)).toMatchObject(refusal(403, 'not_owner'))
    expect(await issue(asStudent, 'completion', thesis)).toMatchObject({ status: 200 })
  })
})

describe('a certificate of supervision', () => {
  it('names the theses of the period, and its instructor issues it alone or by the office', async () => {
    const { asInstructor, asSecretary, instructor, aMarkedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await aMarkedThesis()
    const period = { kind: 'supervision', from: '2025-09-01', until: '2026-08-31' }
    const issued = await asInstructor.call('issuePaper', { body: period })
    expect(issued.status).toBe(200)
    const params = { paperId: issued.body.paperID }
    const { bytes } = await asInstructor.call('downloadPaper', { params })
    expect(await textOf(bytes)).toContain(thesis.title.replaceAll(' ', ''))
    const { username } = instructor
    expect(await asSecretary.call('issuePaper', { body: { ...period, username } })).toMatchObject(
      refusal(409, 'paper_unchanged'),
    )
    expect(await asSecretary.call('issuePaper', { body: { kind: 'supervision', username } })).toMatchObject({
      status: 400,
      error: { fields: { from: 'Υποχρεωτικό πεδίο', until: 'Υποχρεωτικό πεδίο' } },
    })
    const elsewhere = await aDepartmentWithPapers(api)
    expect(await elsewhere.asSecretary.call('issuePaper', { body: { ...period, username } })).toMatchObject(
      refusal(404, 'not_found'),
    )
  })
})

describe('hard case 7: the examination is moved after papers were printed', () => {
  it('minutes and announcement are outdated, the page of verification says so, a signed one needs a reason', async () => {
    const { asInstructor, asSecretary, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    const { id } = await given.anExamination({ thesis })
    await issue(asInstructor, 'announcement', thesis)
    const blank = await issue(asInstructor, 'minutes_blank', thesis)
    await db.transaction((tx) =>
      tx
        .update(examinations)
        .set({ startsAt: new Date('2026-06-25T09:00:00Z'), revision: 1 })
        .where(eq(examinations.id, id)),
    )
    const { body } = await asInstructor.call('listPapers', ofThesis(thesis))
    expect(body.papers.map(({ state }) => state)).toEqual(['outdated', 'outdated'])
    const outdated = await asSecretary.call('listDepartmentPapers', { query: { state: 'outdated' } })
    expect(outdated.body).toHaveLength(2)
    const { code, paperID } = blank.body
    const verify = () => api.anonymous.call('verifyPaper', { params: { code } })
    expect((await verify()).body.state).toBe('outdated')

    const back = (fields: object) =>
      asSecretary.call('returnPaper', {
        params: { paperId: paperID },
        body: fields,
        file: { name: 'minutes.pdf', bytes: pdfFile('scan') },
      })
    expect(await back({ how: 'scan' })).toMatchObject(refusal(409, 'paper_outdated'))
    const reason = 'Υπογράφηκε πριν από τη μεταφορά'
    expect(await back({ how: 'scan', reason })).toMatchObject({ status: 200 })
    const [first] = (await asInstructor.call('listPapers', ofThesis(thesis))).body.papers
    expect(first?.returns).toMatchObject([{ how: 'scan', signatures: 0, acceptedOutdated: reason }])

    await issue(asInstructor, 'minutes_blank', thesis)
    expect((await verify()).body).toMatchObject({ state: 'replaced', endedOn: expect.anything() })
  })
})

describe('hard case 8: the student gives up', () => {
  it('papers are void for those who run the thesis, and gone for the next student', async () => {
    const { asInstructor, asStudent, anAcceptedThesis, another } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    const { body } = await issue(asStudent, 'application', thesis)
    await asInstructor.call('releaseThesis', { params: { thesisId: thesis.id }, body: { reason: 'Εργασία' } })
    const next = await another('student')
    await db.transaction((tx) =>
      tx.update(theses).set({ studentId: next.account.id }).where(eq(theses.id, thesis.id)),
    )
    const { state, voidReason } = await newestPaper(asInstructor, thesis)
    expect([state, voidReason]).toEqual(['void', 'Η ανάθεση τερματίστηκε.'])
    expect((await next.client.call('listPapers', ofThesis(thesis))).body.papers).toEqual([])
    const params = { paperId: body.paperID }
    for (const client of [next.client, asStudent])
      expect(await client.call('downloadPaper', { params })).toMatchObject({ status: 404 })
    const verified = await api.anonymous.call('verifyPaper', { params: { code: body.code } })
    expect(verified.body.state).toBe('void')
    const file = { name: 'a.pdf', bytes: pdfFile('scan') }
    const late = { params, body: { how: 'scan', reason: 'Αργά' }, file }
    expect(await asInstructor.call('returnPaper', late)).toMatchObject(refusal(409, 'paper_void'))
  })
})

describe('the next student of a thesis', () => {
  it('gets no minutes of the examination of the one before', async () => {
    const { asInstructor, asSecretary, aMarkedThesis, another, student } = await aDepartmentWithPapers(api)
    const { thesis, examination } = await aMarkedThesis()
    expect((await asSecretary.call('listMinutesDue')).body).toHaveLength(1)
    const next = await another('student')
    await db.transaction(async (tx) => {
      const ofTheOneBefore = { studentId: student.id }
      await tx.update(examinations).set(ofTheOneBefore).where(eq(examinations.id, examination.id))
      await tx.update(theses).set({ studentId: next.account.id }).where(eq(theses.id, thesis.id))
    })
    expect(await issue(asInstructor, 'minutes', thesis)).toMatchObject(refusal(409, 'paper_not_ready'))
    expect((await asSecretary.call('listMinutesDue')).body).toEqual([])
  })
})

describe('a thesis that is deleted', () => {
  it('leaves its numbers behind', async () => {
    const { asInstructor, asSecretary, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    await issue(asInstructor, 'application', thesis)
    const params = { thesisId: thesis.id }
    await asInstructor.call('releaseThesis', { params, body: { reason: 'Εργασία' } })
    expect(await asInstructor.call('deleteThesis', { params })).toMatchObject(OK)
    const { thesis: other } = await anAcceptedThesis()
    expect((await issue(asSecretary, 'application', other)).body.number).toBe('2026/2')
  })
})
