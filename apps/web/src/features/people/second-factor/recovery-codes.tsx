import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { saveFile } from '../../../shared/api/download.ts'
import ContentCopyOutlined from '../../../shared/icons/content-copy-outlined.tsx'
import DownloadOutlined from '../../../shared/icons/download-outlined.tsx'
import PrintOutlined from '../../../shared/icons/print-outlined.tsx'
import { ReasonedButton } from '../../../shared/ui/reasoned-button.tsx'
import { useCopy } from '../../../shared/ui/use-copy.ts'
import { StepText } from './step-text.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** The recovery codes, which are shown this once; the way on opens when the person says that they are kept. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const copy = useCopy()
  const [isKept, setKept] = useState(false)
  const text = codes.join('\n')
  const save = () =>
    saveFile(
      new Blob([`${m.second_factor_codes_on_paper()}\n\n${text}\n`], { type: 'text/plain' }),
      m.second_factor_codes_file(),
    )
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      <Box ref={focus} tabIndex={-1}>
        <StepText>{m.second_factor_codes_text()}</StepText>
      </Box>
      <Box data-on-paper>
        <Typography sx={{ display: 'none', displayPrint: 'block', mb: 4 }}>
          {m.second_factor_codes_on_paper()}
        </Typography>
        <Box component="ul" aria-label={m.second_factor_codes_list()} sx={LIST}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button
          startIcon={<ContentCopyOutlined aria-hidden />}
          onClick={() => void copy(text, m.second_factor_codes_copied())}
        >
          {m.word_copy()}
        </Button>
        <Button startIcon={<DownloadOutlined aria-hidden />} onClick={save}>
          {m.second_factor_codes_save()}
        </Button>
        <Button startIcon={<PrintOutlined aria-hidden />} onClick={() => window.print()}>
          {m.word_print()}
        </Button>
      </Box>
      <FormControlLabel
        label={m.second_factor_codes_kept()}
        control={<Checkbox checked={isKept} onChange={(_event, isOn) => setKept(isOn)} />}
      />
      <Box>
        <ReasonedButton
          variant="contained"
          reason={isKept ? null : m.second_factor_codes_keep_first()}
          onClick={onKept}
        >
          {m.second_factor_codes_end()}
        </ReasonedButton>
      </Box>
      <GlobalStyles styles={CODES_ALONE} />
    </Box>
  )
}

/** The form that was there before is gone, and the focus with it. */
function focus(place: HTMLElement | null) {
  place?.focus()
}

const LIST = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(170px, 100%), 1fr))',
  gap: 2,
  m: 0,
  p: 4,
  listStyle: 'none',
  fontSize: '1.0625rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const

/** Nothing else of the page is printed with them. */
const CODES_ALONE = {
  '@media print': {
    'body *:not(:has([data-on-paper]), [data-on-paper], [data-on-paper] *)': { display: 'none !important' },
  },
}
