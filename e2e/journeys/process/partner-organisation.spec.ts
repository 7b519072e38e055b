import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { actionLinkFor } from '../../fixtures/mailbox.ts'
import { publishRulebook } from '../../fixtures/rulebooks.ts'
import { test } from '../../fixtures/world.ts'

const ON_A_PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('a supervisor names a firm, whose mentor comments by a link on a phone and is answered', async ({
  aDepartment,
  anAssignment,
  anInstructor,
  aStudent,
  api,
  cast,
  names,
  openWindow,
  signedInAs,
}) => {
  test.setTimeout(240_000)
  const department = await aDepartment()
  const [secretary, instructor, student] = await Promise.all([
    cast.aSecretary({ department }),
    anInstructor({ department }),
    aStudent({ department }),
  ])
  await publishRulebook(api, secretary, {
    title: names.title('Κανονισμός διπλωματικών'),
    rules: { topic: { company: 'allowed' } },
  })
  const { thesis } = await anAssignment({ instructor, student })
  const mentor = names.person()
  const page = await signedInAs(instructor)
  const panel = page.getByRole('region', { name: 'Συνεργαζόμενος φορέας' })
  const talk = panel.getByRole('region', { name: 'Με τον φορέα' })

  await test.step('the supervisor names the firm and sends its mentor a link', async () => {
    await page.goto(`/thesis/${thesis.id}`)
    await panel.getByRole('button', { name: 'Ορισμός φορέα' }).click()
    const dialog = page.getByRole('dialog', { name: 'Συνεργαζόμενος φορέας' })
    await dialog.getByLabel(/^Φορέας/).fill('Ερευνητικό Κέντρο Αιγαίου')
    await dialog.getByLabel(/^Όνομα/).fill(mentor.firstName)
    await dialog.getByLabel('Επώνυμο').fill(mentor.surname)
    await dialog.getByLabel(/e-mail/).fill(mentor.email)
    await dialog.getByLabel('Για τη συμφωνία').fill('Πρωτόκολλο 417')
    await expectAccessible(page, 'the dialog of a partner organisation')
    await dialog.getByRole('button', { name: 'Αποθήκευση' }).click()
    await expect(dialog).toBeHidden()
    await expect(panel).toContainText('Πρωτόκολλο 417')
    await panel.getByRole('button', { name: 'Αποστολή συνδέσμου' }).click()
    await expect(panel).toContainText('ισχύει έως')
  })

  const phone = await openWindow(ON_A_PHONE)
  const { href } = await actionLinkFor(mentor.email, 'company')

  await test.step('the mentor reads the least on a phone, and comments', async () => {
    await phone.goto(href)
    await expect(phone.getByText(thesis.title)).toBeVisible()
    await expect(phone.getByText('Σε εκπόνηση')).toBeVisible()
    await expectAccessible(phone, 'conversation of a partner organisation by a link')
    const isWide = () => phone.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(await isWide()).toBe(false)
    await phone.getByLabel('Το σχόλιό σας').fill('Μπορούμε να δώσουμε τις μετρήσεις του Οκτωβρίου.')
    await phone.getByRole('button', { name: 'Αποστολή' }).click()
    await expect(phone.getByRole('listitem')).toContainText('Ερευνητικό Κέντρο Αιγαίου')
  })

  await test.step('the supervisor sees that the firm reads, and answers', async () => {
    await expect(talk).toContainText('Μπορούμε να δώσουμε τις μετρήσεις')
    await expect(talk.getByText('Το βλέπει και ο φορέας', { exact: true })).toBeVisible()
    await talk.getByLabel('Σχόλιο προς τον φορέα').fill('Ευχαριστούμε, αρκούν.')
    await talk.getByRole('button', { name: 'Αποστολή' }).click()
    await expect(talk.getByRole('listitem').last()).toContainText('Ευχαριστούμε, αρκούν.')
    await expectAccessible(page, 'thesis with a partner organisation')
    await phone.reload()
    await expect(phone.getByText('Ευχαριστούμε, αρκούν.')).toBeVisible()
  })

  await test.step('the student reads it too, and a new link ends the one before', async () => {
    const ofStudent = await signedInAs(student)
    await ofStudent.goto(`/thesis/${thesis.id}`)
    await expect(ofStudent.getByRole('region', { name: 'Με τον φορέα' })).toContainText(
      'Ευχαριστούμε, αρκούν.',
    )
    await panel.getByRole('button', { name: 'Ανάκληση συνδέσμου' }).click()
    await expect(panel).toContainText('δεν ισχύει πια')
    await phone.reload()
    await expect(phone.getByRole('alert')).toContainText('Ο σύνδεσμος')
  })
})
