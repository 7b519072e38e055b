import type { personalDataEndpoints } from '@diatrivi/contract/work/personal-data/personal-data.endpoints'
import { always, type Examples } from '../example.ts'

export const personalDataExamples: Examples<keyof typeof personalDataEndpoints> = {
  askForOwnData: always({ body: { password: 'password' } }),
  downloadOwnData: [
    {
      of: 'its student',
      prepare: async ({ given, student }) => ({
        query: { link: await given.aDataLink({ owner: student }) },
      }),
    },
  ],
  getOwnDeletion: always({}),
  deleteOwnAccount: always({ body: { password: 'password' } }),
}
