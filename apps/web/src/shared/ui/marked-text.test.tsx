import { searchWords } from '@diatrivi/domain/shared/search-text'
import { describe, expect, it } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { MarkedText, SearchedWords } from './marked-text.tsx'

function show(text: string, search: string) {
  renderInApp(
    <p>
      <SearchedWords value={searchWords(search)}>
        <MarkedText text={text} />
      </SearchedWords>
    </p>,
  )
  const paragraph = document.querySelector('p')
  const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
  return { text: paragraph?.textContent, marked }
}

describe('a text that was searched', () => {
  it.each([
    ['Ευφυΐα των δικτύων', 'ΕΥΦΥΙΑ δικτυ', ['Ευφυΐα', 'δικτύ']],
    ['Ο σοφός και ο ΣΟΦΟΣ', 'σοφος', ['σοφός', 'ΣΟΦΟΣ']],
    ['<b>Σήματα</b>', 'b σηματα', ['b', 'Σήματα', 'b']],
    ['Ιστορία', 'δίκτυα', []],
    ['Ιστορία', '', []],
  ])('%s is marked where %s is found, and otherwise as it was', (text, search, marked) => {
    expect(show(text, search)).toEqual({ text, marked })
  })
})
