import { expectAccessible } from '../fixtures/accessibility.ts'
import { typedDay } from '../fixtures/days.ts'
import { aPdf } from '../fixtures/documents.ts'
import { expect } from '../fixtures/journey.ts'
import { confirmationCodeFor } from '../fixtures/mailbox.ts'
import { test } from '../fixtures/world.ts'
import { MainMenu } from '../pages/main-menu.ts'
import { RegisterPage } from '../pages/register-page.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { StepsPanel } from '../pages/steps-panel.ts'
import { ThesisFormPage } from '../pages/thesis-form-page.ts'
import { ThesisListPage } from '../pages/thesis-list-page.ts'
import { ThesisPage } from '../pages/thesis-page.ts'
import { TodoListPage } from '../pages/todo-list-page.ts'
import { Tour } from '../pages/tour.ts'

const STEPS = [
  { title: 'Μελέτη της βιβλιογραφίας', description: 'Τουλάχιστον δεκαπέντε πηγές.', amount: 3 },
  { title: 'Συγγραφή και παρουσίαση', description: 'Κείμενο και διαφάνειες.', amount: 4 },
] as const

test('a thesis lives from its topic to its mark', async ({
  signedInAs,
  openWindow,
  names,
  anInstructor,
  aNewcomer,
}) => {
  test.setTimeout(480_000)
  const title = names.title('Ψηφιακή χαρτογράφηση παραδοσιακών οικισμών')
  const listTitle = names.title('Βήματα χαρτογράφησης')
  const keyword = names.title('οικισμοί')
  const student = aNewcomer()
  const fullName = `${student.firstName} ${student.surname}`
  const instructorPage = await signedInAs(await anInstructor())
  let thesisId = 0

  await test.step('the instructor makes a list of steps', async () => {
    const list = new TodoListPage(instructorPage)
    await list.openNew()
    await list.title().fill(listTitle)
    await list.save().click()
    for (const step of STEPS) await list.add(step)
    for (const step of STEPS) await expect(list.step(step.title)).toBeVisible()
  })

  await test.step('the instructor writes the topic and copies the list to it', async () => {
    const form = new ThesisFormPage(instructorPage)
    await form.openNew()
    await form.fill({
      title,
      description: 'Καταγραφή και απόδοση οικισμών σε διαδραστικό χάρτη.',
      keywords: ['χαρτογραφία', keyword],
      interestDeadline: typedDay(20),
      startDate: typedDay(1),
      intendedEnd: typedDay(120),
    })
    await form.choose('Άμεση ανάθεση')
    await form.choose('Δημόσια')
    await form.save().click()
    await instructorPage.waitForURL(/\/thesis\/edit\/\d+$/)
    await expect(instructorPage.getByText('Επιτυχής αποθήκευση')).toBeVisible()
    thesisId = Number(instructorPage.url().split('/').at(-1))

    await new TodoListPage(instructorPage).copyToThesis(listTitle)
    await expect(instructorPage.getByText(STEPS[0].title).first()).toBeVisible()
    await instructorPage.getByRole('button', { name: 'Εικόνα 2', exact: true }).click()
    await expect(
      instructorPage.getByRole('button', { name: 'Εικόνα 2', exact: true, pressed: true }),
    ).toBeVisible()
  })

  const studentPage = await openWindow()
  await test.step('a student registers and confirms the e-mail', async () => {
    const register = new RegisterPage(studentPage)
    await register.open()
    await register.fill(student, 'Αριστοτέλειο', 'Τμήμα Πληροφορικής')
    await register.submit().click()
    await studentPage.waitForURL(/authenticateEmail/)
    await register.confirm(await confirmationCodeFor(student.email))
    await studentPage.waitForURL(/\/dashboard\/student/)
    await new Tour(studentPage).skip().click()
  })

  await test.step('the student finds the topic and declares interest', async () => {
    const list = new ThesisListPage(studentPage)
    await list.openOpenTheses()
    await list.search().fill('ΧΑΡΤΟΓΡΑΦΗΣΗ ΠΑΡΑΔΟΣΙΑΚΩΝ')
    await expect(list.card(title)).toBeVisible()
    await list.filterByKeywords(keyword)
    await expect(list.results()).toHaveText('1 αποτέλεσμα')
    await list.read(title)
    const thesis = new ThesisPage(studentPage)
    await thesis.declareInterest(1)
    await expect(studentPage.getByText('Δηλώθηκε ενδιαφέρον')).toBeVisible()
  })

  const thesis = new ThesisPage(instructorPage)
  await test.step('the instructor answers positively', async () => {
    await thesis.open(thesisId, title)
    await expect(thesis.choose(fullName)).toBeVisible()
    await thesis.choose(fullName).click()
    await expect(thesis.cancelChoice(fullName)).toBeVisible()
  })

  await test.step('the student accepts after a confirmation', async () => {
    await new MainMenu(studentPage).goTo('Η εργασία μου')
    await expect(studentPage.getByText('Θετική απάντηση').first()).toBeVisible()
    await studentPage.getByRole('button', { name: 'Αποδοχή ανάθεσης' }).click()
    await expect(studentPage.getByRole('alertdialog')).toBeVisible()
    await new ThesisPage(studentPage).confirm('Αποδοχή')
    await expect(studentPage.getByText('Σε εξέλιξη').first()).toBeVisible()
  })

  const studentSteps = new StepsPanel(studentPage)
  const instructorSteps = new StepsPanel(instructorPage)

  await test.step('the student finishes the first step with a file, and it is returned', async () => {
    await studentSteps.attach(aPdf('Βιβλιογραφία – πρώτη μορφή.pdf'))
    await studentSteps.finish().click()
    await expect(studentSteps.text('Αναμονή έγκρισης').first()).toBeVisible()
    await expect(instructorSteps.text('Αναμονή έγκρισης').first()).toBeVisible()
    await expect(thesis.enterMark()).toHaveAttribute('aria-disabled', 'true')
    await expect(
      instructorPage.getByText('Η εργασία βαθμολογείται αφού εγκριθούν όλα τα βήματα'),
    ).toBeVisible()
    await expectAccessible(instructorPage, 'step that waits for the instructor')
    await instructorSteps.sendBack('Λείπουν οι πηγές μετά το 2020.')
    await expect(instructorSteps.text('Επιστράφηκε για διόρθωση').first()).toBeVisible()
  })

  await test.step('the student finishes it again; the acceptance is cancelled once and given again', async () => {
    await expect(studentSteps.text('Λείπουν οι πηγές μετά το 2020.')).toBeVisible()
    await studentSteps.attach(aPdf('Βιβλιογραφία – δεύτερη μορφή.pdf'))
    await studentSteps.finish().click()
    await expect(studentSteps.text('Αναμονή έγκρισης').first()).toBeVisible()

    await expect(instructorSteps.text('Αναμονή έγκρισης').first()).toBeVisible()
    await instructorSteps.accept().click()
    await expect(instructorSteps.text('Εγκρίθηκε').first()).toBeVisible()
    await instructorSteps.openStep(STEPS[0].title)
    await instructorSteps.cancelAcceptance().click()
    await thesis.confirm('Ανάκληση')
    await expect(instructorSteps.accept()).toBeVisible()
    await instructorSteps.accept().click()
    await expect(instructorSteps.text('Εγκρίθηκε').first()).toBeVisible()
  })

  await test.step('the last step is finished without a file and accepted', async () => {
    await expect(studentSteps.step(STEPS[1].title)).toContainText('Τρέχον βήμα')
    await studentSteps.finish().click()
    await expect(studentSteps.text('Αναμονή έγκρισης').first()).toBeVisible()
    await expect(instructorSteps.text('Αναμονή έγκρισης').first()).toBeVisible()
    await instructorSteps.accept().click()
    await expect(thesis.enterMark()).not.toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('the instructor enters the mark, and the thesis stands among the completed', async () => {
    await thesis.mark().fill('9')
    await thesis.enterMark().click()
    await expect(instructorPage.getByRole('alertdialog')).toContainText('Να βαθμολογηθεί η εργασία με 9/10;')
    await expectAccessible(instructorPage, 'confirmation of the mark')
    await thesis.confirm('Καταχώριση βαθμού')
    await expect(instructorPage.getByText('Βαθμός 9/10').first()).toBeVisible()

    const ended = new ThesisListPage(instructorPage)
    await ended.openEndedTheses()
    await ended.search().fill(title)
    await expect(ended.card(title)).toContainText('Βαθμός 9/10')
    await expect(studentPage.getByText('Βαθμός 9/10').first()).toBeVisible()
  })

  await test.step('both sign out', async () => {
    for (const page of [studentPage, instructorPage]) {
      const inMenu = page.getByRole('button', { name: 'Μενού', exact: true })
      if (await inMenu.isVisible()) await inMenu.click()
      await page.getByRole('button', { name: 'Αποσύνδεση' }).click()
      await expect(new SignInPage(page).submit()).toBeVisible()
    }
  })
})
