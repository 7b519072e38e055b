import type { Platform } from '../../../platform/platform.ts'
import type { AccountService } from '../../people/account/account.service.ts'
import { noticeRoutes } from './notice.routes.ts'
import { noticeService } from './notice.service.ts'
import { noticeReading } from './notice-reading.service.ts'
import { noticeSettings } from './notice-settings.service.ts'

export function noticeModule(platform: Platform, others: { accounts: AccountService }) {
  return {
    handlers: noticeRoutes({
      reading: noticeReading(platform),
      settings: noticeSettings({ ...platform, ...others }),
    }),
    notices: noticeService(platform),
  }
}
