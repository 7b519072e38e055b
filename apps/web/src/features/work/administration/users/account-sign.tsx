import Box from '@mui/material/Box'
import { m } from '../../../../paraglide/messages.js'
import BlockOutlined from '../../../../shared/icons/block-outlined.tsx'
import MarkEmailUnreadOutlined from '../../../../shared/icons/mark-email-unread-outlined.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'

interface AccountSignProps {
  email: string
  /** What the account still waits for, in words. */
  pending: string | null
  isDisabled: boolean
}

/** The address, what a mail that went there still waits for, and whether the account is disabled. */
export function AccountSign({ email, pending, isDisabled }: AccountSignProps) {
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, maxWidth: '100%' }}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {email}
      </Box>
      {pending !== null && (
        <StatusChip
          size="small"
          tone="warning"
          icon={<MarkEmailUnreadOutlined aria-hidden />}
          label={pending}
        />
      )}
      {isDisabled && (
        <StatusChip
          size="small"
          tone="error"
          icon={<BlockOutlined aria-hidden />}
          label={m.administration_disabled()}
        />
      )}
    </Box>
  )
}
