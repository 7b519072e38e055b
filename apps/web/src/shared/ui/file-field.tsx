import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { type ChangeEvent, type Ref, useId, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { formatFileSize, formatPercent } from '../format/numbers.ts'
import AttachFileOutlined from '../icons/attach-file-outlined.tsx'
import CloseOutlined from '../icons/close-outlined.tsx'
import { acceptOf, type FileLimits, fileProblem } from './file-problem.ts'
import { NOT_ON_PAPER, VISUALLY_HIDDEN } from './sx.ts'

interface FileFieldProps extends FileLimits {
  label: string
  file: File | null
  /** Also called with a file that must not be sent: it stays with its sentence until it is taken away or replaced. */
  onChange: (file: File | null) => void
  hint?: string
  error?: string | undefined
  /** 0 to 1 during the upload. */
  progress?: number | null
  onCancel?: () => void
  disabled?: boolean
  /** On a phone the camera opens at once, and no folder. */
  isPhotographed?: boolean
  /** The label stands on the button: for forms in which the file is an aside. */
  isCompact?: boolean
  /** The button, for a form that goes to what keeps it from being sent. */
  buttonRef?: Ref<HTMLButtonElement>
}

export function FileField({
  label,
  file,
  onChange,
  accept,
  maxBytes,
  progress = null,
  isCompact = false,
  isPhotographed = false,
  ...props
}: FileFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const problem = fileProblem(file, { accept, maxBytes }) ?? props.error
  const isBusy = progress !== null

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    // The same file may be chosen again after it was corrected.
    event.target.value = ''
    if (chosen !== undefined) onChange(chosen)
  }

  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={FIELD}>
      <Box id={`${id}-label`} sx={isCompact ? VISUALLY_HIDDEN : { fontWeight: 600 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, maxWidth: '100%' }}>
        <Button
          ref={props.buttonRef}
          startIcon={<AttachFileOutlined aria-hidden />}
          disabled={props.disabled === true || isBusy}
          aria-describedby={`${id}-help`}
          onClick={() => input.current?.click()}
        >
          {file ? m.ui_file_replace() : isCompact ? label : m.ui_file_choose()}
        </Button>
        {file && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {file.name} · {formatFileSize(file.size)}
            </Box>
            {!isBusy && (
              <IconButton
                size="small"
                aria-label={m.ui_file_remove({ name: file.name })}
                onClick={() => onChange(null)}
              >
                <CloseOutlined fontSize="small" aria-hidden />
              </IconButton>
            )}
          </Box>
        )}
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={acceptOf(accept)}
        {...(isPhotographed && { capture: 'environment' as const })}
        onChange={choose}
      />
      {isBusy && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, width: '100%', maxWidth: 420 }}>
          <LinearProgress
            variant="determinate"
            value={progress * 100}
            aria-label={m.ui_file_uploading()}
            sx={{ flex: 1 }}
          />
          <span>{formatPercent(progress * 100)}</span>
          {props.onCancel && (
            <Button size="small" variant="text" onClick={props.onCancel}>
              {m.ui_cancel()}
            </Button>
          )}
        </Box>
      )}
      <FormHelperText
        id={`${id}-help`}
        error={problem !== undefined}
        role={problem ? 'alert' : undefined}
        sx={{ m: 0 }}
      >
        {problem ?? props.hint ?? m.ui_file_max({ size: formatFileSize(maxBytes) })}
      </FormHelperText>
    </Box>
  )
}

const FIELD = { display: 'grid', gap: 2, justifyItems: 'start', ...NOT_ON_PAPER } as const
