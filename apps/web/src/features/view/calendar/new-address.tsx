import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { m } from '../../../paraglide/messages.js'
import ContentCopyOutlined from '../../../shared/icons/content-copy-outlined.tsx'
import { useCopy } from '../../../shared/ui/use-copy.ts'
import { subscriptionLink } from './calendar.mapper.ts'

/** The address, this once, and the two ways to take it along. */
export function NewAddress({ url }: { url: string }) {
  const copy = useCopy()
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <TextField
        label={m.calendar_address()}
        value={url}
        multiline
        autoFocus
        helperText={m.calendar_once()}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false, sx: { wordBreak: 'break-all' } } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button
          variant="contained"
          startIcon={<ContentCopyOutlined aria-hidden />}
          onClick={() => void copy(url, m.calendar_copied())}
        >
          {m.word_copy()}
        </Button>
        <Button href={subscriptionLink(url)}>{m.calendar_open_here()}</Button>
      </Box>
    </Box>
  )
}
