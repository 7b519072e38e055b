import { foldGreek, plainText } from '@diatrivi/domain/shared/greek-text'
import { excerptAround } from '@diatrivi/domain/shared/search-text'
import Box from '@mui/material/Box'
import { use } from 'react'
import { fullName } from '../../../../entities/person/person.ts'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { MarkedText, SearchedWords } from '../../../../shared/ui/marked-text.tsx'

interface SearchHits {
  /** The title in English where words stand in it that the title does not have; else empty. */
  titleEnglish: string
  /** The keywords with words that neither title nor the person's name has. */
  keywords: readonly string[]
  /** The text around what none of these has; empty when there is nothing left to be shown. */
  excerpt: string
}

/** What of a thesis a list shows because it was found there. Own theses are searched by the student's name. */
export function useSearchHits(thesis: Thesis, isOwn: boolean): SearchHits {
  const words = use(SearchedWords)
  const person = isOwn ? thesis.student : thesis.instructor
  const afterTitle = wordsNotIn([thesis.title, person ? fullName(person) : ''], words)
  const left = wordsNotIn([thesis.titleEnglish ?? ''], afterTitle)
  const keywords = thesis.keywords.filter((keyword) => wordsNotIn([keyword], left).length < left.length)
  const onlyInText = wordsNotIn(keywords, left)
  return {
    titleEnglish: left.length < afterTitle.length ? (thesis.titleEnglish ?? '') : '',
    keywords,
    excerpt: onlyInText.length === 0 ? '' : excerptAround(plainText(thesis.description), onlyInText),
  }
}

function wordsNotIn(texts: readonly string[], words: readonly string[]): readonly string[] {
  const folded = texts.map(foldGreek)
  return words.filter((word) => !folded.some((text) => text.includes(word)))
}

/** Below the title of a row, which has neither keywords nor text. */
export function SearchHitsLines({ thesis, isOwn }: { thesis: Thesis; isOwn: boolean }) {
  const { titleEnglish, keywords, excerpt } = useSearchHits(thesis, isOwn)
  return (
    <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>
      {titleEnglish !== '' && (
        <div lang="en">
          <MarkedText text={titleEnglish} />
        </div>
      )}
      {keywords.length > 0 && (
        <div>
          {m.thesis_keywords()}: <MarkedText text={keywords.join(', ')} />
        </div>
      )}
      {excerpt !== '' && (
        <div>
          <MarkedText text={excerpt} />
        </div>
      )}
    </Box>
  )
}
