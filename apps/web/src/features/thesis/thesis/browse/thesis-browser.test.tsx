import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { session } from '../../../../shared/api/session.ts'
import { apiSentence, stubApi } from '../../../../testing/api.ts'
import { choose, descriptionOf, press, user } from '../../../../testing/form.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireDay, wireThesis } from '../../../../testing/wire.ts'
import { ThesisBrowser } from './thesis-browser.tsx'

const FILTERS = /^Φίλτρα/
const SEARCH = 'Αναζήτηση σε τίτλο, κείμενο, λέξεις-κλειδιά και ονόματα'

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(async () => {
  await import('./thesis-filter-fields.tsx')
  await import('./thesis-export.ts')
  await import('write-excel-file/universal')
  await import('../../../../shared/ui/date-field-picker.tsx')
  await import('../../../../shared/ui/tag-field-box.tsx')
})

function show(address?: string, total = 1, thesis: Parameters<typeof wireThesis>[0] = {}) {
  const api = stubApi({ role: 'student' })
  api.answer('listOpenTheses', [wireThesis(thesis)], { total })
  api.answer('listKeywords', [])
  renderInApp(
    <ThesisBrowser list="open" pathOf={({ id }) => `/${id}`} isOwn={false} empty="Τίποτα" />,
    address,
  )
  return api
}

async function openFilters() {
  await user.click(await screen.findByRole('button', { name: FILTERS }))
  await screen.findByRole('combobox', { name: 'Λέξεις-κλειδιά (όλες)' })
}

async function pressOn(chip: HTMLElement, keys: string) {
  chip.focus()
  await user.keyboard(keys)
}

const lastQuery = (api: ReturnType<typeof show>) => api.asked('listOpenTheses').at(-1)?.query

describe('the filters of the open theses', () => {
  it('hold at once, in the words of the wire, and are counted and named', async () => {
    const api = show()
    await openFilters()
    await choose('Τρόπος ανάθεσης', 'Άμεση ανάθεση')
    await user.type(screen.getByRole('combobox', { name: 'Λέξεις-κλειδιά (όλες)' }), 'Python{Enter}')
    await user.click(screen.getByLabelText('Όλο το ίδρυμα, όχι μόνο το τμήμα μου'))
    const active = within(await screen.findByRole('list', { name: 'Ενεργά φίλτρα', hidden: true }))
    await active.findByText('python')
    expect(active.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Άμεση ανάθεση',
      'Θέματα όλου του ιδρύματος',
      'python',
    ])
    expect(lastQuery(api)).toMatchObject({
      assignType: 'immediate',
      keywords: 'python',
      department: 'all',
      page: '1',
    })
  })

  it.each([
    ['a click', async (chip: HTMLElement) => user.click(chip)],
    ['Enter', async (chip: HTMLElement) => pressOn(chip, '{Enter}')],
    ['the space bar', async (chip: HTMLElement) => pressOn(chip, ' ')],
    ['Delete', async (chip: HTMLElement) => pressOn(chip, '{Delete}')],
  ])('are taken away by %s on their chip, one by one', async (_how, takeAway) => {
    const api = show('/?assignType=immediate&department=all')
    await takeAway(await screen.findByRole('button', { name: 'Αφαίρεση φίλτρου: Άμεση ανάθεση' }))
    await waitFor(() => expect(lastQuery(api)).not.toHaveProperty('assignType'))
    expect(lastQuery(api)).toMatchObject({ department: 'all' })
    expect(screen.queryByRole('button', { name: 'Αφαίρεση φίλτρου: Άμεση ανάθεση' })).toBeNull()
  })

  it('are both taken away by two keys in a row, before the list has come', async () => {
    const api = show('/?assignType=immediate&department=all')
    await screen.findByRole('button', { name: 'Αφαίρεση φίλτρου: Άμεση ανάθεση' })
    for (const chip of screen.getAllByRole('button', { name: /^Αφαίρεση φίλτρου/ })) {
      chip.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }))
      chip.dispatchEvent(new KeyboardEvent('keyup', { key: 'Delete', bubbles: true }))
    }
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Αφαίρεση φίλτρου/ })).toBeNull())
    expect(lastQuery(api)).not.toHaveProperty('department')
    expect(lastQuery(api)).not.toHaveProperty('assignType')
  })

  it('leave the focus to the chip beside the one that is gone, and the last one to the search', async () => {
    show('/?assignType=immediate&department=all&keywords=python')
    const chip = (name: string) => screen.findByRole('button', { name: `Αφαίρεση φίλτρου: ${name}` })
    await pressOn(await chip('Θέματα όλου του ιδρύματος'), '{Delete}')
    expect(document.activeElement).toBe(await chip('python'))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(await chip('Άμεση ανάθεση'))
    await user.keyboard(' ')
    expect(document.activeElement).toBe(screen.getByLabelText(SEARCH))
  })

  it('do not hold from a day after the last one, and say so beside it', async () => {
    const api = show('/?deadlineFrom=2026-03-02&deadlineUntil=2026-03-03')
    await openFilters()
    const from = screen.getByRole('group', { name: 'Προθεσμία από' })
    await user.click(within(from).getAllByRole('spinbutton')[0] as HTMLElement)
    await user.keyboard('04032026')
    const until = screen.getByRole('group', { name: 'Προθεσμία έως' })
    expect(descriptionOf(until)).toContain('είναι πριν από την προθεσμία «από»')
    await choose('Τρόπος ανάθεσης', 'Άμεση ανάθεση')
    expect(descriptionOf(until)).toContain('είναι πριν από την προθεσμία «από»')
    await user.click(within(until).getAllByRole('spinbutton')[0] as HTMLElement)
    await user.keyboard('05032026')
    const corrected = { assignType: 'immediate', deadlineFrom: '2026-03-04', deadlineUntil: '2026-03-05' }
    await waitFor(() => expect(lastQuery(api)).toMatchObject(corrected))
    expect(api.asked('listOpenTheses')).toHaveLength(2)
  })

  it('stay when they are closed, and are all taken away by one button', async () => {
    const api = show()
    await openFilters()
    await choose('Τρόπος ανάθεσης', 'Άμεση ανάθεση')
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ assignType: 'immediate' }))
    await press('Καθαρισμός')
    await waitFor(() => expect(lastQuery(api)).not.toHaveProperty('assignType'))
    await press('Κλείσιμο')
    expect(screen.queryByRole('list', { name: 'Ενεργά φίλτρα' })).toBeNull()
  })

  it('say why the list does not come, and ask for it again', async () => {
    const api = stubApi({ role: 'student' })
    api.refuse('listOpenTheses', 'internal')
    renderInApp(<ThesisBrowser list="open" pathOf={({ id }) => `/${id}`} isOwn={false} empty="Τίποτα" />)
    await screen.findByText(apiSentence('internal'))
    api.answer('listOpenTheses', [wireThesis()])
    await press('Προσπαθήστε ξανά')
    await screen.findByText('1 αποτέλεσμα')
  })
})

