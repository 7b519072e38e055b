import type { Cast } from './cast.ts'

const PROGRAMME = {
  name: 'Προπτυχιακό πρόγραμμα',
  nameEn: 'Undergraduate programme',
  level: 'first',
  kind: 'bachelor',
  ects: 12,
  courseCode: 'ΠΤΧ01',
}
const BOOK = { title: 'Κανονισμός πτυχιακών', inForceFrom: '2026-09-01' }

/** The administrator writes the rules of a department down, tries them and publishes them; its people read them. */
export async function playRulebooks({ recorder, admin, petros }: Cast, depID: number) {
  const byAdmin = recorder.as(admin)
  const byPetros = recorder.as(petros)
  const { id: programmeId } = (await byAdmin('createProgramme', { body: { ...PROGRAMME, depID } })).body
  await byAdmin('createProgramme', { note: 'of the same name', body: { ...PROGRAMME, depID } })
  await byAdmin('createProgramme', { note: 'without a department', body: PROGRAMME })
  await byAdmin('editProgramme', { params: { programmeId }, body: { ...PROGRAMME, ects: 15 } })
  await byPetros('listProgrammes')

  const from = { ...BOOK, depID, from: 'bachelor' }
  const { id: rulebookId } = (await byAdmin('draftRulebook', { body: from })).body
  await byAdmin('draftRulebook', {
    note: 'of a programme of another department',
    body: { ...from, programmeID: 999_999 },
  })
  const one = { params: { rulebookId } }
  await byPetros('getRulebook', { ...one, note: 'a draft' })
  const body = {
    ...BOOK,
    decisionRef: 'Γ.Σ. 12/20.2.2026',
    rules: { load: { maxInProgress: 5 }, committee: { size: 3, minFaculty: 2 } },
  }
  await byAdmin('editRulebook', { ...one, body })
  await byAdmin('editRulebook', { ...one, note: 'of a version that was overwritten', body, headers: OLD })
  await byAdmin('editRulebook', {
    ...one,
    note: 'with rules that contradict each other',
    body: { ...body, rules: { committee: { size: 2, minFaculty: 3 } } },
  })
  await byAdmin('rehearseRulebook', one)
  await byAdmin('publishRulebook', one)
  await byAdmin('editRulebook', { ...one, note: 'when it is published', body })
  await byPetros('getRulebook', one)

  const { id: second } = (await byAdmin('draftRulebook', { body: { ...BOOK, depID, from: rulebookId } })).body
  const other = { params: { rulebookId: second } }
  await byAdmin('publishRulebook', { ...other, note: 'a second one of the same day' })
  await byPetros('listRulebooks', { params: { depID } })
  await byAdmin('deleteRulebook', other)
}

const OLD = { 'if-match': '"1"' }
