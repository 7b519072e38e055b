import { aPicture } from '../../sample-files.ts'
import type { Cast } from './cast.ts'

const UNIVERSITY = {
  instName: 'Πανεπιστήμιο Αιγαίου',
  instType: 'grUni',
  instURL: 'www.aegean.gr',
  instLogo: '/logos/aegean.svg',
}
const DEPARTMENT = {
  depName: 'Τμήμα Μηχανικών Πληροφοριακών Συστημάτων',
  depEmail: 'icsd@example.org',
  depPhone: '2273082000',
  depCity: 'Καρλόβασι',
  depUrl: 'https://www.icsd.aegean.gr',
  depLat: 37.79,
  depLng: '26,70',
}

/** The administrator makes the university, its departments and its instructors. */
export async function playAdministration(cast: Cast) {
  const { recorder, admin, signIn } = cast
  await signIn(admin)
  const byAdmin = recorder.as(admin)
  const byAnonymous = recorder.as(recorder.anonymous)

  await byAdmin('listInstitutions', { note: 'before there is one' })
  const { id: instID } = (await byAdmin('createInstitution', { body: UNIVERSITY })).body
  await byAdmin('createInstitution', { note: 'the same again', body: UNIVERSITY })
  const spare = { instName: 'ΤΕΙ Σάμου', instType: 'grTEI' }
  const { id: spareInstitution } = (
    await byAdmin('createInstitution', { note: 'with the least', body: spare })
  ).body
  const renamed = { ...UNIVERSITY, instURL: 'https://www.aegean.gr' }
  const params = { instID }
  await byAdmin('editInstitution', { params, body: renamed, headers: { 'if-match': '"1"' } })
  await byAdmin('editInstitution', {
    note: 'from an old version',
    params,
    body: renamed,
    headers: { 'if-match': '"1"' },
  })
  await byAdmin('editInstitution', {
    note: 'with the name of another',
    params,
    body: { ...renamed, instName: 'ΤΕΙ Σάμου' },
  })

  const { id: depID } = (await byAdmin('createDepartment', { body: { ...DEPARTMENT, instID } })).body
  await byAdmin('createDepartment', { note: 'the same again', body: { ...DEPARTMENT, instID } })
  await byAdmin('createDepartment', {
    note: 'of no institution',
    body: { depName: 'Τμήμα', instID: 999_999 },
  })
  const mathematics = { depName: 'Τμήμα Μαθηματικών', instID }
  const { id: mathematicsId } = (
    await byAdmin('createDepartment', { note: 'with the least', body: mathematics })
  ).body
  const inSamos = { params: { depID: mathematicsId }, body: { ...mathematics, depCity: 'Σάμος' } }
  await byAdmin('editDepartment', { ...inSamos, headers: { 'if-match': '"1"' } })
  await byAdmin('editDepartment', { note: 'from an old version', ...inSamos, headers: { 'if-match': '"1"' } })
  await byAdmin('editDepartment', {
    note: 'with the name of another',
    params: { depID: mathematicsId },
    body: { ...DEPARTMENT, instID },
  })
  await byAdmin('listInstitutions')
  await byAdmin('listInstitutions', { note: 'the second page', query: { page: 2, pageSize: 1 } })
  const { headers } = await byAnonymous('listDepartments')
  await byAnonymous('listDepartments', {
    note: 'whose browser has them',
    headers: { 'if-none-match': String(headers.etag) },
  })
  await byAnonymous('listDepartments', { note: 'the first page', query: { pageSize: 2 } })

  await playInstructors(cast, depID)

  const emblem = { name: 'έμβλημα.png', bytes: await aPicture('png') }
  await byAdmin('uploadEmblem', { params, file: emblem })
  await byAdmin('uploadEmblem', { note: 'that is none', params, file: { name: 'x.png', bytes: 'text' } })
  // The bytes of an encoded picture depend on the encoder's version: those that are read here are not encoded.
  const emblemId = await cast.api.given.anEmblem({ institutionId: instID })
  await byAnonymous('getEmblem', { params: { emblemId } })
  await byAnonymous('getInstallationEmblem')
  await byAdmin('deleteEmblem', { params })
  await byAdmin('deleteEmblem', { note: 'of an institution without one', params })
  await byAdmin('deleteInstitution', { params: { instID: spareInstitution } })
  await byAdmin('deleteInstitution', { note: 'with departments', params })
  await byAdmin('deleteDepartment', { params: { depID: mathematicsId } })
  await byAdmin('deleteDepartment', { note: 'with users', params: { depID } })
  return { depID }
}

