import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { Viewer } from '../../../entities/viewer/viewer.ts'
import { toActor } from '../../../entities/viewer/viewer.ts'
import type { ShownList } from '../../../features/thesis/todo-list/editor/todo-list-editor.tsx'
import { StepsLine } from '../../../features/thesis/todo-list/work/steps-line.tsx'
import { m } from '../../../paraglide/messages.js'
import { RichText } from '../../../shared/ui/rich-text.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { conversationAbout } from '../../signed-in/thesis/conversation-about.tsx'

interface ReadOnlyListProps extends ShownList {
  viewer: Viewer
  /** Why it may not be changed. */
  refusal: string
}

/** Replaces the editor: the words, the steps and their comments. */
export function ReadOnlyList({ list, rows, facts, viewer, refusal }: ReadOnlyListProps) {
  return (
    <>
      <Alert severity="info">{list.leftBehind === null ? refusal : m.todo_lists_left_behind()}</Alert>
      <Section title={m.todo_list_steps()}>
        {list.description !== '' && <RichText html={list.description} />}
        <Box sx={{ mt: 4 }}>
          <StepsLine
            rows={rows}
            actor={toActor(viewer)}
            facts={facts}
            conversation={conversationAbout(viewer)}
          />
        </Box>
      </Section>
    </>
  )
}
