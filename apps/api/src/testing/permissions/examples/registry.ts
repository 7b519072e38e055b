import type { registryEndpoints } from '@diatrivi/contract/work/registry/registry.endpoints'
import { aRegistryResult } from '@diatrivi/domain/testing/registry-results'
import { always, type Examples } from '../example.ts'
import type { Scene } from '../scene.ts'

/** A finished thesis of a student whose registry number the office has written. */
async function aFinishedThesis({ given, instructor, student }: Scene) {
  await given.aStudentRecord({ person: student })
  return given.aThesis({ instructor, student, mark: 8, endDate: '2026-02-07' })
}

async function aFile(scene: Scene) {
  const thesis = await aFinishedThesis(scene)
  const { id } = await scene.given.aRegistryExport({ departmentId: scene.department.id }, [
    { thesis, said: aRegistryResult() },
  ])
  return { params: { exportId: id } }
}

const OF = "a file of the secretary's department"

export const registryExamples: Examples<keyof typeof registryEndpoints> = {
  getRegistryReading: always({}),
  readRegistry: always({}),
  listRegistryResults: always({}),
  exportRegistry: [
    {
      of: "the finished theses of the secretary's department",
      prepare: async (scene) => {
        await aFinishedThesis(scene)
        return { body: { format: 'universis' as const } }
      },
    },
  ],
  listRegistryExports: always({}),
  downloadRegistryExport: [{ of: OF, prepare: aFile }],
  withdrawRegistryExport: [
    { of: OF, prepare: async (scene) => ({ ...(await aFile(scene)), body: { reason: 'Απορρίφθηκε' } }) },
  ],
}
