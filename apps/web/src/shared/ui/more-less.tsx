import { PREVIEW_LENGTH, plainText, preview } from '@diatrivi/domain/shared/greek-text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { RichText } from './rich-text.tsx'
import { useIsPrinting } from './use-is-printing.ts'

interface MoreLessProps {
  html: string
}

/** The beginning of a text, and all of it on demand and on paper. */
export function MoreLess({ html }: MoreLessProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isPrinting = useIsPrinting()
  if ([...plainText(html)].length <= PREVIEW_LENGTH) return <RichText html={html} />
  return (
    <div>
      <Box id={id}>
        {isOpen || isPrinting ? <RichText html={html} /> : <Typography>{preview(html)}</Typography>}
      </Box>
      <Button
        variant="text"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ mt: 1, ml: -3, justifyContent: 'flex-start' }}
      >
        {isOpen ? m.ui_less() : m.ui_more()}
      </Button>
    </div>
  )
}
