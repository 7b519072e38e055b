import type { paperEndpoints } from '@diatrivi/contract/examination/paper/paper.endpoints'
import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { APPLICATION, SHEET } from '@diatrivi/domain/testing/invented-papers'
import { pdfFile, SAMPLES } from '../../sample-files.ts'
import { always, type Examples } from '../example.ts'
import type { Scene } from '../scene.ts'

/** A thesis in progress under rules. */
async function underRules({ given, department, instructor, student }: Scene) {
  const { id: rulebookId } = await given.aRulebook({ department, rules: PRESET_RULES.integrated_master })
  return given.aThesis({ instructor, student, rulebookId })
}

/** The paper of a thesis whose application was issued. */
async function withPaper(scene: Scene) {
  const thesis = await underRules(scene)
  const { id: departmentId } = scene.department
  return scene.given.aPaper({ departmentId, thesisId: thesis.id, facts: APPLICATION })
}

/** The mark sheet of a member of a thesis's committee. */
async function withSheet(scene: Scene) {
  const thesis = await underRules(scene)
  const { id: seatId } = await scene.given.aSeat({ thesis, state: 'accepted' })
  return scene.given.aPaper({ departmentId: scene.department.id, thesisId: thesis.id, seatId, facts: SHEET })
}

const ofAPaper = async (scene: Scene) => ({ params: { paperId: (await withPaper(scene)).id } })
async function ofAForm({ given, department }: Scene) {
  const { id: fileId } = await given.aStoredFile(SAMPLES.docx, 'application/msword')
  await given.aPaperForm({ departmentId: department.id, kind: 'minutes', fileId })
  return { params: { kind: 'minutes' as const } }
}

const OF = 'an application to take a thesis on'

export const paperExamples: Examples<keyof typeof paperEndpoints> = {
  previewPaper: [
    {
      of: OF,
      prepare: async (scene) => ({
        query: { kind: 'application' as const, thesisID: String((await underRules(scene)).id) },
      }),
    },
  ],
  issuePaper: [
    {
      of: OF,
      prepare: async (scene) => ({ body: { kind: 'application', thesisID: (await underRules(scene)).id } }),
    },
  ],
  downloadPaper: [
    {
      of: OF,
      prepare: async (scene) => ({ ...(await ofAPaper(scene)), query: { format: 'docx' as const } }),
    },
    {
      of: 'the mark sheet of a member',
      prepare: async (scene) => ({
        params: { paperId: (await withSheet(scene)).id },
        query: { format: 'docx' as const },
      }),
    },
  ],
  downloadSignedPaper: [
    {
      of: 'the signed copy of an application',
      prepare: async (scene) => {
        const { id: fileId } = await scene.given.aStoredFile(pdfFile('plain'), 'application/pdf')
        const { id } = await scene.given.aPaperReturn(await withPaper(scene), { fileId })
        return { params: { returnId: id } }
      },
    },
  ],
  listPapers: [
    {
      of: 'a thesis under rules',
      prepare: async (scene) => ({ params: { thesisId: (await underRules(scene)).id } }),
    },
  ],
  getPaperOfCode: [
    { of: OF, prepare: async (scene) => ({ params: { code: (await withPaper(scene)).code } }) },
  ],
  returnPaper: [
    {
      of: OF,
      prepare: async (scene) => ({
        ...(await ofAPaper(scene)),
        body: { how: 'scan' as const, reason: 'Υπογράφηκε πριν από την αλλαγή' },
        file: { name: 'scan.pdf', bytes: pdfFile('scan') },
      }),
    },
  ],
  voidPaper: [
    {
      of: OF,
      prepare: async (scene) => ({ ...(await ofAPaper(scene)), body: { reason: 'Λάθος στοιχεία' } }),
    },
  ],
  setPaperProtocol: [
    {
      of: OF,
      prepare: async (scene) => ({
        ...(await ofAPaper(scene)),
        body: { number: '1234', date: '2026-03-10' },
      }),
    },
  ],
  listDepartmentPapers: always({}),
  downloadPapers: [
    {
      of: OF,
      prepare: async (scene) => ({
        query: { papers: String((await withPaper(scene)).id), format: 'docx' as const },
      }),
    },
  ],
  listMinutesDue: always({}),
  issuePapers: always({ body: { kind: 'minutes' as const, theses: [2_000_000_000] } }),
  listPaperForms: always({}),
  setPaperForm: always({
    params: { kind: 'minutes' as const },
    file: { name: 'Πρακτικό.docx', bytes: SAMPLES.docx },
  }),
  downloadPaperForm: [{ of: 'the form for minutes', prepare: ofAForm }],
  deletePaperForm: [{ of: 'the form for minutes', prepare: ofAForm }],
  verifyPaper: [{ of: OF, prepare: async (scene) => ({ params: { code: (await withPaper(scene)).code } }) }],
}
