import { expectAccessible } from '../../fixtures/accessibility.ts'
import { typedDay } from '../../fixtures/days.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { ConflictDialog } from '../../pages/conflict-dialog.ts'
import { ProfilePage } from '../../pages/profile-page.ts'
import { StepEditor } from '../../pages/step-editor.ts'
import { ThesisFormPage } from '../../pages/thesis-form-page.ts'

const TEXT =
  'Η εργασία μελετά τη συμπεριφορά των καταναλωτών σε περιόδους κρίσης. Ο φοιτητής θα συγκεντρώσει στοιχεία από έρευνες του πεδίου και θα τα αναλύσει με στατιστικές μεθόδους, ώστε να φανεί ποιοι παράγοντες επηρεάζουν τις αποφάσεις τους περισσότερο από όσο περιμένει η θεωρία. Στο τέλος θα προταθούν μέτρα.'

test('of two windows that save the same thesis the second compares, and chooses field by field', {
  tag: '@phone',
}, async ({ signedInAs, anInstructor, aThesis }) => {
  const instructor = await anInstructor()
  const thesis = await aThesis(instructor, { description: `<p>${TEXT}</p>`, keywords: ['έρευνα'] })
  const [page, otherPage] = [await signedInAs(instructor), await signedInAs(instructor)]
  const [form, other] = [new ThesisFormPage(page), new ThesisFormPage(otherPage)]
  const conflict = new ConflictDialog(page)

  await test.step('both change it, and the first to save wins', async () => {
    await Promise.all([form.openEdit(thesis.id), other.openEdit(thesis.id)])
    await other.title().fill(`${thesis.title}, πρώτη μορφή`)
    await other.description().fill(TEXT.replace('μέτρα', 'μέτρα και πολιτικές'))
    await other.choose('Ανάθεση στη λήξη της προθεσμίας')
    await other.save().click()
    await expect(otherPage.getByText('Επιτυχής αποθήκευση')).toBeVisible()
    await form.title().fill(`${thesis.title}, δεύτερη μορφή`)
    await form.description().fill(TEXT.replace('καταναλωτών', 'επιχειρήσεων'))
    await form.typeDay('Ημερομηνία έναρξης', typedDay(30))
    await form.save().click()
  })

  await test.step('only what differs stands side by side, with the words that differ', async () => {
    await expect(conflict.fields()).toHaveText([
      'Τίτλος',
      'Περιγραφή',
      'Τρόπος ανάθεσης',
      'Ημερομηνία έναρξης',
    ])
    await expect(conflict.marked('Τίτλος')).toHaveText(['δεύτερη', 'πρώτη'])
    await expect(conflict.marked('Περιγραφή')).toHaveText(['επιχειρήσεων', 'καταναλωτών', ' και πολιτικές'])
    await expect(conflict.dialog()).toContainText('Τελευταία αποθήκευση:')
    await expect(conflict.saved('Τρόπος ανάθεσης')).toBeChecked()
    await expect(conflict.mine('Ημερομηνία έναρξης')).toBeChecked()
    await expect(conflict.tally()).toHaveText('Δικά μου: 3 · Αποθηκευμένα: 1')
    await expectAccessible(page, 'comparison of two versions of a thesis')
  })

  await test.step('the choice may be put off; nothing that was typed is lost', async () => {
    await page.keyboard.press('Escape')
    await expect(conflict.dialog()).toBeHidden()
    await expect(conflict.compare()).toBeFocused()
    await expect(form.title()).toHaveValue(`${thesis.title}, δεύτερη μορφή`)
    await expectAccessible(page, 'thesis that was changed elsewhere')
    await conflict.compare().press('Enter')
  })

  await test.step('the form goes on with the choice, and saves it', async () => {
    await conflict.mine('Τίτλος').press('ArrowDown')
    await expect(conflict.saved('Τίτλος')).toBeChecked()
    await conflict.goOn()
    await expect(form.save()).toBeFocused()
    await expect(form.title()).toHaveValue(`${thesis.title}, πρώτη μορφή`)
    await expect(form.description()).toContainText('επιχειρήσεων')
    await expect(conflict.notice()).toBeHidden()
    await form.save().click()
    await expect(page.getByText('Επιτυχής αποθήκευση')).toBeVisible()
    await other.openEdit(thesis.id)
    await expect(other.title()).toHaveValue(`${thesis.title}, πρώτη μορφή`)
    await expect(other.description()).toContainText('επιχειρήσεων')
    await expect(otherPage.getByRole('radio', { name: 'Ανάθεση στη λήξη της προθεσμίας' })).toBeChecked()
  })

  await test.step('all that is saved may be taken at once', async () => {
    await other.title().fill(`${thesis.title}, τρίτη μορφή`)
    await other.save().click()
    await expect(otherPage.getByText('Επιτυχής αποθήκευση')).toBeVisible()
    await form.title().fill('Δεν μένει')
    await form.save().click()
    await conflict.button('Όλα τα αποθηκευμένα').click()
    await conflict.goOn()
    await expect(page.getByText('Η φόρμα δείχνει όσα είναι αποθηκευμένα.').first()).toBeVisible()
    await expect(form.title()).toHaveValue(`${thesis.title}, τρίτη μορφή`)
  })
})

