import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import type { ReactNode } from 'react'
import ExpandMoreOutlined from '../../../../shared/icons/expand-more-outlined.tsx'
import { NOT_ON_PAPER } from '../../../../shared/ui/sx.ts'

interface AccordionProps {
  /** The id of the button, so that the focus can return to it. */
  id: string
  headingLevel: 'h3' | 'h4'
  /** Words only, because it is the name of the button. */
  title: ReactNode
  /** Shown also while the rest is closed. */
  summary?: ReactNode
  /** Buttons beside the title; on a narrow phone, beside the summary. */
  beside?: ReactNode
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** A heading that opens and closes the part below it, with space beside it for buttons. */
export function Accordion({
  id,
  headingLevel,
  title,
  summary,
  beside,
  isOpen,
  onToggle,
  children,
}: AccordionProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box {...(beside && { sx: BESIDE })}>
        <Box component={headingLevel} sx={{ m: 0, minWidth: 0, font: 'inherit' }}>
          <ButtonBase
            id={id}
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            onClick={onToggle}
            sx={TITLE}
          >
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'break-word' }}>
              {title}
            </Box>
            <ExpandMoreOutlined
              aria-hidden
              sx={{
                transition: 'transform 160ms',
                transform: isOpen ? 'rotate(180deg)' : 'none',
                ...NOT_ON_PAPER,
              }}
            />
          </ButtonBase>
        </Box>
        {beside}
        {summary}
      </Box>
      <Collapse id={`${id}-body`} in={isOpen} unmountOnExit>
        <Box sx={{ pt: 3, pb: 2 }}>{children}</Box>
      </Collapse>
    </Box>
  )
}

const BESIDE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1,
  gridTemplateAreas: { xs: '"title title" "summary beside"', sm: '"title beside" "summary summary"' },
  '& > :is(h3, h4)': { gridArea: 'title' },
  '& > div:nth-of-type(1)': { gridArea: 'beside' },
  '& > div:nth-of-type(2)': { gridArea: 'summary' },
}

const TITLE = {
  display: 'flex',
  gap: 2,
  width: '100%',
  minHeight: 44,
  py: 1,
  px: 1,
  mx: -1,
  borderRadius: 1,
  fontFamily: 'inherit',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.4,
  textAlign: 'start',
  justifyContent: 'space-between',
  '&:hover': { color: 'primary.main' },
}
