import { elGR } from '@mui/x-data-grid/locales'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { formatNumber } from '../format/numbers.ts'

interface DisplayedRows {
  from: number
  to: number
  count: number
}

/** For `localeText` of a grid: MUI's own Greek with its gaps and slips corrected; English is MUI's default. */
export function gridTexts() {
  if (getLocale() !== 'el') return {}
  return {
    ...elGR.components.MuiDataGrid.defaultProps.localeText,
    noRowsLabel: m.ui_empty(),
    noColumnsOverlayLabel: m.ui_grid_no_columns(),
    noColumnsOverlayManageColumns: m.ui_grid_manage_columns(),
    columnsManagementSearchTitle: m.ui_search(),
    columnsManagementNoColumns: m.ui_grid_no_columns(),
    columnsManagementShowHideAllText: m.ui_grid_show_hide_all(),
    columnsManagementReset: m.ui_grid_reset(),
    columnsManagementDeleteIconLabel: m.control_clear(),
    filterPanelOperator: m.ui_grid_operator(),
    filterPanelOperatorAnd: m.ui_grid_and(),
    filterPanelColumn: m.ui_grid_column(),
    filterOperatorDoesNotContain: m.ui_grid_does_not_contain(),
    filterOperatorEquals: m.ui_grid_equals(),
    filterOperatorDoesNotEqual: m.ui_grid_does_not_equal(),
    columnMenuAriaLabel: (column: string) => m.ui_grid_column_menu({ column }),
    footerRowSelected: (count: number) => m.ui_grid_selected({ count }),
    footerTotalRows: m.ui_grid_total(),
    footerTotalVisibleRows: (visible: number, total: number) =>
      m.ui_grid_visible({ visible: formatNumber(visible), total: formatNumber(total) }),
    checkboxSelectionHeaderName: m.ui_grid_selection(),
    checkboxSelectionUnselectAllRows: m.ui_grid_unselect_all(),
    checkboxSelectionUnselectRow: m.ui_grid_unselect_row(),
    booleanCellTrueLabel: m.ui_yes(),
    booleanCellFalseLabel: m.ui_no(),
    paginationItemAriaLabel: (to: string) => (to === 'next' ? m.ui_next_page() : m.ui_previous_page()),
    paginationRowsPerPage: m.ui_rows_per_page(),
    paginationDisplayedRows: ({ from, to, count }: DisplayedRows) =>
      m.ui_grid_rows({ from: formatNumber(from), to: formatNumber(to), total: formatNumber(count) }),
  }
}
