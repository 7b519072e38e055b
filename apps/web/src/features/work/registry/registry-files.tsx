import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { download } from '../../../shared/api/download.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import BlockOutlined from '../../../shared/icons/block-outlined.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { useAction } from '../../../shared/ui/use-action.ts'
import type { RegistryFile } from './registry.mapper.ts'
import { useWithdrawFile } from './registry.mutations.ts'
import { FILES_PER_PAGE, registryQueries } from './registry.queries.ts'
import { ROW } from './registry-row.ts'

/** The files that the department has made for the student register, the newest first. */
export function RegistryFiles() {
  const [page, setPage] = useState(1)
  const { data } = useQuery({ ...registryQueries.files(page), throwOnError: true })
  return (
    <Section title={m.registry_files()}>
      {data?.total === 0 && <EmptyState text={m.registry_files_none()} isSmall />}
      <Box component="ul" aria-label={m.registry_files()} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.files.map((file) => (
          <FileItem key={file.id} file={file} />
        ))}
      </Box>
      <Pagination page={page} pageSize={FILES_PER_PAGE} total={data?.total ?? 0} onChange={setPage} />
    </Section>
  )
}

function FileItem({ file }: { file: RegistryFile }) {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const run = useAction()
  const { id: exportId, name, rows, fresh, changed, fingerprint, withdrawnAt } = file
  const query = { headings: getLocale() }
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2">
          {[
            m.registry_file_rows({ count: rows }),
            fresh > 0 && m.registry_file_fresh({ count: fresh }),
            changed > 0 && m.registry_file_changed({ count: changed }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[madeBy(file), periodOf(file)].filter(Boolean).join(' · ')}
        </Typography>
        <Typography
          variant="body2"
          title={m.registry_file_print_title({ print: fingerprint })}
          sx={{ color: 'text.secondary' }}
        >
          {m.registry_file_print({ start: fingerprint.slice(0, 12) })}
        </Typography>
        {withdrawnAt !== null && <Typography variant="body2">{takenBack(file)}</Typography>}
      </Box>
      {withdrawnAt !== null && (
        <StatusChip
          size="small"
          tone="muted"
          icon={<BlockOutlined aria-hidden />}
          label={m.registry_withdrawn()}
        />
      )}
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          size="small"
          aria-label={m.registry_file_download({ name })}
          onClick={() => void run(() => download('downloadRegistryExport', { params: { exportId }, query }))}
        >
          {m.word_download()}
        </Button>
        {withdrawnAt === null && (
          <Button
            size="small"
            variant="text"
            color="error"
            aria-label={m.registry_withdraw_named({ name })}
            onClick={() => setWithdrawing(true)}
          >
            {m.registry_withdraw()}
          </Button>
        )}
      </Box>
      {isWithdrawing && <WithdrawDialog file={file} onClose={() => setWithdrawing(false)} />}
    </Box>
  )
}

function WithdrawDialog({ file: { id, name }, onClose }: { file: RegistryFile; onClose: () => void }) {
  const withdrawing = useWithdrawFile()
  return (
    <ReasonDialog
      title={m.registry_withdraw_title({ name })}
      text={m.registry_withdraw_text()}
      label={m.field_reason()}
      verb={m.registry_withdraw()}
      isPending={withdrawing.isPending}
      error={withdrawing.error}
      onReason={(reason) => withdrawing.mutateAsync({ exportId: id, reason })}
      onClose={onClose}
    />
  )
}

function madeBy({ sentAt, sentBy }: RegistryFile): string {
  const day = formatDay(toDay(sentAt))
  return sentBy === null ? day : m.registry_file_by({ day, person: fullName(sentBy) })
}

function periodOf({ from, until }: RegistryFile): string | null {
  const days = { from: from && formatDay(toDay(from)), until: until && formatDay(toDay(until)) }
  if (days.from && days.until) return m.registry_file_between({ from: days.from, until: days.until })
  if (days.from) return m.registry_file_from({ from: days.from })
  return days.until ? m.registry_file_until({ until: days.until }) : null
}

function takenBack({ withdrawnAt, withdrawnBy, withdrawalReason }: RegistryFile): string {
  return m.registry_withdrawn_by({
    day: withdrawnAt === null ? '' : formatDay(toDay(withdrawnAt)),
    person: withdrawnBy === null ? '' : fullName(withdrawnBy),
    reason: withdrawalReason ?? '',
  })
}
