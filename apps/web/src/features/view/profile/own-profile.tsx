import { takesPart } from '@diatrivi/domain/people/account/role'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense } from 'react'
import type { Profile } from '../../../entities/viewer/profile.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { withParameters } from '../../../shared/filters.ts'
import LockOutlined from '../../../shared/icons/lock-outlined.tsx'
import { PASSWORD_DIALOG } from '../../../shared/paths.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { useAddressSearch } from '../../../shared/use-address-search.ts'
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

/** Its dialog stands in the address, because the quick search opens it too. */
function ChangePassword({ profile }: { profile: Profile }) {
  const [parameters, change] = useAddressSearch()
  const isOpen = parameters.get('open') === PASSWORD_DIALOG
  const open = (dialog: string) =>
    change((now) => withParameters(now, { open: dialog }), { replace: true, preventScrollReset: true })
  return (
    <>
      <Button startIcon={<LockOutlined aria-hidden />} onClick={() => open(PASSWORD_DIALOG)}>
        {m.profile_password_change()}
      </Button>
      {isOpen && (
        <Suspense>
          <ChangePasswordDialog owner={profile} onClose={() => open('')} />
        </Suspense>
      )}
    </>
  )
}
