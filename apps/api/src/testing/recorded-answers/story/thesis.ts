import { aPicture } from '../../sample-files.ts'
import type { Cast } from './cast.ts'

const tags = (...keywords: string[]) => ({
  keywords: keywords.map((keyword) => ({ keyword, status: 'new' })),
})

const NETWORKS = {
  thesisTitle: 'Ασφάλεια ασύρματων δικτύων',
  thesisAssignType: 'onDeadline',
  thesisDescr: '<p>Μελέτη <strong>επιθέσεων</strong>.<script>alert(1)</script></p>',
  thesisIsPublicByInst: 1,
  thesisIntDeadline: '2026-03-12',
  thesisStartDate: null,
  thesisIntendedEnd: '2026-12-20',
  tags: tags('Δίκτυα', 'ασφάλεια', ' Δίκτυα '),
}
const DATABASES = {
  thesisTitle: 'Βάσεις δεδομένων γράφων',
  thesisIsPublicByInst: true,
  thesisStartDate: '2026-03-01',
  thesisIntendedEnd: '2026-03-14',
  tags: tags('βάσεις δεδομένων'),
}

/** Topics, their filters and their pictures; returns the ids for the rest of the story. */
export async function playTheses(cast: Cast, depID: number) {
  const { recorder, petros, sofia, maria, admin } = cast
  const byPetros = recorder.as(petros)
  const byMaria = recorder.as(maria)
  const networks = (await byPetros('createThesis', { body: NETWORKS })).body
  const databases = (await byPetros('createThesis', { note: 'to be given at once', body: DATABASES })).body
  const draft = (
    await byPetros('createThesis', { note: 'with the least', body: { thesisTitle: 'Πρόχειρο' } })
  ).body
  const sofias = (
    await recorder.as(sofia)('createThesis', {
      body: { thesisTitle: 'Γραφικά υπολογιστών', thesisIsPublicByInst: 1 },
    })
  ).body

  const edited = { thesis: { thesisTitle: 'Πρόχειρο θέμα', thesisDescr: null, tags: tags('γραφικά') } }
  const params = { thesisId: draft }
  await byPetros('editThesis', { params, body: edited, headers: { 'if-match': '"1"' } })
  await byPetros('editThesis', {
    note: 'from an old version',
    params,
    body: edited,
    headers: { 'if-match': '"1"' },
  })
  await byPetros('editThesis', { note: "a colleague's topic", params: { thesisId: sofias }, body: edited })
  await byPetros('editThesis', { note: 'nothing of it', params, body: { thesis: {} } })

  await byPetros('getThesis', { params: { thesisId: networks } })
  await byMaria('getThesis', { note: 'a public topic', params: { thesisId: networks } })
  await byMaria('getThesis', { note: 'a draft', params })
  await byMaria('getThesis', { note: 'a draft, in English', params, headers: { 'accept-language': 'en-GB' } })
  await recorder.as(admin)('getThesis', { note: 'a draft', params })

  await playFilters(cast)
  await byMaria('listKeywords')
  await byMaria('listKeywords', { note: 'the second page', query: { page: 2, pageSize: 2 } })
  await playImages(cast, { depID, thesisId: networks })
  await playSearch(cast)
  await byPetros('deleteThesis', { params })
  const several = [databases, sofias, draft]
  await byPetros('setVisibilityOfTheses', { body: { theses: several, thesisIsPublicByInst: 1 } })
  await byPetros('setDeadlineOfTheses', {
    note: 'as they are',
    body: { theses: [databases, sofias], thesisIntDeadline: null },
  })
  return { networks, databases, sofias }
}

async function playSearch({ recorder, petros, maria, admin }: Cast) {
  await recorder.as(petros)('search', { query: { text: 'ΔΙΚΤΥ' } })
  await recorder.as(petros)('search', { note: 'of a person', query: { text: 'παπαδ' } })
  await recorder.as(maria)('search', { note: 'of a student', query: { text: 'δικτυ' } })
  await recorder.as(maria)('search', { note: 'of a draft', query: { text: 'πρόχειρο' } })
  await recorder.as(admin)('search', { note: 'of an administrator', query: { text: 'πρόχειρο' } })
}

async function playFilters({ recorder, petros, maria, nikos }: Cast) {
  const byPetros = recorder.as(petros)
  const byMaria = recorder.as(maria)
  await byPetros('listUngivenTheses')
  const filters = [
    { note: 'by title', query: { title: 'ΑΣΦΑΛΕΙΑ' } },
    { note: 'by type', query: { assignType: 'immediate' } },
    { note: 'by deadline', query: { deadlineFrom: '2026-03-12', deadlineUntil: '2026-03-12' } },
    { note: 'by two keywords', query: { keywords: ['δίκτυα', 'ασφάλεια'] } },
    {
      note: 'by all filters, none left',
      query: { title: 'βάσεις', keywords: 'δίκτυα', assignType: 'immediate' },
    },
    { note: 'the second page', query: { page: 2, pageSize: 2 } },
    { note: 'a page beyond the last', query: { page: 9, pageSize: 2 } },
    { note: 'with malformed filters', query: { assignType: 'x', deadlineFrom: 'soon', pageSize: 101 } },
  ]
  for (const filter of filters) await byPetros('listUngivenTheses', filter)
  await byPetros('listThesesWithoutList')
  await byPetros('countTheses')
  await byMaria('listOpenTheses')
  await byMaria('listOpenTheses', {
    note: 'of the whole institution',
    query: { department: 'all', pageSize: 1 },
  })
  await byMaria('listOpenTheses', { note: 'of another one', query: { department: '7' } })
  await recorder.as(nikos)('listOpenTheses', { note: 'by keyword', query: { keywords: 'ασφάλεια' } })
}

async function playImages({ api, recorder, admin, petros }: Cast, ids: { depID: number; thesisId: number }) {
  const { depID, thesisId } = ids
  const byAdmin = recorder.as(admin)
  const byPetros = recorder.as(petros)
  const byAnonymous = recorder.as(recorder.anonymous)
  // The bytes of an encoded picture depend on the encoder's version: those that are read here are not encoded.
  const { id: imageId } = await api.given.anImage({ department: { id: depID } })
  const file = { name: 'αμφιθέατρο.png', bytes: await aPicture('png') }
  const uploaded = (await byAdmin('uploadImage', { params: { depID }, file })).body
  await byAdmin('uploadImage', {
    note: 'that is none',
    params: { depID },
    file: { name: 'x.png', bytes: 'text' },
  })
  await byAdmin('uploadImage', { note: 'without a file', params: { depID } })
  await byAdmin('listImagesOfDepartment', { params: { depID } })
  await byPetros('listDepartmentImages')
  await byPetros('setThesisImage', { params: { thesisId, imageId } })
  const { headers } = await byAnonymous('getPreviewImage', { params: { imageId } })
  await byAnonymous('getPreviewImage', {
    note: 'whose browser has it',
    params: { imageId },
    headers: { 'if-none-match': String(headers.etag) },
  })
  await byAnonymous('getCoverImage', { params: { imageId } })
  await byAdmin('deleteImage', { params: { imageId: uploaded.id } })
  await byAdmin('listImagesOfDepartment', {
    note: 'the first page',
    params: { depID },
    query: { pageSize: 1 },
  })
}
