import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { lazy, Suspense, useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { download } from '../../../shared/api/download.ts'
import { useAction } from '../../../shared/ui/use-action.ts'
import type { Paper } from './paper.mapper.ts'
import { nameOf } from './paper-words.tsx'
import { VoidDialog } from './void-dialog.tsx'

const ReturnDialog = lazy(() => import('./return-dialog.tsx'))

/** What the reader can do with a paper: take its files, bring it home signed where one signs it, and declare it void. */
export function PaperActions({ paper }: { paper: Paper }) {
  const [open, setOpen] = useState<'return' | 'void' | null>(null)
  const run = useAction()
  const { id: paperId } = paper
  const name = nameOf(paper)
  const file = (format: 'pdf' | 'docx') =>
    void run(() => download('downloadPaper', { params: { paperId }, query: { format } }))
  return (
    <>
      {paper.mayReturn && paper.signers > 0 && (
        <Button
          size="small"
          aria-label={m.paper_return_named({ paper: name })}
          onClick={() => setOpen('return')}
        >
          {m.paper_return()}
        </Button>
      )}
      <Button size="small" aria-label={m.paper_pdf_named({ paper: name })} onClick={() => file('pdf')}>
        {m.paper_pdf()}
      </Button>
      <Button
        size="small"
        aria-label={(paper.hasForm ? m.paper_word_form_named : m.paper_word_named)({ paper: name })}
        onClick={() => file('docx')}
      >
        {paper.hasForm ? m.paper_word_form() : m.paper_word()}
      </Button>
      {paper.mayVoid && <FurtherActions name={name} onVoid={() => setOpen('void')} />}
      {open === 'return' && (
        <Suspense>
          <ReturnDialog paper={paper} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'void' && <VoidDialog paper={paper} onClose={() => setOpen(null)} />}
    </>
  )
}

/** What ends a paper stands apart. */
function FurtherActions({ name, onVoid }: { name: string; onVoid: () => void }) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-label={m.paper_more_named({ paper: name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {m.ui_more()}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null)
            onVoid()
          }}
          sx={{ color: 'error.main' }}
        >
          {m.paper_void()}
        </MenuItem>
      </Menu>
    </>
  )
}
