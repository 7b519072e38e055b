import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { useConfirm } from '../../../shared/ui/confirm-provider.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { useAction } from '../../../shared/ui/use-action.ts'
import { useDeleteImage } from './image.mutations.ts'
import { imageQueries } from './image.queries.ts'
import { ImageTile } from './image-tile.tsx'
import { ImageUploadForm } from './image-upload-form.tsx'

const TILES = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
}

/** The covers that a department's instructors choose from. */
export function DepartmentImages({ departmentId }: { departmentId: number }) {
  const images = useQuery(imageQueries.ofDepartment(departmentId))
  const remove = useDeleteImage()
  const confirm = useConfirm()
  const act = useAction()

  const askAndRemove = async (imageId: number) => {
    const isSure = await confirm({
      title: m.image_delete_question(),
      text: m.image_delete_text(),
      confirmLabel: m.word_delete(),
      cancelLabel: m.ui_cancel(),
      isDestructive: true,
    })
    if (!isSure) return
    await act(() => remove.mutateAsync(imageId), { done: m.image_deleted() })
  }

  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <ImageUploadForm departmentId={departmentId} />
      <Box component="section" aria-label={m.image_list()}>
        <Typography variant="h3" sx={{ mb: 3 }}>
          {m.image_list()}
        </Typography>
        {images.isPending && (
          <Box sx={TILES} role="status" aria-label={m.control_loading()}>
            {[1, 2, 3, 4].map((place) => (
              <Skeleton key={place} variant="rounded" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
            ))}
          </Box>
        )}
        {images.isError && (
          <ErrorState
            error={images.error}
            onRetry={() => void images.refetch()}
            isRetrying={images.isFetching}
            headingLevel="h3"
          />
        )}
        {images.data?.length === 0 && <EmptyState isSmall text={m.image_none()} />}
        {images.data !== undefined && images.data.length > 0 && (
          <Box component="ul" sx={TILES}>
            {images.data.map((imageId, index) => (
              <ImageTile
                key={imageId}
                imageId={imageId}
                number={index + 1}
                isGoing={remove.isPending && remove.variables === imageId}
                onDelete={() => void askAndRemove(imageId)}
              />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  )
}
