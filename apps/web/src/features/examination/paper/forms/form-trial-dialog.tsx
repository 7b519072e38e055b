import { isAboutSeat } from '@diatrivi/domain/examination/paper/issuable'
import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useDeferredValue, useId, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { download } from '../../../../shared/api/download.ts'
import { useAct } from '../../../../shared/ui/use-act.ts'
import { paperQueries } from '../paper.queries.ts'
import { KIND_WORDS } from '../paper-words.tsx'
import { SeatField } from '../seat-field.tsx'
import { paperFormQueries } from './paper-form.queries.ts'

/** The form filled with a thesis of the department; nothing is issued. */
export function FormTrialDialog({ kind, onClose }: { kind: PaperKind; onClose: () => void }) {
  const id = useId()
  const run = useAct()
  const [typed, setTyped] = useState('')
  const [thesis, setThesis] = useState<{ id: number; title: string } | null>(null)
  const [seatId, setSeatId] = useState<number | null>(null)
  const [isTried, setTried] = useState(false)
  // When a thesis is chosen the field holds its title, which need not be sought.
  const sought = useDeferredValue(thesis === null ? typed.trim() : '')
  const { data = [] } = useQuery(paperFormQueries.theses(sought))
  const needsSeat = isAboutSeat(kind)
  const { data: papers } = useQuery({
    ...paperQueries.ofThesis(thesis?.id ?? 0),
    enabled: needsSeat && thesis !== null,
  })
  const seats = papers?.kinds.find((one) => one.kind === kind)?.seats ?? []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (thesis === null || (needsSeat && seatId === null)) return
    const ofSeat = seatId === null ? {} : { seatID: String(seatId) }
    const query = { kind, thesisID: String(thesis.id), ...ofSeat, format: 'docx' as const }
    void run(() => download('previewPaper', { params: undefined, query }))
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{m.paper_form_try_named({ kind: KIND_WORDS[kind]() })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <DialogContentText>{m.paper_form_try_text()}</DialogContentText>
          <Autocomplete
            options={data}
            value={thesis}
            onChange={(_event, chosen) => {
              setThesis(chosen)
              setSeatId(null)
            }}
            inputValue={typed}
            onInputChange={(_event, text) => setTyped(text)}
            getOptionLabel={({ title }) => title}
            getOptionKey={(one) => one.id}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            filterOptions={(options) => options}
            autoHighlight
            openText={m.ui_open()}
            closeText={m.ui_close()}
            clearText={m.ui_clear()}
            noOptionsText={m.ui_no_options()}
            renderInput={(params) => (
              <TextField
                {...params}
                label={m.paper_form_try_thesis()}
                required
                error={isTried && thesis === null}
                helperText={isTried && thesis === null ? m.ui_required() : m.paper_form_try_hint()}
              />
            )}
          />
          {seats.length > 0 && (
            <SeatField
              seats={seats}
              value={seatId}
              onChange={setSeatId}
              error={isTried && seatId === null ? m.ui_required() : undefined}
            />
          )}
          {needsSeat && papers !== undefined && seats.length === 0 && (
            <Alert severity="warning">{m.paper_form_try_no_member()}</Alert>
          )}
          <Alert severity="info">{m.paper_form_try_missing()}</Alert>
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="neutral" onClick={onClose}>
            {m.ui_close()}
          </Button>
          <Button type="submit" variant="contained">
            {m.paper_form_try_open()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