describe('the order and the pages of a list', () => {
  it('are asked of the API from the first page on, and keep the filters', async () => {
    const api = show('/?assignType=immediate&page=2', 40)
    await screen.findByText('40 αποτελέσματα')
    expect(lastQuery(api)).toEqual({ assignType: 'immediate', page: '2', pageSize: '6' })
    await choose('Ταξινόμηση', 'Προθεσμία')
    await waitFor(() =>
      expect(lastQuery(api)).toEqual({
        assignType: 'immediate',
        sort: 'deadline',
        page: '1',
        pageSize: '6',
      }),
    )
    await choose('Ανά σελίδα', '48')
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ sort: 'deadline', pageSize: '48' }))
    expect(screen.queryByRole('navigation', { name: 'Σελίδες' })).toBeNull()
  })

  it('are not offered where there is nothing to lay out', async () => {
    show()
    await screen.findByText('1 αποτέλεσμα')
    expect(screen.queryByLabelText('Ταξινόμηση')).toBeNull()
    expect(screen.queryByLabelText('Ανά σελίδα')).toBeNull()
  })

  it('show an order that the address names though the list does not offer it', async () => {
    show('/?sort=late', 2)
    expect((await screen.findByLabelText('Ταξινόμηση')).textContent).toBe('Καθυστερημένες πρώτα')
  })
})

describe('the order by fit', () => {
  const HINT = /Δεν έχετε γράψει ακόμη τα ενδιαφέροντά σας/

  it('leads a student without interests to the profile, once it is chosen', async () => {
    const api = show('/', 2)
    await screen.findByText('2 αποτελέσματα')
    expect(screen.queryByText(HINT)).toBeNull()
    await choose('Ταξινόμηση', 'Ταιριαστές πρώτα')
    await screen.findByText(HINT)
    expect(screen.getByRole('link', { name: 'Προσθήκη ενδιαφερόντων' }).getAttribute('href')).toBe(
      '/dashboard/student/profile',
    )
    expect(lastQuery(api)).toMatchObject({ sort: 'fit' })
  })

  it('has nothing to say to a student with interests, also where none fits', async () => {
    show('/?sort=fit', 2, { fit: { topic: [], instructor: [] } })
    await screen.findByText('2 αποτελέσματα')
    expect(screen.queryByText(HINT)).toBeNull()
  })
})

