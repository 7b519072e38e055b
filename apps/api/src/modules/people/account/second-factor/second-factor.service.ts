import { isDemandedOf, PASSKEYS_MAX } from '@diatrivi/domain/people/account/second-factor'
import type { SealedSecrets } from '../../../../platform/auth/sealed-secrets.ts'
import type { SessionActor } from '../../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Config } from '../../../../platform/config/config.ts'
import type { Db, Tx } from '../../../../platform/database/transaction.ts'
import { found, Refusal } from '../../../../platform/refusal/refusal.ts'
import { lockAccount } from '../account.queries.ts'
import type { FactorChallenges } from './factor-challenges.service.ts'
import type { OwnerProof, ProveOwner } from './owner-proof.service.ts'
import type { Attestation, Passkeys } from './passkeys.protocol.ts'
import * as factors from './second-factor.repository.ts'
import type { SecondFactorConsequences } from './second-factor-consequences.service.ts'
import { type SecondFactorProofs, sealOwner } from './second-factor-proofs.service.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.protocol.ts'

interface Dependencies {
  db: Db
  clock: Clock
  config: Config
  sealed: SealedSecrets
  passkeys: Passkeys
  challenges: FactorChallenges
  proofs: SecondFactorProofs
  proven: ProveOwner
  consequences: SecondFactorConsequences
}

/** How a person sets up a second factor: begun with the password, confirmed by what only the new factor gives. */
export function secondFactorService(deps: Dependencies) {
  const { db, clock, config, sealed, passkeys, challenges, proofs, proven, consequences } = deps

  async function enforceCapacity(tx: Tx, accountId: number): Promise<factors.PasskeyRow[]> {
    const known = await factors.listPasskeys(tx, accountId)
    if (known.length >= PASSKEYS_MAX) throw new Refusal('too_many_passkeys')
    return known
  }

  const isFirst = async (tx: Tx, accountId: number) => (await proofs.findWays(tx, accountId)) === null

  return {
    async read({ accountId, role }: SessionActor) {
      return {
        isDemanded: isDemandedOf(role, config.secondFactor.forAdministrators),
        passkeyHost: passkeys.host,
        totp: await factors.findTotp(db, accountId),
        passkeys: await factors.listPasskeys(db, accountId),
        recoveryCodesLeft: await factors.countRecoveryCodes(db, accountId),
      }
    },

    beginTotp: (actor: SessionActor, proof: OwnerProof, caller: Caller) =>
      proven(actor, proof, caller, async (tx, { id, username }) => {
        const secret = newTotpSecret()
        const sealedSecret = sealed.seal(secret, sealOwner(id))
        await challenges.begin(tx, actor, 'totp', { sealedSecret })
        return { secret, uri: totpUri(secret, username) }
      }),

    /** Null for a wrong code, or where nothing was begun. */
    confirmTotp: (actor: SessionActor, code: string, caller: Caller) =>
      db.transaction(async (tx) => {
        const account = found(await lockAccount(tx, actor.accountId))
        const sealedSecret = (await challenges.find(tx, actor, 'totp'))?.sealedSecret ?? null
        if (sealedSecret === null) return null
        const secret = sealed.open(sealedSecret, sealOwner(account.id))
        const lastStep = stepOfCode(secret, code, clock.now())
        if (lastStep === null) return null
        const first = await isFirst(tx, account.id)
        await factors.saveTotp(tx, { accountId: account.id, sealedSecret, lastStep, since: clock.now() })
        const done = { what: 'totp', isFirst: first } as const
        return { recoveryCodes: await consequences.setUp(tx, account, { actor, caller }, done) }
      }),

    beginPasskey: (actor: SessionActor, proof: OwnerProof, caller: Caller) =>
      proven(actor, proof, caller, async (tx, account) => {
        const options = await passkeys.creationOptions(account, await enforceCapacity(tx, account.id))
        await challenges.begin(tx, actor, 'passkey', { webauthnChallenge: options.challenge })
        return options
      }),

    /** Null for a passkey that does not answer what was begun, or that some account has already. */
    confirmPasskey: (
      actor: SessionActor,
      { response, name }: { response: Attestation; name: string },
      caller: Caller,
    ) =>
      db.transaction(async (tx) => {
        const account = found(await lockAccount(tx, actor.accountId))
        const asked = (await challenges.find(tx, actor, 'passkey'))?.webauthnChallenge ?? null
        if (asked === null) return null
        await enforceCapacity(tx, account.id)
        const made = await passkeys.readNew(response, asked)
        if (made === null) return null
        const first = await isFirst(tx, account.id)
        const row = { ...made, accountId: account.id, name, createdAt: clock.now() }
        if (!(await factors.insertPasskey(tx, row))) return null
        const done = { what: 'passkey', isFirst: first } as const
        return { recoveryCodes: await consequences.setUp(tx, account, { actor, caller }, done) }
      }),
  }
}

export type SecondFactorService = ReturnType<typeof secondFactorService>
