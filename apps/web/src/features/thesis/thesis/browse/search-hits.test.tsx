import { searchWords } from '@diatrivi/domain/shared/search-text'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SearchedWords } from '../../../../shared/ui/marked-text.tsx'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { ThesisCard } from './thesis-card.tsx'
import { ThesisTable } from './thesis-table.tsx'

const STUDENT = { username: 'g.papas', firstName: 'Γιώργος', surname: 'Παπάς', email: 'papas@example.gr' }
const FAR = 'Πολλές λέξεις προηγούνται. '.repeat(20)
const THESIS = aThesis({
  title: 'Ευφυή δίκτυα',
  description: `<p>${FAR}</p><p>Μετρήσεις σε <b>αισθη</b>τήρες εδάφους.</p>`,
  keywords: ['α', 'β', 'γ', 'δ', 'τηλεμετρία'],
  student: STUDENT,
  state: 'inProgress',
})

const FORMS = {
  'a card': (isOwn: boolean) => <ThesisCard thesis={THESIS} today="2026-03-10" to="/" isOwn={isOwn} />,
  'a row': (isOwn: boolean) => (
    <ThesisTable
      columns={null}
      list={isOwn ? 'inProgress' : 'open'}
      theses={[THESIS]}
      today="2026-03-10"
      order="newest"
      onOrder={() => undefined}
      pathOf={() => '/'}
    />
  ),
}

function show(form: keyof typeof FORMS, search: string, { isOwn = true } = {}) {
  renderInApp(<SearchedWords value={searchWords(search)}>{FORMS[form](isOwn)}</SearchedWords>)
  return new Set([...document.querySelectorAll('mark')].map(({ textContent }) => textContent))
}

describe.each(['a card', 'a row'] as const)('what was searched for, on %s,', (form) => {
  it.each([
    ['the title', 'ΔΙΚΤΥΑ', ['δίκτυα']],
    ['the name of the student', 'παπας', ['Παπάς']],
    ['a keyword, also one that is not shown otherwise', 'τηλεμ', ['τηλεμ']],
    ['the text', 'αισθητηρ', ['αισθητήρ']],
    ['several of them', 'ευφυη γιωργ εδαφ', ['Ευφυή', 'Γιώργ', 'εδάφ']],
  ])('is marked in %s', (_where, search, marked) => {
    expect(show(form, search)).toEqual(new Set(marked))
  })

  it('is marked in the name of the supervisor for those who are not', () => {
    expect(show(form, 'καρρα', { isOwn: false })).toEqual(new Set(['Καρρά']))
    expect(screen.queryByText('Παπάς')).toBeNull()
  })

  it('brings the words around it where it is in the text alone', () => {
    show(form, 'αισθητήρες')
    screen.getByText(
      (_text, element) => /^….*Μετρήσεις σε αισθητήρες εδάφους\.$/.test(element?.textContent ?? ''),
      { selector: 'p, th > div > div > div' },
    )
  })

  it('brings no words of the text where the title has it too', () => {
    show(form, 'δίκτυα')
    expect(document.body.textContent).not.toContain('Μετρήσεις')
  })
})
