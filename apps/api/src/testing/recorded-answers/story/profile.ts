import { SAMPLES } from '../../sample-files.ts'
import type { Cast } from './cast.ts'

const CV = { name: 'Βιογραφικό Παπαδάκη.pdf', bytes: SAMPLES.pdf, type: 'application/pdf' }
const tags = (...keywords: string[]) => ({
  keywords: keywords.map((keyword) => ({ keyword, status: 'new' })),
})

/** Profiles are filled in before the first interest. */
export async function playProfiles({ recorder, api, petros, sofia, maria, admin }: Cast) {
  const byPetros = recorder.as(petros)
  const byMaria = recorder.as(maria)
  const byAdmin = recorder.as(admin)
  await byPetros('getInstructorProfile')
  await byPetros('downloadCv', { note: 'before there is one' })
  const user = { uName: 'Πέτρος', uSurname: 'Παπαδάκης', uIsPublic: true }
  await byPetros('editInstructorProfile', { body: { user, tags: tags('Δίκτυα', 'ασφάλεια') }, file: CV })
  await byPetros('editInstructorProfile', {
    note: 'from an old version',
    body: { user },
    headers: { 'if-match': '"1"' },
  })
  await byPetros('editInstructorProfile', {
    note: 'with a program for a CV',
    body: { user },
    file: { name: 'cv.pdf', bytes: SAMPLES.exe },
  })
  await byPetros('editInstructorProfile', {
    note: 'with too large a CV',
    body: { user },
    file: { name: 'cv.pdf', bytes: Buffer.concat([SAMPLES.pdf, Buffer.alloc(3_000_001)]) },
  })
  await byPetros('getInstructorProfile', { note: 'filled in' })
  await byPetros('downloadCv')
  await byPetros('downloadCv', { note: 'the first bytes', headers: { range: 'bytes=0-7' } })
  await byPetros('downloadCv', { note: 'bytes beyond the end', headers: { range: 'bytes=9999-' } })

  await byMaria('getStudentProfile')
  await byMaria('editStudentProfile', { body: { user: { uName: 'Μαρία-Άννα' }, tags: tags('Δίκτυα') } })
  await byMaria('editStudentProfile', {
    note: 'with the e-mail of another',
    body: { user: { uEmail: petros.email } },
  })
  await byMaria('editStudentProfile', {
    note: 'with a CV',
    body: {},
    file: { ...CV, name: 'CV Μαρίας.odt', bytes: SAMPLES.odt },
  })
  await byAdmin('getAdministratorProfile')
  await byAdmin('getStudentProfile', { note: 'by the address of the students' })
  await byAdmin('editStudentProfile', {
    note: 'by the address of the students',
    body: { user: { uSurname: 'Διαχειριστή' } },
  })

  await byMaria('getInstructorProfileOf', { params: { username: petros.username } })
  await recorder.as(sofia)('editInstructorProfile', { body: { user: { uIsPublic: false } } })
  await byMaria('getInstructorProfileOf', { note: 'a private one', params: { username: sofia.username } })
  await byAdmin('getInstructorProfileOf', { note: 'a private one', params: { username: sofia.username } })
  await byAdmin('getStudentProfileOf', { params: { username: maria.username } })
  await byPetros('getStudentProfileOf', {
    note: 'who is interested in nothing',
    params: { username: maria.username },
  })
  await byMaria('downloadCvOf', { params: { username: petros.username } })
  await byMaria('downloadCvOf', { note: 'of a private profile', params: { username: sofia.username } })

  const path = `/user/profile/cv/${petros.username}`
  const { token } = (await byMaria('makeDownloadToken', { note: 'for a CV', body: { path } })).body
  const byLink = { name: 'the browser of Maria', client: api.anonymous }
  const params = { username: petros.username }
  await recorder.as(byLink)('downloadCvOf', { params, query: { jwt_token: token } })
  await recorder.as(byLink)('getInstructorProfileOf', {
    note: 'with the same link',
    params,
    query: { jwt_token: token },
  })
  api.clock.advance({ minutes: 2 })
  await recorder.as(byLink)('downloadCvOf', {
    note: 'when the link has expired',
    params,
    query: { jwt_token: token },
  })
}
