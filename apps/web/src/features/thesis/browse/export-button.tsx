import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { saveFile } from '../../../shared/api/download.ts'
import { today } from '../../../shared/format/clock.ts'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import { useErrorToast } from '../../../shared/ui/use-error-toast.ts'
import { readAllTheses, type ThesisList } from '../thesis.queries.ts'
import type { ThesisSearch } from '../thesis-filters.ts'
import type { ExportFormat } from './thesis-export.ts'

/** On phones a sign beside the form of the list, else the last of its controls. */
const LOOK = {
  order: { sm: 1 },
  minWidth: 44,
  '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, sm: 2 } },
  ...NOT_ON_PAPER,
}

interface ExportButtonProps {
  list: ThesisList
  search: ThesisSearch
}

/** All pages of the list as it is filtered and ordered now, as a file for a spreadsheet. */
export function ExportButton({ list, search }: ExportButtonProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const errorToast = useErrorToast()
  const save = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const [{ writeTheses }, theses] = await Promise.all([
        import('./thesis-export.ts'),
        readAllTheses(list, search),
      ])
      const day = today()
      saveFile(
        await writeTheses(format, { list, theses, today: day }),
        `${m.thesis_export_file_name()}-${day}.${format}`,
      )
    },
    onError: (error) => errorToast(error),
  })
  const choose = (format: ExportFormat) => {
    setAnchor(null)
    save.mutate(format)
  }
  return (
    <>
      <Button
        startIcon={<DownloadOutlined aria-hidden />}
        aria-label={m.thesis_export()}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        disabled={save.isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={LOOK}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {m.thesis_export()}
        </Box>
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose('xlsx')}>{m.thesis_export_xlsx()}</MenuItem>
        <MenuItem onClick={() => choose('csv')}>{m.thesis_export_csv()}</MenuItem>
      </Menu>
    </>
  )
}
