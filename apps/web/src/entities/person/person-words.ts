import type { FormOfAddress } from '@diatrivi/domain/people/account/form-of-address'
import { rankNameFor } from '@diatrivi/domain/people/account/rank-names'
import type { Rank, Role } from '@diatrivi/domain/people/account/role'
import { roleNameFor } from '@diatrivi/domain/people/account/role'
import { m } from '../../paraglide/messages.js'
import { said } from '../../shared/format/said.ts'

/** A rank by itself, or that of a person who has chosen a form of address. */
export const rankWord = (rank: Rank | null, form: FormOfAddress | null = null): string =>
  rank === null ? m.profile_rank_none() : said(rankNameFor(rank, form))
/** A role by itself, or that of a person who has chosen a form of address. */
export const roleWord = (role: Role, form: FormOfAddress | null = null): string =>
  said(roleNameFor(role, form))
