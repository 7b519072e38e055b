import { hundredthsText } from '@diatrivi/domain/shared/hundredths'
import { describe, expect, it } from 'vitest'
import { aForm } from '../../../platform/papers/form/form.fixture.ts'
import { nextNumber } from '../../../testing/inserted.ts'
import { pdfFile } from '../../../testing/sample-files.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { PERSONAL_PARTS } from '../../work/personal-data/personal-tables.model.ts'
import { aHeldExamination, seal } from '../marking/committee-marks.fixture.ts'
import { heldByLink, PIN_IN_MAIL } from '../marking/mark-by-link.fixture.ts'
import { issueFor, nameOf, notReady, papersOf, printed, printedName, WRONG_SEAT } from './paper.fixture.ts'

// 10 March 2026
const api = await startTestApi()
const { given, db } = api

const OK = { status: 200, body: { status: 200 } }
const refusal = (status: number, code: string) => ({ status, error: { code } })

interface Row {
  id: number
}

/** A thesis whose committee of three has marked. */
async function anOpenedExamination(marks = ['8.00', '8.50', '8.50']) {
  const held = await aHeldExamination(api)
  const { asInstructor, first, second, department, examination } = held
  for (const [at, client] of [asInstructor, first.client, second.client].entries())
    await seal(client, examination, marks[at] ?? '')
  return { ...held, asSecretary: await api.as(await given.aSecretary({ department })) }
}

const withoutRequest = ({ requestId: _requestId, ...said }: { requestId?: string }) => said

/** A mark that nothing else looks like: names carry numbers that grow from file to file, ids begin anew. */
const HUNDREDTHS = nextNumber() < 400 ? 713 : 393
const SECRET = hundredthsText(HUNDREDTHS)
const SPELLINGS = new RegExp(`\\b${SECRET.replace('.', '[.,]')}\\b|\\b${HUNDREDTHS}\\b`)

describe('the mark sheet of a member before the opening', () => {
  it('is there for nobody, and no answer tells who has sealed', async () => {
    const scene = await aHeldExamination(api, { marking: { memberStep: 1, finalStep: 1 } })
    const { asInstructor, asStudent, first, second, department, thesis, seats, examination } = scene
    await seal(first.client, examination, SECRET)
    const asSecretary = await api.as(await given.aSecretary({ department }))
    const [, sealed, open] = seats
    const ask = async (client: TestClient, seat: Row) => {
      const wanted = { kind: 'sheet', thesisID: thesis.id, seatID: seat.id }
      const issued = await client.call('issuePaper', { body: wanted })
      const looked = await client.call('previewPaper', { query: { ...wanted, format: 'docx' } })
      return { issued, looked }
    }
    for (const client of [asInstructor, asSecretary]) {
      const [one, other] = [await ask(client, sealed), await ask(client, open)]
      expect(one.issued).toMatchObject(notReady('marks'))
      expect(one.looked).toMatchObject(notReady('marks'))
      expect(withoutRequest(one.issued.error)).toEqual(withoutRequest(other.issued.error))
      expect(withoutRequest(one.looked.error)).toEqual(withoutRequest(other.looked.error))
    }
    // The own one neither.
    for (const [client, seat] of [
      [first.client, sealed],
      [second.client, open],
    ] as const) {
      const { issued, looked } = await ask(client, seat)
      expect(issued).toMatchObject(notReady('marks'))
      expect(looked).toMatchObject(notReady('marks'))
    }
    for (const [client, seat] of [
      [second.client, sealed],
      [asStudent, sealed],
    ] as const)
      expect((await ask(client, seat)).issued).toMatchObject(refusal(403, 'not_owner'))

    const asAdmin = await api.as(await given.anAdministrator())
    for (const reader of [asInstructor, asSecretary, asStudent, first.client, second.client, asAdmin]) {
      const { text, body } = await reader.call('listPapers', { params: { thesisId: thesis.id } })
      expect(text).not.toMatch(SPELLINGS)
      expect(body.papers).toEqual([])
      const sheets = body.kinds.find(({ kind }) => kind === 'sheet')
      // The seats of all who examine, whether they have sealed or not.
      if (reader === asInstructor || reader === asSecretary) expect(sheets?.seats).toHaveLength(3)
      if (sheets !== undefined) expect(sheets.missing).toBe('marks')
    }
    const departments = await asSecretary.call('listDepartmentPapers')
    expect(departments.body).toEqual([])
    // Once they are open the test finds it.
    await seal(asInstructor, examination, '8.00')
    await seal(second.client, examination, '8.00')
    const { body } = (await ask(first.client, sealed)).issued
    expect(await printed(first.client, body.paperID)).toContain(SECRET.replace('.', ','))
  })
})

