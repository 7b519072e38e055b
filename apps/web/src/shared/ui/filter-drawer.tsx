import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Drawer from '@mui/material/Drawer'
import Fab from '@mui/material/Fab'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import CloseOutlined from '../icons/close-outlined.tsx'
import FilterListOutlined from '../icons/filter-list-outlined.tsx'
import { PHONE_BAR_HEIGHT } from './measures.ts'
import { NOT_ON_PAPER, TOOL_LOOK, VISUALLY_HIDDEN } from './sx.ts'

interface FilterDrawerProps {
  /** How many filters narrow the list now. */
  activeCount: number
  onClear: () => void
  /** For short pages, which a floating button would cover: the button stands in the page. */
  isStill?: boolean
  /** Where there is room, the button stands beside the search and the filters unfold below both. */
  isInline?: boolean
  children: ReactNode
}

const FLOATING = {
  position: 'fixed',
  insetInlineEnd: { xs: 16, md: 32 },
  bottom: { xs: `calc(16px + ${PHONE_BAR_HEIGHT})`, md: 32 },
  gap: 2,
  ...NOT_ON_PAPER,
}

const STILL = { display: 'flex', mx: 'auto', gap: 2, boxShadow: 'none', ...NOT_ON_PAPER }

/** Filters behind a button, each of which holds at once: in the page where there is space, else in a drawer that takes most of the screen. */
export function FilterDrawer({
  activeCount,
  onClear,
  isStill = false,
  isInline = false,
  children,
}: FilterDrawerProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    setOpen(false)
    button.current?.focus()
  }
  const badge = activeCount > 0 && (
    <>
      <Badge
        badgeContent={activeCount}
        aria-hidden
        sx={{
          ml: 3,
          mr: 1,
          '& .MuiBadge-badge': isInline
            ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
            : { bgcolor: 'primary.contrastText', color: 'primary.main' },
        }}
      />
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {m.ui_filters_active({ count: activeCount })}
      </Box>
    </>
  )
  const clear = (
    <Button variant="text" onClick={onClear}>
      {m.control_clear()}
    </Button>
  )

  if (isInline) {
    return (
      <>
        <Button
          startIcon={<FilterListOutlined aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          ref={button}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={closeByEscape}
          sx={TOOL_LOOK}
        >
          <span>{m.ui_filters()}</span>
          {badge}
        </Button>
        {isOpen && (
          <Card
            component="section"
            id={id}
            aria-label={m.ui_filters()}
            onKeyDown={closeByEscape}
            sx={{ flexBasis: '100%', order: 1, p: 5, ...NOT_ON_PAPER }}
          >
            <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
              {children}
            </Box>
            <Box sx={{ mt: 5 }}>{clear}</Box>
          </Card>
        )}
      </>
    )
  }

  return (
    <>
      <Fab
        variant="extended"
        color="primary"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={isStill ? STILL : FLOATING}
      >
        <FilterListOutlined aria-hidden />
        <span>{m.ui_filters()}</span>
        {badge}
      </Fab>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 'min(400px, 92vw)' } } }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              px: 5,
              pt: 4,
              pb: 2,
            }}
          >
            <Typography id={id} variant="h2">
              {m.ui_filters()}
            </Typography>
            <IconButton aria-label={m.control_close()} onClick={() => setOpen(false)}>
              <CloseOutlined aria-hidden />
            </IconButton>
          </Box>
          <Box sx={{ flex: 1, display: 'grid', alignContent: 'start', gap: 5, px: 5, py: 3 }}>{children}</Box>
          <Box
            sx={{
              position: 'sticky',
              bottom: 0,
              display: 'flex',
              gap: 2,
              px: 5,
              py: 4,
              bgcolor: 'background.paper',
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            {clear}
          </Box>
        </Box>
      </Drawer>
    </>
  )
}
