import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { StepsLine } from '../features/todo-list/steps-line.tsx'
import type { ShownList } from '../features/todo-list/todo-list-editor.tsx'
import type { Viewer } from '../model/viewer.ts'
import { toActor } from '../model/viewer.ts'
import { m } from '../paraglide/messages.js'
import { RichText } from '../shared/ui/rich-text.tsx'
import { Section } from '../shared/ui/section.tsx'
import { conversationAbout } from './conversation-about.tsx'

interface ReadOnlyListProps extends ShownList {
  viewer: Viewer
  /** Why it may not be changed. */
  refusal: string
}

/** In place of the editor: the words, the steps and what was said about them. */
export function ReadOnlyList({ list, rows, facts, viewer, refusal }: ReadOnlyListProps) {
  return (
    <>
      <Alert severity="info">{list.leftBehind === null ? refusal : m.todo_list_left_behind()}</Alert>
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