describe('the mark sheet of a member', () => {
  it('has the marks of this member alone, and is issued by the member, the instructor and the office', async () => {
    const { instructor, asInstructor, asSecretary, first, second, thesis, seats } =
      await anOpenedExamination()
    const { kinds } = await papersOf(first.client, thesis)
    expect(kinds).toEqual([
      {
        kind: 'sheet',
        missing: null,
        examination: { examinationID: expect.any(Number), attempt: 1 },
        seats: [
          {
            seatID: seats[1].id,
            memberName: nameOf(first.account),
            isOwn: true,
          },
        ],
      },
    ])
    const own = await issueFor(first.client, 'sheet', thesis, seats[1])
    expect(own.status).toBe(200)
    const text = await printed(first.client, own.body.paperID)
    expect(text).toContain('Βαθμόςτουμέλους8,5(οκτώκαιμισό)')
    expect(text).toContain(printedName(first.account))
    expect(text).not.toContain(printedName(second.account))
    expect(text).not.toContain('(οκτώ)')
    expect(await issueFor(first.client, 'sheet', thesis, seats[2])).toMatchObject(refusal(403, 'not_owner'))
    expect(await issueFor(asInstructor, 'sheet', thesis, seats[0])).toMatchObject({ status: 200 })
    expect(await issueFor(asSecretary, 'sheet', thesis, seats[2])).toMatchObject({ status: 200 })
    const { papers } = await papersOf(second.client, thesis)
    expect(papers.map(({ memberName, mayReturn }) => [memberName, mayReturn])).toEqual([
      [nameOf(second.account), true],
      [nameOf(instructor), false],
      [nameOf(first.account), false],
    ])
  })

  it('comes home by the member whose sheet it is, and is not declared void by the member', async () => {
    const { asInstructor, first, second, thesis, seats } = await anOpenedExamination()
    const { body } = await issueFor(asInstructor, 'sheet', thesis, seats[1])
    const params = { paperId: body.paperID }
    const back = { params, body: { how: 'scan' }, file: { name: 'sheet.pdf', bytes: pdfFile('scan') } }
    expect(await second.client.call('returnPaper', back)).toMatchObject(refusal(403, 'not_owner'))
    const sent = await first.client.call('returnPaper', back)
    expect(sent).toMatchObject({ status: 200 })
    const copy = { params: { returnId: sent.body.id } }
    expect((await second.client.call('downloadSignedPaper', copy)).status).toBe(200)
    const reason = { params, body: { reason: 'Λάθος' } }
    expect(await first.client.call('voidPaper', reason)).toMatchObject(refusal(403, 'not_owner'))
  })

  it('is no paper of the student, in no call and no export', async () => {
    const { asInstructor, asStudent, first, student, thesis, seats } = await anOpenedExamination()
    const { body } = await issueFor(first.client, 'sheet', thesis, seats[1])
    const params = { paperId: body.paperID }
    const back = { params, body: { how: 'scan' }, file: { name: 'sheet.pdf', bytes: pdfFile('scan') } }
    const sent = await first.client.call('returnPaper', back)
    expect(await asStudent.call('downloadPaper', { params })).toMatchObject(refusal(404, 'not_found'))
    expect(await asStudent.call('downloadPaper', { params, query: { format: 'docx' } })).toMatchObject(
      refusal(404, 'not_found'),
    )
    expect(await asStudent.call('downloadSignedPaper', { params: { returnId: sent.body.id } })).toMatchObject(
      refusal(404, 'not_found'),
    )
    expect(await asStudent.call('getPaperOfCode', { params: { code: body.code } })).toMatchObject(
      refusal(404, 'not_found'),
    )
    expect(await asStudent.call('returnPaper', back)).toMatchObject(refusal(404, 'not_found'))
    const { kinds, papers } = await papersOf(asStudent, thesis)
    expect(papers).toEqual([])
    expect(kinds.map(({ kind }) => kind)).not.toContain('sheet')
    const process = await asStudent.call('getProcess', { params: { thesisId: thesis.id } })
    expect(process.body.papers).toEqual([])
    expect((await papersOf(asInstructor, thesis)).papers).toHaveLength(1)

    const exportOf = async ({ id, email }: { id: number; email: string }) => {
      const parts = PERSONAL_PARTS.map(([, part]) => part.read(db, { accountId: id, email }))
      return JSON.stringify(await Promise.all(parts))
    }
    expect(await exportOf(student)).not.toContain('"sheet"')
    expect(await exportOf(first.account)).toContain('"sheet"')
  })

  it('tells whoever holds it neither member nor mark', async () => {
    const { asInstructor, first, thesis, seats } = await anOpenedExamination()
    const { body } = await issueFor(asInstructor, 'sheet', thesis, seats[1])
    const { text, body: verified } = await api.anonymous.call('verifyPaper', { params: { code: body.code } })
    expect(verified).toMatchObject({ kind: 'sheet', number: body.number, state: 'valid' })
    expect(text).not.toMatch(/8[.,]5|850|οκτώ/)
    expect(text).not.toContain(first.account.surname)
  })

  it('is outdated and tells of the decision when the mark of this member is corrected', async () => {
    const { asSecretary, asInstructor, first, thesis, seats, examination } = await anOpenedExamination()
    await issueFor(asInstructor, 'sheet', thesis, seats[1])
    await issueFor(asInstructor, 'sheet', thesis, seats[2])
    const correction = {
      seatID: seats[1].id,
      parts: [{ key: 'whole', mark: '10.00' }],
      reason: 'Λάθος άθροιση',
      decision: '7/18.12.2025',
    }
    const its = { params: { examinationId: examination.id } }
    expect(await asSecretary.call('correctMark', { ...its, body: correction })).toMatchObject(OK)
    const { papers } = await papersOf(asInstructor, thesis)
    expect(papers.map(({ state }) => state)).toEqual(['valid', 'outdated'])
    const again = await issueFor(first.client, 'sheet', thesis, seats[1])
    const text = await printed(first.client, again.body.paperID)
    expect(text).toContain('Βαθμόςτουμέλους10(δέκα)')
    expect(text).toContain('Μετηναπόφαση7/18.12.2025οβαθμόςδιορθώθηκεαπό8,5(οκτώκαιμισό)σε10(δέκα)')
    expect((await papersOf(asInstructor, thesis)).papers.map(({ state }) => state)).toEqual([
      'valid',
      'valid',
      'replaced',
    ])
  })

  it('of a member who has left after sealing is issued by the office, and read by the member no more', async () => {
    const held = await aHeldExamination(api)
    const { asInstructor, first, second, thesis, seats, examination } = held
    await seal(first.client, examination, '9.00')
    const leaving = { params: { seatId: seats[1].id }, body: { reason: 'Άδεια' } }
    expect(await first.client.call('leaveSeat', leaving)).toMatchObject(OK)
    await seal(asInstructor, examination, '8.00')
    await seal(second.client, examination, '8.50')
    const { status, body } = await issueFor(asInstructor, 'sheet', thesis, seats[1])
    expect(status).toBe(200)
    expect(await printed(asInstructor, body.paperID)).toContain('9(εννέα)')
    const params = { paperId: body.paperID }
    expect(await first.client.call('downloadPaper', { params })).toMatchObject(refusal(404, 'not_found'))
    expect(await issueFor(first.client, 'sheet', thesis, seats[1])).toMatchObject(refusal(404, 'not_found'))
  })

  it('a member who was absent has none', async () => {
    const { asInstructor, first, thesis, seats, examination } = await aHeldExamination(api, {
      isLastAbsent: true,
    })
    await seal(asInstructor, examination, '8.00')
    await seal(first.client, examination, '8.50')
    expect(await issueFor(asInstructor, 'sheet', thesis, seats[2])).toMatchObject(WRONG_SEAT)
    const { kinds } = await papersOf(asInstructor, thesis)
    const sheets = kinds.find(({ kind }) => kind === 'sheet')
    expect(sheets?.seats?.map(({ seatID }) => seatID)).toEqual([seats[0].id, seats[1].id])
  })

  it('of a member from outside is issued by the instructor, and no link leads to it', async () => {
    const { asInstructor, first, thesis, seat, zoe, examination, code } = await heldByLink(api)
    await seal(asInstructor, examination, '8.00')
    await seal(first.client, examination, '8.50')
    expect(await api.anonymous.call('sendMarkCode', { body: { code } })).toMatchObject({ status: 200 })
    const pin = PIN_IN_MAIL.exec((await api.mailbox.newestTo(zoe.email)).text)?.[1]
    const mark = { code, pin, parts: [{ key: 'whole', mark: '9.00' }], seal: true }
    expect(await api.anonymous.call('saveMarkByLink', { body: mark })).toMatchObject(OK)
    const { body } = await issueFor(asInstructor, 'sheet', thesis, seat)
    expect(await printed(asInstructor, body.paperID)).toContain(printedName(zoe))
    const { text } = await api.anonymous.call('openMarkSheet', { body: { code } })
    expect(text).not.toContain(body.code)
    expect(text).not.toContain(body.number)
    const params = { paperId: body.paperID }
    expect((await api.anonymous.call('downloadPaper', { params })).status).toBe(401)
  })

  it('comes for Word in the form of the department', async () => {
    const { asSecretary, first, thesis, seats } = await anOpenedExamination()
    const bytes = await aForm(['{Μέλος}: {Βαθμός ολογράφως}', '{Ιδιότητα}, {Βαθμίδα}'])
    const form = { params: { kind: 'sheet' }, file: { name: 'Φύλλο.docx', bytes } }
    expect(await asSecretary.call('setPaperForm', form)).toMatchObject({ status: 200 })
    const wrong = await aForm(['{Τελικός βαθμός}'])
    expect(
      await asSecretary.call('setPaperForm', { ...form, file: { name: 'Φύλλο.docx', bytes: wrong } }),
    ).toMatchObject({ error: { code: 'form_tag_unknown' } })
    await issueFor(first.client, 'sheet', thesis, seats[1])
    expect((await papersOf(first.client, thesis)).papers).toMatchObject([{ hasForm: true }])
    const query = { kind: 'sheet', thesisID: thesis.id, seatID: seats[1].id, format: 'docx' }
    expect((await first.client.call('previewPaper', { query })).status).toBe(200)
  })
})
