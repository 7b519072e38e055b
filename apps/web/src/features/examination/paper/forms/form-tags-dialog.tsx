import { EXAMPLE_ISSUE, EXAMPLE_PAPERS } from '@diatrivi/domain/examination/paper/example-papers'
import { type FormList, type FormTag, formTags } from '@diatrivi/domain/examination/paper/form-tags'
import { parsePaperCode } from '@diatrivi/domain/examination/paper/paper-code'
import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import { PAPER_KIND_NAMES } from '@diatrivi/domain/examination/paper/paper-names'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { said } from '../../../../shared/format/said.ts'
import { Definitions } from '../../../../shared/ui/definitions.tsx'

const EXAMPLE_CODE = parsePaperCode('7K3M-92QX-4TAB-0YC5')

/** Which tags a form may hold, and what would stand in their place on a paper of an invented thesis. */
export function FormTagsDialog({ kind, onClose }: { kind: PaperKind; onClose: () => void }) {
  const id = useId()
  const verification = EXAMPLE_CODE && {
    code: EXAMPLE_CODE,
    address: `${location.origin}/p/${EXAMPLE_CODE}`,
  }
  const { tags, lists } = formTags(EXAMPLE_PAPERS[kind], EXAMPLE_ISSUE, verification)
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{m.paper_form_tags_named({ kind: said(PAPER_KIND_NAMES[kind]) })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 4 }}>{m.paper_form_tags_text()}</DialogContentText>
        <Tags tags={tags} />
        {lists.map((list) => (
          <ListTags key={list.name} list={list} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {m.control_close()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Tags({ tags }: { tags: readonly FormTag[] }) {
  const entries = tags.map(({ name, value }) => ({
    term: `{${name}}`,
    value: value || m.paper_form_tag_empty(),
  }))
  return <Definitions entries={entries} terms={{ width: '260px', fontWeight: 600 }} />
}

/** One row of a table in Word holds them all; it comes once for each member, part or thesis. */
function ListTags({ list: { name, columns, rows } }: { list: FormList }) {
  const [first = []] = rows
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Typography variant="h4" component="h3">
        {m.paper_form_list({ name })}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
        {m.paper_form_list_text({ begin: `{#${name}}`, end: `{/${name}}` })}
      </Typography>
      <Tags tags={columns.map((column, at) => ({ name: column, value: first[at] ?? '' }))} />
    </Box>
  )
}
