import { addTag, removeTag } from '@diatrivi/domain/keyword/keyword'
import { foldGreek } from '@diatrivi/domain/shared/greek-text'
import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { TagFieldProps } from './tag-field-props.ts'

const SUGGESTIONS = 8

/** Enter adds the suggestion that is marked, or what is typed as a new tag; a comma does the same. */
export function TagFieldBox({ label, tags, onChange, known, maxLength = 64, ...props }: TagFieldProps) {
  const [typed, setTyped] = useState('')
  const shown = tags.filter(({ status }) => status !== 'deleted').map(({ keyword }) => keyword)
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
      options={[...known]}
      value={shown}
      inputValue={typed}
      filterOptions={(options, { inputValue }) => {
        const sought = foldGreek(inputValue.trim())
        return options.filter((option) => foldGreek(option).includes(sought)).slice(0, SUGGESTIONS)
      }}
      onInputChange={(_event, text, reason) => {
        if (reason === 'reset') return
        if (text.endsWith(',')) add(text.slice(0, -1))
        else setTyped(text.toLowerCase())
      }}
      onChange={(_event, next, reason, details) => {
        if (reason === 'selectOption' || reason === 'createOption') return add(details?.option ?? '')
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
