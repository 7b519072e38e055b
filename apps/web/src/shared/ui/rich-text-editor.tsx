import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { lazy, Suspense, useId, useState } from 'react'
import { useFirstAction } from '../first-paint/deferred.tsx'
import { EditorStrip } from './editor-strip.tsx'
import { RichText } from './rich-text.tsx'
import { RICH_TEXT } from './rich-text-style.ts'

const Editor = lazy(() => import('./editor/editor.tsx').then((module) => ({ default: module.Editor })))

interface RichTextEditorProps {
  label: string
  /** HTML; empty when there is not one word. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  error?: boolean
  helperText?: string | undefined
  /** The height of the text alone, in pixels. */
  minHeight?: number
  /** The text alone is shown, without tools. */
  disabled?: boolean
}

/** The editor is loaded at the person's first action, because it is the largest part of any page; its height is reserved. */
export function RichTextEditor({
  label,
  error = false,
  helperText,
  minHeight = 180,
  disabled = false,
  ...props
}: RichTextEditorProps) {
  const id = useId()
  const isWanted = useFirstAction()
  // The first action may be a tap on the text itself, before there is anything that takes the focus.
  const [isTapped, setTapped] = useState(false)
  if (disabled) {
    return (
      <Box role="group" aria-labelledby={`${id}-label`} aria-disabled>
        <Box id={`${id}-label`} sx={{ mb: 1.5, fontWeight: 600 }}>
          {label}
        </Box>
        <RichText html={props.value} />
      </Box>
    )
  }
  const written = <Written html={props.value} minHeight={minHeight} />
  return (
    <div>
      <Box id={`${id}-label`} sx={{ mb: 1.5, fontWeight: 600, color: error ? 'error.main' : 'text.primary' }}>
        {label}
      </Box>
      <Box
        onPointerUp={() => setTapped(true)}
        sx={{
          border: 1,
          borderColor: error ? 'error.main' : 'controlEdge',
          borderRadius: '8px',
          bgcolor: 'background.paper',
          '&:focus-within': {
            borderColor: 'primary.main',
            outline: '1px solid',
            outlineColor: 'primary.main',
          },
          '& .ProseMirror': { ...RICH_TEXT, maxWidth: 'none', minHeight, p: 4, outline: 'none' },
          '& .ProseMirror:focus-visible': { outline: 'none' },
        }}
      >
        {isWanted ? (
          <Suspense fallback={written}>
            <Editor
              {...props}
              labelledBy={`${id}-label`}
              describedBy={helperText ? `${id}-help` : undefined}
              isInvalid={error}
              takesFocus={isTapped}
            />
          </Suspense>
        ) : (
          written
        )}
      </Box>
      {helperText && (
        <FormHelperText id={`${id}-help`} error={error}>
          {helperText}
        </FormHelperText>
      )}
    </div>
  )
}

/** The text as it is, in the place that it will have in the editor, so that nothing moves when the editor comes. */
function Written({ html, minHeight }: { html: string; minHeight: number }) {
  return (
    <>
      <EditorStrip />
      {/* Twice, or the width of reading text, which has a class of its own, would win. */}
      <Box sx={{ minHeight, p: 4, '&& > *': { maxWidth: 'none' } }}>
        <RichText html={html} />
      </Box>
    </>
  )
}
