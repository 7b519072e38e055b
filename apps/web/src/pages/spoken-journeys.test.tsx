import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { toStep } from '../entities/todo-list/todo-list.mapper.ts'
import { InterestedStudents } from '../features/thesis/interest/instructor/interested-students.tsx'
import { InterestAction } from '../features/thesis/interest/student/interest-action.tsx'
import { ThesisBrowser } from '../features/thesis/thesis/browse/thesis-browser.tsx'
import { StepReply } from '../features/thesis/todo-list/work/step-reply.tsx'
import { useStepAction } from '../features/thesis/todo-list/work/use-step-action.ts'
import { toDepartment } from '../features/work/administration/department.mapper.ts'
import InstructorDialog from '../features/work/administration/users/instructor-dialog.tsx'
import { setClock } from '../shared/format/clock.ts'
import { aThesis } from '../testing/a-thesis.ts'
import { stubApi } from '../testing/api.ts'
import { choose, fill } from '../testing/form.ts'
import { INSTRUCTOR, STUDENT } from '../testing/people.ts'
import { renderInApp } from '../testing/render.tsx'
import { startReading } from '../testing/screen-reader.ts'
import { SAVED, wireDepartment, wireStep, wireThesis } from '../testing/wire.ts'

/*
 * What a person must hear, in the order in which a virtual screen reader says it. It reads the text of a message without
 * the gaps between its parts.
 */

beforeEach(() => setClock(new Date('2026-03-05T10:00:00Z')))

describe('a student hears', () => {
  it('the open topics, how many there are, and what each is about', async () => {
    const api = stubApi({ role: 'student' })
    api.answer('listOpenTheses', [wireThesis()], { total: 1 })
    api.answer('listKeywords', [])
    renderInApp(<ThesisBrowser list="open" pathOf={({ id }) => `/${id}`} isOwn={false} empty="Τίποτα" />)
    await screen.findByText('1 αποτέλεσμα')
    const reader = await startReading()
    expect(await reader.readAll()).toEqual([
      'document',
      'search',
      'Αναζήτηση σε τίτλο, κείμενο, λέξεις-κλειδιά και ονόματα',
      'searchbox, Αναζήτηση σε τίτλο, κείμενο, λέξεις-κλειδιά και ονόματα, not invalid',
      'end of search',
      'button, Εξαγωγή, not expanded, has popup menu',
      'status',
      '1 αποτέλεσμα',
      'end of status',
      'group, Μορφή της λίστας',
      'button, Κάρτες, cards, pressed',
      'button, Πίνακας, table, not pressed',
      'end of group, Μορφή της λίστας',
      'not busy',
      'list',
      'listitem, level 1, position 1, set size 1',
      'article',
      'Χωρίς προθεσμία',
      'Άμεση ανάθεση',
      'heading, Θέμα, level 2',
      'link, Θέμα',
      'end of heading, Θέμα, level 2',
      'paragraph',
      'Επίβλεψη',
      ':',
      'Άννα Καρρά',
      'end of paragraph',
      'paragraph',
      'Δεν υπάρχει περιγραφή ακόμη.',
      'end of paragraph',
      'end of article',
      'end of listitem, level 1, position 1, set size 1',
      'end of list',
      'end, not busy',
      'button, Φίλτρα, not expanded, has popup dialog',
      'end of document',
    ])
  })

  it('how interest is declared, and that it was', async () => {
    const api = stubApi({ role: 'student' })
    api.answer('getCurrentThesis', { thesis: null, preferedThesis: [] })
    api.answer('getEligibility', { mode: null, asksTitleEn: false, students: [] })
    api.answer('declareInterest', SAVED)
    renderInApp(<InterestAction thesis={aThesis()} viewer={STUDENT} />)
    await screen.findByRole('button', { name: 'Δήλωση ενδιαφέροντος' })
    const reader = await startReading()
    expect(await reader.readAll()).toEqual([
      'document',
      'form',
      'Σειρά προτίμησης',
      'textbox, Σειρά προτίμησης, 1, Από 1 (η υψηλότερη) έως 100 (η χαμηλότερη)., not invalid',
      'paragraph',
      'Από 1 (η υψηλότερη) έως 100 (η χαμηλότερη).',
      'end of paragraph',
      'button, Δήλωση ενδιαφέροντος',
      'end of form',
      'end of document',
    ])
    await reader.goTo('button, Δήλωση ενδιαφέροντος')
    await reader.press()
    await screen.findByText('Η δήλωση ενδιαφέροντος καταχωρίστηκε')
    expect(await reader.heard()).toEqual([
      'button, Δήλωση ενδιαφέροντος',
      'polite: Η δήλωση ενδιαφέροντος καταχωρίστηκε',
    ])
  })
})

