import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import AddOutlined from '../../../../shared/icons/add-outlined.tsx'
import ContentCopyOutlined from '../../../../shared/icons/content-copy-outlined.tsx'
import { paths } from '../../../../shared/paths.ts'
import { CopyListDialog } from './copy-list-dialog.tsx'

/** The two ways in which a thesis gets its list of steps. */
export function GiveList({ thesisId }: { thesisId: number }) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button startIcon={<ContentCopyOutlined />} onClick={() => setChoosing(true)}>
        {m.todo_lists_copy()}
      </Button>
      <Button component={Link} to={paths.instructor.createTodoList(thesisId)} startIcon={<AddOutlined />}>
        {m.todo_lists_new()}
      </Button>
      <CopyListDialog thesisId={thesisId} open={isChoosing} onClose={() => setChoosing(false)} />
    </Box>
  )
}
