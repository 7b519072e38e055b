import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ActionOnTheses } from '../../../../entities/thesis/thesis-outcome.mapper.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, expectProblems, press, user } from '../../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  wrongFields,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { type WireThesis, wireDay, wireList, wireThesis } from '../../../../testing/wire.ts'
import { ThesisBrowser } from '../browse/thesis-browser.tsx'

beforeAll(async () => {
  await import('./deadline-dialog.tsx')
  await import('../../../../shared/ui/date-field-picker.tsx')
})

const THESES = [
  wireThesis({ thesisID: 1, thesisTitle: 'Άλφα', thesisIsPublicByInst: 0 }),
  wireThesis({ thesisID: 2, thesisTitle: 'Βήτα', thesisIsPublicByInst: 0, doList: wireList() }),
  wireThesis({ thesisID: 3, thesisTitle: 'Γάμμα', thesisIntDeadline: wireDay('2026-04-01') }),
]

/** Stands for the dialog of the lists, which belongs to another feature. */
const copyList = ({ theses, onDone }: ActionOnTheses) => (
  <button
    type="button"
    onClick={() => onDone([{ thesisId: 1, refusal: null }], (count) => `Αντίγραφα: ${count}`)}
  >
    {`Λίστα για ${theses.length}`}
  </button>
)

async function show(theses: WireThesis[] = THESES, total = theses.length) {
  const api = stubApi({ role: 'instructor' })
  api.answer('listUngivenTheses', theses, { total })
  renderInApp(
    <ThesisBrowser list="ungiven" pathOf={({ id }) => `/${id}`} isOwn empty="Τίποτα" copyList={copyList} />,
  )
  await screen.findByRole('checkbox', { name: 'Επιλογή: Γάμμα' })
  return api
}

