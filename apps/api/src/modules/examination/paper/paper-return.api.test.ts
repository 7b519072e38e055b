import { describe, expect, it } from 'vitest'
import { aPicture, LOCKED_SAMPLES, pdfFile, SAMPLES } from '../../../testing/sample-files.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { listEvents } from '../../thesis/history/history.queries.ts'
import { aDepartmentWithPapers, issue, newestPaper } from './paper.fixture.ts'

const api = await startTestApi({ RATE_LIMIT: 'on' })
const { db } = api

const refusal = (status: number, code: string) => ({ status, error: { code } })

describe('a signed copy', () => {
  it('comes as a PDF, whose signatures are counted and not believed, or as a picture', async () => {
    const { asInstructor, asSecretary, asStudent, aMarkedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await aMarkedThesis()
    const { body } = await issue(asInstructor, 'minutes', thesis)
    const params = { paperId: body.paperID }
    const digital = {
      params,
      body: { how: 'digital' },
      file: { name: 'signed.pdf', bytes: pdfFile('one-signature') },
    }
    expect(await asInstructor.call('returnPaper', digital)).toMatchObject({ status: 200 })
    const photo = { name: 'page.jpg', bytes: await aPicture('jpeg') }
    const sent = await asSecretary.call('returnPaper', { params, body: { how: 'photo' }, file: photo })
    expect(sent.status).toBe(200)

    const { returns, state } = await newestPaper(asInstructor, thesis)
    expect(state).toBe('valid')
    expect(returns).toMatchObject([
      { how: 'digital', name: 'signed.pdf', signatures: 1, acceptedOutdated: null },
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
    const wrong = { params, body: { how: 'fax' }, file: { name: 'a.pdf', bytes: pdfFile('plain') } }
    expect(await asInstructor.call('returnPaper', wrong)).toMatchObject({
      status: 400,
      error: { fields: { how: expect.any(String) } },
    })
    const { asSecretary: stranger } = await aDepartmentWithPapers(api)
    const scan = { ...wrong, body: { how: 'scan' } }
    expect(await stranger.call('returnPaper', scan)).toMatchObject(refusal(404, 'not_found'))
  })
})

describe('a copy that nobody has signed', () => {
  async function anApplication() {
    const { asInstructor, asStudent, asSecretary, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    const { body } = await issue(asInstructor, 'application', thesis)
    const params = { paperId: body.paperID }
    const bring = (how: string, bytes: Uint8Array, name = 'signed.pdf') =>
      asStudent.call('returnPaper', { params, body: { how }, file: { name, bytes } })
    return { asInstructor, asSecretary, thesis, params, bring }
  }

  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['without any', () => pdfFile('plain')],
    ['with a comment that looks like one', () => pdfFile('comment-like-a-signature')],
    ['that is a picture', () => aPicture('jpeg')],
  ])('is refused as a digital one %s, and the paper stays as it was', async (_what, make) => {
    const { asInstructor, thesis, bring } = await anApplication()
    expect(await bring('digital', await make())).toMatchObject({
      status: 422,
      error: { code: 'signature_missing', message: expect.stringContaining('δεν έχει ψηφιακή υπογραφή') },
    })
    expect(await newestPaper(asInstructor, thesis)).toMatchObject({ isSigned: false, returns: [] })
  })

  it('is refused as a scan, where it is the paper as it was issued', async () => {
    const { asInstructor, params, bring } = await anApplication()
    const { bytes } = await asInstructor.call('downloadPaper', { params })
    expect(await bring('scan', bytes)).toMatchObject(refusal(422, 'scan_without_picture'))
  })

  it.each(['scan', 'photo'])('is refused as a %s, where the PDF has no picture of a page', async (how) => {
    const { asInstructor, thesis, bring } = await anApplication()
    expect(await bring(how, pdfFile('letters-and-logo'))).toMatchObject({
      status: 422,
      error: { code: 'scan_without_picture', message: expect.stringContaining('Με ψηφιακές υπογραφές') },
    })
    expect(await newestPaper(asInstructor, thesis)).toMatchObject({ isSigned: false, returns: [] })
  })

  it('waits for the signatures that are missing: one of two is not enough, a photo is', async () => {
    const { asInstructor, asSecretary, thesis, bring } = await anApplication()
    const isAwaited = async () =>
      (await asSecretary.call('listDepartmentPapers', { query: { state: 'unsigned' } })).body.length === 1
    expect((await bring('digital', pdfFile('one-signature'))).status).toBe(200)
    expect(await newestPaper(asInstructor, thesis)).toMatchObject({
      signers: 2,
      isSigned: false,
      returns: [{ signatures: 1, pages: 1 }],
    })
    expect(await isAwaited()).toBe(true)
    expect((await bring('photo', await aPicture('jpeg'), 'page.jpg')).status).toBe(200)
    expect(await newestPaper(asInstructor, thesis)).toMatchObject({ isSigned: true })
    expect(await isAwaited()).toBe(false)
  })
})

describe('a copy in a PDF', () => {
  it.each<[string, Uint8Array, string]>([
    ['that opens with a password only', LOCKED_SAMPLES.pdf, 'file_locked'],
    ['that no program opens', SAMPLES.pdf, 'pdf_unreadable'],
  ])('%s is refused', async (_what, bytes, code) => {
    const { asInstructor, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    const { body } = await issue(asInstructor, 'application', thesis)
    const scan = {
      params: { paperId: body.paperID },
      body: { how: 'scan' },
      file: { name: 'scan.pdf', bytes },
    }
    expect(await asInstructor.call('returnPaper', scan)).toMatchObject(refusal(422, code))
  })

  it('that begins with other bytes is kept as it was sent, and offered as a PDF', async () => {
    const { asInstructor, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    const { body } = await issue(asInstructor, 'application', thesis)
    const bytes = Buffer.concat([Buffer.alloc(300), pdfFile('scan')])
    const { body: kept } = await asInstructor.call('returnPaper', {
      params: { paperId: body.paperID },
      body: { how: 'scan' },
      file: { name: 'scan', bytes },
    })
    const copy = await asInstructor.call('downloadSignedPaper', { params: { returnId: kept.id } })
    expect(copy.headers['content-type']).toBe('application/pdf')
    expect(copy.headers['content-disposition']).toContain('filename="scan.pdf"')
    expect(Buffer.from(copy.bytes).equals(bytes)).toBe(true)
  })

  it('is read for those only who may bring it', async () => {
    const { asInstructor, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    const { body } = await issue(asInstructor, 'application', thesis)
    const { asSecretary: stranger } = await aDepartmentWithPapers(api)
    const unsigned = {
      params: { paperId: body.paperID },
      body: { how: 'digital' },
      file: { name: 'signed.pdf', bytes: pdfFile('plain') },
    }
    expect(await stranger.call('returnPaper', unsigned)).toMatchObject(refusal(404, 'not_found'))
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
