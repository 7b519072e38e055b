import Box from '@mui/material/Box'
import type { ReactElement } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { now } from '../../../../shared/format/clock.ts'
import { formatClock } from '../../../../shared/format/dates.ts'
import CheckCircleOutlined from '../../../../shared/icons/check-circle-outlined.tsx'
import ErrorOutlineOutlined from '../../../../shared/icons/error-outline-outlined.tsx'
import ScheduleOutlined from '../../../../shared/icons/schedule-outlined.tsx'
import { Definitions } from '../../../../shared/ui/definitions.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import { StatusChip, type StatusTone } from '../../../../shared/ui/status-chip.tsx'
import type { RecurringJob } from './system.mapper.ts'
import { type JobState, jobState } from './system-attention.ts'
import { jobWords } from './system-words.ts'

export function JobsSection({ jobs }: { jobs: readonly RecurringJob[] }) {
  return (
    <Section title={m.system_jobs()} description={m.system_jobs_lead()}>
      {jobs.length === 0 ? (
        m.system_jobs_none()
      ) : (
        <Definitions
          terms={{ width: '280px', fontWeight: 600 }}
          entries={jobs.map((job) => ({ term: jobWords(job.name), value: <LastRun job={job} /> }))}
        />
      )}
    </Section>
  )
}

const SIGNS: Record<JobState, { tone: StatusTone; icon: ReactElement }> = {
  done: { tone: 'success', icon: <CheckCircleOutlined aria-hidden /> },
  failed: { tone: 'error', icon: <ErrorOutlineOutlined aria-hidden /> },
  late: { tone: 'warning', icon: <ScheduleOutlined aria-hidden /> },
}

function LastRun({ job }: { job: RecurringJob }) {
  const state = jobState(job, now())
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatClock(job.endedAt)}
      </Box>
      <StatusChip size="small" {...SIGNS[state]} label={stateWords(state, job)} />
    </Box>
  )
}

function stateWords(state: JobState, { failure }: RecurringJob): string {
  if (state === 'late') return m.system_job_state_late()
  return failure === null ? m.system_job_state_done() : m.system_job_state_failed({ failure })
}
