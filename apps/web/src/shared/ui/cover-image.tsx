import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { useState } from 'react'
import { imageUrl } from '../api/image-url.ts'
import { type CoverSeeds, GeneratedCover } from './generated-cover.tsx'

/** The seeds are those of the drawing where there is no image. */
interface CoverImageProps extends CoverSeeds {
  imageId: number | null
  size: 'preview' | 'cover'
  /** Empty where the title stands beside it. */
  alt?: string
  /** At first sight the image is fetched before the page is drawn; further down, when it is scrolled near. */
  isAtFirstSight?: boolean
}

/** Most images have a white background, which would be too bright on a dark page. */
const IMAGE: SxProps<Theme> = [
  { objectFit: 'cover' },
  (theme) => theme.applyStyles('dark', { filter: 'brightness(.82)' }),
]

/** A box of 16:9 whose height is there from the start, so that nothing moves when the image comes. */
export function CoverImage({
  imageId,
  seed,
  family,
  size,
  alt = '',
  isAtFirstSight = size === 'cover',
}: CoverImageProps) {
  const [failedId, setFailedId] = useState<number | null>(null)
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '16 / 9',
        overflow: 'hidden',
        bgcolor: 'neutral.tint',
        '& > *': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
      }}
    >
      {imageId === null || imageId === failedId ? (
        <GeneratedCover
          seed={seed}
          {...(family !== undefined && { family })}
          {...(alt !== '' && { title: alt })}
        />
      ) : (
        <Box
          component="img"
          src={imageUrl(size, imageId)}
          alt={alt}
          loading={isAtFirstSight ? 'eager' : 'lazy'}
          decoding="async"
          width={size === 'preview' ? 480 : 1600}
          height={size === 'preview' ? 270 : 900}
          onError={() => setFailedId(imageId)}
          sx={IMAGE}
        />
      )}
    </Box>
  )
}
