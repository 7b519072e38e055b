import type { imageEndpoints } from '@diatrivi/contract/institution/image/image.endpoints'
import { aPicture } from '../../sample-files.ts'
import { always, type Example, type Examples } from '../example.ts'
import { HIDDEN, type Scene, SHOWN } from '../scene.ts'

const anImage = {
  of: '',
  prepare: async ({ given, department }) => ({
    params: { imageId: (await given.anImage({ department })).id },
  }),
} satisfies Example<'getPreviewImage' | 'getCoverImage' | 'deleteImage'>

const theDepartment = ({ department }: Scene) => ({ params: { depID: department.id } })

const cover = async ({ given, department, aTopic }: Scene, visibility: { isShown: boolean }) => ({
  params: { thesisId: (await aTopic(visibility)).id, imageId: (await given.anImage({ department })).id },
})

export const imageExamples: Examples<keyof typeof imageEndpoints> = {
  getPreviewImage: [anImage],
  getCoverImage: [anImage],
  listDepartmentImages: always({}),
  setThesisImage: [
    { of: 'a draft', prepare: (scene) => cover(scene, HIDDEN) },
    { of: 'a public topic', prepare: (scene) => cover(scene, SHOWN) },
  ],
  listImagesOfDepartment: [{ of: '', prepare: theDepartment }],
  uploadImage: [
    {
      of: '',
      prepare: async (scene) => ({
        ...theDepartment(scene),
        file: { name: 'αμφιθέατρο.png', bytes: await aPicture('png') },
      }),
    },
  ],
  deleteImage: [anImage],
}
