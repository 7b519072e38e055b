import type { Role } from '@diatrivi/domain/people/account/role'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import SearchOutlined from '../../shared/icons/search-outlined.tsx'
import { useErrorToast } from '../../shared/ui/use-error-toast.ts'
import type { QuickSearchDialog } from './quick-search-dialog.tsx'

/** The button and the keys that open the search; the dialog is loaded by the first of them. */
export function QuickSearch({ audience }: { audience: Role }) {
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof QuickSearchDialog>> | null>(null)
  const errorToast = useErrorToast()
  const open = async () => {
    try {
      const { QuickSearchDialog } = await import('./quick-search-dialog.tsx')
      setDialog(() => QuickSearchDialog)
      setOpen(true)
    } catch (error) {
      errorToast(error)
    }
  }
  useSearchKeys(open)

  return (
    <>
      <Button
        variant="text"
        color="inherit"
        startIcon={<SearchOutlined aria-hidden />}
        aria-label={m.menu_search()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
        onClick={open}
        sx={{ minWidth: 44, '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, lg: 2 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
          {m.ui_search()}
        </Box>
        <Box component="kbd" aria-hidden sx={KEYS} data-keys={isApple() ? '⌘K' : 'Ctrl K'} />
      </Button>
      {Dialog && <Dialog audience={audience} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Ctrl K (⌘K) everywhere, and «/» where no text is written. */
function useSearchKeys(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isWithin(event, FLOATING)) return
    // With a Greek keyboard the same key writes another letter.
    const isLetter = event.code === 'KeyK' && !event.altKey && !event.shiftKey
    const isCombination = isLetter && (isApple() ? event.metaKey : event.ctrlKey)
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isWithin(event, FIELDS)
    if (!isCombination && !isSlash) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

/** What lies over the page keeps the keys to itself. */
const FLOATING = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const FIELDS = 'input, textarea, select, [contenteditable]'

function isWithin({ target }: KeyboardEvent, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}

const KEYS = {
  display: { xs: 'none', lg: 'inline' },
  ml: 2,
  px: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  // Drawn by CSS, because the keys are no part of the button's name.
  '&::before': { content: 'attr(data-keys)' },
}
