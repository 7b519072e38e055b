import { StarterKit } from '@tiptap/starter-kit'
import { TABLE_NODES } from './table-nodes.ts'

/** Exactly the formats that the API's sanitiser keeps. */
export const EXTENSIONS = [
  ...TABLE_NODES,
  StarterKit.configure({
    heading: { levels: [3, 4] },
    codeBlock: false,
    horizontalRule: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https' },
  }),
]
