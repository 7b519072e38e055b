import { openCatalogue } from '../../catalogue.fixture.ts'
import type { Cast } from './cast.ts'

/** A visitor without an account reads what a department has made public. */
export async function playCatalogue({ api, recorder }: Cast): Promise<void> {
  const { given } = api
  const { id: institutionId } = await given.anInstitution({ name: 'Πανεπιστήμιο Κρήτης' })
  const department = await given.aDepartment({ name: 'Τμήμα Επιστήμης Υπολογιστών', institutionId })
  await openCatalogue(given, department, { hasPresentations: true, isHarvested: true })
  const instructor = await given.anInstructor({ department, firstName: 'Ελένη', surname: 'Παππά' })
  const topic = await given.aThesis({
    instructor,
    title: 'Συντομότερες διαδρομές σε δίκτυα',
    description: '<p>Σύγκριση αλγορίθμων.</p>',
  })
  const draft = await given.aThesis({ instructor, publicByInstructor: false })
  const student = await given.aStudent({ department, firstName: 'Μαρία', surname: 'Άνθη' })
  const made = { publicByStudent: true, mark: 9, endDate: '2026-02-20' } as const
  const abstract = 'Συγκρίνονται τρεις τρόποι.'
  const finished = await given.aThesis({ instructor, student, title: 'Χρονοδρομολόγηση', abstract, ...made })
  const presenting = await given.aStudent({ department, firstName: 'Νίκος', surname: 'Βάμβας' })
  const presented = await given.aThesis({ instructor, student: presenting, title: 'Γραφήματα' })
  await given.anExamination({ thesis: presented, student: presenting, state: 'announced' })

  const byVisitor = recorder.as(recorder.anonymous)
  const params = { depID: department.id }
  await byVisitor('listPublicDepartments')
  await byVisitor('listPublicTopics', { params })
  await byVisitor('listPublicTopics', {
    note: 'of one instructor, by a word of the title',
    params,
    query: { search: 'διαδρομές', instructorID: instructor.id },
  })
  await byVisitor('getPublicTopic', { params: { thesisId: topic.id } })
  await byVisitor('getPublicTopic', { note: 'that is private', params: { thesisId: draft.id } })
  await byVisitor('listFinishedTheses', { params })
  await byVisitor('getFinishedThesis', { params: { thesisId: finished.id } })
  await byVisitor('getFinishedThesis', { note: 'that is not finished', params: { thesisId: topic.id } })
  await byVisitor('listPresentations', { params })
}
