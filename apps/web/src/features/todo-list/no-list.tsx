import { canThesis } from '@diatrivi/domain/thesis/thesis.policy'
import AddOutlined from '@mui/icons-material/AddOutlined'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { refusalSentence } from '../../model/refusal-sentence.ts'
import { type Thesis, toThesisFacts } from '../../model/thesis.mapper.ts'
import { toActor, type Viewer } from '../../model/viewer.ts'
import { m } from '../../paraglide/messages.js'
import { ReasonedButton } from '../../shared/ui/reasoned-button.tsx'
import { CopyListDialog } from './copy-list-dialog.tsx'

interface NoListProps {
  thesis: Thesis
  /** Its instructor. */
  viewer: Viewer
}

/** A thesis without a list cannot be completed; here it gets one. */
export function NoList({ thesis, viewer }: NoListProps) {
  const [isChoosing, setChoosing] = useState(false)
  const navigate = useNavigate()
  const reason = refusalSentence(canThesis.manageList(toActor(viewer), toThesisFacts(thesis, viewer), false))
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Alert severity="warning">{m.todo_list_thesis_has_none()}</Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ReasonedButton reason={reason} startIcon={<ContentCopyOutlined />} onClick={() => setChoosing(true)}>
          {m.todo_list_copy()}
        </ReasonedButton>
        {reason === null && (
          <Button
            startIcon={<AddOutlined />}
            onClick={() => void navigate(paths.instructor.createTodoList(thesis.id))}
          >
            {m.todo_list_new()}
          </Button>
        )}
      </Box>
      <CopyListDialog thesisId={thesis.id} open={isChoosing} onClose={() => setChoosing(false)} />
    </Box>
  )
}
