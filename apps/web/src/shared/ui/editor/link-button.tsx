import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import LinkOutlined from '../../icons/link-outlined.tsx'
import { ToolButton } from './tool-button.tsx'

/** `uoa.gr` as people write it is taken for `https://uoa.gr`; anything that is no address is refused. */
function addressOf(text: string): string | null {
  const trimmed = text.trim()
  const whole = /^(?:https?:\/\/|mailto:)/i.test(trimmed) ? trimmed : `https://${trimmed}`
  return /^(?:https?:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+)$/i.test(whole) ? whole : null
}

export function LinkButton({ editor, tabIndex }: { editor: Editor; tabIndex: number }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isWrong, setWrong] = useState(false)
  const { isOn, href } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      isOn: editor.isActive('link'),
      href: String(editor.getAttributes('link').href ?? ''),
    }),
  })
  const close = () => setAnchor(null)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The page's own form lies around this one in the tree, though not on the screen.
    event.stopPropagation()
    const address = addressOf(String(new FormData(event.currentTarget).get('href')))
    setWrong(address === null)
    if (address === null) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !isOn)
      chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
    else chain.setLink({ href: address }).run()
    close()
  }

  return (
    <>
      <ToolButton
        command="link"
        label={m.ui_editor_link()}
        isOn={isOn}
        aria-haspopup="dialog"
        tabIndex={tabIndex}
        onClick={(event) => {
          setWrong(false)
          setAnchor(event.currentTarget)
        }}
      >
        <LinkOutlined />
      </ToolButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': m.ui_editor_link(),
            sx: { border: 1, borderColor: 'divider' },
          },
        }}
      >
        <Box
          component="form"
          noValidate
          onSubmit={save}
          sx={{ display: 'grid', gap: 3, p: 4, width: 'min(360px, 86vw)' }}
        >
          <TextField
            name="href"
            label={m.ui_editor_link_address()}
            defaultValue={href}
            autoFocus
            error={isWrong}
            helperText={isWrong ? m.ui_editor_link_wrong() : undefined}
            slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
          />
          <Box sx={{ display: 'flex', gap: 2 }}>
            <Button type="submit" variant="contained">
              {m.ui_save()}
            </Button>
            {isOn && (
              <Button
                variant="text"
                onClick={() => {
                  editor.chain().focus().extendMarkRange('link').unsetLink().run()
                  close()
                }}
              >
                {m.ui_editor_link_remove()}
              </Button>
            )}
          </Box>
        </Box>
      </Popover>
    </>
  )
}
