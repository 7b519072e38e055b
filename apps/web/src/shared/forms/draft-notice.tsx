import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { m } from '../../paraglide/messages.js'
import type { Draft } from './use-draft.ts'

/** Offers what an earlier visit left unsaved. */
export function DraftNotice({ draft }: { draft: Draft }) {
  if (!draft.found) return null
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button size="small" variant="outlined" color="inherit" onClick={draft.restore}>
            {m.ui_draft_restore()}
          </Button>
          <Button size="small" variant="text" color="inherit" onClick={draft.discard}>
            {m.ui_draft_discard()}
          </Button>
        </>
      }
    >
      {m.ui_draft_found()}
    </Alert>
  )
}
