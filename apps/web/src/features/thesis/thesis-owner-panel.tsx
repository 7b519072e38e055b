import { canThesis } from '@diatrivi/domain/thesis/thesis.policy'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { refusalSentence } from '../../model/refusal-sentence.ts'
import { type Thesis, toThesisFacts } from '../../model/thesis.mapper.ts'
import { toActor, type Viewer } from '../../model/viewer.ts'
import { m } from '../../paraglide/messages.js'
import { ReasonedButton } from '../../shared/ui/reasoned-button.tsx'
import { ReleaseDialog } from './release-dialog.tsx'

/** What its instructor may do with the thesis as a whole. */
export function ThesisOwnerPanel({ thesis, viewer }: { thesis: Thesis; viewer: Viewer }) {
  const [isReleasing, setReleasing] = useState(false)
  const edit = canThesis.edit(toActor(viewer), toThesisFacts(thesis, viewer))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {edit.allowed ? (
        <Button
          component={Link}
          to={paths.instructor.editThesis(thesis.id)}
          startIcon={<EditOutlined />}
          variant="outlined"
        >
          {m.thesis_edit()}
        </Button>
      ) : (
        <ReasonedButton reason={refusalSentence(edit)} startIcon={<EditOutlined />} variant="outlined">
          {m.thesis_edit()}
        </ReasonedButton>
      )}
      {thesis.state === 'inProgress' && (
        <>
          <Button color="error" onClick={() => setReleasing(true)}>
            {m.thesis_release()}
          </Button>
          <ReleaseDialog thesis={thesis} open={isReleasing} onClose={() => setReleasing(false)} />
        </>
      )}
    </Box>
  )
}
