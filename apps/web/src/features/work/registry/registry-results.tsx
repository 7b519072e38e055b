import {
  REGISTRY_SELECTIONS,
  type RegistrySelection,
  type ResultStatus,
} from '@diatrivi/domain/work/registry/registry-result'
import {
  RESULT_FIELD_WORDS,
  RESULT_LACK_WORDS,
  RESULT_STATUS_WORDS,
} from '@diatrivi/domain/work/registry/registry-words'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { said } from '../../../shared/format/said.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import AddCircleOutlined from '../../../shared/icons/add-circle-outlined.tsx'
import ChangeCircleOutlined from '../../../shared/icons/change-circle-outlined.tsx'
import CheckCircleOutlined from '../../../shared/icons/check-circle-outlined.tsx'
import ErrorOutlineOutlined from '../../../shared/icons/error-outline-outlined.tsx'
import { paths } from '../../../shared/paths.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ListFrame } from '../../../shared/ui/list/list-frame.tsx'
import { useRowsPerPage } from '../../../shared/ui/list/rows-per-page.ts'
import { useListAddress } from '../../../shared/ui/list/use-list-address.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { StatusChip, type StatusTone } from '../../../shared/ui/status-chip.tsx'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import type { RegistryResult } from './registry.mapper.ts'
import { registryQueries } from './registry.queries.ts'
import { ROW } from './registry-row.ts'

const FILTERS: Record<RegistrySelection, { label: () => string; none: () => string }> = {
  waiting: { label: m.registry_filter_waiting, none: m.registry_none_waiting },
  sent: { label: m.registry_filter_sent, none: m.registry_none_sent },
  incomplete: { label: m.registry_filter_incomplete, none: m.registry_none_incomplete },
}

const LOOKS: Record<ResultStatus, { tone: StatusTone; Icon: typeof AddCircleOutlined }> = {
  new: { tone: 'primary', Icon: AddCircleOutlined },
  changed: { tone: 'warning', Icon: ChangeCircleOutlined },
  sent: { tone: 'success', Icon: CheckCircleOutlined },
  incomplete: { tone: 'error', Icon: ErrorOutlineOutlined },
}

/** The filter and the page that the address asks for. */
export function useShownResults() {
  const { textOf, page, narrow, turn } = useListAddress()
  const [pageSize, setPageSize] = useRowsPerPage()
  const status = toSelection(textOf('status'))
  return {
    status,
    query: registryQueries.results(status, page, pageSize),
    choose: (next: RegistrySelection) => narrow({ status: next === 'waiting' ? '' : next }),
    paging: { page, pageSize, onChange: turn, onPageSize: setPageSize },
  }
}

/** Finished theses and how each stands with the student register. */
export function RegistryResults({ status, query, choose, paging }: ReturnType<typeof useShownResults>) {
  const { data, isPlaceholderData } = useQuery({ ...query, throwOnError: true })
  const { data: incomplete = 0 } = useQuery(registryQueries.incompleteCount())
  return (
    <Section title={m.registry_results()}>
      {status !== 'incomplete' && incomplete > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => choose('incomplete')}>
              {m.registry_incomplete_show()}
            </Button>
          }
          sx={{ mb: 5 }}
        >
          {m.registry_incomplete({ count: incomplete })}
        </Alert>
      )}
      <ListFrame
        filters={
          <TextField
            select
            label={m.registry_filter()}
            value={status}
            onChange={(event) => choose(toSelection(event.target.value))}
            sx={{ width: '100%', maxWidth: 320, ...NOT_ON_PAPER }}
          >
            {REGISTRY_SELECTIONS.map((value) => (
              <MenuItem key={value} value={value}>
                {FILTERS[value].label()}
              </MenuItem>
            ))}
          </TextField>
        }
        total={data?.total}
        isComing={isPlaceholderData}
        empty={<EmptyState text={FILTERS[status].none()} isSmall />}
        paging={paging}
      >
        <Box component="ul" aria-label={m.registry_results()} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data?.results.map((result) => (
            <ResultItem key={result.id} result={result} />
          ))}
        </Box>
      </ListFrame>
    </Section>
  )
}

function toSelection(text: string): RegistrySelection {
  return REGISTRY_SELECTIONS.find((one) => one === text) ?? 'waiting'
}

function ResultItem({ result }: { result: RegistryResult }) {
  const { id, title, student, registryNumber, mark, examinedOn, status, changes, lacks, sentAt } = result
  const { tone, Icon } = LOOKS[status]
  const facts = [
    registryNumber !== null && m.registry_number({ number: registryNumber }),
    m.registry_mark({ mark: formatNumber(Number(mark)) }),
    examinedOn !== null && m.registry_examined({ day: formatDay(toDay(examinedOn)) }),
    sentAt !== null && m.registry_sent_on({ day: formatDay(toDay(sentAt)) }),
  ].filter(Boolean)
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
        <Link component={RouterLink} to={paths.thesis(id)} sx={{ fontWeight: 600 }}>
          {title}
        </Link>
        <Typography variant="body2">{fullName(student)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
        {changes.length > 0 && (
          <Typography variant="body2">
            {m.registry_changes({ what: changes.map((name) => said(RESULT_FIELD_WORDS[name])).join(', ') })}
          </Typography>
        )}
        {lacks.map((name) => (
          <Typography key={name} variant="body2">
            {said(RESULT_LACK_WORDS[name])}
          </Typography>
        ))}
        {status === 'incomplete' && lacks.includes('registryNumber') && (
          <Link component={RouterLink} to={paths.secretary.studentsNamed(student.surname)} variant="body2">
            {m.registry_to_students()}
          </Link>
        )}
      </Box>
      <StatusChip
        size="small"
        tone={tone}
        icon={<Icon aria-hidden />}
        label={said(RESULT_STATUS_WORDS[status])}
      />
    </Box>
  )
}
