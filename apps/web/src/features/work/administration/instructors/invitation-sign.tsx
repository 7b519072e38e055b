import Box from '@mui/material/Box'
import { m } from '../../../../paraglide/messages.js'
import BlockOutlined from '../../../../shared/icons/block-outlined.tsx'
import MarkEmailUnreadOutlined from '../../../../shared/icons/mark-email-unread-outlined.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'

interface InvitationSignProps {
  email: string
  isPending: boolean
  isDisabled: boolean
}

/** The address, whether the invitation that went there still waits to be used, and whether the account is disabled. */
export function InvitationSign({ email, isPending, isDisabled }: InvitationSignProps) {
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, maxWidth: '100%' }}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {email}
      </Box>
      {isPending && (
        <StatusChip
          size="small"
          tone="warning"
          icon={<MarkEmailUnreadOutlined aria-hidden />}
          label={m.administration_invitation_pending()}
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
