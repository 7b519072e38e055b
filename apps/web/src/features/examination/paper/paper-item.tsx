import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { download } from '../../../shared/api/download.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import { useAction } from '../../../shared/ui/use-action.ts'
import type { Paper } from './paper.mapper.ts'
import { nameOf, PaperChip, titleOf } from './paper-words.tsx'
import { VoidDialog } from './void-dialog.tsx'

const ReturnDialog = lazy(() => import('./return-dialog.tsx'))

interface PaperItemProps {
  paper: Paper
  about?: ReactNode
  /** Chooses it. */
  box?: ReactNode
}

/** One paper: what it is, how it stands, its files, and what the reader can do with it. */
export function PaperItem({ paper, about, box }: PaperItemProps) {
  const [open, setOpen] = useState<'return' | 'void' | null>(null)
  const run = useAction()
  const { id: paperId, state, voidReason, protocol, returns } = paper
  const name = nameOf(paper)
  const file = (format: 'pdf' | 'docx') =>
    void run(() => download('downloadPaper', { params: { paperId }, query: { format } }))
  return (
    <Box component="li" sx={{ ...ROW, ...(box !== undefined && WITH_BOX) }}>
      {box}
      <Box sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
        <Typography sx={{ fontWeight: 600 }}>{titleOf(paper)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            m.paper_number_and_day({ number: paper.number, day: formatDay(toDay(paper.issuedAt)) }),
            protocol && m.paper_protocol({ number: protocol.number }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {about}
        {state === 'outdated' && <Typography variant="body2">{m.paper_outdated_text()}</Typography>}
        {voidReason && <Typography variant="body2">{voidReason}</Typography>}
      </Box>
      <PaperChip paper={paper} />
      <Box
        sx={{
          gridColumn: box === undefined ? '1 / -1' : '2 / -1',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
        }}
      >
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
        {paper.mayReturn && (
          <Button
            size="small"
            aria-label={m.paper_return_named({ paper: name })}
            onClick={() => setOpen('return')}
          >
            {m.paper_return()}
          </Button>
        )}
        {paper.mayVoid && (
          <Button
            size="small"
            variant="text"
            color="error"
            aria-label={m.paper_void_named({ paper: name })}
            onClick={() => setOpen('void')}
          >
            {m.paper_void()}
          </Button>
        )}
      </Box>
      {returns.length > 0 && <Copies paper={paper} />}
      {open === 'return' && (
        <Suspense>
          <ReturnDialog paper={paper} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'void' && <VoidDialog paper={paper} onClose={() => setOpen(null)} />}
    </Box>
  )
}

/** The signed copies that came home. */
function Copies({ paper: { returns, signers } }: { paper: Pick<Paper, 'returns' | 'signers'> }) {
  const run = useAction()
  return (
    <Box component="ul" aria-label={m.paper_copies()} sx={{ gridColumn: '1 / -1', m: 0, pl: 5 }}>
      {returns.map(({ id: returnId, name, signatures, returnedAt, acceptedOutdated }) => (
        <li key={returnId}>
          <Button
            size="small"
            variant="text"
            aria-label={m.paper_copy_named({ name })}
            onClick={() => void run(() => download('downloadSignedPaper', { params: { returnId } }))}
            sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
          >
            {name}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[
              formatDay(toDay(returnedAt)),
              signatures !== null &&
                signatures > 0 &&
                m.paper_copy_signatures({ count: signatures, signers }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          {acceptedOutdated && (
            <Typography variant="body2">{m.paper_copy_reason({ reason: acceptedOutdated })}</Typography>
          )}
        </li>
      ))}
    </Box>
  )
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 3,
  rowGap: 2,
  alignItems: 'start',
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const

const WITH_BOX = { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: 2 } as const
