import Box from '@mui/material/Box'
import { m } from '../../../paraglide/messages.js'
import type { Piece } from './changed-words.ts'

/** A text in which the words that the other version lacks stand out by more than their colour. */
export function MarkedText({ id, pieces }: { id: string; pieces: readonly Piece[] }) {
  return (
    <Box id={id} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {pieces.length === 0 ? (
        <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
          {m.conflict_empty()}
        </Box>
      ) : (
        pieces.map(({ text, isChanged }, index) =>
          isChanged ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no name but their place.
            <Box key={index} component="mark" sx={MARK}>
              {text}
            </Box>
          ) : (
            text
          ),
        )
      )}
    </Box>
  )
}

const MARK = {
  bgcolor: 'accent.tint',
  color: 'accent.main',
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
  borderRadius: '2px',
  boxDecorationBreak: 'clone',
}
