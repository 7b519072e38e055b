import { describe, expect, it } from 'vitest'
import { readPdf } from '../../../testing/read-pdf.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { aDepartmentWithPapers, issue, newestPaper, printed, RULES } from './paper.fixture.ts'

const api = await startTestApi()

const SETTLED = {
  ...RULES,
  papers: {
    headerLines: 'Πανεπιστήμιο Πατρών\n \nΣχολή Επιστημών Υγείας',
    legalBasis: 'τον Κανονισμό Σπουδών',
    signerOffice: 'Ο Διευθυντής του ΠΜΣ',
    place: 'Ρίο',
    declaration: 'Δηλώνω ότι την έγραψα.\nΤο κείμενο ελέγχθηκε.',
    attachFacts: false,
  },
}

describe('a department that has settled what stands on its papers', () => {
  it('finds it on the papers of the theses that its rules bind', async () => {
    const { asSecretary, instructor, aMarkedThesis } = await aDepartmentWithPapers(api, { rules: SETTLED })
    await api.given.anOffice({ person: instructor, kind: 'head' })
    const { thesis } = await aMarkedThesis()
    const issued = async (kind: string) =>
      printed(asSecretary, (await issue(asSecretary, kind, thesis)).body.paperID)
    const [minutes, completion, declaration] = [
      await issued('minutes'),
      await issued('completion'),
      await issued('declaration'),
    ]
    for (const text of [minutes, completion, declaration]) {
      expect(text).toContain('ΠΑΝΕΠΙΣΤΗΜΙΟΠΑΤΡΩΝΣΧΟΛΗΕΠΙΣΤΗΜΩΝΥΓΕΙΑΣ')
      expect(text).toContain('Ρίο,')
    }
    expect(minutes).toContain('σύμφωναμετονΚανονισμόΣπουδών,')
    expect(completion).toContain('ΟΔιευθυντήςτουΠΜΣ')
    expect(completion).not.toContain('Πρόεδρος')
    expect(declaration).toContain('Δηλώνωότιτηνέγραψα.Τοκείμενοελέγχθηκε.')
    expect(declaration).not.toContain('1599')
    expect((await newestPaper(asSecretary, thesis)).state).toBe('valid')
  })

  it('finds it on the certificates of its instructors too', async () => {
    const { asInstructor, asSecretary } = await aDepartmentWithPapers(api, { rules: SETTLED })
    const body = { kind: 'supervision', from: '2024-09-01', until: '2026-08-31' }
    const { body: issued } = await asInstructor.call('issuePaper', { body })
    const text = await printed(asSecretary, issued.paperID)
    expect(text).toContain('ΣΧΟΛΗΕΠΙΣΤΗΜΩΝΥΓΕΙΑΣ')
    expect(text).toContain('ΟΔιευθυντήςτουΠΜΣ')
  })

  it.each([
    ['does', { attachFacts: true }, ['facts.json']],
    ['does not', { attachFacts: false }, []],
  ])('%s attach the facts to its PDF', async (_what, attach, names) => {
    const rules = { ...SETTLED, papers: { ...SETTLED.papers, ...attach } }
    const { asSecretary, anAcceptedThesis } = await aDepartmentWithPapers(api, { rules })
    const { thesis } = await anAcceptedThesis()
    const { body } = await issue(asSecretary, 'application', thesis)
    const { bytes } = await asSecretary.call('downloadPaper', { params: { paperId: body.paperID } })
    expect(Object.keys((await readPdf(bytes)).attachments)).toEqual(names)
  })
})
