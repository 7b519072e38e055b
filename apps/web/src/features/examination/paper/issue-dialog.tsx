import { PAPER_KIND_NAMES } from '@diatrivi/domain/examination/paper/paper-names'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { download } from '../../../shared/api/download.ts'
import { onceDone } from '../../../shared/api/once-done.ts'
import { said } from '../../../shared/format/said.ts'
import { useAction } from '../../../shared/ui/use-action.ts'
import { type IssuableKind, toWanted, type WantedOfThesis } from './paper.mapper.ts'
import { useIssuePaper } from './paper.mutations.ts'
import { missingSentence } from './paper-words.tsx'
import { SeatField } from './seat-field.tsx'

interface IssueDialogProps {
  thesisId: number
  title: string
  text: string
  kinds: readonly IssuableKind[]
  onClose: () => void
}

/** The kinds of papers: each can be looked at and issued, or says what it lacks. */
export default function IssueDialog({ thesisId, title, text, kinds, onClose }: IssueDialogProps) {
  const id = useId()
  const run = useAction()
  const issue = useIssuePaper(thesisId)
  const preview = (wanted: WantedOfThesis) => {
    const query = inAddress(toWanted(thesisId, wanted))
    void run(() => download('previewPaper', { params: undefined, query }))
  }
  const issueOne = (wanted: WantedOfThesis) => onceDone(issue.mutateAsync(wanted), onClose)
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {kinds.map((one) => (
            <KindRow
              key={`${one.kind} ${examinationOf(one)}`}
              {...one}
              namesAttempt={kinds.filter(({ kind }) => kind === one.kind).length > 1}
              isBusy={issue.isPending}
              isIssuing={issue.isPending && isOf(one, issue.variables)}
              onPreview={preview}
              onIssue={issueOne}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="neutral" onClick={onClose}>
          {m.control_close()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Addresses hold text. */
function inAddress({ kind, ...numbers }: ReturnType<typeof toWanted>) {
  const texts = Object.entries(numbers).map(([name, number]) => [name, String(number)])
  return { kind, ...Object.fromEntries(texts) }
}

function examinationOf({ examination }: Pick<IssuableKind, 'examination'>): number | null {
  return examination?.id ?? null
}

function isOf(one: IssuableKind, wanted: WantedOfThesis): boolean {
  return one.kind === wanted.kind && examinationOf(one) === wanted.examinationId
}

interface KindRowProps extends IssuableKind {
  /** There is one for each of several examinations. */
  namesAttempt: boolean
  isBusy: boolean
  isIssuing: boolean
  onPreview: (wanted: WantedOfThesis) => void
  onIssue: (wanted: WantedOfThesis) => void
}

/** A number is not given back: where there are several members, none is chosen by itself. */
function KindRow(props: KindRowProps) {
  const { kind, missing, examination, seats, namesAttempt, isBusy, isIssuing, onPreview, onIssue } = props
  const [only] = seats ?? []
  const [seatId, setSeatId] = useState(seats?.length === 1 ? (only?.id ?? null) : null)
  const wanted = { kind, seatId, examinationId: examinationOf(props) }
  const lacksSeat = seats !== null && seatId === null
  const name =
    namesAttempt && examination !== null
      ? m.paper_kind_of_attempt({ kind: said(PAPER_KIND_NAMES[kind]), attempt: examination.attempt })
      : said(PAPER_KIND_NAMES[kind])
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {missing && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {missingSentence(missing)}
          </Typography>
        )}
      </Box>
      {missing === null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          {seats !== null && seats.length > 1 && (
            <SeatField seats={seats} value={seatId} onChange={setSeatId} />
          )}
          <Button
            size="small"
            variant="text"
            aria-label={m.paper_preview_named({ kind: name })}
            disabled={lacksSeat}
            onClick={() => onPreview(wanted)}
          >
            {m.paper_preview()}
          </Button>
          <Button
            size="small"
            aria-label={m.paper_issue_named({ kind: name })}
            loading={isIssuing}
            disabled={isBusy || lacksSeat}
            onClick={() => onIssue(wanted)}
          >
            {m.paper_issue_verb()}
          </Button>
        </Box>
      )}
    </Box>
  )
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 2,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const
