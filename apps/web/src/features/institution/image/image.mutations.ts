import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshTheses } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import { imageQueries } from './image.queries.ts'

function useRefreshImages() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: imageQueries.all() })
}

export interface ImageUpload {
  departmentId: number
  file: File
  onProgress: (fraction: number) => void
}

export function useUploadImage() {
  const refresh = useRefreshImages()
  return useMutation({
    mutationFn: ({ departmentId, file, onProgress }: ImageUpload) =>
      call('uploadImage', { params: { depID: departmentId }, file, onProgress }),
    onSuccess: refresh,
  })
}

export function useDeleteImage() {
  const queryClient = useQueryClient()
  const refresh = useRefreshImages()
  return useMutation({
    mutationFn: (imageId: number) => call('deleteImage', { params: { imageId } }),
    // The theses that had this cover would ask for it.
    onSuccess: () => Promise.all([refresh(), refreshTheses(queryClient)]),
  })
}
