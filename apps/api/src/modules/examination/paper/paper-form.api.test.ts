import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { aForm } from '../../../platform/papers/form/form.fixture.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { SAMPLES } from '../../../testing/sample-files.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aDepartmentWithPapers, issue } from './paper.fixture.ts'

const api = await startTestApi()
const { db } = api

const refusal = (status: number, code: string) => ({ status, error: { code } })

const setForm = (client: TestClient, bytes: Buffer, kind = 'minutes', name = 'Πρακτικό του Τμήματος.docx') =>
  client.call('setPaperForm', { params: { kind }, file: { name, bytes } })

const FORM = await aForm(
  ['Αρ. {Αριθμός εγγράφου}, {Κωδικός επαλήθευσης}', 'Βαθμός του/της {Φοιτητής}: {Τελικός βαθμός}'],
  ['{#Μέλη}{Μέλος}', '{Βαθμός ολογράφως}{/Μέλη}'],
)

const TEMPLATE = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id='rId1' Type='http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate' Target='https://a.example/x.dotm' TargetMode='External'/></Relationships>`

function withPart(name: string, text: string): Buffer {
  return Buffer.from(zipSync({ ...unzipSync(FORM), [name]: strToU8(text) }))
}

function textOf(docx: Uint8Array): string {
  const xml = strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array())
  return [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(' ')
}

async function word(client: TestClient, paperId: number): Promise<string> {
  const { bytes } = await client.call('downloadPaper', { params: { paperId }, query: { format: 'docx' } })
  return textOf(bytes)
}

describe('a form of the department', () => {
  it('takes the place of ours in Word, for papers issued before and after; the PDF stays ours', async () => {
    const { asInstructor, asSecretary, aMarkedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await aMarkedThesis()
    const { body } = await issue(asInstructor, 'minutes', thesis)
    expect(await word(asInstructor, body.paperID)).toContain('ΠΡΑΚΤΙΚΟ ΕΞΕΤΑΣΗΣ')

    expect(await setForm(asSecretary, FORM)).toMatchObject({ status: 200 })
    const text = await word(asInstructor, body.paperID)
    expect(text).toContain(`Αρ. ${body.number}`)
    expect(text).toContain(': 8,5')
    expect(text.match(/οκτώ/g)).toHaveLength(3)
    expect(text).not.toContain('ΠΡΑΚΤΙΚΟ ΕΞΕΤΑΣΗΣ')
    const pdf = await asInstructor.call('downloadPaper', { params: { paperId: body.paperID } })
    expect(pdf.headers['content-type']).toBe('application/pdf')
    const { papers } = (await asInstructor.call('listPapers', { params: { thesisId: thesis.id } })).body
    expect(papers).toMatchObject([{ state: 'valid', hasForm: true }])

    expect(await asSecretary.call('deletePaperForm', { params: { kind: 'minutes' } })).toMatchObject({
      status: 200,
    })
    expect(await word(asInstructor, body.paperID)).toContain('ΠΡΑΚΤΙΚΟ ΕΞΕΤΑΣΗΣ')
  })

  it('is tried out with a real thesis, without a number, and keeps nothing', async () => {
    const { asSecretary, aMarkedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await aMarkedThesis()
    await setForm(asSecretary, FORM)
    const query = { kind: 'minutes', thesisID: String(thesis.id), format: 'docx' } as const
    const { bytes, status } = await asSecretary.call('previewPaper', { query })
    expect(status).toBe(200)
    expect(textOf(bytes)).toContain('Αρ. ,')
    expect(textOf(bytes)).toContain(': 8,5')
    expect((await asSecretary.call('listDepartmentPapers')).body).toEqual([])
  })

  it('is ours where there is none', async () => {
    const { asSecretary, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    const query = { kind: 'application', thesisID: String(thesis.id), format: 'docx' } as const
    expect(textOf((await asSecretary.call('previewPaper', { query })).bytes)).toContain('ΑΙΤΗΣΗ ΑΝΑΛΗΨΗΣ')
  })

  it('is replaced by the next one, whose version counts on, and its file goes', async () => {
    const { asSecretary } = await aDepartmentWithPapers(api)
    await setForm(asSecretary, FORM)
    const files = await db.$count(storedFile)
    const next = await aForm(['{Τίτλος}'])
    await setForm(asSecretary, next, 'minutes', 'Νέο.docx')
    expect(await db.$count(storedFile)).toBe(files)
    const { body } = await asSecretary.call('listPaperForms')
    expect(body).toMatchObject([{ kind: 'minutes', name: 'Νέο.docx', version: 2 }])
    const { bytes } = await asSecretary.call('downloadPaperForm', { params: { kind: 'minutes' } })
    expect(Buffer.from(bytes).equals(next)).toBe(true)
  })

  it.each<[string, () => Promise<Buffer>, object]>([
    ['another kind of file', async () => SAMPLES.pdf, refusal(415, 'file_type_not_accepted')],
    ['a document with macros', async () => SAMPLES.docm, refusal(415, 'file_type_not_accepted')],
    [
      'macros in a plain document',
      async () => withPart('word/vbaProject.bin', 'x'),
      { status: 422, error: { code: 'form_with_macros', facts: { part: 'word/vbaProject.bin' } } },
    ],
    [
      'a template from elsewhere',
      async () => withPart('word/_rels/settings.xml.rels', TEMPLATE),
      {
        status: 422,
        error: {
          code: 'form_loads_from_elsewhere',
          message: expect.stringContaining('«https://a.example/x.dotm»'),
        },
      },
    ],
    [
      'tags by the thousand',
      () => aForm(['{Τίτλος}'.repeat(40_000)]),
      { status: 422, error: { code: 'form_too_many_tags', facts: { max: 500 } } },
    ],
    [
      'a tag of another kind of paper',
      () => aForm(['{Διδάσκων}']),
      { status: 422, error: { code: 'form_tag_unknown', message: expect.stringContaining('{Διδάσκων}') } },
    ],
    [
      'a tag that is not closed',
      () => aForm(['{Τίτλος']),
      { status: 422, error: { code: 'form_tag_broken', facts: { tag: 'Τίτλος' } } },
    ],
  ])('is not taken as %s', async (_what, bytes, answer) => {
    const { asSecretary } = await aDepartmentWithPapers(api)
    expect(await setForm(asSecretary, await bytes())).toMatchObject(answer)
    expect((await asSecretary.call('listPaperForms')).body).toEqual([])
  })

  it('that an earlier version took is judged again before it is handed on, and the PDF remains', async () => {
    const { given } = api
    const { asInstructor, asStudent, asSecretary, department, aMarkedThesis } =
      await aDepartmentWithPapers(api)
    const { thesis } = await aMarkedThesis()
    const { body } = await issue(asInstructor, 'minutes', thesis)
    const { id: fileId } = await given.aStoredFile(
      withPart('word/_rels/settings.xml.rels', TEMPLATE),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    )
    await given.aPaperForm({ departmentId: department.id, kind: 'minutes', fileId })

    const params = { paperId: body.paperID }
    for (const client of [asInstructor, asStudent]) {
      expect(await client.call('downloadPaper', { params, query: { format: 'docx' } })).toMatchObject({
        status: 409,
        error: { code: 'form_outdated', message: expect.stringContaining('γραμματεία') },
      })
    }
    const query = { kind: 'minutes', thesisID: String(thesis.id), format: 'docx' } as const
    expect(await asSecretary.call('previewPaper', { query })).toMatchObject(refusal(409, 'form_outdated'))
    expect(await asStudent.call('downloadPaper', { params })).toMatchObject({ status: 200 })
  })

  it('is that of the own department alone', async () => {
    const { asSecretary } = await aDepartmentWithPapers(api)
    const { asSecretary: elsewhere, asInstructor } = await aDepartmentWithPapers(api)
    await setForm(asSecretary, FORM)
    expect((await elsewhere.call('listPaperForms')).body).toEqual([])
    for (const name of ['downloadPaperForm', 'deletePaperForm'] as const)
      expect(await elsewhere.call(name, { params: { kind: 'minutes' } })).toMatchObject(
        refusal(404, 'not_found'),
      )
    expect(await setForm(asInstructor, FORM)).toMatchObject({ status: 403 })
  })

  it('goes with its department', async () => {
    const { given, as } = api
    const department = await given.aDepartment()
    const secretary = await given.aSecretary({ department })
    await setForm(await as(secretary), FORM)
    const files = await db.$count(storedFile)
    const administrator = await as(await given.anAdministrator())
    // The person who set the form is named as long as it is there, and has an account, wherever it belongs by now.
    const { username, firstName, surname, email } = secretary
    await administrator.call('editSecretary', {
      params: { username },
      body: {
        username,
        uName: firstName,
        uSurname: surname,
        uEmail: email,
        depID: (await given.aDepartment()).id,
      },
    })
    const params = { depID: department.id }
    expect(await administrator.call('deleteDepartment', { params })).toMatchObject({ status: 200 })
    expect(await db.$count(storedFile)).toBe(files - 1)
  })
})

describe('the declaration of a student', () => {
  it('is issued by the student', async () => {
    const { asStudent, asSecretary, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    expect(await issue(asStudent, 'declaration', thesis)).toMatchObject({ status: 200 })
    expect((await asSecretary.call('listDepartmentPapers')).body).toMatchObject([{ kind: 'declaration' }])
  })
})
