import { z } from 'zod'
import { endpoint, publicAccess, signedIn } from '../../endpoint.ts'
import { IMAGE_MAX_BYTES } from '../../limits.ts'
import { PageQuery } from '../../paging.ts'
import { Created, Saved } from '../../values.ts'
import { DepartmentImageParams, ImageIds, ImageParams, ThesisImageParams } from './image.schemas.ts'

const picture = {
  access: publicAccess,
  params: ImageParams,
  answer: 'file',
  response: z.unknown(),
  errors: ['not_found'],
} as const

export const imageEndpoints = {
  getPreviewImage: endpoint('getPreviewImage', {
    ...picture,
    summary: 'A cover, 480 px wide; cacheable for ever',
  }),
  getCoverImage: endpoint('getCoverImage', {
    ...picture,
    summary: 'A cover, 1600 px wide; cacheable for ever',
  }),
  listDepartmentImages: endpoint('listDepartmentImages', {
    summary: "Ids of the covers of the instructor's department",
    access: signedIn(['instructor']),
    query: PageQuery,
    paged: 'installation',
    response: ImageIds,
  }),
  setThesisImage: endpoint('setThesisImage', {
    summary: "Choose the cover of a thesis among its department's",
    access: signedIn(['instructor'], 'thesis.setImage'),
    params: ThesisImageParams,
    response: Saved,
    errors: ['not_found', 'not_owner', 'thesis_ended'],
  }),
  listImagesOfDepartment: endpoint('listImagesOfDepartment', {
    summary: 'Ids of the covers of any department',
    access: signedIn(['administrator']),
    params: DepartmentImageParams,
    query: PageQuery,
    paged: 'installation',
    response: ImageIds,
    errors: ['not_found'],
  }),
  uploadImage: endpoint('uploadImage', {
    summary: 'Add a cover to a department; answers its id',
    access: signedIn(['administrator']),
    params: DepartmentImageParams,
    file: { kind: 'image', maxBytes: IMAGE_MAX_BYTES, required: true },
    response: Created,
    errors: ['not_found', 'file_too_large', 'file_type_not_accepted'],
  }),
  deleteImage: endpoint('deleteImage', {
    summary: 'Delete a cover; theses that show it show none afterwards',
    access: signedIn(['administrator']),
    params: ImageParams,
    response: Saved,
    errors: ['not_found'],
  }),
}
