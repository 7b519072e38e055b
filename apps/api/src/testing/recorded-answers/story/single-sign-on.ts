import { findByUsername } from '../../../modules/people/account/account.queries.ts'
import type { Cast } from './cast.ts'

const ORIGIN = 'http://127.0.0.1:3000'
const ticket = 'of no sign-in'

async function ownerNamed({ db }: Cast['api'], username: string): Promise<{ id: number }> {
  const owner = await findByUsername(db, username)
  if (owner === undefined) throw new Error(`${username} has no account`)
  return owner
}

/** An installation without a provider; Sofia unlinks what another one has linked. */
export async function playSingleSignOn(cast: Cast): Promise<void> {
  const { api, recorder, sofia } = cast
  const byAnonymous = recorder.as(recorder.anonymous)
  await byAnonymous('getSignInWays')
  await byAnonymous('beginInstitutionalSignIn', { body: { provider: 'oidc', origin: ORIGIN } })
  await byAnonymous('finishInstitutionalSignIn', { body: { ticket, returned: '?code=none' } })
  await byAnonymous('linkIdentity', { body: { ticket, password: 'none' } })
  await byAnonymous('registerByInstitution', {
    body: { ticket, uName: 'Ελένη', uSurname: 'Παππά', department: 1 },
  })

  const owner = await ownerNamed(api, sofia.username)
  const { id: identityId } = await api.given.anIdentity({ owner, issuer: 'https://login.example.org' })
  await cast.signIn(sofia, 'before the own accounts of the institution')
  const bySofia = recorder.as(sofia)
  await bySofia('listIdentities')
  await bySofia('getOwnProof')
  await bySofia('beginInstitutionalProof', { body: { provider: 'oidc', origin: ORIGIN } })
  await bySofia('finishInstitutionalProof', { body: { ticket, returned: '?code=none' } })
  await bySofia('unlinkIdentity', { params: { identityId } })
  await bySofia('signOutOfInstitution', { body: { origin: ORIGIN } })
  await cast.signIn(sofia, 'after the sign-out of the institution')
}
