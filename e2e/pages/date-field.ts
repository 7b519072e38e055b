import type { Locator } from '@playwright/test'

/** Types a day into a field as people do, digit by digit over its parts; from within a page or a dialog. */
export async function typeDay(within: Locator, label: string, day: string) {
  const field = within.getByRole('group', { name: label })
  await field.getByRole('spinbutton').first().click()
  await within.page().keyboard.type(day.replaceAll('/', ''))
}
