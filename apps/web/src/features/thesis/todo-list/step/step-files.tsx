import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { Step, StepFile } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { download } from '../../../../shared/api/download.ts'
import { formatClock } from '../../../../shared/format/dates.ts'
import { formatFileSize } from '../../../../shared/format/numbers.ts'
import AttachFileOutlined from '../../../../shared/icons/attach-file-outlined.tsx'
import { useErrorToast } from '../../../../shared/ui/use-error-toast.ts'

/** The files of a step, newest first; older versions stay because a returned step keeps what was handed in. */
export function StepFiles({ step, mayRead }: { step: Step; mayRead: boolean }) {
  const id = useId()
  const [showsOlder, setShowsOlder] = useState(false)
  const [newest, ...older] = step.files
  if (newest === undefined) return null
  return (
    <Box>
      <Typography variant="subtitle2" component="p" id={id} sx={{ mb: 1 }}>
        {m.todo_list_file()}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
      >
        <FileRow stepId={step.id} file={newest} mayRead={mayRead} />
        {showsOlder &&
          older.map((file) => <FileRow key={file.version} stepId={step.id} file={file} mayRead={mayRead} />)}
      </Box>
      {older.length > 0 && (
        <Button
          variant="text"
          size="small"
          aria-expanded={showsOlder}
          onClick={() => setShowsOlder(!showsOlder)}
          sx={{ mt: 1, ml: -3 }}
        >
          {showsOlder ? m.todo_list_hide_versions() : m.todo_list_older_versions({ count: older.length })}
        </Button>
      )}
    </Box>
  )
}

function FileRow({ stepId, file, mayRead }: { stepId: number; file: StepFile; mayRead: boolean }) {
  const errorToast = useErrorToast()
  const open = () =>
    download('downloadStepFile', {
      params: { itemId: stepId },
      query: { version: String(file.version) },
    }).catch((error: unknown) => errorToast(error))
  const details = m.todo_list_file_details({
    version: file.version,
    size: formatFileSize(file.size),
    when: formatClock(file.uploadedAt),
  })
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', minWidth: 0 }}>
      <AttachFileOutlined aria-hidden fontSize="small" sx={{ mt: 0.5, color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0 }}>
        {mayRead ? (
          <Button
            variant="text"
            size="small"
            onClick={open}
            aria-label={m.todo_list_download({ name: file.name })}
            sx={LINK}
          >
            {file.name}
          </Button>
        ) : (
          <Box sx={{ overflowWrap: 'anywhere' }}>{file.name}</Box>
        )}
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {details}
        </Box>
      </Box>
    </Box>
  )
}

const LINK = {
  p: 0,
  minHeight: 28,
  minWidth: 0,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  '&:hover': { bgcolor: 'transparent' },
}
