import { PHASE_WORDS } from '@diatrivi/domain/view/process/phase-words'
import {
  TIMELINE_GROUPS,
  TIMELINE_ORDERS,
  type TimelineGroup,
} from '@diatrivi/domain/view/timeline/timeline-order'
import { TIMELINE_PHASES } from '@diatrivi/domain/view/timeline/timeline-row'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { said } from '../../../shared/format/said.ts'
import { SearchField } from '../../../shared/ui/search-field.tsx'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import type { TimelineChoice } from './timeline-choice.ts'
import { moved, TIMELINE_UNITS, type TimelineWindow } from './timeline-window.ts'

/** Parameters of the address; an empty text takes one away. */
type Show = (texts: Readonly<Record<string, string>>) => void

interface ControlProps {
  page: 'own' | 'department'
  choice: TimelineChoice
  show: Show
}

const GROUPS: Readonly<Record<TimelineGroup, () => string>> = {
  none: m.timeline_group_none,
  phase: m.timeline_group_phase,
  instructor: m.timeline_group_instructor,
  end: m.timeline_group_end,
}
const ORDERS = { late: m.timeline_order_late, end: m.timeline_order_end } as const
const UNITS = { months: m.timeline_unit_months, weeks: m.timeline_unit_weeks } as const
const SCOPES = { mine: m.timeline_scope_mine, seats: m.timeline_scope_seats } as const

/** Which theses, in which order and groups. The own ones have one supervisor. */
export function TimelineControls({ page, choice, show }: ControlProps) {
  const groups = TIMELINE_GROUPS.filter((group) => group !== 'instructor' || hasManyInstructors(page, choice))
  return (
    <Box role="search" sx={{ ...BAR, ...NOT_ON_PAPER }}>
      {page === 'own' && (
        <Choice
          label={m.timeline_scope()}
          value={choice.scope}
          values={['mine', 'seats']}
          wordOf={(scope) => SCOPES[scope]()}
          onChange={(scope) => show({ scope: scope === 'mine' ? '' : scope, group: '' })}
        />
      )}
      {page === 'department' && (
        <Box sx={{ ...WHOLE_LINE, flex: '1 1 220px', maxWidth: { sm: 320 } }}>
          <SearchField
            label={m.timeline_instructor()}
            value={choice.instructor}
            onChange={(instructor) => show({ instructor: instructor.trim() })}
          />
        </Box>
      )}
      <Choice
        label={m.timeline_phase()}
        value={choice.phase ?? 'any'}
        values={['any', ...TIMELINE_PHASES]}
        wordOf={(phase) => (phase === 'any' ? m.timeline_any_phase() : said(PHASE_WORDS[phase]))}
        onChange={(phase) => show({ phase: phase === 'any' ? '' : phase })}
      />
      <Choice
        label={m.timeline_order()}
        value={choice.order}
        values={TIMELINE_ORDERS}
        wordOf={(order) => ORDERS[order]()}
        onChange={(sort) => show({ sort: sort === 'late' ? '' : sort })}
      />
      <Choice
        label={m.timeline_group()}
        value={groups.find((group) => group === choice.group) ?? 'none'}
        values={groups}
        wordOf={(group) => GROUPS[group]()}
        onChange={(group) => show({ group: group === 'none' ? '' : group })}
      />
      <FormControlLabel
        sx={WHOLE_LINE}
        control={
          <Switch checked={choice.isLate} onChange={(_event, isOn) => show({ late: isOn ? '1' : '' })} />
        }
        label={m.timeline_late_alone()}
      />
    </Box>
  )
}

export const hasManyInstructors = (page: ControlProps['page'], { scope }: TimelineChoice): boolean =>
  page === 'department' || scope === 'seats'

/** Which part of the time, and whether it is drawn or written. */
export function TimelineView({
  choice,
  shown,
  show,
}: Omit<ControlProps, 'page'> & { shown: TimelineWindow }) {
  const { unit, isTable } = choice
  const about = choice.about ?? today()
  return (
    <Box sx={{ ...BAR, mb: 4 }}>
      {!isTable && (
        <>
          <Typography
            role="status"
            sx={{ ...WHOLE_LINE, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
          >
            {m.timeline_between({ from: formatDay(shown.start), until: formatDay(shown.end) })}
          </Typography>
          <Box sx={{ ...WHOLE_LINE, display: 'flex', flexWrap: 'wrap', gap: 2, ...NOT_ON_PAPER }}>
            <Button onClick={() => show({ about: moved(about, unit, 'before') })}>
              {m.timeline_earlier()}
            </Button>
            <Button onClick={() => show({ about: '' })} disabled={choice.about === null}>
              {m.timeline_to_today()}
            </Button>
            <Button onClick={() => show({ about: moved(about, unit, 'after') })}>{m.timeline_later()}</Button>
          </Box>
          <Box sx={{ flex: '0 1 200px', ...NOT_ON_PAPER }}>
            <Choice
              label={m.timeline_unit()}
              value={unit}
              values={TIMELINE_UNITS}
              wordOf={(one) => UNITS[one]()}
              onChange={(one) => show({ unit: one === 'months' ? '' : one })}
            />
          </Box>
        </>
      )}
      <Box sx={{ display: 'flex', gap: 2, ml: { md: 'auto' }, ...NOT_ON_PAPER }}>
        <Button onClick={() => show({ as: isTable ? '' : 'table' })}>
          {isTable ? m.timeline_as_bars() : m.timeline_as_table()}
        </Button>
        <Button onClick={() => window.print()} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          {m.timeline_print()}
        </Button>
      </Box>
    </Box>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  values: readonly Value[]
  wordOf: (value: Value) => string
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, values, wordOf, onChange }: ChoiceProps<Value>) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      sx={{ flex: '1 1 200px', maxWidth: { sm: 260 } }}
    >
      {values.map((one) => (
        <MenuItem key={one} value={one}>
          {wordOf(one)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** On a phone two stand side by side, so that the first row is in sight. */
const BAR = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  mb: 4,
} as const
const WHOLE_LINE = { gridColumn: '1 / -1' } as const
