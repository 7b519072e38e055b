import type { Rank, Role } from '@diatrivi/domain/people/account/role'
import { m } from '../../paraglide/messages.js'

const RANK_WORDS: Record<Rank, () => string> = {
  professor: m.profile_rank_professor,
  associate: m.profile_rank_associate,
  assistant: m.profile_rank_assistant,
  lecturer: m.profile_rank_lecturer,
  adjunct: m.profile_rank_adjunct,
}

const ROLE_WORDS: Record<Role, () => string> = {
  student: m.profile_role_student,
  instructor: m.profile_role_instructor,
  administrator: m.profile_role_administrator,
  secretary: m.profile_role_secretary,
}

export const rankWord = (rank: Rank | null): string =>
  rank === null ? m.profile_rank_none() : RANK_WORDS[rank]()
export const roleWord = (role: Role): string => ROLE_WORDS[role]()
