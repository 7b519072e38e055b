import { RANK_NAMES } from '@diatrivi/domain/people/account/rank-names'
import type { Rank, Role } from '@diatrivi/domain/people/account/role'
import { ROLE_NAMES } from '@diatrivi/domain/people/account/role'
import { m } from '../../paraglide/messages.js'
import { said } from '../../shared/format/said.ts'

export const rankWord = (rank: Rank | null): string =>
  rank === null ? m.profile_rank_none() : said(RANK_NAMES[rank])
export const roleWord = (role: Role): string => said(ROLE_NAMES[role])
