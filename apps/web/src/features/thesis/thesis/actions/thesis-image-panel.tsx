import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { imageUrl } from '../../../../shared/api/image-url.ts'
import CheckCircle from '../../../../shared/icons/check-circle.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import { useSetThesisImage } from '../thesis.mutations.ts'
import { thesisQueries } from '../thesis.queries.ts'

/** The cover of a thesis, chosen from those of its department. */
export function ThesisImagePanel({ thesis }: { thesis: Thesis }) {
  const act = useAction()
  const { data: imageIds } = useQuery(thesisQueries.departmentImages())
  const setImage = useSetThesisImage()
  const chosen = setImage.isPending ? setImage.variables.imageId : thesis.imageId

  const choose = (imageId: number) =>
    void act(() => setImage.mutateAsync({ thesisId: thesis.id, imageId }), { done: m.thesis_image_chosen() })

  return (
    <Section
      title={m.thesis_image()}
      description={
        thesis.state !== 'ended' && (imageIds?.length === 0 ? m.thesis_image_none() : m.thesis_image_help())
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))', gap: 3 }}>
        {imageIds === undefined
          ? [1, 2, 3, 4].map((place) => (
              <Skeleton key={place} variant="rounded" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
            ))
          : imageIds.map((imageId, index) => (
              <ImageChoice
                key={imageId}
                imageId={imageId}
                label={m.word_image_number({ number: index + 1 })}
                isChosen={imageId === chosen}
                isReadOnly={thesis.state === 'ended'}
                onChoose={() => choose(imageId)}
              />
            ))}
      </Box>
    </Section>
  )
}

interface ImageChoiceProps {
  imageId: number
  label: string
  isChosen: boolean
  isReadOnly: boolean
  onChoose: () => void
}

function ImageChoice({ imageId, label, isChosen, isReadOnly, onChoose }: ImageChoiceProps) {
  return (
    <ButtonBase
      aria-label={label}
      aria-pressed={isChosen}
      disabled={isReadOnly}
      onClick={onChoose}
      sx={{
        position: 'relative',
        borderRadius: 2,
        overflow: 'hidden',
        aspectRatio: '16 / 9',
        outline: isChosen ? '3px solid' : '1px solid',
        outlineColor: isChosen ? 'primary.main' : 'divider',
        '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 3 },
      }}
    >
      <Box
        component="img"
        src={imageUrl('preview', imageId)}
        alt=""
        loading="lazy"
        sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
      />
      {isChosen && (
        <CheckCircle
          color="primary"
          sx={{ position: 'absolute', top: 6, right: 6, bgcolor: 'background.paper', borderRadius: '50%' }}
        />
      )}
    </ButtonBase>
  )
}
