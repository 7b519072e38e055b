import type { Platform } from '../../../platform/platform.ts'
import type { AccountService } from '../../people/account/account.service.ts'
import { noticeRoutes, type PushHandling } from './notice.routes.ts'
import { noticeService } from './notice.service.ts'
import { noticeReading } from './notice-reading.service.ts'
import { noticeSettings } from './notice-settings.service.ts'

interface Others {
  accounts: AccountService
  pushes: PushHandling
}

export function noticeModule(platform: Platform, others: Others) {
  return {
    handlers: noticeRoutes({
      reading: noticeReading(platform),
      settings: noticeSettings({ ...platform, ...others }),
      ...others.pushes,
    }),
    notices: noticeService(platform),
  }
}