describe('an instructor hears', () => {
  it('who is interested, whom a button chooses, and that it was done', async () => {
    const api = stubApi({ role: 'instructor' })
    api.answer('getEligibility', { mode: null, asksTitleEn: false, students: [] })
    api.answer('answerInterest', SAVED)
    const interest = {
      student: STUDENT,
      priority: 1,
      answeredPositively: false,
      declaredOn: '2026-03-02',
    } as const
    const thesis = aThesis({ interests: [{ ...interest, fit: { topic: ['python'], instructor: [] } }] })
    renderInApp(<InterestedStudents thesis={thesis} viewer={INSTRUCTOR} />)
    const reader = await startReading()
    expect(await reader.readAll()).toEqual([
      'document',
      'region, Ενδιαφερόμενοι φοιτητές',
      'heading, Ενδιαφερόμενοι φοιτητές, level 2',
      'paragraph',
      '1 δήλωση',
      'end of paragraph',
      'group, Ενδιαφερόμενοι φοιτητές',
      'table, Ενδιαφερόμενοι φοιτητές',
      'rowgroup',
      'row, Προτίμηση Φοιτητής/Φοιτήτρια Κοινά ενδιαφέροντα Δήλωση Ενέργειες',
      'columnheader, Προτίμηση',
      'columnheader, Φοιτητής/Φοιτήτρια',
      'columnheader, Κοινά ενδιαφέροντα',
      'columnheader, Δήλωση',
      'cell, Ενέργειες',
      'Ενέργειες',
      'end of cell, Ενέργειες',
      'end of row, Προτίμηση Φοιτητής/Φοιτήτρια Κοινά ενδιαφέροντα Δήλωση Ενέργειες',
      'end of rowgroup',
      'rowgroup',
      'row, Νίκος Λάμπρου',
      'cell, 1',
      'rowheader, Νίκος Λάμπρου',
      'link, Νίκος Λάμπρου',
      'end of rowheader, Νίκος Λάμπρου',
      'cell, Κοινά με το θέμα (1): python',
      'paragraph',
      'Κοινά με το θέμα (1): python',
      'end of paragraph',
      'end of cell, Κοινά με το θέμα (1): python',
      'cell, 2/3/2026',
      'cell, Επιλογή φοιτητή',
      'button, Επιλογή φοιτητή: Νίκος Λάμπρου',
      'Επιλογή φοιτητή',
      'end of button, Επιλογή φοιτητή: Νίκος Λάμπρου',
      'end of cell, Επιλογή φοιτητή',
      'end of row, Νίκος Λάμπρου',
      'end of rowgroup',
      'end of table, Ενδιαφερόμενοι φοιτητές',
      'end of group, Ενδιαφερόμενοι φοιτητές',
      'end of region, Ενδιαφερόμενοι φοιτητές',
      'end of document',
    ])
    await reader.goTo('button, Επιλογή φοιτητή: Νίκος Λάμπρου')
    await reader.press()
    await waitFor(async () => expect((await reader.heard()).length).toBeGreaterThan(1))
    expect(await reader.heard()).toEqual([
      'button, Επιλογή φοιτητή: Νίκος Λάμπρου',
      'polite: Η θετική απάντηση στάλθηκεΑναίρεση',
    ])
  })

  it('what a finished step waits for, and that it was accepted', async () => {
    const api = stubApi({ role: 'instructor' })
    api.answer('acceptStep', SAVED)
    renderInApp(<Reply />)
    const reader = await startReading()
    expect(await reader.readAll()).toEqual([
      'document',
      'button, Έγκριση βήματος',
      'button, Επιστροφή για διόρθωση',
      'end of document',
    ])
    await reader.goTo('button, Έγκριση βήματος')
    await reader.press()
    await screen.findByText('Το βήμα εγκρίθηκε')
    expect(await reader.heard()).toEqual(['button, Έγκριση βήματος', 'polite: Το βήμα εγκρίθηκε'])
  })
})

