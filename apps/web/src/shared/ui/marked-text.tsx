import { findWords } from '@diatrivi/domain/shared/search-text'
import Box from '@mui/material/Box'
import { createContext, Fragment, use } from 'react'

/** The folded words that a list was searched for, by which the texts below are marked. */
export const SearchedWords = createContext<readonly string[]>([])

const LOOK = { bgcolor: 'warning.tint', color: 'warning.main', borderRadius: '3px' }

interface MarkedTextProps {
  text: string
  /** Folded; left out, those of the list around it. */
  words?: readonly string[]
}

/** A text in which the searched words are marked; without a search, the text alone. */
export function MarkedText({ text, words }: MarkedTextProps) {
  const hits = findWords(text, words ?? use(SearchedWords))
  return (
    <>
      {hits.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(hits[index - 1]?.end ?? 0, start)}
          <Box component="mark" sx={LOOK}>
            {text.slice(start, end)}
          </Box>
        </Fragment>
      ))}
      {text.slice(hits.at(-1)?.end ?? 0)}
    </>
  )
}
