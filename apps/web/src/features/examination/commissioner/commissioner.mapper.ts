import type {
  CommissionerByLink,
  CommissionerComment,
} from '@diatrivi/contract/examination/commissioner/commissioner.schemas'
import { toNamed } from '../../../entities/person/person.mapper.ts'
import { fullName } from '../../../entities/person/person.ts'
import { toLinkedThesis } from '../../../entities/signed-link/signed-link.mapper.ts'
import { toClockText, toDay } from '../../../shared/format/wire-day.ts'

export interface TalkComment {
  /** The id of the comment, or its place where readers have no ids. */
  key: number
  text: string
  writtenAt: string
  /** The person, or the firm where its mentor wrote it. */
  author: string
}

const authorOf = ({ who, firm }: Pick<CommissionerByLink['comments'][number], 'who' | 'firm'>): string =>
  who === null ? (firm ?? '') : fullName(toNamed(who))

export function toTalkComment({ commentID, text, when, ...by }: CommissionerComment): TalkComment {
  return { key: commentID, text, writtenAt: toClockText(when), author: authorOf(by) }
}

export function toTalkByLink({ comments, until, ...talk }: CommissionerByLink) {
  return {
    ...toLinkedThesis({ ...talk, programme: null }),
    until: toDay(until),
    comments: comments.map(
      ({ text, when, ...by }, key): TalkComment => ({
        key,
        text,
        writtenAt: toClockText(when),
        author: authorOf(by),
      }),
    ),
  }
}