test('a list, its step and a profile that another window changed are compared too', async ({
  signedInAs,
  anInstructor,
  aTodoList,
}) => {
  const instructor = await anInstructor()
  const list = await aTodoList(instructor, { title: 'Λίστα', steps: [{ title: 'Πηγές' }] })
  const [page, otherPage] = [await signedInAs(instructor), await signedInAs(instructor)]
  const [editor, other] = [new StepEditor(page), new StepEditor(otherPage)]
  const conflict = new ConflictDialog(page)
  const savedBy = (window: typeof page) => expect(window.getByText('Επιτυχής αποθήκευση')).toBeVisible()

  await test.step('the fields of a list', async () => {
    await Promise.all([editor.open(list.id), other.open(list.id)])
    await other.listTitle().fill('Λίστα του άλλου')
    await other.saveList().click()
    await savedBy(otherPage)
    await editor.listTitle().fill('Λίστα δική μου')
    await editor.saveList().click()
    await expect(conflict.marked('Τίτλος')).toHaveText(['δική μου', 'του άλλου'])
    await conflict.button('Όλα τα δικά μου').click()
    await conflict.goOn()
    await editor.saveList().click()
    await savedBy(page)
    await other.open(list.id)
    await expect(other.listTitle()).toHaveValue('Λίστα δική μου')
  })

  await test.step('a step, whose number goes with its unit', async () => {
    for (const window of [editor, other]) await (await window.action('Πηγές', 'Επεξεργασία')).click()
    await other.field('Διάρκεια').fill('5')
    await other.chooseUnit('ημέρες')
    await other.save().click()
    await expect(other.dialog()).toBeHidden()
    await editor.field('Διάρκεια').fill('3')
    await editor.field('Περιγραφή βήματος').fill('Βιβλία και άρθρα.')
    await editor.save().click()
    await expect(conflict.fields()).toHaveText(['Περιγραφή βήματος', 'Διάρκεια'])
    await conflict.saved('Διάρκεια').check()
    await expectAccessible(page, 'comparison of two versions of a step')
    await conflict.goOn()
    await expect(editor.field('Διάρκεια')).toHaveValue('5')
    await editor.save().click()
    await expect(editor.dialog()).toBeHidden()
    await expect(editor.schedule()).toContainText('5 ημέρες')
  })

  await test.step('a profile', async () => {
    const [profile, otherProfile] = [new ProfilePage(page), new ProfilePage(otherPage)]
    await Promise.all([profile.openInstructors(), otherProfile.openInstructors()])
    await otherProfile.addInterest('υδρογραφία')
    await otherProfile.save().click()
    await expect(otherProfile.isSaved()).toBeVisible()
    await profile.surname().fill('Νεοεπώνυμος')
    await profile.save().click()
    await expect(conflict.fields()).toHaveText(['Επώνυμο', 'Ενδιαφέροντα'])
    await conflict.goOn()
    await expect(profile.interest('υδρογραφία')).toBeVisible()
    await expect(profile.surname()).toHaveValue('Νεοεπώνυμος')
    await profile.save().click()
    await expect(profile.isSaved()).toBeVisible()
  })
})
