import { expectAccessible, expectReadable } from '../fixtures/accessibility.ts'
import { expectAsWideAsTheScreen, expectReflow } from '../fixtures/crawl.ts'
import { expect } from '../fixtures/journey.ts'
import { undoLinkFor } from '../fixtures/mailbox.ts'
import { aDeviceWithPasskeys, telephoneCode } from '../fixtures/telephone.ts'
import { expectTouchTargets } from '../fixtures/touch-targets.ts'
import { test } from '../fixtures/world.ts'
import { MainMenu } from '../pages/main-menu.ts'
import { SecondFactorSection, SecondStep } from '../pages/second-factor-section.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { system } from '../system.ts'

test(
  'a person sets up an application on the telephone, signs in with its code, and without it by a recovery code',
  {
    tag: '@phone',
  },
  async ({ aStudent, signedInAs, openWindow }, { project }) => {
    const isPhone = project.name === 'phone'
    const student = await aStudent()
    const page = await signedInAs(student)
    const factor = new SecondFactorSection(page)
    /** On the desktop in both schemes and magnified too, on the telephone for a finger. */
    const lookClosely = async (screen: string) => {
      await expectAccessible(page, screen)
      if (isPhone) {
        await expectTouchTargets(page, screen)
        return expectAsWideAsTheScreen(page, screen)
      }
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectReadable(page, `${screen} in the dark`)
      await page.emulateMedia({ colorScheme: 'light' })
      await expectReflow(page, screen)
    }

    const { secret, codes } = await test.step('the application is set up on the profile', async () => {
      await page.goto('/dashboard/student/profile')
      await expect(factor.section()).toContainText('Ανενεργή')
      await factor.act('Ορισμός εφαρμογής').click()
      await expect(factor.password()).toBeFocused()
      await expectAccessible(page, 'the password before an application')
      await factor.password().fill(student.password)
      await page.keyboard.press('Enter')
      await expect(factor.picture()).toBeVisible()
      await lookClosely('an application to be set up')
      const secret = await factor.secret().innerText()
      await factor.code().fill(telephoneCode(secret))
      await page.keyboard.press('Enter')

      await expect(factor.recoveryCodes()).toHaveCount(10)
      await page.keyboard.press('Escape')
      await lookClosely('the recovery codes')
      const download = page.waitForEvent('download')
      await factor.press('Λήψη αρχείου')
      expect((await download).suggestedFilename()).toBe('κωδικοί-ανάκτησης.txt')
      const codes = await factor.keepCodes()
      await expect(page.getByText('Η εφαρμογή κωδικών ορίστηκε').first()).toBeVisible()
      await expect(factor.section()).toContainText('Ενεργή')
      await expect(factor.way('Κωδικοί ανάκτησης')).toContainText('Μένουν 10 κωδικοί.')
      await expectAccessible(page, 'an application that is set up')
      return { secret, codes }
    })

    await test.step('the sign-in asks for its code, and then leads where the person wanted', async () => {
      const step = new SecondStep(page)
      await new MainMenu(page).signOut()
      await expect(new SignInPage(page).submit()).toBeVisible()
      await page.goto('/dashboard/student/theses/open')
      await new SignInPage(page).signIn(student)
      await expect(step.heading()).toBeVisible()
      await expect(step.code()).toBeFocused()
      await expectAccessible(page, 'the second step')
      if (isPhone) await expectTouchTargets(page, 'the second step')
      const code = telephoneCode(secret, { stepsAhead: 1 })
      await step.code().fill(`${code.slice(0, 3)} ${code.slice(3)}`)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/dashboard/student/theses/open')
      await expect(page.getByRole('heading', { level: 1, name: 'Διαθέσιμες εργασίες' })).toBeVisible()
    })

    const atHome = await openWindow()
    await test.step('without the telephone a recovery code does, once', async () => {
      const [first = '', second = ''] = codes
      const step = new SecondStep(atHome)
      const signIn = new SignInPage(atHome)
      const enter = async (code: string) => {
        await step.recoveryCode().fill(code)
        await atHome.keyboard.press('Enter')
      }
      const askForOne = async () => {
        await signIn.signIn(student)
        await step.act('Σύνδεση με κωδικό ανάκτησης').click()
        await expect(step.recoveryCode()).toBeFocused()
      }
      await signIn.open()
      await askForOne()
      await enter(first)
      await atHome.waitForURL('**/dashboard/student/profile')

      await new MainMenu(atHome).signOut()
      await askForOne()
      await enter(first)
      const sentence = 'Ο κωδικός ανάκτησης δεν είναι σωστός ή έχει ήδη χρησιμοποιηθεί.'
      await expect(step.says(sentence)).toBeVisible()
      await expectAccessible(atHome, 'a recovery code that was used')
      await enter(second)
      await atHome.waitForURL('**/dashboard/student/profile')
    })

    await test.step('the link of the mail takes it off again', async () => {
      await atHome.goto(await undoLinkFor(student.email))
      const undo = atHome.getByRole('button', { name: 'Αφαίρεση του δεύτερου βήματος' })
      await undo.click()
      await expect(
        atHome.getByRole('status').filter({ hasText: 'Η επαλήθευση σε δύο βήματα αφαιρέθηκε' }),
      ).toBeVisible()
    })
  },
)

