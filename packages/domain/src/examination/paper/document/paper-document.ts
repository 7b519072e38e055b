import type { Language } from '../../../shared/language.ts'

/** What is read beside its name: «Τίτλος», and the title. */
export interface PaperField {
  label: string
  value: string
  /** The language of the value, where it is not that of the block. */
  language?: Language
}

export interface PaperColumn {
  heading: string
  /** Its share of the width. */
  share: number
}

type Block =
  /** Who issues it, and beside that its number and date. */
  | { kind: 'letterhead'; left: readonly string[]; right: readonly string[] }
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'paragraph'; text: string }
  /** Fields of one row stand beside each other. */
  | { kind: 'fields'; rows: readonly (readonly PaperField[])[] }
  /** Each row has a cell for each column; an empty one is filled by pen. `forPen` leaves the height for it. */
  | { kind: 'table'; columns: readonly PaperColumn[]; rows: readonly (readonly string[])[]; forPen: boolean }
  | { kind: 'signatures'; people: readonly { role: string; name: string }[] }
  | { kind: 'note'; text: string }

/** A part of a paper, in the language of the paper where it names none. */
export type PaperBlock = Block & { language?: Language }

/** A paper as its sentences and their order: what both the PDF and the Word file are drawn from. */
export interface PaperDocument {
  /** What windows and readers call it. */
  title: string
  language: Language
  /** Large: to be put up and read from some distance. */
  size: 'usual' | 'large'
  blocks: readonly PaperBlock[]
}

/** Every piece of text of a paper, in the order of reading. */
export function textsOf({ blocks }: PaperDocument): string[] {
  return blocks.flatMap(textsOfBlock).filter((text) => text !== '')
}

function textsOfBlock(block: PaperBlock): readonly string[] {
  switch (block.kind) {
    case 'letterhead':
      return [...block.left, ...block.right]
    case 'fields':
      return block.rows.flat().flatMap(({ label, value }) => [label, value])
    case 'table':
      return [...block.columns.map(({ heading }) => heading), ...block.rows.flat()]
    case 'signatures':
      return block.people.flatMap(({ role, name }) => [role, name])
    default:
      return [block.text]
  }
}
