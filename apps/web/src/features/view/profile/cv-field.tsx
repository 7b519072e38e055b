import { CV_MAX_BYTES } from '@diatrivi/domain/people/account/profile'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Ref } from 'react'
import type { Profile } from '../../../entities/viewer/profile.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { formatFileSize } from '../../../shared/format/numbers.ts'
import DescriptionOutlined from '../../../shared/icons/description-outlined.tsx'
import { FileField } from '../../../shared/ui/file-field.tsx'
import type { FileLimits } from '../../../shared/ui/file-problem.ts'
import { CvDownloadButton } from './cv-download-button.tsx'

interface CvFieldProps {
  profile: Profile
  /** The one chosen and not yet saved. */
  file: File | null
  onChange: (file: File | null) => void
  error: string | undefined
  progress: number | null
  buttonRef: Ref<HTMLButtonElement>
}

export const CV_LIMITS: FileLimits = { accept: '.pdf,.odt,.doc,.docx', maxBytes: CV_MAX_BYTES }

/** The saved CV, and the file that will replace it. */
export function CvField({ profile, ...field }: CvFieldProps) {
  const { cvName, username } = profile
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {cvName === null ? (
        <Typography sx={{ color: 'text.secondary' }}>{m.profile_cv_none()}</Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <DescriptionOutlined aria-hidden sx={{ color: 'text.secondary' }} />
          <Typography sx={{ flex: '1 1 180px', overflowWrap: 'anywhere' }}>{cvName}</Typography>
          <CvDownloadButton username={username} fileName={cvName} />
        </Box>
      )}
      <FileField
        label={cvName === null ? m.profile_cv_upload() : m.profile_cv_replace()}
        {...field}
        {...CV_LIMITS}
        hint={m.profile_cv_hint({ size: formatFileSize(CV_MAX_BYTES) })}
      />
    </Box>
  )
}
