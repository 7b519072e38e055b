import type { View } from './screen.ts'

/** What opens on the instructor's screens, by what is written on it in both languages. */

const button = ({ page, say }: View, greek: string, english: string) =>
  page.getByRole('button', { name: say(greek, english), exact: true }).first()

export async function openFilters({ page, say }: View): Promise<void> {
  // Its name also says how many are set.
  await page.getByRole('button', { name: new RegExp(`^${say('Φίλτρα', 'Filters')}`) }).click()
  await page.getByRole('button', { name: say('Καθαρισμός', 'Clear'), exact: true }).waitFor()
}

export async function askToRelease(view: View): Promise<void> {
  await button(view, 'Τερματισμός της ανάθεσης', 'End the assignment').click()
  await view.page.getByRole('dialog').waitFor()
}

export async function askToMark(view: View): Promise<void> {
  const { page, say } = view
  await page.getByRole('textbox', { name: say('Βαθμός', 'Mark') }).fill('9')
  await button(view, 'Καταχώριση βαθμού', 'Enter the mark').click()
  await page.getByRole('alertdialog').waitFor()
}

export async function showAllInterested({ page, say }: View): Promise<void> {
  const all = page.getByRole('button', { name: say('Εμφάνιση και των', 'Show all') })
  await all.click()
  await page.getByRole('region', { name: say('Ενδιαφερόμενοι φοιτητές', 'Interested students') }).waitFor()
}

export async function askToReturnStep(view: View): Promise<void> {
  await button(view, 'Επιστροφή για διόρθωση', 'Return for correction').click()
  await view.page.getByRole('dialog').waitFor()
}

export async function openHistory(view: View): Promise<void> {
  const history = button(view, 'Ιστορικό', 'History')
  await history.click()
  await history.scrollIntoViewIfNeeded()
  await view.page.locator('.MuiSkeleton-root:visible').waitFor({ state: 'hidden' })
}

export async function askToDeleteThesis(view: View): Promise<void> {
  await button(view, 'Διαγραφή εργασίας', 'Delete thesis').click()
  await view.page.getByRole('alertdialog').waitFor()
}

export async function chooseListToCopy(view: View): Promise<void> {
  await button(view, 'Αντιγραφή λίστας στην εργασία', 'Copy a list to the thesis').click()
  await view.page.getByRole('dialog').waitFor()
}

export async function saveWithoutTitle(view: View): Promise<void> {
  await button(view, 'Αποθήκευση', 'Save').click()
  await view.page.locator('[aria-invalid="true"]').first().waitFor()
}

export async function askToRemoveList(view: View): Promise<void> {
  const { page } = view
  await button(view, 'Αφαίρεση λίστας', 'Remove list')
    .or(button(view, 'Διαγραφή λίστας', 'Delete list'))
    .first()
    .click()
  await page.getByRole('alertdialog').waitFor()
}

export async function addStep(view: View): Promise<void> {
  await button(view, 'Προσθήκη βήματος', 'Add a step').click()
  await view.page.getByRole('dialog').waitFor()
}

/** Expands the last step, which has no progress yet, and opens its form. */
export async function editLastStep(view: View): Promise<void> {
  const { page } = view
  await page.getByRole('heading', { level: 3 }).getByRole('button').last().click()
  await button(view, 'Επεξεργασία', 'Edit').click()
  await page.getByRole('dialog').waitFor()
}

export async function unfoldLastStep({ page }: View): Promise<void> {
  const last = page.getByRole('heading', { level: 3 }).getByRole('button').last()
  await last.click()
  await last.scrollIntoViewIfNeeded()
}

export async function openMenu(view: View): Promise<void> {
  await button(view, 'Μενού', 'Menu').click()
  await view.page.getByRole('dialog').waitFor()
}

export async function changePassword(view: View): Promise<void> {
  await button(view, 'Αλλαγή κωδικού', 'Change password').click()
  await view.page.getByRole('dialog').waitFor()
}

export async function chooseDate({ page, say }: View): Promise<void> {
  await page
    .getByRole('button', { name: say('Επιλέξτε ημερομηνία', 'Choose date') })
    .first()
    .click()
  await page.getByRole('grid').waitFor()
}
