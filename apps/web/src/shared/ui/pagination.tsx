import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { m } from '../../paraglide/messages.js'
import ChevronLeftOutlined from '../icons/chevron-left-outlined.tsx'
import ChevronRightOutlined from '../icons/chevron-right-outlined.tsx'
import { NOT_ON_PAPER } from './sx.ts'

interface PaginationProps {
  /** Where a page has another one. */
  label?: string
  /** From 1. */
  page: number
  pageSize: number
  /** The number of entries on all pages together. */
  total: number
  /** `replace` where the person did not choose the page, so that "back" does not return here. */
  onChange: (page: number, options?: { replace: boolean }) => void
}

/** Drawn only when there is more than one page. A page beyond the last, left by a list that grew shorter, is replaced by the last. */
export function Pagination({ label, page, pageSize, total, onChange }: PaginationProps) {
  const pages = Math.ceil(total / pageSize)
  useEffect(() => {
    if (page > 1 && page > pages) onChange(Math.max(1, pages), { replace: true })
  }, [page, pages, onChange])
  if (pages <= 1) return null
  return (
    <Box
      component="nav"
      aria-label={label ?? m.ui_pages()}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 4,
        mt: 8,
        ...NOT_ON_PAPER,
      }}
    >
      <Button
        startIcon={<ChevronLeftOutlined aria-hidden />}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        {m.ui_previous_page()}
      </Button>
      <Box
        component="span"
        aria-live="polite"
        sx={{
          fontVariantNumeric: 'tabular-nums',
          order: { xs: -1, sm: 0 },
          width: { xs: '100%', sm: 'auto' },
          textAlign: 'center',
        }}
      >
        {m.ui_page_of({ page, pages })}
      </Box>
      <Button
        endIcon={<ChevronRightOutlined aria-hidden />}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      >
        {m.ui_next_page()}
      </Button>
    </Box>
  )
}
