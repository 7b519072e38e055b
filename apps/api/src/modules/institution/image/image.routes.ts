import type { Handlers } from '../../../platform/http/handler.ts'
import { pageWindow } from '../../../platform/paging.ts'
import type { ImageService } from './image.service.ts'

export function imageRoutes(images: ImageService) {
  return {
    getPreviewImage: ({ params }) => images.open(params.imageId, 'preview'),
    getCoverImage: ({ params }) => images.open(params.imageId, 'cover'),
    listDepartmentImages: ({ actor, query }) => images.listOf(actor.departmentId, pageWindow(query)),
    listImagesOfDepartment: ({ params, query }) => images.listOfDepartment(params.depID, pageWindow(query)),
    uploadImage: async ({ params, file }) => ({ status: 200, id: await images.upload(params.depID, file) }),
    deleteImage: async ({ params }) => {
      await images.delete(params.imageId)
    },
  } satisfies Partial<Handlers>
}
