import { rulesOnWire } from '@diatrivi/contract/department/rulebook/rules-on-wire'
import type { Wire } from '@diatrivi/contract/endpoints'
import { USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import { wireDay } from './wire.ts'

type WireRulebook = Wire<'getRulebook'>['response']

/** A draft of today's flow, as the API answers it. */
export const wireRulebook = (more: Partial<WireRulebook> = {}): WireRulebook => ({
  rulebookID: 5,
  depID: 1,
  programme: null,
  title: 'Κανονισμός εργασιών',
  inForceFrom: wireDay('2026-09-01'),
  decisionRef: null,
  published: null,
  version: 3,
  rules: rulesOnWire(USUAL_RULES),
  ...more,
})
