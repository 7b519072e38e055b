import { expectAccessible } from '../../fixtures/accessibility.ts'
import { typedDay } from '../../fixtures/days.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { ConflictDialog } from '../../pages/conflict-dialog.ts'
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
