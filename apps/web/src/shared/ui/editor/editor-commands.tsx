import type { ChainedCommands, Editor } from '@tiptap/core'
import type { ReactElement } from 'react'
import { m } from '../../../paraglide/messages.js'
import FormatBoldOutlined from '../../icons/format-bold-outlined.tsx'
import FormatItalicOutlined from '../../icons/format-italic-outlined.tsx'
import FormatListBulletedOutlined from '../../icons/format-list-bulleted-outlined.tsx'
import FormatListNumberedOutlined from '../../icons/format-list-numbered-outlined.tsx'
import FormatQuoteOutlined from '../../icons/format-quote-outlined.tsx'
import FormatUnderlinedOutlined from '../../icons/format-underlined-outlined.tsx'
import RedoOutlined from '../../icons/redo-outlined.tsx'
import StrikethroughSOutlined from '../../icons/strikethrough-s-outlined.tsx'
import TitleOutlined from '../../icons/title-outlined.tsx'
import UndoOutlined from '../../icons/undo-outlined.tsx'

export interface EditorCommand {
  name: string
  label: () => string
  icon: ReactElement
  run: (chain: ChainedCommands) => ChainedCommands
  /** Left out by commands without an on/off state. */
  isOn?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
}

/** Groups, in the order of the toolbar. */
export const EDITOR_COMMANDS: readonly (readonly EditorCommand[])[] = [
  [
    {
      name: 'bold',
      label: m.ui_editor_bold,
      icon: <FormatBoldOutlined />,
      run: (chain) => chain.toggleBold(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      name: 'italic',
      label: m.ui_editor_italic,
      icon: <FormatItalicOutlined />,
      run: (chain) => chain.toggleItalic(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      name: 'underline',
      label: m.ui_editor_underline,
      icon: <FormatUnderlinedOutlined />,
      run: (chain) => chain.toggleUnderline(),
      isOn: (editor) => editor.isActive('underline'),
    },
    {
      name: 'strike',
      label: m.ui_editor_strike,
      icon: <StrikethroughSOutlined />,
      run: (chain) => chain.toggleStrike(),
      isOn: (editor) => editor.isActive('strike'),
    },
  ],
  [
    {
      name: 'heading',
      label: m.ui_editor_heading,
      icon: <TitleOutlined />,
      run: (chain) => chain.toggleHeading({ level: 3 }),
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
    },
    {
      name: 'subheading',
      label: m.ui_editor_subheading,
      icon: <TitleOutlined sx={{ transform: 'scale(0.75)' }} />,
      run: (chain) => chain.toggleHeading({ level: 4 }),
      isOn: (editor) => editor.isActive('heading', { level: 4 }),
    },
    {
      name: 'bullets',
      label: m.ui_editor_bullets,
      icon: <FormatListBulletedOutlined />,
      run: (chain) => chain.toggleBulletList(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'numbers',
      label: m.ui_editor_numbers,
      icon: <FormatListNumberedOutlined />,
      run: (chain) => chain.toggleOrderedList(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'quote',
      label: m.ui_editor_quote,
      icon: <FormatQuoteOutlined />,
      run: (chain) => chain.toggleBlockquote(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
  ],
  [
    {
      name: 'undo',
      label: m.ui_editor_undo,
      icon: <UndoOutlined />,
      run: (chain) => chain.undo(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      label: m.ui_editor_redo,
      icon: <RedoOutlined />,
      run: (chain) => chain.redo(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
]
