import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactElement, ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { formatClock } from '../../../shared/format/dates.ts'
import { relativeMoment } from '../../../shared/format/moments.ts'
import KeyOutlined from '../../../shared/icons/key-outlined.tsx'
import PhoneAndroidOutlined from '../../../shared/icons/phone-android-outlined.tsx'
import LifebuoyIcon from '../../../shared/icons/support-outlined.tsx'
import { passkeyRefusal } from '../../../shared/passkeys.ts'
import { ReasonedButton } from '../../../shared/ui/reasoned-button.tsx'
import type { FactorAction } from './factor-dialog.tsx'
import { isSetUp, type Passkey, type SecondFactor } from './second-factor.mapper.ts'

interface FactorListProps {
  factor: SecondFactor
  onAction: (act: FactorAction) => void
}

/** The ways of the second step: what is set up with its dates, and what can be. */
export function FactorList({ factor, onAction }: FactorListProps) {
  const { appSince, passkeys, recoveryCodesLeft } = factor
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      <Way
        icon={<PhoneAndroidOutlined fontSize="small" aria-hidden />}
        isOn={appSince !== null}
        name={m.second_factor_app()}
        facts={
          appSince === null
            ? m.second_factor_app_help()
            : m.second_factor_app_since({ when: formatClock(appSince) })
        }
      >
        <Button size="small" onClick={() => onAction({ kind: 'set-up-app' })}>
          {appSince === null ? m.second_factor_app_set_up() : m.second_factor_app_replace()}
        </Button>
        {appSince !== null && (
          <Button size="small" variant="text" onClick={() => onAction({ kind: 'remove-app' })}>
            {m.second_factor_app_remove()}
          </Button>
        )}
      </Way>
      {passkeys.map((passkey) => (
        <Way
          key={passkey.id}
          icon={<KeyOutlined fontSize="small" aria-hidden />}
          isOn
          name={passkey.name}
          facts={factsOf(passkey)}
        >
          <Button
            size="small"
            variant="text"
            aria-label={m.second_factor_passkey_remove_of({ name: passkey.name })}
            onClick={() => onAction({ kind: 'remove-passkey', passkey })}
          >
            {m.word_remove()}
          </Button>
        </Way>
      ))}
      <Way
        icon={<KeyOutlined fontSize="small" aria-hidden />}
        isOn={false}
        name={passkeys.length === 0 ? m.second_factor_passkey() : m.second_factor_passkey_another()}
        facts={m.second_factor_passkey_help()}
      >
        <ReasonedButton
          size="small"
          reason={passkeyRefusal(factor.passkeyHost)}
          onClick={() => onAction({ kind: 'add-passkey' })}
        >
          {m.second_factor_passkey_add()}
        </ReasonedButton>
      </Way>
      {isSetUp(factor) && (
        <Way
          icon={<LifebuoyIcon fontSize="small" aria-hidden />}
          isOn={recoveryCodesLeft > 0}
          name={m.second_factor_recovery()}
          facts={`${m.second_factor_recovery_left({ count: recoveryCodesLeft })} ${m.second_factor_recovery_help()}`}
        >
          <Button size="small" onClick={() => onAction({ kind: 'renew-codes' })}>
            {m.second_factor_recovery_renew()}
          </Button>
        </Way>
      )}
    </Box>
  )
}

function factsOf({ addedAt, lastUsedAt }: Passkey): string {
  const use =
    lastUsedAt === null
      ? m.second_factor_passkey_never_used()
      : m.second_factor_last_use({ when: relativeMoment(lastUsedAt) })
  return `${m.second_factor_passkey_added({ when: formatClock(addedAt) })} · ${use}`
}

interface WayProps {
  icon: ReactElement
  isOn: boolean
  name: string
  facts: string
  /** What can be done with it. */
  children: ReactNode
}

function Way({ icon, isOn, name, facts, children }: WayProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '40px minmax(0, 1fr)', sm: '40px minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 3,
        rowGap: 2,
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
          bgcolor: isOn ? 'success.tint' : 'neutral.tint',
          color: isOn ? 'success.main' : 'neutral.main',
        }}
      >
        {icon}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.35 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
          {facts}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          gridColumn: { xs: 2, sm: 'auto' },
          justifyContent: { sm: 'end' },
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
