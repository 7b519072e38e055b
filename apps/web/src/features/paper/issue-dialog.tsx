import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { download } from '../../shared/api/download.ts'
import { useAct } from '../../shared/ui/use-act.ts'
import { useIssuePaper } from './paper.mutations.ts'
import type { IssuableKind } from './paper.queries.ts'
import { KIND_WORDS, missingSentence } from './paper-words.tsx'

interface IssueDialogProps {
  thesisId: number
  kinds: readonly IssuableKind[]
  onClose: () => void
}

/** The kinds of papers: each can be looked at and issued, or says what it lacks. */
export function IssueDialog({ thesisId, kinds, onClose }: IssueDialogProps) {
  const id = useId()
  const run = useAct()
  const issue = useIssuePaper(thesisId)
  const preview = (kind: IssuableKind['kind']) =>
    void run(() =>
      download('previewPaper', { params: undefined, query: { kind, thesisID: String(thesisId) } }),
    )
  const issueOne = async (kind: IssuableKind['kind']) => {
    if (await issue.mutateAsync(kind)) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{m.paper_issue()}</DialogTitle>
      <DialogContent>
        <DialogContentText>{m.paper_issue_text()}</DialogContentText>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {kinds.map(({ kind, missing }) => (
            <Box component="li" key={kind} sx={ROW}>
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>{KIND_WORDS[kind]()}</Typography>
                {missing && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {missingSentence(missing)}
                  </Typography>
                )}
              </Box>
              {missing === null && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
                  <Button
                    size="small"
                    variant="text"
                    aria-label={m.paper_preview_named({ kind: KIND_WORDS[kind]() })}
                    onClick={() => preview(kind)}
                  >
                    {m.paper_preview()}
                  </Button>
                  <Button
                    size="small"
                    aria-label={m.paper_issue_named({ kind: KIND_WORDS[kind]() })}
                    loading={issue.isPending && issue.variables === kind}
                    disabled={issue.isPending}
                    onClick={() => void issueOne(kind)}
                  >
                    {m.paper_issue_verb()}
                  </Button>
                </Box>
              )}
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="neutral" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
      </DialogActions>
    </Dialog>
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
