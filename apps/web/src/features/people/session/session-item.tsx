import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { formatClock } from '../../../shared/format/dates.ts'
import { relativeMoment } from '../../../shared/format/moments.ts'
import ComputerOutlined from '../../../shared/icons/computer-outlined.tsx'
import PhoneAndroidOutlined from '../../../shared/icons/phone-android-outlined.tsx'
import type { Device } from './device.ts'
import type { OwnSession } from './session.mapper.ts'

interface SessionItemProps {
  session: OwnSession
  isPending: boolean
  /** The first of the hidden sessions, which gets the focus because the button that showed them is gone. */
  takesFocus: boolean
  onEnd: () => void
}

/** One place where the person is signed in. That of this page is left by the sign-out that stands on every page. */
export function SessionItem({ session, isPending, takesFocus, onEnd }: SessionItemProps) {
  const { device, lastUsedAt, startedAt, isCurrent } = session
  const Icon = device.isHandheld ? PhoneAndroidOutlined : ComputerOutlined
  const name = deviceName(device)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '40px minmax(0, 1fr)', sm: '40px minmax(0, 1fr) auto' },
        alignItems: 'center',
        gap: 3,
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          alignSelf: 'start',
          width: 40,
          height: 40,
          borderRadius: 999,
          bgcolor: isCurrent ? 'success.tint' : 'neutral.tint',
          color: isCurrent ? 'success.main' : 'neutral.main',
        }}
      >
        <Icon fontSize="small" aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.35 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: isCurrent ? 'success.main' : 'text.secondary' }}>
          {isCurrent
            ? m.session_this_device()
            : m.second_factor_last_use({ when: relativeMoment(lastUsedAt) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {m.session_started({ when: formatClock(startedAt) })}
        </Typography>
      </Box>
      {!isCurrent && (
        <Button
          size="small"
          disabled={isPending}
          autoFocus={takesFocus}
          aria-label={m.session_end_of({ device: name, when: formatClock(startedAt) })}
          onClick={onEnd}
          sx={{ gridColumn: { xs: 2, sm: 'auto' }, justifySelf: 'start' }}
        >
          {m.session_end()}
        </Button>
      )}
    </Box>
  )
}

function deviceName({ browser, system }: Device): string {
  if (browser !== null && system !== null) return m.session_device({ browser, system })
  return browser ?? system ?? m.session_unknown_device()
}
