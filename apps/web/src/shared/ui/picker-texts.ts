import { elGR } from '@mui/x-date-pickers/locales'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

/** MUI's own Greek with its gaps and slips corrected; English is MUI's default. */
export function pickerTexts() {
  if (getLocale() !== 'el') return {}
  return {
    ...elGR.components.MuiLocalizationProvider.defaultProps.localeText,
    // The placeholders of the digits.
    fieldDayPlaceholder: () => m.ui_picker_day_letters(),
    fieldMonthPlaceholder: () => m.ui_picker_month_letters(),
    fieldYearPlaceholder: ({ digitAmount }: { digitAmount: number }) =>
      m.ui_picker_year_letter().repeat(digitAmount),
    cancelButtonLabel: m.ui_cancel(),
    openPreviousView: m.ui_picker_previous_view(),
    openNextView: m.ui_picker_next_view(),
    calendarViewSwitchingButtonAriaLabel: (view: string) =>
      view === 'year' ? m.ui_picker_to_days() : m.ui_picker_to_years(),
    openDatePickerDialogue: (date: string | null) =>
      date === null || date === '' ? m.ui_picker_open() : m.ui_picker_open_chosen({ date }),
    dateTableLabel: m.ui_picker_open(),
    fieldClearLabel: m.control_clear(),
    year: m.ui_picker_year(),
    weekDay: m.ui_picker_week_day(),
    empty: m.ui_picker_empty(),
  }
}