describe('the layout of a list', () => {
  it('is of cards until the person wants a table, which this account then finds again', async () => {
    show()
    await screen.findByRole('article')
    await press('Πίνακας')
    expect(screen.getByRole('rowheader').textContent).toContain('Θέμα')
    expect(screen.queryByRole('article')).toBeNull()

    cleanup()
    show()
    await screen.findByRole('table')

    act(() =>
      session.learn({
        role: 'student',
        email: 'another@example.gr',
        isActive: true,
        mustSetUpSecondFactor: false,
      }),
    )
    await screen.findByRole('article')
    expect(JSON.stringify(localStorage)).not.toContain('@')
  })

  it('has as many rows of a table as this account wants in tables, and cards as before', async () => {
    const api = show('/', 60)
    await user.click(await screen.findByRole('button', { name: 'Πίνακας' }))
    await waitFor(() => expect(lastQuery(api)).toEqual({ page: '1', pageSize: '24' }))
    await choose('Ανά σελίδα', '48')
    await waitFor(() => expect(lastQuery(api)).toEqual({ page: '1', pageSize: '48' }))

    cleanup()
    const again = show('/?page=2', 60)
    await screen.findByText('Σελίδα 2 από 2')
    expect(lastQuery(again)).toEqual({ page: '2', pageSize: '48' })
    await press('Κάρτες')
    await waitFor(() => expect(lastQuery(again)).toEqual({ page: '1', pageSize: '6' }))
  })

  it('is of the size that the address names, in a table too', async () => {
    const api = show('/?pageSize=12', 60)
    await user.click(await screen.findByRole('button', { name: 'Πίνακας' }))
    expect((await screen.findByLabelText('Ανά σελίδα')).textContent).toBe('12')
    expect(lastQuery(api)).toMatchObject({ pageSize: '12' })
  })

  it('is a table whose headings order it, and say in which direction it is ordered', async () => {
    const api = show('/?assignType=immediate', 40)
    await user.click(await screen.findByRole('button', { name: 'Πίνακας' }))
    const heading = (name: string) => screen.getByRole('columnheader', { name })
    const pressHeading = (name: string) => user.click(within(heading(name)).getByRole('button'))
    await pressHeading('Προθεσμία')
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ assignType: 'immediate', sort: 'deadline' }))
    expect(heading('Προθεσμία').getAttribute('aria-sort')).toBe('ascending')
    expect(heading('Τίτλος').hasAttribute('aria-sort')).toBe(false)
    expect(screen.getByLabelText('Ταξινόμηση').textContent).toBe('Προθεσμία')
    expect(within(heading('Τρόπος ανάθεσης')).queryByRole('button')).toBeNull()
    await pressHeading('Προθεσμία')
    await waitFor(() => expect(lastQuery(api)).not.toHaveProperty('sort'))
    expect(heading('Προθεσμία').hasAttribute('aria-sort')).toBe(false)
  })

  it('is a table on paper', async () => {
    show()
    await screen.findByRole('article')
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(screen.getByRole('table')).toBeDefined()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('is printed by its menu, but not while the theses of another choice are coming', async () => {
    const api = show('/', 40)
    const file = await screen.findByRole('button', { name: 'Εξαγωγή' })
    const respond = api.hold('listOpenTheses')
    await choose('Ταξινόμηση', 'Προθεσμία')
    await user.click(file)
    const print = await screen.findByRole('menuitem', { name: 'Εκτύπωση' })
    await waitFor(() => expect(print.getAttribute('aria-disabled')).toBe('true'))
    respond([wireThesis()])
    await waitFor(() => expect(print.getAttribute('aria-disabled')).toBeNull())
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await user.click(print)
    expect(printed).toHaveBeenCalledOnce()
  })
})

