import { changedRules } from '@diatrivi/domain/department/rulebook/describe-rules'
import type { RuleGroup } from '@diatrivi/domain/department/rulebook/rule-sentences'
import { type Rules, USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import ExpandMore from '../../../../shared/icons/expand-more.tsx'
import { RULE_CONTROLS, type RuleControl } from '../rule-controls.ts'
import { type RulebookFormValues, wholeRules } from '../rulebook.mapper.ts'
import { GROUP_WORDS, RULE_WORDS } from '../rulebook-words.ts'
import { RuleField } from './rule-field.tsx'

const GROUPS = Object.keys(RULE_CONTROLS) as RuleGroup[]

/** The settings in the order of a thesis's life; a fold with something wrong in it stays open. */
export function RuleFolds() {
  const [open, setOpen] = useState<readonly RuleGroup[]>(['eligibility'])
  const { errors } = useFormState<RulebookFormValues>()
  const rules: Rules = wholeRules(useWatch<RulebookFormValues, 'rules'>({ name: 'rules' }))
  const changed = Map.groupBy(changedRules(USUAL_RULES, rules), ({ group }) => group)
  return (
    <Box>
      {GROUPS.map((group) => (
        <Accordion
          key={group}
          expanded={open.includes(group) || errors.rules?.[group] !== undefined}
          onChange={(_event, isOpen) =>
            setOpen(isOpen ? [...open, group] : open.filter((one) => one !== group))
          }
          slotProps={{ heading: { component: 'h2' } }}
        >
          <AccordionSummary expandIcon={<ExpandMore />}>
            <Typography component="span" sx={{ flex: 1, fontWeight: 600 }}>
              {GROUP_WORDS[group]()}
            </Typography>
            <Typography component="span" sx={{ color: 'text.secondary', mr: 2 }}>
              {m.rulebook_changed({ count: changed.get(group)?.length ?? 0 })}
            </Typography>
          </AccordionSummary>
          <AccordionDetails sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, pt: 3 }}>
            {settingsOf(group).map(({ key, label, control }) => (
              <RuleField key={key} rule={{ group, key }} label={label} control={control} />
            ))}
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  )
}

function settingsOf(group: RuleGroup): { key: string; label: string; control: RuleControl }[] {
  const words: Readonly<Record<string, () => string>> = RULE_WORDS[group]
  return Object.entries<RuleControl>(RULE_CONTROLS[group]).map(([key, control]) => ({
    key,
    label: words[key]?.() ?? key,
    control,
  }))
}
