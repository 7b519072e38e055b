import type { Tag } from '@diatrivi/domain/institution/keyword/keyword'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { TagFieldBox } from './tag-field-box.tsx'

const KNOWN = ['δίκτυα', 'δίκτυα υπολογιστών', 'μηχανική μάθηση']

let shown: Tag[] = []

function Editor({ initial = [] }: { initial?: Tag[] }) {
  const [tags, setTags] = useState(initial)
  shown = tags
  return <TagFieldBox label="Tags" tags={tags} onChange={setTags} known={KNOWN} />
}

const field = () => screen.getByRole('combobox', { name: 'Tags' })

beforeEach(() => {
  shown = []
})

describe('the tag editor', () => {
  it('adds a new tag on Enter, in lower case', async () => {
    renderInApp(<Editor />)
    await userEvent.type(field(), 'Όραση Υπολογιστών{Enter}')
    expect(shown).toEqual([{ keyword: 'όραση υπολογιστών', status: 'new' }])
  })

  it('finds a suggestion without its accents and adds it as one that exists', async () => {
    renderInApp(<Editor />)
    await userEvent.type(field(), 'ΜΑΘΗΣΗ{ArrowDown}{Enter}')
    expect(shown).toEqual([{ keyword: 'μηχανική μάθηση', status: 'exists' }])
  })

  it.each([
    ['the only word that begins with what is typed', 'μηχ', 'μηχανική μάθηση', 'exists'],
    ['the first of several', 'δι', 'δίκτυα', 'exists'],
    [
      'the word that is typed to its end, before longer ones',
      'δίκτυα υπολογιστών',
      'δίκτυα υπολογιστών',
      'exists',
    ],
    ['what is typed where a word has it only further in', 'μάθηση', 'μάθηση', 'new'],
    ['what is typed where no word has it', 'pyt', 'pyt', 'new'],
  ])('adds on Enter %s', async (_what, typed, keyword, status) => {
    renderInApp(<Editor />)
    await userEvent.type(field(), `${typed}{Enter}`)
    expect(shown).toEqual([{ keyword, status }])
  })

  it('offers what is typed as a new word, also where known ones begin with it', async () => {
    renderInApp(<Editor />)
    await userEvent.type(field(), 'Δίκ')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'δίκτυα',
      'δίκτυα υπολογιστών',
      'Προσθήκη «δίκ»',
    ])
    await userEvent.click(screen.getByRole('option', { name: 'Προσθήκη «δίκ»' }))
    expect(shown).toEqual([{ keyword: 'δίκ', status: 'new' }])
  })

  it('adds what is typed as it is once the offers are closed', async () => {
    renderInApp(<Editor />)
    await userEvent.type(field(), 'μηχ{Escape}{Enter}')
    expect(shown).toEqual([{ keyword: 'μηχ', status: 'new' }])
  })

  it('adds nothing on Enter while nothing is typed', async () => {
    renderInApp(<Editor />)
    await userEvent.click(field())
    await userEvent.keyboard('{Enter}')
    expect(shown).toEqual([])
  })

  it('takes a comma for the end of a tag, and keeps what was typed when the field is left', async () => {
    renderInApp(<Editor />)
    await userEvent.type(field(), 'ένα,δύο')
    await userEvent.tab()
    expect(shown.map(({ keyword }) => keyword)).toEqual(['ένα', 'δύο'])
  })

  it('remembers a saved tag that was taken away, and that it came back', async () => {
    renderInApp(<Editor initial={[{ keyword: 'δίκτυα', status: 'preExisting' }]} />)
    await userEvent.type(field(), '{Backspace}')
    expect(shown).toEqual([{ keyword: 'δίκτυα', status: 'deleted' }])
    await userEvent.type(field(), 'δίκτυα{Enter}')
    expect(shown).toEqual([{ keyword: 'δίκτυα', status: 'existedAndAdded' }])
  })
})
