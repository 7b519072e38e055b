import type { Rank } from '@diatrivi/domain/people/account/role'
import { m } from '../../../../paraglide/messages.js'

const LABELS: Record<Rank, () => string> = {
  professor: m.administration_rank_professor,
  associate: m.administration_rank_associate,
  assistant: m.administration_rank_assistant,
  lecturer: m.administration_rank_lecturer,
  adjunct: m.administration_rank_adjunct,
}

export function rankLabel(rank: Rank | null): string {
  return rank === null ? m.administration_rank_none() : LABELS[rank]()
}
