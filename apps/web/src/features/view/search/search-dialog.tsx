import { SOUGHT_MAX } from '@diatrivi/contract/limits'
import { foldedWords } from '@diatrivi/domain/shared/search-text'
import { nearestFirst, nearnessOf, SOUGHT_MIN } from '@diatrivi/domain/view/search/search'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { errorMessage } from '../../../shared/api/error-message.ts'
import CloseOutlined from '../../../shared/icons/close-outlined.tsx'
import SearchOutlined from '../../../shared/icons/search-outlined.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { TOUCH } from '../../../shared/ui/measures.ts'
import { VISUALLY_HIDDEN } from '../../../shared/ui/sx.ts'
import type { Chosen, Found } from './found.mapper.ts'
import { FoundList } from './found-list.tsx'
import { searchQueries } from './search.queries.ts'
import { useFoundList } from './use-found-list.ts'

/** Milliseconds of rest in typing before the API is asked. */
const PAUSE = 200

/** Something of the person's own role that the API need not be asked for. */
export type OwnEntry = Chosen & {
  kind: 'page' | 'action' | 'guide'
  label: string
  /** Other words by which it is found. */
  words?: string
}

export interface SearchDialogProps {
  isOpen: boolean
  own: readonly OwnEntry[]
  onClose: () => void
}

/** A quick way to a page, an action, a thesis, a list, a person or a guide, by a part of the name. */
export function SearchDialog({ isOpen, ...props }: SearchDialogProps) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  return (
    <Dialog
      open={isOpen}
      onClose={props.onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        // One height, so that nothing moves while results come and go.
        paper: {
          'aria-label': m.menu_search(),
          sx: isPhone ? {} : { mt: '10dvh', height: 'min(620px, 76dvh)' },
        },
      }}
    >
      <Search {...props} />
    </Dialog>
  )
}

/** Begins anew whenever the dialog is opened. */
function Search({ own, onClose }: Omit<SearchDialogProps, 'isOpen'>) {
  const [typed, setTyped] = useState('')
  const words = foldedWords(typed)
  const text = useAtRest(typed.trim())
  const isAsking = text.length >= SOUGHT_MIN
  const { data, error, isFetching, refetch } = useQuery({ ...searchQueries.of(text), enabled: isAsking })
  const found = [
    ...ownOf('page', own, words),
    ...ownOf('action', own, words),
    ...stillFitting(isAsking ? data : undefined, words),
    ...ownOf('guide', own, words),
  ]
  const isWaiting = typed.trim() !== text || isFetching
  const navigate = useNavigate()
  const list = useFoundList({
    found,
    typed,
    onType: setTyped,
    onChoose: (chosen) => {
      onClose()
      if ('to' in chosen) void navigate(chosen.to)
      else chosen.act()
    },
    onClose,
  })

  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, p: 4, alignItems: 'center' }}>
        <Box {...list.getRootProps()} sx={{ flex: 1 }}>
          <TextField
            autoFocus
            type="search"
            label={m.search_field()}
            sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
            slotProps={{
              htmlInput: { ...list.getInputProps(), maxLength: SOUGHT_MAX, enterKeyHint: 'go' },
              inputLabel: list.getInputLabelProps(),
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchOutlined aria-hidden />
                  </InputAdornment>
                ),
              },
            }}
          />
        </Box>
        <IconButton aria-label={m.control_close()} onClick={onClose} edge="end">
          <CloseOutlined aria-hidden />
        </IconButton>
      </Box>
      <Box sx={RESULTS}>
        {error && isAsking && (
          <Alert
            severity="error"
            sx={{ m: 4 }}
            action={
              <Button variant="text" color="inherit" size="small" onClick={() => void refetch()}>
                {m.control_retry()}
              </Button>
            }
          >
            {errorMessage(error)}
          </Alert>
        )}
        <FoundList list={list} words={words} />
        <Box role="status">
          <Status text={text} count={found.length} isWaiting={isWaiting} hasFailed={error !== null} />
        </Box>
      </Box>
      <Typography
        aria-hidden
        variant="body2"
        sx={{
          px: 4,
          py: 2.5,
          borderTop: 1,
          borderColor: 'divider',
          color: 'text.secondary',
          [TOUCH]: { display: 'none' },
        }}
      >
        {m.search_keys()}
      </Typography>
    </>
  )
}

const RESULTS = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderTop: 1,
  borderColor: 'divider',
}

interface StatusProps {
  text: string
  count: number
  isWaiting: boolean
  hasFailed: boolean
}

/** How many there are is only read aloud, because it is seen. */
function Status({ text, count, isWaiting, hasFailed }: StatusProps) {
  if (text.length < SOUGHT_MIN) {
    return <Typography sx={{ px: 4, py: 4, color: 'text.secondary' }}>{m.search_hint()}</Typography>
  }
  if (isWaiting) return <Box sx={VISUALLY_HIDDEN}>{m.control_loading()}</Box>
  if (count > 0) return <Box sx={VISUALLY_HIDDEN}>{m.search_count({ count })}</Box>
  return hasFailed ? null : <EmptyState text={m.search_none({ text })} drawing="search" isSmall />
}

/** Before anything is typed the pages are offered in the order of the menu, and nothing else. */
function ownOf(kind: OwnEntry['kind'], own: readonly OwnEntry[], words: readonly string[]): Found[] {
  const ofKind = own.filter((entry) => entry.kind === kind)
  if (words.length === 0 && kind !== 'page') return []
  const textOf = ({ label, words: others = '' }: OwnEntry) => `${label} ${others}`
  const fitting = words.length === 0 ? ofKind : nearestFirst(ofKind, textOf, words)
  return fitting.map(({ label, words: _others, ...entry }) => ({
    ...entry,
    name: label,
    otherName: null,
    about: '',
  }))
}

/** What was found for an earlier text goes as soon as it no longer fits. */
function stillFitting(found: readonly Found[] | undefined, words: readonly string[]): readonly Found[] {
  const fits = (name: string) => nearnessOf(name, words) !== null
  return found?.filter(({ name, otherName }) => fits(name) || (otherName !== null && fits(otherName))) ?? []
}

function useAtRest(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