test('a person signs in with a passkey, and an administrator takes it off when its device is lost', async ({
  aStudent,
  anAdministrator,
  signedInAs,
  openWindow,
}) => {
  const student = await aStudent()
  // Passkeys belong to a name; the other journeys open the pages by a number.
  const page = await signedInAs(student, { baseURL: system.namedUrl })
  const factor = new SecondFactorSection(page)
  await aDeviceWithPasskeys(page)

  await test.step('it is made on the profile', async () => {
    await page.goto('/dashboard/student/profile')
    await factor.act('Προσθήκη κλειδιού').click()
    await factor.password().fill(student.password)
    await page.keyboard.press('Enter')
    await factor.dialog().getByRole('textbox', { name: 'Όνομα του κλειδιού' }).fill('Φορητός γραφείου')
    await expectAccessible(page, 'the name of a passkey')
    await page.keyboard.press('Enter')
    await factor.keepCodes()
    await expect(factor.way('Φορητός γραφείου')).toContainText('Δεν έχει χρησιμοποιηθεί ακόμη')
    await expectAccessible(page, 'a passkey that is set up')
  })

  await test.step('it is the second step of the next sign-in', async () => {
    await new MainMenu(page).signOut()
    await new SignInPage(page).signIn(student)
    const passkey = new SecondStep(page).act('Σύνδεση με κλειδί πρόσβασης')
    await expect(passkey).toBeFocused()
    await expectAccessible(page, 'the second step by a passkey')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard/student/profile')
    await expect(factor.way('Φορητός γραφείου')).toContainText('Τελευταία χρήση')
  })

  await test.step('it proves the person, who wants new recovery codes', async () => {
    await factor.act('Νέοι κωδικοί ανάκτησης').click()
    await factor.password().fill(student.password)
    await factor.press('Συνέχεια')
    expect(await factor.keepCodes()).toHaveLength(10)
  })

  await test.step('an administrator takes it off, and the password is enough again', async () => {
    const theirs = await signedInAs(anAdministrator)
    await theirs.goto('/dashboard/admin/security')
    await theirs.getByLabel('Όνομα χρήστη').fill(student.username)
    await theirs.getByRole('button', { name: 'Αφαίρεση δεύτερου βήματος' }).click()
    await expect(theirs.getByRole('alertdialog')).toContainText('Κάντε το μόνο αν βεβαιωθήκατε')
    await expectAccessible(theirs, 'question about a second factor')
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Αφαίρεση' }).click()
    await expect(theirs.getByText('Δεν έχει οριστεί')).toBeVisible()

    const window = await openWindow()
    const signIn = new SignInPage(window)
    await signIn.open()
    await signIn.signIn(student)
    await window.waitForURL('**/dashboard/student/profile')
  })
})
