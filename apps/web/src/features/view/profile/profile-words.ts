import type { Rank, Role } from '@diatrivi/domain/people/account/role'
import { m } from '../../../paraglide/messages.js'

const RANKS: Record<Rank, () => string> = {
  professor: m.profile_rank_professor,
  associate: m.profile_rank_associate,
  assistant: m.profile_rank_assistant,
  lecturer: m.profile_rank_lecturer,
  adjunct: m.profile_rank_adjunct,
}

const ROLES: Record<Role, () => string> = {
  instructor: m.profile_role_instructor,
  student: m.profile_role_student,
  administrator: m.profile_role_administrator,
  secretary: m.profile_role_secretary,
}

export const rankWord = (rank: Rank): string => RANKS[rank]()
export const roleWord = (role: Role): string => ROLES[role]()
