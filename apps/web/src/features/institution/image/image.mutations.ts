import type { QueryClient } from '@tanstack/react-query'
import { refreshTheses } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import { imageQueries } from './image.queries.ts'

const refreshImages = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: imageQueries.all() })

export interface ImageUpload {
  departmentId: number
  file: File
  onProgress: (fraction: number) => void
}

export function useUploadImage() {
  return useApiMutation({
    mutationFn: ({ departmentId, file, onProgress }: ImageUpload) =>
      call('uploadImage', { params: { depID: departmentId }, file, onProgress }),
    refresh: refreshImages,
  })
}

export function useDeleteImage() {
  return useApiMutation({
    mutationFn: (imageId: number) => call('deleteImage', { params: { imageId } }),
    // The theses that had this cover would ask for it.
    refresh: (queryClient) => Promise.all([refreshImages(queryClient), refreshTheses(queryClient)]),
  })
}
