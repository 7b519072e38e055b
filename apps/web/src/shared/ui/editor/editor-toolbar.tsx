import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Fragment, type KeyboardEvent, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { TOOLBAR_SPACE } from '../editor-strip.tsx'
import { TOP_BAR_HEIGHT } from '../measures.ts'
import { EDITOR_COMMANDS, type EditorCommand } from './editor-commands.tsx'
import { LinkButton } from './link-button.tsx'
import { ToolButton } from './tool-button.tsx'

const STEP_OF_KEY: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** One stop of the Tab key; the arrows go from button to button. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const [current, setCurrent] = useState('bold')
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEP_OF_KEY[event.key]
    if (step === undefined) return
    const buttons = [
      ...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not([aria-disabled])'),
    ]
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons.at((index + step) % buttons.length)?.focus()
    event.preventDefault()
  }

  return (
    <Box
      role="toolbar"
      aria-label={m.ui_editor_toolbar()}
      onKeyDown={move}
      onFocus={(event) => setCurrent(event.target.getAttribute('data-command') ?? 'bold')}
      sx={{
        ...TOOLBAR_SPACE,
        borderRadius: '7px 7px 0 0',
        bgcolor: 'background.paper',
        // The toolbar stays in sight for long texts. On a phone the keyboard leaves no space for it.
        position: { md: 'sticky' },
        top: TOP_BAR_HEIGHT,
        zIndex: 1,
      }}
    >
      {EDITOR_COMMANDS.map((group, index) => (
        <Fragment key={group[0]?.name}>
          {index > 0 && <Divider orientation="vertical" flexItem sx={{ mx: 1, my: 1 }} />}
          {group.map((command) => (
            <CommandButton
              key={command.name}
              editor={editor}
              command={command}
              tabIndex={current === command.name ? 0 : -1}
            />
          ))}
          {index === 1 && <LinkButton editor={editor} tabIndex={current === 'link' ? 0 : -1} />}
        </Fragment>
      ))}
    </Box>
  )
}

interface CommandButtonProps {
  editor: Editor
  command: EditorCommand
  tabIndex: number
}

function CommandButton({ editor, command, tabIndex }: CommandButtonProps) {
  const { isOn, isPossible } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      isOn: command.isOn?.(editor),
      isPossible: command.isPossible?.(editor) ?? true,
    }),
  })
  return (
    <ToolButton
      command={command.name}
      label={command.label()}
      isOn={isOn}
      tabIndex={tabIndex}
      isPossible={isPossible}
      onClick={() => command.run(editor.chain().focus()).run()}
    >
      {command.icon}
    </ToolButton>
  )
}
