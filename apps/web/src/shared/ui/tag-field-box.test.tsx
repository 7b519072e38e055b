import type { Tag } from '@diatrivi/domain/keyword/keyword'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { TagFieldBox } from './tag-field-box.tsx'

let shown: Tag[] = []

function Editor({ initial = [] }: { initial?: Tag[] }) {
  const [tags, setTags] = useState(initial)
  shown = tags
  return <TagFieldBox label="Tags" tags={tags} onChange={setTags} known={['μηχανική μάθηση', 'δίκτυα']} />
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
