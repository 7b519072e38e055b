import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { m } from '../../../paraglide/messages.js'
import DeleteOutlined from '../../../shared/icons/delete-outlined.tsx'
import { CoverImage } from '../../../shared/ui/cover-image.tsx'

interface ImageTileProps {
  imageId: number
  /** Its place in the list, from 1: an image has no name. */
  number: number
  isGoing: boolean
  onDelete: () => void
}

export function ImageTile({ imageId, number, isGoing, onDelete }: ImageTileProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        borderRadius: 2,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        opacity: isGoing ? 0.5 : 1,
      }}
    >
      <CoverImage imageId={imageId} seed={imageId} size="preview" alt={m.word_image_number({ number })} />
      <IconButton
        aria-label={m.image_delete({ number })}
        disabled={isGoing}
        onClick={onDelete}
        sx={{
          position: 'absolute',
          top: 8,
          right: 8,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'controlEdge',
          color: 'error.main',
          '&:hover': { bgcolor: 'error.tint' },
        }}
      >
        <DeleteOutlined fontSize="small" aria-hidden />
      </IconButton>
    </Box>
  )
}
