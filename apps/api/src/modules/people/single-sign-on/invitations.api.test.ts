import { expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

/** Only administrators have passwords here. */
const { given, as, mailbox } = await startTestApi({
  OIDC_ISSUER: 'https://login.hua.gr',
  OIDC_CLIENT_ID: 'diatrivi',
  OIDC_CLIENT_SECRET: 'the secret between the two',
  SSO_DOMAINS: 'hua.gr=1',
  LOCAL_SIGN_IN: 'administrators',
})

it('an invitation leads to the sign-in of the institution where no other password would count', async () => {
  const department = await given.aDepartment()
  const administrator = await as(await given.anAdministrator())
  const body = {
    username: 'evasileiou',
    uName: 'Ελένη',
    uSurname: 'Βασιλείου',
    uEmail: 'evasileiou@hua.gr',
    depID: department.id,
    rank: 'professor',
  } as const
  expect((await administrator.call('createInstructor', { body })).status).toBe(200)
  const { text } = await mailbox.newestTo('evasileiou@hua.gr')
  expect(text).toContain('Συνδεθείτε με τον λογαριασμό του ιδρύματός σας')
  expect(text).toMatch(/^http:\S+\/login$/m)
  expect(text).not.toContain('κωδικό')
})
