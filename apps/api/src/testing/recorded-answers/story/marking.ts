import { pdfFile, SAMPLES } from '../../sample-files.ts'
import type { Recorder } from '../recorder.ts'

type Player = ReturnType<Recorder['as']>

export interface Examined {
  byPetros: Player
  bySofia: Player
  byOffice: Player
  byAnonymous: Player
  thesisId: number
  examinationId: number
}

/** Both mark, are notified that they differ, and confirm; the corrections are accepted, and the papers printed. */
export async function playMarking(examined: Examined): Promise<void> {
  await playMarks(examined)
  await playPapers(examined)
  await playCorrection(examined)
}

async function playMarks({ byPetros, bySofia, thesisId, examinationId }: Examined): Promise<void> {
  const its = { params: { examinationId } }
  const ofThesis = { params: { thesisId } }
  const given = (mark: string, seal: boolean) => ({ parts: [{ key: 'whole', mark }], seal })
  await byPetros('getMarkSheet', { ...its, note: 'still empty' })
  await byPetros('saveMemberMark', { ...its, note: 'as a draft', body: given('9.00', false) })
  await byPetros('saveMemberMark', { ...its, note: 'between two steps', body: given('8.70', true) })
  await byPetros('saveMemberMark', { ...its, note: 'sealed', body: given('9.00', true) })
  await byPetros('markThesis', { ...ofThesis, note: 'alone', body: { thesisMark: 9 } })
  await bySofia('getProcess', { ...ofThesis, note: 'before the opening' })
  await bySofia('saveMemberMark', { ...its, note: 'far from the other', body: given('7.00', true) })
  await byPetros('confirmMark', its)
  await bySofia('confirmMark', { ...its, note: 'the last' })
  await bySofia('saveMemberMark', { ...its, note: 'after the opening', body: given('8.00', true) })
  await bySofia('getProcess', { ...ofThesis, note: 'after the opening' })
  await byPetros('acceptCorrections', { ...its, body: { note: 'Διορθώθηκε.' } })
  await byPetros('acceptCorrections', { ...its, note: 'twice', body: {} })
}

async function playPapers({ byPetros, byOffice, byAnonymous, thesisId }: Examined): Promise<void> {
  const ofThesis = { params: { thesisId } }
  const file = { name: 'Πρακτικό.pdf', bytes: pdfFile('scan') }
  await byOffice('listMinutesDue')
  await byOffice('issuePapers', { body: { kind: 'minutes', theses: [thesisId] } })
  const wanted = { kind: 'completion', thesisID: thesisId }
  await byPetros('previewPaper', { query: { kind: 'completion', thesisID: String(thesisId) } })
  const { paperID: paperId, code } = (await byPetros('issuePaper', { body: wanted })).body
  await byPetros('issuePaper', { note: 'with the same facts', body: wanted })
  const its = { params: { paperId } }
  await byPetros('downloadPaper', its)
  await byAnonymous('verifyPaper', { params: { code } })
  await byAnonymous('verifyPaper', {
    note: 'of a code that is none',
    params: { code: '0000-0000-0000-0000' },
  })
  await byPetros('getPaperOfCode', { params: { code } })
  await byPetros('returnPaper', { ...its, body: { how: 'scan' }, file })
  const { papers } = (await byPetros('listPapers', ofThesis)).body
  const returnId = papers.flatMap(({ returns }) => returns)[0]?.returnID ?? 0
  await byPetros('downloadSignedPaper', { params: { returnId } })
  await byOffice('setPaperProtocol', { ...its, body: { number: '1042', date: '2026-03-16' } })
  await byOffice('listDepartmentPapers')
  await byOffice('downloadPapers', { query: { papers: String(paperId) } })
  const ofMinutes = { params: { kind: 'minutes' } }
  await byOffice('setPaperForm', { ...ofMinutes, file: { name: 'Πρακτικό.docx', bytes: SAMPLES.docx } })
  await byOffice('setPaperForm', {
    ...ofMinutes,
    note: 'with macros',
    file: { name: 'Πρακτικό.docx', bytes: SAMPLES.docm },
  })
  await byOffice('listPaperForms')
  await byOffice('downloadPaperForm', ofMinutes)
  await byOffice('deletePaperForm', ofMinutes)
  await byPetros('voidPaper', { ...its, body: { reason: 'Λάθος έτος' } })
  await byAnonymous('verifyPaper', { note: 'of a void paper', params: { code } })
  await byOffice('listCommittees')
}

/** A member issues the own mark sheet; a paper about a member names one. */
export async function playMemberPapers({ byPetros, bySofia, thesisId }: Examined): Promise<void> {
  const ofThesis = { params: { thesisId } }
  const { kinds } = (await bySofia('listPapers', { ...ofThesis, note: 'by a member' })).body
  const seatID = kinds.flatMap(({ seats }) => seats ?? [])[0]?.seatID ?? 0
  const sheet = { kind: 'sheet', thesisID: thesisId, seatID }
  await bySofia('issuePaper', { note: 'the own mark sheet', body: sheet })
  await bySofia('listPapers', { ...ofThesis, note: 'with the own mark sheet' })
  await byPetros('issuePaper', { note: 'for a seat that is none', body: { ...sheet, seatID: 2_000_000_000 } })
  await byPetros('issuePaper', { note: 'for no seat', body: { kind: 'summons', thesisID: thesisId } })
}

/** The secretary writes down what a decision has made of a mark. */
async function playCorrection({ byOffice, thesisId, examinationId }: Examined): Promise<void> {
  const its = { params: { examinationId } }
  const ofThesis = { params: { thesisId } }
  const { result } = (await byOffice('getProcess', { ...ofThesis, note: 'by the office, after the opening' }))
    .body
  const correction = {
    seatID: result?.members[0]?.seatID ?? 0,
    parts: [{ key: 'whole', mark: '10.00' }],
    reason: 'Λάθος άθροιση των κριτηρίων.',
    decision: '7/18.12.2025',
  }
  await byOffice('correctMark', { ...its, body: correction })
  await byOffice('correctMark', { ...its, note: 'twice', body: correction })
  await byOffice('getProcess', { ...ofThesis, note: 'by the office, after a correction' })
}
