import { NOTICE_SETTINGS_ANCHOR } from '@diatrivi/contract/web-addresses'
import type { Role } from '@diatrivi/domain/people/account/role'
import Box from '@mui/material/Box'
import { OwnRecord } from '../../../features/department/student-record/own-record.tsx'
import { OwnIdentities } from '../../../features/people/identity/own-identities.tsx'
import { OwnSecondFactor } from '../../../features/people/second-factor/own-second-factor.tsx'
import { OwnSessions } from '../../../features/people/session/own-sessions.tsx'
import { NoticeSettings } from '../../../features/thesis/notice/settings/notice-settings.tsx'
import { OwnData } from '../../../features/work/personal-data/own-data.tsx'
import { useAnchor } from '../../../shared/ui/use-anchor.ts'

/** What the account of a person has below the form of the profile: notices, sign-in, own data. */
export function AccountParts({ role }: { role: Role }) {
  useAnchor(NOTICE_SETTINGS_ANCHOR)
  return (
    <Box sx={{ display: 'grid', gap: 6, mt: 6 }}>
      <Box id={NOTICE_SETTINGS_ANCHOR} tabIndex={-1} sx={{ scrollMarginTop: '84px', outline: 'none' }}>
        <NoticeSettings role={role} />
      </Box>
      {role === 'student' && <OwnRecord />}
      <OwnSecondFactor />
      <OwnIdentities />
      <OwnSessions />
      <OwnData />
    </Box>
  )
}
