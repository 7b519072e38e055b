import type { Wire } from '@diatrivi/contract/endpoints'
import { CV_MAX_BYTES } from '@diatrivi/domain/people/account/profile'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Profile } from '../../../entities/viewer/profile.mapper.ts'
import { formatFileSize } from '../../../shared/format/numbers.ts'
import { stubApi } from '../../../testing/api.ts'
import { comparison, continueWithBoth } from '../../../testing/conflict.ts'
import {
  button,
  choose,
  chooseFile,
  descriptionOf,
  expectProblems,
  fieldAt,
  fileOf,
  fill,
  press,
  user,
  valueAt,
} from '../../../testing/form.ts'
import {
  CONFLICT,
  everyRefusalOf,
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { ProfileForm } from './profile-form.tsx'

const EMAIL = 'Ηλεκτρονική διεύθυνση (e-mail)'
const CV = 'Μεταφόρτωση βιογραφικού'
const TOO_LARGE = `Μέγιστο μέγεθος αρχείου: ${formatFileSize(CV_MAX_BYTES)}`
const TYPED = { Όνομα: 'Μαρίνα', Επώνυμο: 'Ανδρεάδη', [EMAIL]: 'marina@example.gr' }
const PROFILE: Profile = {
  username: 'maria',
  firstName: 'Μαρία',
  surname: 'Ανδρεάδου',
  email: 'maria@example.gr',
  pendingEmail: null,
  role: 'student',
  rank: null,
  formOfAddress: null,
  isPublic: false,
  cvName: null,
  keywords: ['γλωσσολογία'],
  department: null,
  offices: [],
  version: 3,
}
/** As it is kept once it was saved, here or elsewhere. */
const SAVED: Wire<'getStudentProfile'>['response'] = {
  username: 'maria',
  uName: 'Μαρίνα',
  uSurname: 'Ανδρεάδη',
  uEmail: 'marina@example.gr',
  uEmailPending: null,
  uIsPublic: false,
  cvFilename: null,
  keywords: [{ keyword: 'γλωσσολογία' }],
  user_type: 'stu',
  instrRank: null,
  formOfAddress: null,
  department: null,
  offices: [],
  version: 4,
}
const SENT = {
  user: {
    uName: 'Μαρίνα',
    uSurname: 'Ανδρεάδη',
    uEmail: 'marina@example.gr',
    uIsPublic: false,
    formOfAddress: null,
  },
  tags: { keywords: [{ keyword: 'γλωσσολογία', status: 'preExisting' }] },
}

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(() => import('../../../shared/ui/tag-field-box.tsx'))

async function setUp(profile: Profile = PROFILE) {
  const api = stubApi({ role: profile.role })
  api.answer('getStudentProfile', { ...SAVED, uSurname: 'Άλλο' })
  renderInApp(<ProfileForm profile={profile} keywords={[]} />)
  if (profile.role !== 'administrator') await screen.findByLabelText('Ενδιαφέροντα')
  return { api, save: () => press('Αποθήκευση') }
}

const kept = () => Object.fromEntries(Object.keys(TYPED).map((label) => [label, valueAt(label)]))

describe('the form of the own profile', () => {
  it.each([
    ['Όνομα', ' ', 'Το όνομα είναι απαραίτητο'],
    ['Επώνυμο', '', 'Το επώνυμο είναι απαραίτητο'],
    [EMAIL, '', 'Η ηλεκτρονική διεύθυνση είναι απαραίτητη'],
    [EMAIL, 'maria@', 'Παρακαλώ δώστε ένα σωστό email!'],
  ])('sends nothing while %s is "%s", and goes there', async (label, text, sentence) => {
    const { api, save } = await setUp()
    await fill({ [label]: text })
    await save()
    await waitFor(() => expectProblems({ [label]: sentence }))
    expect(document.activeElement).toBe(fieldAt(label))
    expect(api.asked('editStudentProfile')).toEqual([])
  })

  it('sends what was typed upon the version it was filled from, and says so', async () => {
    const { api, save } = await setUp()
    const answer = api.hold('editStudentProfile')
    api.answer('getStudentProfile', SAVED)
    await fill(TYPED)
    await save()
    await waitFor(() => expect(button('Γίνεται αποθήκευση…').disabled).toBe(true))
    answer('')
    await screen.findByText('Το προφίλ σας αποθηκεύτηκε')
    expect(api.asked('editStudentProfile')).toMatchObject([{ body: SENT, file: null, version: '"3"' }])
    expect(kept()).toEqual(TYPED)
  })

  it('says that a new address waits for its code, and shows the one in force', async () => {
    const { api, save } = await setUp()
    api.answer('editStudentProfile', '')
    api.answer('getStudentProfile', { ...SAVED, uEmail: PROFILE.email, uEmailPending: 'marina@example.gr' })
    await fill(TYPED)
    await save()
    await screen.findByText(/Η νέα διεύθυνση ισχύει μόλις δώσετε.* marina@example\.gr\./)
    expect(kept()).toEqual({ ...TYPED, [EMAIL]: PROFILE.email })
  })

  it('sends the CV along, and then has none to send', async () => {
    const { api, save } = await setUp()
    api.answer('editStudentProfile', 'βιογραφικό.pdf')
    api.answer('getStudentProfile', { ...SAVED, cvFilename: 'βιογραφικό.pdf' })
    await chooseFile(CV, fileOf('βιογραφικό.pdf'))
    await save()
    await screen.findByText('Το προφίλ σας αποθηκεύτηκε')
    expect(api.asked('editStudentProfile').map(({ file }) => file?.name)).toEqual(['βιογραφικό.pdf'])
    expect(screen.queryByText(/βιογραφικό\.pdf ·/)).toBeNull()
  })

  it.each([
    ['of another kind', fileOf('βιογραφικό.exe'), 'Ο τύπος αρχείου δεν υποστηρίζεται'],
    ['too large', fileOf('βιογραφικό.pdf', CV_MAX_BYTES + 1), TOO_LARGE],
  ])('sends nothing with a CV that is %s, until it is taken away', async (_what, file, sentence) => {
    const { api, save } = await setUp()
    api.answer('editStudentProfile', '')
    api.answer('getStudentProfile', SAVED)
    await chooseFile(CV, file)
    await save()
    expect(screen.getByRole('alert').textContent).toContain(sentence)
    expect(document.activeElement).toBe(button('Επιλογή άλλου αρχείου'))
    expect(api.asked('editStudentProfile')).toEqual([])
    expect(screen.queryByText('Το προφίλ σας αποθηκεύτηκε')).toBeNull()
    await press(`Αφαίρεση του αρχείου ${file.name}`)
    expect(screen.queryByRole('alert')).toBeNull()
    await save()
    await screen.findByText('Το προφίλ σας αποθηκεύτηκε')
    expect(api.asked('editStudentProfile')).toMatchObject([{ file: null }])
  })

  it('lets an instructor show the profile to everybody', async () => {
    const { api, save } = await setUp({ ...PROFILE, role: 'instructor', rank: 'lecturer' })
    api.answer('editInstructorProfile', '')
    api.answer('getInstructorProfile', { ...SAVED, user_type: 'ins', uIsPublic: true })
    await user.click(fieldAt('Δημόσιο προφίλ'))
    await save()
    await screen.findByText('Το προφίλ σας αποθηκεύτηκε')
    expect(api.asked('editInstructorProfile')).toMatchObject([{ body: { user: { uIsPublic: true } } }])
  })

  it('shows what papers call the person as the form of address stands, and sends it', async () => {
    const { api, save } = await setUp({ ...PROFILE, role: 'instructor', rank: 'associate' })
    api.answer('editInstructorProfile', '')
    api.answer('getInstructorProfile', { ...SAVED, user_type: 'ins', formOfAddress: 'ms' })
    const hint = () => descriptionOf(fieldAt('Προσφώνηση'))
    expect(hint()).toContain('Επιβλέπων/Επιβλέπουσα, Αναπληρωτής Καθηγητής/Αναπληρώτρια Καθηγήτρια')
    await choose('Προσφώνηση', 'κα')
    expect(hint()).toContain('«Επιβλέπουσα, Αναπληρώτρια Καθηγήτρια»')
    await save()
    await screen.findByText('Το προφίλ σας αποθηκεύτηκε')
    await choose('Προσφώνηση', 'Δεν έχει οριστεί')
    await save()
    await waitFor(() => expect(api.asked('editInstructorProfile')).toHaveLength(2))
    expect(api.asked('editInstructorProfile')).toMatchObject([
      { body: { user: { formOfAddress: 'ms' } } },
      { body: { user: { formOfAddress: null } } },
    ])
  })

  it('shows a student the own word', async () => {
    await setUp()
    await choose('Προσφώνηση', 'κ.')
    expect(descriptionOf(fieldAt('Προσφώνηση'))).toContain('«Φοιτητής»')
  })

  it('asks an administrator for neither words nor a CV nor a form of address', async () => {
    await setUp({ ...PROFILE, role: 'administrator' })
    expect(screen.queryByLabelText('Ενδιαφέροντα')).toBeNull()
    expect(screen.queryByLabelText(CV)).toBeNull()
    expect(screen.queryByLabelText('Προσφώνηση')).toBeNull()
  })

  const rows = {
    ...ofAnySession('alert'),
    validation: 'alert',
    duplicate: 'alert',
    version_conflict: CONFLICT,
    file_too_large: { at: 'alert', says: TOO_LARGE },
    file_type_not_accepted: 'alert',
    file_locked: 'alert',
  } as const

  it.each(everyRefusalOf('editStudentProfile', rows))(
    'says why it was refused and keeps what was typed and chosen: %s',
    async (code, row) => {
      const { api, save } = await setUp()
      refuseWith(api, 'editStudentProfile', code)
      await fill(TYPED)
      await chooseFile(CV, fileOf('βιογραφικό.pdf'))
      await save()
      await expectRefusal(code, row)
      expect(kept()).toEqual(TYPED)
      expect(screen.getByText(/βιογραφικό\.pdf ·/)).toBeDefined()
    },
  )

  it.each(refusalsOf('editInstructorProfile', rows))(
    'says the same to an instructor: %s',
    async (code, row) => {
      const { api, save } = await setUp({ ...PROFILE, role: 'instructor' })
      api.answer('getInstructorProfile', { ...SAVED, user_type: 'ins', uSurname: 'Άλλο' })
      refuseWith(api, 'editInstructorProfile', code)
      await fill(TYPED)
      await save()
      await expectRefusal(code, row)
      expect(kept()).toEqual(TYPED)
    },
  )

  it('is saved upon what another window saved meanwhile, with what was typed here', async () => {
    const { api, save } = await setUp({ ...PROFILE, role: 'instructor' })
    const elsewhere = [{ keyword: 'γλωσσολογία' }, { keyword: 'υδρογραφία' }]
    api.answer('getInstructorProfile', {
      ...SAVED,
      uName: PROFILE.firstName,
      uSurname: PROFILE.surname,
      uEmail: PROFILE.email,
      keywords: elsewhere,
      user_type: 'ins',
    })
    api.refuse('editInstructorProfile', 'version_conflict')
    await fill({ Επώνυμο: 'Νεοεπώνυμος' })
    await save()
    const { choices } = await comparison()
    expect(choices).toHaveLength(2)
    await continueWithBoth()
    expect(valueAt('Επώνυμο')).toBe('Νεοεπώνυμος')
    expect(screen.getByText('υδρογραφία')).toBeDefined()
    api.answer('editInstructorProfile', '')
    await save()
    await screen.findByText('Το προφίλ σας αποθηκεύτηκε')
    expect(api.asked('editInstructorProfile').at(-1)).toMatchObject({
      body: { user: { uSurname: 'Νεοεπώνυμος' }, tags: { keywords: elsewhere } },
      version: '"4"',
    })
  })

  it.each(
    Object.entries({
      uName: 'Όνομα',
      uSurname: 'Επώνυμο',
      uEmail: EMAIL,
      uIsPublic: 'Δημόσιο προφίλ',
      formOfAddress: 'Προσφώνηση',
      tags: 'Ενδιαφέροντα',
    } satisfies Record<keyof (typeof SENT)['user'] | 'tags', string>),
  )('says at its field what the API found wrong with %s', async (field, label) => {
    const { api, save } = await setUp({ ...PROFILE, role: 'instructor' })
    api.refuse('editInstructorProfile', 'validation', { fields: { [field]: 'Όχι έτσι.' } })
    await save()
    await waitFor(() => expectProblems({ [label]: 'Όχι έτσι.' }))
  })
})
