import { plainText } from '@diatrivi/domain/shared/greek-text'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect } from 'react'
import { EditorToolbar } from './editor-toolbar.tsx'

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

/** Exactly the formats that the API's sanitiser keeps. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    codeBlock: false,
    horizontalRule: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https' },
  }),
]

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
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editorProps: {
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
    if (htmlOf(editor.getHTML()) !== value) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  // The tap hit the area around the text. The focus stays where it is when it has moved to another field.
  useEffect(() => {
    if (!takesFocus || editor.isDestroyed || !document.activeElement?.contains(editor.view.dom)) return
    editor.commands.focus('end', { scrollIntoView: false })
  }, [editor, takesFocus])

  return (
    <>
      <EditorToolbar editor={editor} />
      <EditorContent editor={editor} />
    </>
  )
}
