import type { Wire } from '@diatrivi/contract/endpoints'
import { PAPERS_AT_ONCE_MAX } from '@diatrivi/contract/limits'
import { shownColumns } from '@diatrivi/domain/view/department-list/list-columns'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { press, user } from '../../../testing/form.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { wireDay } from '../../../testing/wire.ts'
import { DepartmentPapers } from './department-papers.tsx'
import { PaperSelection } from './paper-selection.tsx'

type Papers = Wire<'listDepartmentPapers'>['response']

const papersFrom = (first: number, count: number): Papers =>
  Array.from({ length: count }, (_, at) => ({
    paperID: first + at,
    kind: 'minutes',
    memberName: null,
    number: `2026/${first + at}`,
    code: '7K3M92QX00000000',
    issuedAt: wireDay('2026-06-24'),
    state: 'valid',
    replacedAt: null,
    voidedAt: null,
    voidReason: null,
    protocol: null,
    signers: 3,
    isSigned: false,
    returns: [],
    mayReturn: false,
    mayVoid: false,
    hasForm: false,
    thesis: null,
    student: null,
  }))

describe('the papers of a department', () => {
  it('have their minutes issued and brought to be printed by one button, which says what became of each', async () => {
    const api = anOffice()
    api.answer('listDepartmentPapers', [])
    api.answer('listMinutesDue', [
      { thesisID: 7, thesisTitle: 'Πρώτη', student: null },
      { thesisID: 8, thesisTitle: 'Δεύτερη', student: null },
    ])
    renderInApp(<DepartmentPapers columns={shownColumns('papers', null)} />)
    await screen.findByRole('region', { name: 'Πρακτικά προς έκδοση (2)' })
    api.answer('issuePapers', [
      { thesisID: 7, paper: { paperID: 1, number: '2026/1' }, refusal: null },
      { thesisID: 8, paper: null, refusal: { code: 'paper_not_ready', message: 'Λείπουν οι βαθμοί.' } },
    ])
    expect(await fileOf('Έκδοση όλων σε ένα PDF')).toContain('/v1/secretary/paper-files?papers=1&format=pdf')
    await screen.findByText('Εκδόθηκαν 1 πρακτικά')
    expect(screen.getByText('Χωρίς έγγραφο: 1. Λείπουν οι βαθμοί.')).toBeDefined()
    expect(api.asked('issuePapers')).toMatchObject([{ body: { kind: 'minutes', theses: [7, 8] } }])
    expect(await fileOf('Όλα σε ένα PDF')).toContain('/v1/secretary/paper-files?papers=1&format=pdf')
  })

  it('are chosen on several pages and come as one file', async () => {
    const api = anOffice()
    api.answer('listMinutesDue', [])
    api.answer('listDepartmentPapers', papersFrom(1, 24), { total: 26 })
    renderInApp(<DepartmentPapers columns={shownColumns('papers', null)} />)
    await user.click(await screen.findByRole('checkbox', { name: 'Επιλογή: Πρακτικό εξέτασης 2026/2' }))
    await screen.findByText('Επιλεγμένα: 1')
    api.answer('listDepartmentPapers', papersFrom(25, 2), { total: 26 })
    await press('Επόμενη σελίδα')
    await user.click(await screen.findByRole('checkbox', { name: 'Όλα στη σελίδα' }))
    await screen.findByText('Επιλεγμένα: 3')
    expect(await fileOf('Όλα σε ένα PDF')).toContain('papers=2%2C25%2C26&format=pdf')
    expect(await fileOf('Word (ZIP)')).toContain('papers=2%2C25%2C26&format=docx')
    await press('Καμία επιλογή')
    expect(screen.queryByRole('button', { name: 'Word (ZIP)' })).toBeNull()
  })

  it('are narrowed by what they want, each choice with how many', async () => {
    const api = anOffice()
    api.answer('listMinutesDue', [])
    api.answer('listDepartmentPapers', papersFrom(1, 1), { total: 5 })
    renderInApp(<DepartmentPapers columns={shownColumns('papers', null)} />)
    expect(await screen.findByRole('button', { name: 'Χωρίς υπογραφή 5' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Δεν ισχύουν πια 5' })).toBeDefined()
  })

  it('say how many go into one file where more are chosen', () => {
    const chosen = new Set(Array.from({ length: PAPERS_AT_ONCE_MAX + 1 }, (_, at) => at))
    renderInApp(<PaperSelection papers={[{ id: 0 }]} chosen={chosen} onChoose={vi.fn()} />)
    expect(screen.getByText(/Σε ένα αρχείο χωρούν έως 200/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Όλα σε ένα PDF' })).toBeNull()
  })
})

function anOffice() {
  const api = stubApi({ role: 'secretary' })
  api.answer('makeDownloadToken', { token: 'token' } as never)
  return api
}

/** The address that the browser is sent to. */
async function fileOf(button: string): Promise<string> {
  const opened: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href)
  })
  await press(button)
  await vi.waitFor(() => expect(opened).toHaveLength(1))
  click.mockRestore()
  return opened[0] ?? ''
}
