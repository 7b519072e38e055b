import { describe, expect, it } from 'vitest'
import { aPicture, SAMPLES } from '../../testing/sample-files.ts'
import { startTestApi } from '../../testing/test-api.ts'
import { listEvents } from '../history/history.queries.ts'
import { aDepartmentWithPapers, issue, newestPaper } from './paper.fixture.ts'

const api = await startTestApi({ RATE_LIMIT: 'on' })
const { db } = api

const refusal = (status: number, code: string) => ({ status, error: { code } })

/** A PDF with two signature dictionaries, as far as a counter of them looks. */
const SIGNED = Buffer.concat([
  SAMPLES.pdf,
  Buffer.from('\n<< /Type /Sig /ByteRange [0 1 2 3] >> << /Type /Sig /ByteRange[0 4 5 6] >>'),
])

describe('a signed copy', () => {
  it('comes as a PDF, whose signatures are counted and not believed, or as a picture', async () => {
    const { asInstructor, asSecretary, asStudent, aMarkedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await aMarkedThesis()
    const { body } = await issue(asInstructor, 'minutes', thesis)
    const params = { paperId: body.paperID }
    const digital = { params, body: { how: 'digital' }, file: { name: 'signed.pdf', bytes: SIGNED } }
    expect(await asInstructor.call('returnPaper', digital)).toMatchObject({ status: 200 })
    const photo = { name: 'page.jpg', bytes: await aPicture('jpeg') }
    const sent = await asSecretary.call('returnPaper', { params, body: { how: 'photo' }, file: photo })
    expect(sent.status).toBe(200)

    const { returns, state } = await newestPaper(asInstructor, thesis)
    expect(state).toBe('valid')
    expect(returns).toMatchObject([
      { how: 'digital', name: 'signed.pdf', signatures: 2, acceptedOutdated: null },
      { how: 'photo', name: 'page.jpg', signatures: null, pages: 1, acceptedOutdated: null },
    ])
    const copy = await asStudent.call('downloadSignedPaper', { params: { returnId: sent.body.id } })
    expect([copy.status, copy.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const unsigned = await asSecretary.call('listDepartmentPapers', { query: { state: 'unsigned' } })
    expect(unsigned.body).toEqual([])

    const events = await listEvents(db, thesis.id)
    expect(events.map(({ what }) => what)).toEqual(['paper_issued', 'paper_returned', 'paper_returned'])
    const notices = await asInstructor.call('listNotices')
    expect(notices.body).toMatchObject([{ kind: 'paper_signed', facts: { paperNumber: '2026/1' } }])
  })

  it('is refused as another kind of file, and of a stranger', async () => {
    const { asInstructor, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    const { body } = await issue(asInstructor, 'application', thesis)
    const params = { paperId: body.paperID }
    const text = { params, body: { how: 'scan' }, file: { name: 'a.pdf', bytes: SAMPLES.docx } }
    expect(await asInstructor.call('returnPaper', text)).toMatchObject(refusal(415, 'file_type_not_accepted'))
    const wrong = { params, body: { how: 'fax' }, file: { name: 'a.pdf', bytes: SAMPLES.pdf } }
    expect(await asInstructor.call('returnPaper', wrong)).toMatchObject({
      status: 400,
      error: { fields: { how: expect.any(String) } },
    })
    const { asSecretary: stranger } = await aDepartmentWithPapers(api)
    const scan = { ...wrong, body: { how: 'scan' } }
    expect(await stranger.call('returnPaper', scan)).toMatchObject(refusal(404, 'not_found'))
  })
})

describe('a paper that is void', () => {
  it('has a reason, is void once, and frees its kind for the next one', async () => {
    const { asInstructor, asSecretary, asStudent, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    const { body } = await issue(asStudent, 'application', thesis)
    const params = { paperId: body.paperID }
    const reason = 'Λάθος στοιχεία'
    expect(await asSecretary.call('voidPaper', { params, body: { reason: ' ' } })).toMatchObject({
      status: 400,
      error: { fields: { reason: 'Υποχρεωτικό πεδίο' } },
    })
    expect(await asSecretary.call('voidPaper', { params, body: { reason } })).toMatchObject({ status: 200 })
    expect(await asInstructor.call('voidPaper', { params, body: { reason } })).toMatchObject(
      refusal(409, 'paper_void'),
    )
    expect((await newestPaper(asInstructor, thesis)).voidReason).toBe(reason)
    expect((await issue(asStudent, 'application', thesis)).body.number).toBe('2026/2')
  })
})

describe('the number of the protocol', () => {
  it('is typed in by the office, and makes no paper outdated', async () => {
    const { asInstructor, asSecretary, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    const { body } = await issue(asInstructor, 'application', thesis)
    const protocol = { params: { paperId: body.paperID }, body: { number: '4711', date: '2026-03-12' } }
    expect(await asSecretary.call('setPaperProtocol', protocol)).toMatchObject({ status: 200 })
    const { state, protocol: kept } = await newestPaper(asInstructor, thesis)
    expect([state, kept?.number]).toEqual(['valid', '4711'])
    const { asSecretary: stranger } = await aDepartmentWithPapers(api)
    expect(await stranger.call('setPaperProtocol', protocol)).toMatchObject(refusal(404, 'not_found'))
  })
})

describe('verification', () => {
  const verify = (code: string) => api.anonymous.call('verifyPaper', { params: { code } })

  it('the code of each paper leads back to it, and tells strangers neither name nor mark', async () => {
    const { asInstructor, asStudent, department, aMarkedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await aMarkedThesis()
    for (const kind of ['application', 'minutes', 'completion', 'minutes_blank']) {
      const { body } = await issue(asInstructor, kind, thesis)
      const typed = body.code.toLowerCase().replace(/.{4}(?=.)/g, '$&-')
      const answer = await verify(typed)
      expect(answer.body).toMatchObject({
        kind,
        number: body.number,
        depName: department.name,
        state: 'valid',
        endedOn: null,
        studentInitials: expect.stringMatching(/^\p{Lu}\. \p{Lu}\./u),
      })
      expect(answer.text).not.toMatch(/8,5|850|οκτώ/)
      const own = await asStudent.call('getPaperOfCode', { params: { code: body.code } })
      expect(own.body).toMatchObject({
        paper: { paperID: body.paperID, kind },
        thesis: { thesisID: thesis.id },
      })
    }
  })

  it('a forged code is found nowhere, and an address tries thirty in a minute', async () => {
    const codes = ['0000000000000000', 'x', 'ΑΒΓΔ', '!'.repeat(40)]
    const statuses: number[] = []
    for (let attempt = 0; attempt < 31; attempt += 1)
      statuses.push((await verify(codes[attempt % codes.length] ?? '')).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
    expect(new Set(statuses)).toEqual(new Set([404, 429]))
  })
})
