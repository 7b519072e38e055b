import type { Cast, Member } from './cast.ts'

const MAIL_LINK = /[?&]token=([\w-]+)/

/** The administrator of the first run adds a secretary, who chooses a password and looks around. */
export async function playSecretaries(cast: Cast): Promise<void> {
  const { api, recorder } = cast
  const administrator: Member = {
    name: 'the first administrator',
    username: 'first',
    email: 'first@example.org',
    password: 'password of first',
    client: api.anonymous,
  }
  const katerina: Member = {
    name: 'secretary Katerina',
    username: 'katerina',
    email: 'katerina@example.org',
    password: 'password of katerina',
    client: api.anonymous,
  }
  // The mail server has been away since the chapter of the mails.
  api.mailbox.breakDown(false)
  await cast.admitSecretary()
  await cast.signIn(administrator)
  const byAdmin = recorder.as(administrator)
  const [place] = (await byAdmin('listDepartments', { note: 'for a secretary' })).body
  const body = {
    username: katerina.username,
    uName: 'Κατερίνα',
    uSurname: 'Μάνου',
    uEmail: katerina.email,
    depID: place?.depID ?? 0,
  }
  await byAdmin('createSecretary', { body })
  await byAdmin('createSecretary', {
    note: 'the same username',
    body: { ...body, uEmail: 'new@example.org' },
  })
  await byAdmin('createSecretary', { note: 'of no department', body: { ...body, depID: 999_999 } })
  const params = { username: katerina.username }
  const renamed = { ...body, uSurname: 'Μάνου-Λέκκα' }
  await byAdmin('editSecretary', { params, body: renamed, headers: { 'if-match': '"1"' } })
  await byAdmin('editSecretary', {
    note: 'from an old version',
    params,
    body: renamed,
    headers: { 'if-match': '"1"' },
  })
  await byAdmin('listSecretaries')
  const { depID: _none, ...person } = body
  const second = { ...person, username: 'second', uEmail: 'second@example.org' }
  await byAdmin('createAdministrator', { body: second })
  await byAdmin('createAdministrator', { note: 'once more', body: second })
  await byAdmin('listAdministrators')
  await byAdmin('listSecretaries', { note: 'in pages', query: { page: 1, pageSize: 1 } })
  await byAdmin('listStudentAccounts', { query: { search: 'νι', page: 1, pageSize: 1 } })

  const { text } = await api.mailbox.newestTo(katerina.email)
  const token = recorder.keepSecret(MAIL_LINK.exec(text)?.[1] ?? '', 'token in the mail to katerina')
  await recorder.as(katerina)('resetPassword', { body: { token, newpass: katerina.password } })
  await cast.signIn(katerina)
  const bySecretary = recorder.as(katerina)
  await bySecretary('getSecretaryProfile')
  await bySecretary('listDepartmentTheses', { query: { page: 1, pageSize: 1 } })
  await bySecretary('editSecretaryProfile', { body: { user: { uName: 'Αικατερίνη' } } })
  await playRecords(cast, katerina, place?.depID ?? 0)
  await playLists(bySecretary)
  await playViews(bySecretary)
  await playStaff(cast, { katerina, administrator }, place?.depID ?? 0)
}

/** What the office reads is taken along as it is on its pages. */
async function playLists(bySecretary: ReturnType<Cast['recorder']['as']>) {
  await bySecretary('exportList', {
    params: { list: 'students' },
    query: { format: 'csv', search: 'ρήγα', columns: 'registryNumber,average' },
  })
  await bySecretary('exportList', {
    note: 'with a column that there is not',
    params: { list: 'students' },
    query: { format: 'csv', columns: 'password' },
  })
}

/** A way to look at the students, under a name. */
async function playViews(bySecretary: ReturnType<Cast['recorder']['as']>) {
  const params = { list: 'students' } as const
  const body = { name: 'Με μέσο όρο', query: 'search=ρήγα&columns=registryNumber,average' }
  const { body: viewId } = await bySecretary('saveView', { params, body })
  await bySecretary('saveView', { note: 'of the same name', params, body: { ...body, name: 'ΜΕ ΜΕΣΟ ΟΡΟ' } })
  await bySecretary('saveView', {
    note: 'with a filter that the list does not have',
    params,
    body: { ...body, name: 'Άλλη', query: 'colour=red' },
  })
  const one = { params: { ...params, viewId } }
  await bySecretary('editSavedView', { ...one, body: { ...body, name: 'Μέσοι όροι' } })
  await bySecretary('listSavedViews', { params })
  await bySecretary('deleteSavedView', one)
  await bySecretary('deleteSavedView', { note: 'once more', ...one })
}

