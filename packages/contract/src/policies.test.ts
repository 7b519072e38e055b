import { canRulebook } from '@diatrivi/domain/department/rulebook/rulebook.policy'
import { canStaff } from '@diatrivi/domain/department/staff/staff.policy'
import { canStudentRecord } from '@diatrivi/domain/department/student-record/student-record.policy'
import { canCommissioner } from '@diatrivi/domain/examination/commissioner/commissioner.policy'
import { canCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import { canLink } from '@diatrivi/domain/examination/committee/signed-link'
import { canExamination } from '@diatrivi/domain/examination/examination/examination.policy'
import { canMark } from '@diatrivi/domain/examination/marking/mark.policy'
import { canPaper } from '@diatrivi/domain/examination/paper/paper.policy'
import { canProfile } from '@diatrivi/domain/people/account/profile.policy'
import { canSession } from '@diatrivi/domain/people/account/session.policy'
import { canComment } from '@diatrivi/domain/thesis/comment/comment.policy'
import { canInterest } from '@diatrivi/domain/thesis/interest/interest.policy'
import { canNotice } from '@diatrivi/domain/thesis/notice/notice.policy'
import { canThesis } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import { canStep, canTodoList } from '@diatrivi/domain/thesis/todo-list/step.policy'
import { canSavedView } from '@diatrivi/domain/view/department-list/saved-view.policy'
import { canTimeline } from '@diatrivi/domain/view/timeline/timeline.policy'
import { canAdministration } from '@diatrivi/domain/work/administration/administration.policy'
import { canImport } from '@diatrivi/domain/work/import/import.policy'
import { canMail } from '@diatrivi/domain/work/mail/mail.policy'
import { canRegistry } from '@diatrivi/domain/work/registry/registry.policy'
import { describe, expect, it } from 'vitest'
import type { EndpointDefinition } from './endpoint.ts'
import { ENDPOINTS } from './endpoints.ts'
import type { RouteName } from './routes.ts'

const POLICIES: Record<string, object> = {
  thesis: canThesis,
  interest: canInterest,
  step: canStep,
  todoList: canTodoList,
  comment: canComment,
  commissioner: canCommissioner,
  committee: canCommittee,
  examination: canExamination,
  paper: canPaper,
  mark: canMark,
  link: canLink,
  profile: canProfile,
  notice: canNotice,
  session: canSession,
  administration: canAdministration,
  mail: canMail,
  import: canImport,
  rulebook: canRulebook,
  staff: canStaff,
  studentRecord: canStudentRecord,
  savedView: canSavedView,
  registry: canRegistry,
  timeline: canTimeline,
}

/** Policies that an endpoint asks beside the one it names: for the other value of its flag, or for another object. */
const SECOND_QUESTIONS = {
  answerInterest: 'interest.cancelAnswer',
  copyTodoList: 'todoList.copy',
  downloadFinalText: 'thesis.readFormerText',
  exportRegistry: 'registry.send',
  getProcess: ['mark.seeResult', 'commissioner.see'],
  listStaff: 'staff.seeAbsences',
  markThesis: 'mark.markAlone',
  saveMemberMark: 'mark.seal',
  saveView: 'savedView.save',
} satisfies { [Name in RouteName]?: string | string[] }

const named = Object.entries(ENDPOINTS as Record<string, EndpointDefinition>).flatMap(([name, { access }]) =>
  'policy' in access && access.policy !== null ? [[name, access.policy] as const] : [],
)

describe('the policies that endpoints name', () => {
  it.each(named)('%s asks the domain for %s', (_name, policy) => {
    const [subject = '', verb = ''] = policy.split('.')
    expect(Object.keys(POLICIES[subject] ?? {})).toContain(verb)
  })

  it('are all that the domain has, so that no rule is left unasked', () => {
    const asked = new Set([...named.map(([, policy]) => policy), ...Object.values(SECOND_QUESTIONS).flat()])
    const known = Object.entries(POLICIES).flatMap(([subject, rules]) =>
      Object.keys(rules).map((verb) => `${subject}.${verb}`),
    )
    expect(known.filter((policy) => !asked.has(policy))).toEqual([])
  })
})
