import type { Cast } from './cast.ts'

/** An office sends a finished thesis to the student register, and takes the file back. */
export async function playRegistry({ api, recorder }: Cast): Promise<void> {
  const { given } = api
  const department = await given.aDepartment({ name: 'Τμήμα Φυσικής' })
  const instructor = await given.anInstructor({ department, firstName: 'Ζήνων', surname: 'Ώριμος' })
  const names = { username: 'melpo', email: 'melpo@example.org', firstName: 'Μέλπω', surname: 'Ρήγα' }
  const student = await given.aStudent({ department, ...names })
  await given.aStudentRecord({ person: student, registryNumber: '01234' })
  const secretary = await given.aSecretary({
    department,
    username: 'ismene',
    firstName: 'Ισμήνη',
    surname: 'Μάνου',
  })
  const bySecretary = recorder.as({ name: 'secretary Ismene', client: await api.as(secretary) })

  await bySecretary('exportRegistry', { note: 'before there is anything', body: { format: 'csv' } })
  await given.aThesis({ student, instructor, title: 'Ρίζες', mark: 8, endDate: '2026-02-07' })
  await bySecretary('listRegistryResults', { query: { page: 1, status: 'waiting' } })
  const { body: exportId } = await bySecretary('exportRegistry', { body: { format: 'universis' } })
  const one = { params: { exportId } }
  await bySecretary('downloadRegistryExport', one)
  await bySecretary('exportRegistry', { note: 'without a change', body: { format: 'csv' } })
  await bySecretary('withdrawRegistryExport', {
    ...one,
    body: { reason: 'Απορρίφθηκε από το φοιτητολόγιο.' },
  })
  await bySecretary('withdrawRegistryExport', { note: 'once more', ...one, body: { reason: 'Ξανά.' } })
  await bySecretary('listRegistryExports')
  await bySecretary('getRegistryReading')
  await bySecretary('readRegistry', { note: 'where the installation reads no register' })
}