const box = (title: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Επιλογή: ${title}` })
const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Όλες στη σελίδα' })
const bar = () => within(screen.getByRole('group', { name: 'Επιλογή εργασιών' }))
/** In jsdom no window is wide, so that the actions stand in a menu. */
async function actions() {
  await press('Ενέργειες')
  return screen.findAllByRole('menuitem')
}
async function act(name: string) {
  await actions()
  await user.click(screen.getByRole('menuitem', { name }))
}

describe('choosing theses', () => {
  it('is counted, by mouse and by key, one by one or all of the page', async () => {
    await show()
    expect(bar().queryByRole('button')).toBeNull()
    await user.click(box('Άλφα'))
    box('Βήτα').focus()
    await user.keyboard(' ')
    expect(bar().getByRole('status').textContent).toBe('2 επιλεγμένες')
    expect(all().dataset['indeterminate']).toBe('true')
    await user.click(all())
    expect(bar().getByRole('status').textContent).toBe('3 επιλεγμένες')
    await user.click(all())
    expect(bar().getByRole('status').textContent).toBe('')
    expect(box('Άλφα').checked).toBe(false)
  })

  it('holds in the table too, and ends with the page', async () => {
    await show(THESES, 40)
    await user.click(box('Άλφα'))
    await press('Πίνακας')
    expect(box('Άλφα').checked).toBe(true)
    await press('Επόμενη σελίδα')
    await waitFor(() => expect(box('Άλφα').checked).toBe(false))
  })

  it('offers the actions that apply', async () => {
    await show()
    await user.click(box('Βήτα'))
    expect((await actions()).map(({ textContent }) => textContent)).toEqual([
      'Να γίνουν δημόσιες',
      'Προθεσμία',
    ])
  })
})

describe('an action on several theses', () => {
  it('is sent once for all of them, and told', async () => {
    const api = await show()
    await user.click(box('Άλφα'))
    await user.click(box('Βήτα'))
    api.answer('setVisibilityOfTheses', [
      { thesisID: 1, refusal: null },
      { thesisID: 2, refusal: null },
    ])
    await act('Να γίνουν δημόσιες')
    await screen.findByText('2 εργασίες έγιναν δημόσιες')
    expect(api.asked('setVisibilityOfTheses')).toMatchObject([
      { body: { theses: [1, 2], thesisIsPublicByInst: true } },
    ])
    await waitFor(() => expect(box('Άλφα').checked).toBe(false))
  })

  it('says of which it was refused and why, until that is closed, and keeps those chosen', async () => {
    const api = await show()
    await user.click(all())
    api.answer('setVisibilityOfTheses', [
      { thesisID: 1, refusal: null },
      {
        thesisID: 2,
        refusal: { code: 'thesis_ended', message: 'Η εργασία έχει ολοκληρωθεί και δεν αλλάζει.' },
      },
      { thesisID: 3, refusal: null },
    ])
    await act('Να γίνουν δημόσιες')
    const result = await screen.findByRole('alert')
    expect(result.textContent).toContain('2 εργασίες έγιναν δημόσιες, 1 όχι:')
    expect(within(result).getByRole('listitem').textContent).toBe(
      'Βήτα: Η εργασία έχει ολοκληρωθεί και δεν αλλάζει.',
    )
    expect([box('Άλφα').checked, box('Βήτα').checked]).toEqual([false, true])
    await user.click(within(result).getByRole('button'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('offers again what is over, and changes nothing else of it', async () => {
    const ended = { state: 'ended', thesisMark: 8 } as const
    const api = await show(THESES.map((thesis) => ({ ...thesis, ...ended })))
    await user.click(all())
    expect((await actions()).map(({ textContent }) => textContent)).toEqual(['Διάθεση ξανά'])
    api.answer(
      'offerThesesAgain',
      [1, 2, 3].map((thesisID) => ({ thesisID, refusal: null })),
    )
    await user.click(screen.getByRole('menuitem', { name: 'Διάθεση ξανά' }))
    await screen.findByText('3 θέματα διατίθενται ξανά, ιδιωτικά ώσπου να τα δείτε')
    expect(api.asked('offerThesesAgain')).toMatchObject([{ body: { theses: [1, 2, 3] } }])
  })

  it.each(refusalsOf('setVisibilityOfTheses', { ...ofAnySession('toast'), validation: 'toast' }))(
    'says why it was refused whole, and keeps all chosen: %s',
    async (code, row) => {
      const api = await show()
      await user.click(box('Άλφα'))
      refuseWith(api, 'setVisibilityOfTheses', code)
      await act('Να γίνουν δημόσιες')
      await expectRefusal(code, row)
      expect(box('Άλφα').checked).toBe(true)
    },
  )

  it('sets one deadline for all, or takes it away', async () => {
    const api = await show()
    await user.click(box('Βήτα'))
    await user.click(box('Γάμμα'))
    const outcomes = [2, 3].map((thesisID) => ({ thesisID, refusal: null }))
    api.answer('setDeadlineOfTheses', outcomes)
    await act('Προθεσμία')
    const dialog = within(await screen.findByRole('dialog', { name: 'Προθεσμία' }))
    dialog.getByText('Για 2 επιλεγμένες εργασίες.')
    expect(button('Αποθήκευση').disabled).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Χωρίς προθεσμία' }))
    await screen.findByText('2 εργασίες δεν έχουν πια προθεσμία')
    expect(api.asked('setDeadlineOfTheses')).toMatchObject([
      { body: { theses: [2, 3], thesisIntDeadline: null } },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows at the day what the API finds wrong with it', async () => {
    const api = await show()
    await user.click(box('Βήτα'))
    await act('Προθεσμία')
    const dialog = within(await screen.findByRole('dialog', { name: 'Προθεσμία' }))
    await user.click(dialog.getAllByRole('spinbutton')[0] as HTMLElement)
    await user.keyboard('07032030')
    const { fields, problems } = wrongFields({ thesisIntDeadline: 'Προθεσμία δήλωσης ενδιαφέροντος' })
    api.refuse('setDeadlineOfTheses', 'validation', { fields })
    await user.click(dialog.getByRole('button', { name: 'Αποθήκευση' }))
    await waitFor(() => expectProblems(problems))
  })

  it('hands those that are chosen to the dialog of the lists', async () => {
    await show()
    await user.click(box('Άλφα'))
    await act('Αντιγραφή λίστας')
    await press('Λίστα για 1')
    await screen.findByText('Αντίγραφα: 1')
  })
})