describe('the export of a list', () => {
  it('asks for all pages as they are filtered and ordered, and keeps them as a file', async () => {
    const kept: Blob[] = []
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (blob: Blob) => `blob:${kept.push(blob)}`
        static override revokeObjectURL = () => undefined
      },
    )
    const api = show('/?assignType=immediate&sort=title&page=2', 40)
    await user.click(await screen.findByRole('button', { name: 'Εξαγωγή' }))
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await waitFor(() => expect(kept).toHaveLength(1))
    expect(lastQuery(api)).toEqual({ assignType: 'immediate', sort: 'title' })
    expect(await kept[0]?.text()).toContain('"Θέμα";"Άννα Καρρά"')
  })

  it('says why it cannot be made', async () => {
    const api = show()
    await screen.findByText('1 αποτέλεσμα')
    api.refuse('listOpenTheses', 'internal')
    await press('Εξαγωγή')
    await user.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }))
    await screen.findByText(apiSentence('internal'))
  })
})

it('the theses of a department are a table by themselves', async () => {
  const api = stubApi({ role: 'secretary' })
  api.answer('listDepartmentTheses', [wireThesis()], { total: 30 })
  renderInApp(<ThesisBrowser list="department" pathOf={({ id }) => `/${id}`} isOwn={false} empty="Τίποτα" />)
  await screen.findByRole('rowheader')
  expect(api.asked('listDepartmentTheses').map(({ query }) => query)).toContainEqual({
    page: '1',
    pageSize: '24',
  })
})

describe('the filters of the office of a department', () => {
  async function showDepartment(rulebooks: object[], address?: string) {
    const api = stubApi({ role: 'secretary' })
    api.answer('listDepartmentTheses', [wireThesis({ processPhase: 'marking' })], { total: 1 })
    api.answer('listKeywords', [])
    api.answer('getSecretaryProfile', SECRETARY)
    api.answer('listRulebooks', rulebooks as never)
    api.answer('listProgrammes', [PROGRAMME])
    renderInApp(
      <ThesisBrowser list="department" pathOf={({ id }) => `/${id}`} isOwn={false} empty="Τίποτα" />,
      address,
    )
    await openFilters()
    return api
  }
  const SECRETARY = {
    username: 'gram',
    uName: 'Άννα',
    uSurname: 'Γεωργίου',
    uEmail: 'anna@example.gr',
    uEmailPending: null,
    uIsPublic: false,
    cvFilename: null,
    keywords: [],
    user_type: 'sec' as const,
    instrRank: null,
    formOfAddress: null,
    department: { depID: 7, depName: 'Πληροφορικής', instID: 1, instName: 'ΕΚΠΑ' },
    version: 1,
  }
  const PROGRAMME = {
    programmeID: 4,
    depID: 7,
    name: 'ΠΜΣ Πληροφορικής',
    nameEn: null,
    level: 'second',
    kind: 'master',
    ects: null,
    courseCode: null,
    version: 1,
  } as const
  const BOOK = {
    rulebookID: 3,
    depID: 7,
    programme: null,
    title: 'Κανονισμός',
    inForceFrom: wireDay('2025-09-01'),
    decisionRef: null,
    published: wireDay('2025-08-01'),
    version: 1,
  }

  it('narrow by the process where the department has a rule book, and are named', async () => {
    const api = await showDepartment([BOOK])
    await choose('Στάδιο', 'Βαθμολογείται')
    await choose('Πρόγραμμα σπουδών', 'ΠΜΣ Πληροφορικής')
    await user.type(screen.getByRole('textbox', { name: 'Μέλος επιτροπής' }), 'Βλάχος')
    const active = within(await screen.findByRole('list', { name: 'Ενεργά φίλτρα', hidden: true }))
    await active.findByText('Μέλος επιτροπής: Βλάχος')
    expect(active.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Στάδιο: Βαθμολογείται',
      'Μέλος επιτροπής: Βλάχος',
      'Πρόγραμμα σπουδών: ΠΜΣ Πληροφορικής',
    ])
    expect(api.asked('listDepartmentTheses').at(-1)?.query).toMatchObject({
      phase: 'marking',
      member: 'Βλάχος',
      programme: '4',
    })
  })

  it('ask for supervisor and year alone where it has none, a draft aside', async () => {
    await showDepartment([{ ...BOOK, published: null }])
    await screen.findByRole('textbox', { name: 'Επίβλεψη' })
    screen.getByRole('combobox', { name: /Ακαδημαϊκό έτος έναρξης/ })
    expect(screen.queryByRole('combobox', { name: /Στάδιο/ })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Μέλος επιτροπής' })).toBeNull()
  })
})