/** The row of the instructor is inserted, because those of the story are of another department. */
async function playStaff(
  { api, recorder }: Cast,
  { katerina, administrator }: { katerina: Member; administrator: Member },
  departmentId: number,
) {
  const names = { username: 'zenon', email: 'zenon@example.org', firstName: 'Ζήνων', surname: 'Ώριμος' }
  await api.given.anInstructor({ ...names, rank: 'professor', departmentId })
  const bySecretary = recorder.as(katerina)
  const byAdmin = recorder.as(administrator)
  const of = { params: { username: names.username } }
  const body = {
    category: 'emeritus',
    printTitle: 'Ομότιμος Καθηγητής',
    contractEnd: '2027-08-31',
    absences: [{ from: '2026-10-01', until: '2027-01-31', kind: 'sabbatical' }],
  }
  await bySecretary('editStaff', { ...of, body })
  await bySecretary('editStaff', {
    note: 'from an old version',
    ...of,
    body,
    headers: { 'if-match': '"1"' },
  })
  await bySecretary('listStaff', { query: { search: 'ωριμος', page: 1 } })
  const ofDepartment = { params: { depID: departmentId } }
  const head = { username: names.username, kind: 'head', from: '2026-01-01', until: '2027-12-31' }
  await byAdmin('setOffices', {
    note: 'with two heads on a day, a coordinator of nothing and somebody of elsewhere',
    ...ofDepartment,
    body: {
      offices: [
        head,
        { ...head, from: '2027-12-31', until: null },
        { ...head, kind: 'coordinator' },
        { ...head, username: 'nobody', kind: 'deputy', until: '2025-12-31' },
      ],
    },
  })
  await byAdmin('setOffices', { ...ofDepartment, body: { offices: [head] } })
  await bySecretary('listOffices', ofDepartment)
}

/** The row of the student is inserted, because those of the story are of another department or have left. */
async function playRecords({ api, recorder }: Cast, katerina: Member, departmentId: number) {
  const names = { username: 'despina', email: 'despina@example.org', firstName: 'Δέσποινα', surname: 'Ρήγα' }
  const student = await api.given.aStudent({ ...names, departmentId })
  const despina = { name: 'student Despina', client: await api.as(student) }
  const bySecretary = recorder.as(katerina)
  const params = { username: student.username }
  const body = { registryNumber: '01234', semester: 8, coursesPassed: 40, average: '7,85' }
  await recorder.as(despina)('getOwnStudentRecord', { note: 'before there is one' })
  await bySecretary('editStudentRecord', { params, body })
  const changed = { ...body, coursesOwed: 3, ects: 210 }
  await bySecretary('editStudentRecord', {
    note: 'once more',
    params,
    body: changed,
    headers: { 'if-match': '"1"' },
  })
  await bySecretary('editStudentRecord', {
    note: 'from an old version',
    params,
    body: changed,
    headers: { 'if-match': '"1"' },
  })
  await bySecretary('listStudents', { query: { search: '0123', page: 1 } })
  await recorder.as(despina)('getOwnStudentRecord')
  await playStudentList(recorder.as(katerina))
}

const LIST = 'ΑΜ;Επώνυμο;Όνομα;E-mail;Μέσος όρος\n'
const LINE = '04321;Βάμβα;Ιωάννα;ioanna@example.org;8,2\n'

/** A list with a fault, which names no person who is known yet. */
async function playStudentList(bySecretary: ReturnType<Cast['recorder']['as']>) {
  const ofStudents = { params: { kind: 'students' } } as const
  const file = { name: 'φοιτητές.csv', bytes: `${LIST}${LINE};Άνθη;Άννα;κακό;11\n` }
  const { importID: importId } = (await bySecretary('startOfficeImport', { ...ofStudents, file })).body
  const one = { params: { importId } }
  await bySecretary('listOfficeImportRows', one)
  await bySecretary('downloadOfficeImportFaults', one)
  await bySecretary('undoOfficeImport', { ...one, note: 'before it was applied' })
  await bySecretary('applyOfficeImport', { ...one, note: 'with its faults', body: { rows: 'all' } })
  await bySecretary('applyOfficeImport', { ...one, note: 'without those it lacks', body: { rows: 'good' } })
  await bySecretary('applyOfficeImport', { ...one, body: { rows: 'good', confirmRemovals: true } })
  await bySecretary('getOfficeImport', one)
  const { body: people } = await bySecretary('listStudents', {
    note: 'with one who has no account',
    query: { page: 1 },
  })
  const pendingId = people.find(({ pendingID }) => pendingID !== null)?.pendingID ?? 0
  const corrected = { uName: 'Ιωάννα', uSurname: 'Βάμβα-Ρήγα', uEmail: 'ioanna@example.org', average: '8,3' }
  const body = { ...corrected, registryNumber: '04321' }
  await bySecretary('editPendingStudent', { params: { pendingId }, body, headers: { 'if-match': '"1"' } })
  await bySecretary('editPendingStudent', {
    note: 'from an old version',
    params: { pendingId },
    body,
    headers: { 'if-match': '"1"' },
  })
  await bySecretary('editPendingStudent', {
    note: 'with the address of a student who has a record',
    params: { pendingId },
    body: { ...body, uEmail: 'despina@example.org' },
  })
  await bySecretary('undoOfficeImport', one)
  await bySecretary('listOfficeImports')
  await playTopics(bySecretary)
}

/** A topic without an instructor, because no instructor of the story is of the department yet. */
async function playTopics(bySecretary: ReturnType<Cast['recorder']['as']>) {
  const file = { name: 'θέματα.csv', bytes: 'Τίτλος;Επιβλέπων;Προθεσμία\nΓραφήματα;nobody;σύντομα\n' }
  const { importID: importId } = (
    await bySecretary('startOfficeImport', { note: 'of topics', params: { kind: 'topics' }, file })
  ).body
  await bySecretary('listOfficeImportRows', { note: 'of topics', params: { importId } })
}
