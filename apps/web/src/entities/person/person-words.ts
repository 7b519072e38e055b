import { RANK_NAMES } from '@diatrivi/domain/people/account/rank-names'
import type { Rank, Role } from '@diatrivi/domain/people/account/role'
import { m } from '../../paraglide/messages.js'
import { said } from '../../shared/format/said.ts'

const ROLE_WORDS: Record<Role, () => string> = {
  student: m.profile_role_student,
  instructor: m.profile_role_instructor,
  administrator: m.profile_role_administrator,
  secretary: m.profile_role_secretary,
}

export const rankWord = (rank: Rank | null): string =>
  rank === null ? m.profile_rank_none() : said(RANK_NAMES[rank])
export const roleWord = (role: Role): string => ROLE_WORDS[role]()