describe('an administrator hears', () => {
  it('the form of an invitation, what is missing in it, and that it is on its way', async () => {
    const api = stubApi({ role: 'administrator' })
    api.answer('listInstructors', [])
    api.answer('createInstructor', { status: 200, id: 5 })
    renderInApp(
      <InstructorDialog
        item={null}
        departments={[toDepartment(wireDepartment())]}
        onClose={() => undefined}
      />,
    )
    const reader = await startReading()
    expect(await reader.readAll()).toEqual([
      'document',
      'dialog, Προσθήκη λογαριασμού, modal',
      'dialog, Προσθήκη λογαριασμού, modal',
      'heading, Προσθήκη λογαριασμού, level 2',
      'form, not busy',
      'Όνομα',
      'textbox, Όνομα, not invalid, required',
      'Επώνυμο',
      'textbox, Επώνυμο, not invalid, required',
      'Όνομα χρήστη',
      'textbox, Όνομα χρήστη, not invalid, required',
      'Ηλεκτρονική διεύθυνση (e-mail)',
      'textbox, Ηλεκτρονική διεύθυνση (e-mail), not invalid, required',
      'Βαθμίδα',
      'combobox, Βαθμίδα, has popup listbox, not expanded, required',
      'Τμήμα',
      'combobox, Τμήμα, has popup listbox, not expanded, autocomplete in list, not invalid, required',
      'button, Άνοιγμα λίστας',
      'alert',
      'Με την αποθήκευση στέλνεται πρόσκληση στην ηλεκτρονική διεύθυνση.',
      'end of alert',
      'button, Ακύρωση',
      'button, Αποθήκευση',
      'end of form, not busy',
      'end of dialog, Προσθήκη λογαριασμού, modal',
    ])
    await reader.goTo('button, Αποθήκευση')
    await reader.press()
    await waitFor(async () => expect((await reader.heard()).join()).toContain('Υποχρεωτικό πεδίο'))
    expect(await reader.heard()).toEqual([
      'button, Αποθήκευση',
      'textbox, Όνομα, Υποχρεωτικό πεδίο, invalid, required',
    ])
    await choose('Βαθμίδα', 'Λέκτορας')
    await choose('Τμήμα', 'Πληροφορικής')
    await fill({
      Όνομα: 'Άννα',
      Επώνυμο: 'Καρρά',
      'Όνομα χρήστη': 'akarra',
      'Ηλεκτρονική διεύθυνση (e-mail)': 'anna@example.gr',
    })
    await reader.goTo('button, Αποθήκευση')
    await reader.press()
    await waitFor(() => expect(api.asked('createInstructor')).toHaveLength(1))
    await waitFor(async () => expect((await reader.heard()).length).toBeGreaterThan(1))
    expect(await reader.heard()).toEqual([
      'button, Αποθήκευση',
      'polite: Η πρόσκληση στάλθηκε στη διεύθυνση anna@example.gr.',
    ])
  })
})

function Reply() {
  return (
    <StepReply step={toStep(wireStep())} reason={null} run={useStepAction('heading', 'awaitingInstructor')} />
  )
}
