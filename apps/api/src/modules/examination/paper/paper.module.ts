import { noRequestThrottle, requestThrottle } from '../../../platform/auth/request-throttle.ts'
import { formFilling } from '../../../platform/papers/form/form-filling.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import { departmentPapers } from './department-papers.service.ts'
import { paperForms } from './form/paper-form.service.ts'
import { paperRoutes } from './paper.routes.ts'
import { paperService } from './paper.service.ts'
import { paperReading } from './paper-reading.service.ts'
import { paperReturns } from './paper-return.service.ts'
import { paperVerification, VERIFICATION_RULE } from './paper-verification.service.ts'

interface Others {
  history: HistoryService
  notices: NoticeService
}

export function paperModule(platform: Platform, others: Others) {
  const deps = { ...platform, ...others, fillForm: formFilling() }
  const { config, db } = platform
  const papers = paperService(deps)
  const reading = paperReading(deps)
  const returns = paperReturns(deps)
  const department = departmentPapers({ ...deps, papers })
  const forms = paperForms(deps)
  const throttle = config.rateLimit ? requestThrottle(db, VERIFICATION_RULE) : noRequestThrottle
  const verification = paperVerification({ db, throttle })
  return {
    handlers: paperRoutes({ papers, reading, returns, department, verification, forms }),
    paperReturns: returns,
    departmentPapers: department,
    paperForms: forms,
  }
}
