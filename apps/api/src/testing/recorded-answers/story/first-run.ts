import { sql } from 'drizzle-orm'
import { createPlatform } from '../../../create-platform.ts'
import { newFirstRunCode } from '../../../modules/people/installation/first-run-code.service.ts'
import type { Cast } from './cast.ts'

const ANNA = {
  username: 'first',
  password: 'password of first',
  email: 'first@example.org',
  uName: 'Άννα',
  uSurname: 'Πρώτη',
}

/** What an administrator finds in a new installation; at its end it has none, and gets its first again. */
export async function playFirstRun(cast: Cast): Promise<void> {
  const { api, recorder, admin } = cast
  await cast.signIn(admin, 'before the first run')
  const byAdmin = recorder.as(admin)
  const university = { instName: 'Ιόνιο Πανεπιστήμιο', departments: ['Τμήμα Ιστορίας', 'Τμήμα Τουρισμού'] }
  await byAdmin('addKnownPlaces', { body: university })
  await byAdmin('addKnownPlaces', { note: 'the same again', body: university })
  await byAdmin('addKnownPlaces', {
    note: 'of no list',
    body: { ...university, instName: 'Πανεπιστήμιο Αλλού' },
  })
  await byAdmin('listKnownPlaces')
  await byAdmin('tryMail', { note: 'without a mail server' })
  await byAdmin('trySignInProviders', { note: 'without a provider' })

  const byAnonymous = recorder.as(recorder.anonymous)
  const code = '0000-0000-0000-0000-0000-0000-0000'
  await byAnonymous('createFirstAdministrator', {
    note: 'where there is one',
    body: { ...ANNA, code },
  })
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`update account set role = 'student', department_id = (select min(id) from department)
      where role = 'administrator'`)
  })
  const drawn = (await newFirstRunCode(createPlatform(api))) ?? ''
  await byAnonymous('createFirstAdministrator', { note: 'with a wrong code', body: { ...ANNA, code } })
  await byAnonymous('createFirstAdministrator', {
    body: { ...ANNA, code: recorder.keepSecret(drawn, 'the code of the start') },
  })
}
