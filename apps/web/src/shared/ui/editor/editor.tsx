import { plainText } from '@diatrivi/domain/shared/greek-text'
import Box from '@mui/material/Box'
import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect } from 'react'
import { m } from '../../../paraglide/messages.js'
import { sanitisedNodes } from '../sanitise.ts'
import { useToast } from '../toast-provider.tsx'
import { EDITOR_STYLE } from './editor-style.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { EXTENSIONS } from './extensions.ts'
import { hasPictures, readPasted } from './pasted-html.ts'

interface EditorProps {
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  labelledBy: string
  describedBy: string | undefined
  isInvalid: boolean
  /** Whether the person has tapped the text that stood here before. */
  takesFocus: boolean
}

/** Parsed here: the library would hand the HTML to the browser as a string, which the page's policy forbids. */
function contentOf(html: string): JSONContent {
  return DOMParser.fromSchema(getSchema(EXTENSIONS)).parse(sanitisedNodes(html)).toJSON()
}

/** The editor's empty text is an empty paragraph; the form's is an empty string. */
function htmlOf(html: string): string {
  return plainText(html) === '' ? '' : html
}

export function Editor({
  value,
  onChange,
  onBlur,
  labelledBy,
  describedBy,
  isInvalid,
  takesFocus,
}: EditorProps) {
  const toast = useToast()
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: contentOf(value),
    // Its style stands in `editor-style.ts`: the page's policy lets no script write one.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: readPasted,
      handlePaste: (_view, { clipboardData }) => {
        const pasted = {
          files: [...(clipboardData?.files ?? [])],
          html: clipboardData?.getData('text/html') ?? '',
        }
        if (hasPictures(pasted)) toast({ severity: 'info', message: m.ui_editor_no_pictures() })
        return false
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor }) => onChange(htmlOf(editor.getHTML())),
    onBlur: () => onBlur?.(),
  })

  // A draft that is restored, or a form that is reset, changes the text from outside.
  useEffect(() => {
    // On a slow first render the library makes a second editor; this one is then already destroyed.
    if (editor.isDestroyed) return
    if (htmlOf(editor.getHTML()) !== value)
      editor.commands.setContent(contentOf(value), { emitUpdate: false })
  }, [editor, value])

  // The tap hit the area around the text. The focus stays where it is when it has moved to another field.
  useEffect(() => {
    if (!takesFocus || editor.isDestroyed || !document.activeElement?.contains(editor.view.dom)) return
    editor.commands.focus('end', { scrollIntoView: false })
  }, [editor, takesFocus])

  return (
    <>
      <EditorToolbar editor={editor} />
      <Box sx={EDITOR_STYLE}>
        <EditorContent editor={editor} />
      </Box>
    </>
  )
}
