import type { Platform } from '../../../platform/platform.ts'
import type { CommitteeService } from '../../examination/committee/committee.service.ts'
import type { ExaminationService } from '../../examination/examination/examination.service.ts'
import type { MarkService } from '../../examination/marking/mark.service.ts'
import type { PaperService } from '../../examination/paper/paper.service.ts'
import type { KeywordService } from '../../institution/keyword/keyword.service.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { InterestEnding } from '../../thesis/interest/interest-ending.service.ts'
import type { InterestOffering } from '../../thesis/interest/interest-offering.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import type { ThesisService } from '../../thesis/thesis/thesis.service.ts'
import type { TodoListAttaching } from '../../thesis/todo-list/todo-list-attaching.service.ts'
import type { TodoListEnding } from '../../thesis/todo-list/todo-list-ending.service.ts'
import { acceptanceService } from './acceptance.service.ts'
import { imageChoice } from './image-choice.service.ts'
import { offeringAgain } from './offering-again.service.ts'
import { openedTopics } from './opened-topics.service.ts'
import { studentsPart } from './students-part.service.ts'
import { supervisionRoutes } from './supervision.routes.ts'
import { thesisEditing } from './thesis-editing.service.ts'
import { thesisEnding } from './thesis-ending.service.ts'
import { thesisMaking } from './thesis-making.service.ts'
import { topicSharing } from './topic-sharing.service.ts'

interface Others {
  keywords: KeywordService
  theses: ThesisService
  listAttaching: TodoListAttaching
  listEnding: TodoListEnding
  interestEnding: InterestEnding
  interestOffering: InterestOffering
  committees: CommitteeService
  examinations: ExaminationService
  papers: PaperService
  marks: MarkService
  history: HistoryService
  notices: NoticeService
}

/** The actions by which a thesis is made, changed, given, marked, released and deleted. */
export function supervisionModule(platform: Platform, others: Others) {
  const topics = openedTopics({ ...platform, ...others })
  const making = thesisMaking({ ...platform, ...others, topics })
  const deps = { ...platform, ...others, topics, making }
  return {
    making,
    handlers: supervisionRoutes({
      editing: thesisEditing(deps),
      imageChoice: imageChoice(deps),
      acceptances: acceptanceService(deps),
      studentsPart: studentsPart(deps),
      ending: thesisEnding(deps),
      offeringAgain: offeringAgain(deps),
      sharing: topicSharing(deps),
    }),
  }
}
