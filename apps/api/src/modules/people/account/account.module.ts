import type { Platform } from '../../../platform/platform.ts'
import type { KeywordService } from '../../institution/keyword/keyword.service.ts'
import { accountRoutes } from './account.routes.ts'
import { accountService } from './account.service.ts'
import { addressChangeService } from './email-change/address-change.service.ts'
import { emailChangeService } from './email-change/email-change.service.ts'
import { oneTimeCodes } from './one-time-code/one-time-codes.service.ts'
import { newPasswords } from './password/new-passwords.service.ts'
import { ownDataProof } from './password/own-data-proof.service.ts'
import { ownPassword } from './password/own-password.service.ts'
import { ownProof } from './password/own-proof.service.ts'
import { passwordService } from './password/password.service.ts'
import { pushSubscriptionModule } from './push-subscription/push-subscription.module.ts'
import { accountImport } from './registration/account-import.service.ts'
import { administratorService } from './registration/administrator.service.ts'
import { invitationService } from './registration/invitation.service.ts'
import { registrationService } from './registration/registration.service.ts'
import { staffRoutes } from './registration/staff.routes.ts'
import { administratorInviting, staffService } from './registration/staff.service.ts'
import { secondFactorModule } from './second-factor/second-factor.module.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { knownBrowsers } from './session/known-browsers.service.ts'
import { newSessions } from './session/new-sessions.service.ts'
import { ownSessions } from './session/own-sessions.service.ts'
import type { AccountSessions } from './session/sessions.service.ts'
import { guessingReport } from './sign-in/guessing-report.service.ts'
import { providerEntry } from './sign-in/provider-entry.service.ts'
import { signInService } from './sign-in/sign-in.service.ts'
import { type AdoptRecord, unconfirmedAccounts } from './unconfirmed-accounts.service.ts'

/** The platform, with all that this module knows of sessions. */
type AccountPlatform = Platform & { sessions: AccountSessions }

interface Others {
  keywords: KeywordService
  /** Left out by commands, which no student registers with. */
  adoptRecord?: AdoptRecord
}

const nothingToAdopt: AdoptRecord = () => Promise.resolve()

/** The module put together: its handlers for the app, its services for the modules that need them. */
export function accountModule(platform: AccountPlatform, { keywords, adoptRecord = nothingToAdopt }: Others) {
  const { config, passwords, signInThrottle, requestThrottle: throttle } = platform
  const codes = oneTimeCodes(platform)
  const chosen = newPasswords(config.passwordRule)
  const unconfirmed = unconfirmedAccounts({ ...platform, adoptRecord })
  const invitations = invitationService({ ...platform, codes })
  const provePassword = ownPassword(platform)
  const addressChanges = addressChangeService({ ...platform, codes })
  const emailChanges = emailChangeService({
    ...platform,
    throttle,
    provePassword,
    addressChanges,
    codes,
    unconfirmed,
  })
  const browsers = knownBrowsers(platform)
  const opening = newSessions(platform)
  const reportGuessing = guessingReport(platform)
  const secondFactor = secondFactorModule(platform, { codes, browsers, opening, provePassword })
  const staffNeeds = { ...platform, invitations, addressChanges, unconfirmed }
  return {
    handlers: {
      ...secondFactorRoutes(secondFactor),
      ...accountRoutes({
        signIns: signInService({
          ...platform,
          throttle: signInThrottle,
          browsers,
          reportGuessing,
          opening,
          secondFactor: secondFactor.signIns,
        }),
        registrations: registrationService({
          ...platform,
          codes,
          unconfirmed,
          throttle,
          newPasswords: chosen,
        }),
        passwords: passwordService({
          ...platform,
          passwords,
          codes,
          unconfirmed,
          throttle,
          newPasswords: chosen,
          provePassword,
        }),
        sessions: ownSessions(platform),
        emailChanges,
      }),
      ...staffRoutes({
        instructors: staffService('instructor', staffNeeds),
        secretaries: staffService('secretary', staffNeeds),
        administrators: administratorInviting(staffNeeds),
      }),
    },
    accounts: accountService({ ...platform, keywords }),
    providerEntries: providerEntry({
      ...platform,
      opening,
      codes,
      unconfirmed,
      reportGuessing,
      secondFactor: secondFactor.signIns,
    }),
    pushes: pushSubscriptionModule(platform),
    invitations,
    ownDataProof: ownDataProof({ ...platform, proveOwn: ownProof({ ...platform, provePassword }) }),
    emailChanges,
    secondFactorRemoval: secondFactor.removal,
    accountImport: accountImport({ ...platform, codes }),
    administrators: administratorService({
      ...platform,
      codes,
      unconfirmed,
      browsers,
      opening,
      newPasswords: chosen,
    }),
  }
}
