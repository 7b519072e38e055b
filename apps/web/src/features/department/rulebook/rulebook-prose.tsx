import { describeRules } from '@diatrivi/domain/department/rulebook/describe-rules'
import type { RuleGroup } from '@diatrivi/domain/department/rulebook/rule-sentences'
import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { GROUP_WORDS } from './rulebook-words.ts'

/** What a book means, in sentences, in the order of a thesis's life. */
export function RulebookProse({ rules, headingLevel }: { rules: Rules; headingLevel: 'h2' | 'h3' }) {
  const described = Map.groupBy(describeRules(rules, getLocale()), ({ group }) => group)
  if (described.size === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{m.rulebook_all_usual()}</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 5, maxWidth: '70ch' }}>
      {[...described].map(([group, rulesOfGroup]) => (
        <section key={group}>
          <Typography variant="h3" component={headingLevel} sx={{ mb: 2 }}>
            {GROUP_WORDS[group satisfies RuleGroup]()}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1 }}>
            {rulesOfGroup.map(({ key, sentence }) => (
              <li key={key}>{sentence}</li>
            ))}
          </Box>
        </section>
      ))}
      <Typography sx={{ color: 'text.secondary' }}>{m.rulebook_rest_usual()}</Typography>
    </Box>
  )
}
