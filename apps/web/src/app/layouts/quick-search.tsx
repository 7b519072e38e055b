import type { Role } from '@diatrivi/domain/people/account/role'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../paraglide/messages.js'
import SearchOutlined from '../../shared/icons/search-outlined.tsx'
import { singleKeys } from '../../shared/single-keys.ts'
import { useErrorToast } from '../../shared/ui/use-error-toast.ts'
import { numberedPagesOf } from './menus.tsx'
import { isApple, KEY_LOOK, searchKeys } from './search-keys.ts'

interface KeyDialogProps {
  audience: Role
  isOpen: boolean
  onClose: () => void
  /** Shows the sheet of keys instead. */
  onKeys: () => void
}

/** What keys open; each is loaded when it is opened first. */
const DIALOGS = {
  search: async () => (await import('./quick-search-dialog.tsx')).QuickSearchDialog,
  keys: async () => (await import('./key-sheet.tsx')).KeySheet,
} satisfies Record<string, () => Promise<ComponentType<KeyDialogProps>>>

type DialogName = keyof typeof DIALOGS

/** The button of the search, and the keys that open it, the sheet of keys and the pages of the menu. */
export function QuickSearch({ audience }: { audience: Role }) {
  const [shown, setShown] = useState<DialogName | null>(null)
  const [loaded, setLoaded] = useState<ReadonlyMap<DialogName, ComponentType<KeyDialogProps>>>(new Map())
  const navigate = useNavigate()
  const errorToast = useErrorToast()
  const open = async (name: DialogName) => {
    try {
      const Dialog = await DIALOGS[name]()
      setLoaded((before) => new Map(before).set(name, Dialog))
      setShown(name)
    } catch (error) {
      errorToast(error)
    }
  }
  useKeys({
    onSearch: () => open('search'),
    onKeys: () => open('keys'),
    onPage: (number) => {
      const page = numberedPagesOf(audience)[number - 1]
      if (page) void navigate(page.to)
    },
  })

  return (
    <>
      <Button
        variant="text"
        color="inherit"
        startIcon={<SearchOutlined aria-hidden />}
        aria-label={m.menu_search()}
        aria-haspopup="dialog"
        aria-expanded={shown === 'search'}
        aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
        onClick={() => open('search')}
        sx={{ minWidth: 44, '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, lg: 2 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
          {m.ui_search()}
        </Box>
        <Box component="kbd" aria-hidden sx={KEYS} data-keys={searchKeys()} />
      </Button>
      {[...loaded].map(([name, Dialog]) => (
        <Dialog
          key={name}
          audience={audience}
          isOpen={shown === name}
          onClose={() => setShown((now) => (now === name ? null : now))}
          onKeys={() => open('keys')}
        />
      ))}
    </>
  )
}

interface KeyActions {
  onSearch: () => void
  onKeys: () => void
  /** The number of a page in the menu, from 1. */
  onPage: (number: number) => void
}

/** Ctrl K (⌘K) everywhere; «/», «?» and figures where no text is written, unless they are turned off. */
function useKeys({ onSearch, onKeys, onPage }: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isWithin(event, FLOATING)) return
    const action = actionOf(event)
    if (action === null) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])

  function actionOf(event: KeyboardEvent): (() => void) | null {
    const { key, code, altKey, shiftKey, ctrlKey, metaKey } = event
    // With a Greek keyboard the same key writes another letter.
    const isLetter = code === 'KeyK' && !altKey && !shiftKey
    if (isLetter && (isApple() ? metaKey : ctrlKey)) return onSearch
    if (altKey || ctrlKey || metaKey || isWithin(event, FIELDS) || !singleKeys.areOn()) return null
    if (key === '/') return onSearch
    if (key === '?') return onKeys
    return /^[1-9]$/.test(key) ? () => onPage(Number(key)) : null
  }
}

/** What lies over the page keeps the keys to itself. */
const FLOATING = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const FIELDS = 'input, textarea, select, [contenteditable]'

function isWithin({ target }: KeyboardEvent, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

const KEYS = {
  display: { xs: 'none', lg: 'inline' },
  ml: 2,
  ...KEY_LOOK,
  fontSize: '0.8125rem',
  color: 'text.secondary',
  // Drawn by CSS, because the keys are no part of the button's name.
  '&::before': { content: 'attr(data-keys)' },
}
