import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { saveFile } from '../api/download.ts'
import { today } from '../format/clock.ts'
import DownloadOutlined from '../icons/download-outlined.tsx'
import { NOT_ON_PAPER } from '../ui/sx.ts'
import { useErrorToast } from '../ui/use-error-toast.ts'
import type { FileFormat } from './table-file.ts'

interface FileButtonProps {
  label: string
  /** What is read aloud, where the label alone does not say of what. */
  name?: string
  /** Of the file, without the day and the ending. */
  fileName: string
  write: (format: FileFormat) => Promise<Blob>
  order?: { sm: number }
}

/** On phones a sign alone, else with its word. */
const LOOK = {
  minWidth: 44,
  '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, sm: 2 } },
  ...NOT_ON_PAPER,
}

/** Saves what is on the screen as a file for a spreadsheet. */
export function FileButton({ label, name = label, fileName, write, order = { sm: 0 } }: FileButtonProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const errorToast = useErrorToast()
  const save = useMutation({
    mutationFn: async (format: FileFormat) =>
      saveFile(await write(format), `${fileName}-${today()}.${format}`),
    onError: (error) => errorToast(error),
  })
  const choose = (format: FileFormat) => {
    setAnchor(null)
    save.mutate(format)
  }
  return (
    <>
      <Button
        startIcon={<DownloadOutlined aria-hidden />}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        disabled={save.isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ...LOOK, order }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {label}
        </Box>
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose('xlsx')}>{m.ui_file_xlsx()}</MenuItem>
        <MenuItem onClick={() => choose('csv')}>{m.ui_file_csv()}</MenuItem>
      </Menu>
    </>
  )
}
