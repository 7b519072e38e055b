import { Node, type NodeConfig } from '@tiptap/core'
import { CellSelection, deleteTable, goToNextCell, tableEditing } from '@tiptap/pm/tables'

/** What the library of tables calls each of them. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

/** Tables that come from elsewhere: they are pasted, written in and deleted, and the toolbar makes none. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: ROLES[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const { editor } = this
    const run = (command: ReturnType<typeof goToNextCell>) => command(editor.state, editor.view.dispatch)
    const deleteWhole = () => {
      const { selection } = editor.state
      const isWhole =
        selection instanceof CellSelection && selection.isRowSelection() && selection.isColSelection()
      return isWhole && run(deleteTable)
    }
    return {
      Tab: () => run(goToNextCell(1)),
      'Shift-Tab': () => run(goToNextCell(-1)),
      Backspace: deleteWhole,
      Delete: deleteWhole,
    }
  },
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const aCell = (name: string, tag: 'td' | 'th'): NodeConfig => ({
  name,
  content: 'block+',
  isolating: true,
  addAttributes: () => ({
    ...span('colspan'),
    ...span('rowspan'),
    // The library of tables asks for it; widths cannot be set here.
    colwidth: { default: null, rendered: false, parseHTML: () => null },
  }),
  parseHTML: () => [{ tag }],
  renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
})

/** Over how many columns or rows a cell goes; written only where it is more than one. */
const span = (name: 'colspan' | 'rowspan') => ({
  [name]: {
    default: 1,
    parseHTML: (cell: HTMLTableCellElement) => cell[name === 'colspan' ? 'colSpan' : 'rowSpan'] || 1,
    renderHTML: ({ [name]: over }: Record<string, number>) => (over === 1 ? {} : { [name]: over }),
  },
})

export const TABLE_NODES = [
  Table,
  TableRow,
  Node.create(aCell('tableCell', 'td')),
  Node.create(aCell('tableHeader', 'th')),
]
