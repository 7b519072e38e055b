import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useIsFetching, useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import DownloadOutlined from '../icons/download-outlined.tsx'
import { TOOL_LOOK } from '../ui/sx.ts'
import { useErrorToast } from '../ui/use-error-toast.ts'
import { useIsChoiceComing } from '../use-address-search.ts'
import type { FileFormat } from './table-file.ts'

export interface FormatButtonProps {
  label: string
  /** What is read aloud, where the label alone does not say of what. */
  name?: string
  save: (format: FileFormat) => Promise<void>
  /** Where the page itself can be printed as well, as it stands. */
  isPrinted?: boolean
}

/** Asks for the format of a file for a spreadsheet, and saves it, or prints what is on the screen; not while the data of another choice are coming. */
export function FormatButton({ label, name = label, save, isPrinted = false }: FormatButtonProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const errorToast = useErrorToast()
  const isChoiceComing = useIsChoiceComing()
  const saving = useMutation({ mutationFn: save, onError: (error) => errorToast(error) })
  const choose = (format: FileFormat) => {
    setAnchor(null)
    saving.mutate(format)
  }
  const print = () => {
    setAnchor(null)
    window.print()
  }
  return (
    <>
      <Button
        startIcon={<DownloadOutlined aria-hidden />}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        disabled={saving.isPending || isChoiceComing}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={TOOL_LOOK}
      >
        {label}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose('xlsx')}>{m.ui_file_xlsx()}</MenuItem>
        <MenuItem onClick={() => choose('csv')}>{m.ui_file_csv()}</MenuItem>
        {isPrinted && <PrintItem onPrint={print} />}
      </Menu>
    </>
  )
}

/** Nothing is printed while what was chosen is still on its way. */
function PrintItem({ onPrint }: { onPrint: () => void }) {
  const isComing = useIsFetching() > 0
  return (
    <MenuItem disabled={isComing} onClick={onPrint}>
      {m.word_print()}
    </MenuItem>
  )
}
