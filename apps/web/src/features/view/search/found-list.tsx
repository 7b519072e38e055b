import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import type { AutocompleteGroupedOption } from '@mui/material/useAutocomplete'
import { m } from '../../../paraglide/messages.js'
import { MarkedText } from '../../../shared/ui/marked-text.tsx'
import type { Found, FoundKind } from './found.mapper.ts'
import type { useFoundList } from './use-found-list.ts'

const HEADINGS: Record<FoundKind, () => string> = {
  page: () => m.search_pages(),
  action: () => m.word_actions(),
  thesis: () => m.menu_theses(),
  todoList: () => m.menu_todo_lists(),
  person: () => m.search_people(),
  guide: () => m.search_guides(),
}

interface FoundListProps {
  list: ReturnType<typeof useFoundList>
  /** What is sought, folded. */
  words: readonly string[]
}

/** Nothing where nothing is found. */
export function FoundList({ list, words }: FoundListProps) {
  const groups = list.groupedOptions as AutocompleteGroupedOption<Found>[]
  if (groups.length === 0) return null
  return (
    <Box component="ul" {...list.getListboxProps()} sx={LISTBOX}>
      {groups.map(({ key, group, index, options }) => (
        <Box key={key} role="group" aria-labelledby={`found-${group}`}>
          <Box id={`found-${group}`} role="presentation" sx={HEADING}>
            {HEADINGS[group as FoundKind]()}
          </Box>
          {options.map((option, place) => {
            const { key: optionKey, ...props } = list.getOptionProps({ option, index: index + place })
            return (
              <Box component="li" key={optionKey} {...props} sx={OPTION}>
                <span>
                  <MarkedText text={option.name} words={words} />
                </span>
                {option.about !== '' && (
                  <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
                    {option.about}
                  </Box>
                )}
              </Box>
            )
          })}
        </Box>
      ))}
    </Box>
  )
}

/** It scrolls to the option that the keys reach. */
const LISTBOX = {
  position: 'relative',
  overflowY: 'auto',
  minHeight: 0,
  listStyle: 'none',
  m: 0,
  px: 0,
  py: 2,
}

const HEADING = { px: 4, pt: 3, pb: 1, color: 'text.secondary', fontSize: '0.875rem', fontWeight: 650 }

const OPTION = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: 44,
  boxSizing: 'border-box',
  px: 4,
  py: 1.5,
  cursor: 'pointer',
  overflowWrap: 'break-word',
  lineHeight: 1.4,
  '&.Mui-focused': { bgcolor: 'primary.tint' },
  '&.Mui-focusVisible': {
    boxShadow: (theme: Theme) => `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
  },
} as const
