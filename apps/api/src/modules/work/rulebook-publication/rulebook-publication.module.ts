import type { Platform } from '../../../platform/platform.ts'
import type { RulebookService } from '../../department/rulebook/rulebook.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import { rulebookPublicationRoutes } from './rulebook-publication.routes.ts'
import { rulebookPublication } from './rulebook-publication.service.ts'

interface Others {
  rulebooks: RulebookService
  notices: NoticeService
}

export function rulebookPublicationModule(platform: Platform, others: Others) {
  return { handlers: rulebookPublicationRoutes(rulebookPublication({ ...platform, ...others })) }
}
