import { noRequestThrottle, requestThrottle } from '../../../platform/auth/request-throttle.ts'
import { formFilling } from '../../../platform/papers/form/form-filling.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import { paperForms } from './form/paper-form.service.ts'
import { paperRoutes } from './paper.routes.ts'
import { paperService } from './paper.service.ts'
import { VERIFICATION_RULE } from './verify-paper.ts'

interface Others {
  history: HistoryService
  notices: NoticeService
}

export function paperModule(platform: Platform, others: Others) {
  const { config, db } = platform
  const verificationThrottle = config.rateLimit ? requestThrottle(db, VERIFICATION_RULE) : noRequestThrottle
  const deps = { ...platform, ...others, fillForm: formFilling(), verificationThrottle }
  const papers = paperService(deps)
  const forms = paperForms(deps)
  return { handlers: paperRoutes({ papers, forms }), papers, paperForms: forms }
}
