import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import type { Profile } from '../../../entities/viewer/profile.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import EditOutlined from '../../../shared/icons/edit-outlined.tsx'
import { profilePathOf } from '../../../shared/paths.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { LONE_LINK } from '../../../shared/ui/sx.ts'
import { CvDownloadButton } from './cv-download-button.tsx'
import { ProfileFacts } from './profile-facts.tsx'

/** A person's profile, for reading. */
export function ProfileSheet({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(260px, 340px)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 6 }}>
        <Section title={m.profile_contact()}>
          <Link href={`mailto:${profile.email}`} sx={{ overflowWrap: 'anywhere', ...LONE_LINK }}>
            {profile.email}
          </Link>
        </Section>
        {profile.keywords.length > 0 && (
          <Section title={m.profile_interests()}>
            <Keywords keywords={profile.keywords} />
          </Section>
        )}
        <Section title={m.profile_cv()}>
          {profile.cvName === null ? (
            <Typography sx={{ color: 'text.secondary' }}>{m.profile_cv_none_of_other()}</Typography>
          ) : (
            <CvDownloadButton username={profile.username} fileName={profile.cvName} />
          )}
        </Section>
      </Box>
      <Section title={m.profile_details()}>
        <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
          <ProfileFacts profile={profile} />
          {isOwn && (
            <Button
              component={RouterLink}
              to={profilePathOf(profile.role)}
              startIcon={<EditOutlined aria-hidden />}
            >
              {m.profile_edit()}
            </Button>
          )}
        </Box>
      </Section>
    </Box>
  )
}

function Keywords({ keywords }: { keywords: readonly string[] }) {
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 0, m: 0, listStyle: 'none' }}>
      {keywords.map((keyword) => (
        <li key={keyword}>
          <Chip label={keyword} sx={{ maxWidth: '100%' }} />
        </li>
      ))}
    </Box>
  )
}
