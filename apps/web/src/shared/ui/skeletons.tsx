import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'

const times = (count: number) => Array.from({ length: count }, (_nothing, index) => index)

/** Announces "loading" once to screen readers. */
function Loading({ children }: { children: ReactNode }) {
  return (
    <Box role="status" aria-label={m.control_loading()}>
      <Box aria-hidden>{children}</Box>
    </Box>
  )
}

/** Columns of cards as the lists of theses use them; shared, so that skeleton and content have one shape. */
export const CARD_GRID = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
}

export function CardGridSkeleton({ count = 6, hasCover = true }: { count?: number; hasCover?: boolean }) {
  return (
    <Loading>
      <Box sx={CARD_GRID}>
        {times(count).map((index) => (
          <Card key={index}>
            {hasCover && <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />}
            <Box sx={{ display: 'grid', gap: 3, p: 5 }}>
              <Skeleton variant="rounded" height={22} width="85%" />
              <Skeleton variant="rounded" height={18} width="45%" />
              <Skeleton variant="rounded" height={66} />
            </Box>
          </Card>
        ))}
      </Box>
    </Loading>
  )
}

export function ListSkeleton({ count = 4 }: { count?: number }) {
  return (
    <Loading>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {times(count).map((index) => (
          <Skeleton key={index} variant="rounded" height={64} />
        ))}
      </Box>
    </Loading>
  )
}

export function FormSkeleton({ count = 4 }: { count?: number }) {
  return (
    <Loading>
      <Box sx={{ display: 'grid', gap: 6 }}>
        {times(count).map((index) => (
          <Skeleton key={index} variant="rounded" height={50} />
        ))}
        <Skeleton variant="rounded" height={40} width={140} />
      </Box>
    </Loading>
  )
}

export function TextSkeleton({ count = 5 }: { count?: number }) {
  return (
    <Loading>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: '70ch' }}>
        {times(count).map((index) => (
          <Skeleton key={index} variant="rounded" height={18} width={index === count - 1 ? '60%' : '100%'} />
        ))}
      </Box>
    </Loading>
  )
}
