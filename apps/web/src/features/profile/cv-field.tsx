import { CV_MAX_BYTES } from '@diatrivi/domain/account/profile'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Profile } from '../../entities/viewer/profile.mapper.ts'
import { m } from '../../paraglide/messages.js'
import { formatFileSize } from '../../shared/format/numbers.ts'
import { FileField } from '../../shared/ui/file-field.tsx'
import { CvDownloadButton } from './cv-download-button.tsx'

interface CvFieldProps {
  profile: Profile
  /** The one chosen and not yet saved. */
  file: File | null
  onChange: (file: File | null) => void
  error: string | undefined
  progress: number | null
}

const ACCEPTED = '.pdf,.odt,.doc,.docx'

/** The saved CV, and the file that will replace it. */
export function CvField({ profile, file, onChange, error, progress }: CvFieldProps) {
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
        file={file}
        onChange={onChange}
        accept={ACCEPTED}
        maxBytes={CV_MAX_BYTES}
        hint={m.profile_cv_hint({ size: formatFileSize(CV_MAX_BYTES) })}
        error={error}
        progress={progress}
      />
    </Box>
  )
}
