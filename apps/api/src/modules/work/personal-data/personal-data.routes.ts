import { fileName } from '../../../platform/http/file-name/file-name.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { OwnDeletion } from './own-deletion.service.ts'
import { presentOwnData } from './personal-data.presenter.ts'
import type { PersonalDataService } from './personal-data.service.ts'

interface Services {
  personalData: PersonalDataService
  deletion: OwnDeletion
}

export function personalDataRoutes({ personalData, deletion }: Services) {
  return {
    askForOwnData: async ({ actor, body, caller }) => {
      const link = await personalData.makeLink(actor, body.password, caller)
      return link === null ? { status: 1 } : { status: 2, link }
    },
    downloadOwnData: async ({ actor, query }) =>
      presentOwnData(await personalData.read(actor, query.link), fileName),
    getOwnDeletion: ({ actor }) => deletion.preview(actor),
    deleteOwnAccount: async ({ actor, body, caller }) => ({
      status: (await deletion.carryOut(actor, body.password, caller)) ? 2 : 1,
    }),
  } satisfies Partial<Handlers>
}
