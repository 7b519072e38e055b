import type {
  CommissionerComment,
  CommissionerPart,
} from '@diatrivi/contract/examination/commissioner/commissioner.schemas'
import { toWireDay, toWireMoment } from '@diatrivi/contract/wire-dates'
import { presentPerson } from '../../people/account/person.presenter.ts'
import { type CommissionerCommentRow, type CommissionerSeen, lastDayOf } from './commissioner.model.ts'

export function presentCommissioner({ current, may }: CommissionerSeen): CommissionerPart {
  if (current === null) return { current, may }
  const { firm, mentor, agreedOn, agreementNote, embargoReason, link, hasComments, maySeeComments } = current
  return {
    current: {
      firm,
      mentor: mentor && {
        uName: mentor.firstName,
        uSurname: mentor.surname,
        email: current.seesEmail ? mentor.email : null,
        language: mentor.language,
      },
      agreedOn: toWireDay(agreedOn),
      agreementNote,
      embargoReason,
      link: link && {
        sentAt: toWireMoment(link.createdAt),
        until: toWireDay(lastDayOf(link)),
        holds: current.holds,
      },
      hasComments,
      maySeeComments,
    },
    may,
  }
}

export function presentCommissionerComment({
  id,
  text,
  writtenAt,
  author,
  firm,
}: CommissionerCommentRow): CommissionerComment {
  return { commentID: id, text, when: toWireMoment(writtenAt), who: author && presentPerson(author), firm }
}
