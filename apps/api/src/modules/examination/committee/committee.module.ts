import type { Platform } from '../../../platform/platform.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import { committeeRoutes } from './committee.routes.ts'
import { committeeService } from './committee.service.ts'
import { committeeLife } from './committee-life.service.ts'
import { departmentCommittees } from './department-committees.service.ts'
import type { ExaminationAhead } from './examination-ahead.model.ts'
import type { SignedLinks } from './link/signed-links.service.ts'
import { outsideMemberRoutes } from './outside/outside-members.routes.ts'
import { outsideMembers } from './outside/outside-members.service.ts'
import { rewordMember } from './outside/reword-member.service.ts'
import { studentProposals } from './proposal/student-proposal.service.ts'
import { seatByLink } from './seat-by-link.service.ts'
import { seatInviting } from './seat-inviting.ts'
import { seatJoining } from './seat-joining.service.ts'
import { seatTelling } from './seat-telling.service.ts'

interface Others {
  history: HistoryService
  notices: NoticeService
  signedLinks: SignedLinks
  examination: ExaminationAhead
}

export function committeeModule(platform: Platform, others: Others) {
  const deps = { ...platform, ...others }
  const telling = seatTelling(deps)
  const rewording = rewordMember(deps)
  const inviting = seatInviting({ ...deps, telling, rewording })
  const committees = committeeService({ ...deps, telling, inviting })
  const proposals = studentProposals({ ...deps, inviting })
  const department = departmentCommittees(platform)
  return {
    handlers: {
      ...committeeRoutes(committees, proposals, seatByLink(deps), department, rewording, seatJoining(deps)),
      ...outsideMemberRoutes(outsideMembers(platform)),
    },
    departmentCommittees: department,
    committees: committeeLife(deps),
  }
}