async function playInstructors(cast: Cast, depID: number) {
  const { recorder, admin, petros, sofia } = cast
  const byAdmin = recorder.as(admin)
  const anInstructor = (username: string, uName: string, uSurname: string, rank: string) => ({
    username,
    uName,
    uSurname,
    uEmail: `${username}@example.org`,
    rank,
    depID,
  })
  const body = anInstructor(petros.username, 'Πέτρος', 'Παπαδάκης', 'professor')
  await byAdmin('createInstructor', { body })
  await byAdmin('createInstructor', {
    note: 'the same username',
    body: { ...body, uEmail: 'another@example.org' },
  })
  await byAdmin('createInstructor', { note: 'the same e-mail', body: { ...body, username: 'another' } })
  await byAdmin('createInstructor', {
    note: 'of no department',
    body: { ...anInstructor('another', 'Άλλος', 'Άλλου', 'adjunct'), depID: 999_999 },
  })
  const another = anInstructor(sofia.username, 'Σοφία', 'Ιωάννου', 'lecturer')
  await byAdmin('createInstructor', { note: 'another', body: another })
  const params = { username: sofia.username }
  const promoted = { ...another, rank: 'assistant' }
  await byAdmin('editInstructor', { params, body: promoted, headers: { 'if-match': '"1"' } })
  await byAdmin('editInstructor', {
    note: 'from an old version',
    params,
    body: promoted,
    headers: { 'if-match': '"1"' },
  })
  await byAdmin('editInstructor', {
    note: 'with the e-mail of another',
    params,
    body: { ...another, uEmail: petros.email },
  })
  await byAdmin('createInstructor', {
    note: 'to be deleted',
    body: anInstructor('spare', 'Ρένα', 'Ζώη', 'adjunct'),
  })
  await byAdmin('listInstructors')
  await byAdmin('listInstructors', { note: 'the second page', query: { page: 2, pageSize: 2 } })
  await playAccess(cast)
  await byAdmin('deleteUser', { params: { username: 'spare' } })
  await byAdmin('deleteUser', { note: 'themselves', params: { username: admin.username } })
  await byAdmin('getSystemStatus')
}

async function playAccess({ recorder, admin }: Cast) {
  const byAdmin = recorder.as(admin)
  const params = { username: 'spare' }
  await byAdmin('setAccountDisabled', { params: { ...params, flag: 1 } })
  await byAdmin('getAccountAccess', { note: 'of a disabled account', params })
  await byAdmin('setAccountDisabled', { note: 'no longer', params: { ...params, flag: 0 } })
  await byAdmin('setAccountDisabled', {
    note: 'themselves',
    params: { username: admin.username, flag: 1 },
  })
  await byAdmin('endSessionsOf', { params })
  await byAdmin('getAccountAccess', { params })
  await byAdmin('listSecurityEvents', { query: { person: 'spare' } })
  await byAdmin('listSecurityEvents', {
    note: 'of a kind, in pages',
    query: { kind: 'account_disabled', page: 1 },
  })
  await byAdmin('listInspections', { query: { person: 'spare' } })
  await byAdmin('listInspections', {
    note: 'of a kind, in pages',
    query: { kind: 'account', page: 1, pageSize: 1 },
  })
}
