import { addTag, normaliseKeyword, removeTag } from '@diatrivi/domain/institution/keyword/keyword'
import { foldGreek } from '@diatrivi/domain/shared/greek-text'
import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { TagFieldProps } from './tag-field-props.ts'

const SUGGESTIONS = 8

/**
 * What is offered for a typed text: the known words that begin with it, the text itself as a new word, the known words
 * that have it further in. Enter takes the first.
 */
function offersFor(text: string, known: readonly string[], shown: readonly string[]): string[] {
  const typed = normaliseKeyword(text)
  const sought = foldGreek(typed)
  const begins = known.filter((word) => foldGreek(word).startsWith(sought))
  // A word that is typed to its end comes before the longer ones.
  begins.sort((a, b) => Number(foldGreek(b) === sought) - Number(foldGreek(a) === sought))
  const isNew = typed !== '' && !known.includes(typed) && !shown.includes(typed)
  const contains = known.filter((word) => foldGreek(word).indexOf(sought) > 0)
  return [...begins.slice(0, SUGGESTIONS), ...(isNew ? [typed] : []), ...contains].slice(0, SUGGESTIONS + 1)
}

/** Enter adds the offer that is marked, at first the first one; a comma, or leaving the field, what is typed as it is. */
export function TagFieldBox({ label, tags, onChange, known, maxLength = 64, ...props }: TagFieldProps) {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const shown = tags.filter(({ status }) => status !== 'deleted').map(({ keyword }) => keyword)
  const left = known.filter((word) => !shown.includes(word))
  const add = (text: string) => {
    onChange(addTag(tags, text, known))
    setTyped('')
  }

  return (
    <Autocomplete
      multiple
      freeSolo
      fullWidth
      disabled={props.disabled === true}
      disableClearable
      filterSelectedOptions
      // While nothing is typed Enter must not add a word that was not chosen.
      autoHighlight={typed.trim() !== ''}
      options={[...known]}
      value={shown}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      inputValue={typed}
      filterOptions={(options, { inputValue }) => offersFor(inputValue, options, shown)}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          {known.includes(option) ? option : m.ui_tag_add({ keyword: option })}
        </li>
      )}
      onInputChange={(_event, text, reason) => {
        if (reason === 'reset') return
        if (text.endsWith(',')) add(text.slice(0, -1))
        else setTyped(text.toLowerCase())
      }}
      onChange={(_event, next, reason, details) => {
        if (reason === 'selectOption') return add(details?.option ?? '')
        // Where no offer was chosen, MUI gives the typed text although the first offer is marked.
        if (reason === 'createOption') return add((isOpen && offersFor(typed, left, shown)[0]) || typed)
        const gone = shown.find((keyword) => !next.includes(keyword))
        if (gone !== undefined) onChange(removeTag(tags, gone))
      }}
      renderValue={(values, getItemProps) =>
        values.map((keyword, index) => {
          const { key, ...item } = getItemProps({ index })
          return <Chip key={key} {...item} label={keyword} size="small" color="primary" />
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={props.error === true}
          helperText={props.helperText}
          {...(props.inputRef && { inputRef: props.inputRef })}
          onBlur={() => {
            // Text that was typed and not confirmed becomes a tag too.
            if (typed.trim() !== '') add(typed)
            props.onBlur?.()
          }}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength, enterKeyHint: 'enter' },
          }}
        />
      )}
    />
  )
}
