import { takesPart } from '@diatrivi/domain/people/account/role'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import type { Profile } from '../../../entities/viewer/profile.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import LockOutlined from '../../../shared/icons/lock-outlined.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileForm } from './profile-form.tsx'

const ChangePasswordDialog = lazy(() =>
  import('./change-password-dialog.tsx').then((module) => ({ default: module.ChangePasswordDialog })),
)

const PendingEmail = lazy(() =>
  import('./pending-email.tsx').then((module) => ({ default: module.PendingEmail })),
)

/** The own profile of any role, to be edited, and the account. */
export function OwnProfile({ profile, keywords }: { profile: Profile; keywords: readonly string[] }) {
  // Beside the short form of an office there would be an empty place: what is kept of the account stands below it.
  const [frame, account] = takesPart(profile.role) ? BESIDE : BELOW
  return (
    <Box sx={frame}>
      <Box sx={{ display: 'grid', gap: 6 }}>
        {profile.pendingEmail !== null && (
          <Suspense>
            <PendingEmail profile={profile} email={profile.pendingEmail} />
          </Suspense>
        )}
        <ProfileForm profile={profile} keywords={keywords} />
      </Box>
      <Box sx={account}>
        <Section title={m.profile_account()}>
          <ProfileFacts profile={profile} />
        </Section>
        <Section title={m.control_password()} description={m.profile_password_help()}>
          <ChangePassword profile={profile} />
        </Section>
      </Box>
    </Box>
  )
}

const PARTS = { display: 'grid', gap: 6, alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' } as const
const BESIDE = [
  {
    ...PARTS,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(260px, 340px)' },
  },
  PARTS,
] as const
const BELOW = [
  PARTS,
  {
    ...PARTS,
    alignItems: 'stretch',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
] as const

function ChangePassword({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button startIcon={<LockOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {m.profile_password_change()}
      </Button>
      {isOpen && (
        <Suspense>
          <ChangePasswordDialog owner={profile} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
