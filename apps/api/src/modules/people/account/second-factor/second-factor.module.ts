import { sealedSecretsOf } from '../../../../platform/auth/sealed-secrets.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { OneTimeCodes } from '../one-time-code/one-time-codes.service.ts'
import type { ProvePassword } from '../password/own-password.service.ts'
import type { KnownBrowsers } from '../session/known-browsers.service.ts'
import type { NewSessions } from '../session/new-sessions.service.ts'
import type { AccountSessions } from '../session/sessions.service.ts'
import { factorChallenges } from './factor-challenges.service.ts'
import { ownerProof } from './owner-proof.service.ts'
import { passkeys } from './passkeys.protocol.ts'
import { secondFactorService } from './second-factor.service.ts'
import { secondFactorConsequences } from './second-factor-consequences.service.ts'
import { secondFactorProofs } from './second-factor-proofs.service.ts'
import { secondFactorRemoval } from './second-factor-removal.service.ts'
import { secondFactorSignIn } from './second-factor-sign-in.service.ts'
import { secondFactorUndo } from './second-factor-undo.service.ts'

interface Others {
  codes: OneTimeCodes
  browsers: KnownBrowsers
  opening: NewSessions
  provePassword: ProvePassword
}

/** The part of this module that is about a second factor, put together. */
export function secondFactorModule(platform: Platform & { sessions: AccountSessions }, others: Others) {
  const sealed = sealedSecretsOf(platform)
  const challenges = factorChallenges(platform)
  const ofWeb = passkeys({ webOrigins: platform.config.webOrigins, log: platform.log })
  const proofs = secondFactorProofs({ ...platform, sealed, passkeys: ofWeb })
  const undo = secondFactorUndo(platform)
  const parts = { ...platform, ...others, sealed, challenges, passkeys: ofWeb, proofs, undo }
  const proven = ownerProof(parts)
  const consequences = secondFactorConsequences(parts)
  return {
    signIns: secondFactorSignIn(parts),
    secondFactors: secondFactorService({ ...parts, proven, consequences }),
    removal: secondFactorRemoval({
      ...parts,
      throttle: platform.requestThrottle,
      proven,
      consequences,
    }),
  }
}
