import type { ThesisState } from '@diatrivi/domain/thesis/thesis/thesis'
import { m } from '../../paraglide/messages.js'

const STATE_WORDS: Record<ThesisState, () => string> = {
  ungiven: m.thesis_state_ungiven,
  inProgress: m.thesis_state_in_progress,
  ended: m.thesis_state_ended,
}

export const thesisStateWord = (state: ThesisState): string => STATE_WORDS[state]()
