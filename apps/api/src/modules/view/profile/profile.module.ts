import type { Platform } from '../../../platform/platform.ts'
import type { AccountService } from '../../people/account/account.service.ts'
import type { EmailChangeService } from '../../people/account/email-change/email-change.service.ts'
import { profileRoutes } from './profile.routes.ts'
import { profileService } from './profile.service.ts'

export function profileModule(
  platform: Platform,
  others: { accounts: AccountService; emailChanges: EmailChangeService },
) {
  return { handlers: profileRoutes(profileService({ ...platform, ...others })) }
}
