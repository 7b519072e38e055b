import type { installationEndpoints } from '@diatrivi/contract/people/installation/installation.endpoints'
import { always, type Examples } from '../example.ts'

export const installationExamples: Examples<keyof typeof installationEndpoints> = {
  createFirstAdministrator: [
    {
      of: 'an installation that has one',
      prepare: ({ student }) => ({
        body: {
          code: '0000-0000-0000-0000-0000-0000-0000',
          username: `first.${student.username}`,
          password: 'password',
          email: `first.${student.email}`,
          uName: 'Ελένη',
          uSurname: 'Παππά',
        },
      }),
    },
  ],
  listKnownPlaces: always({}),
  addKnownPlaces: always({
    body: { instName: 'Πανεπιστήμιο Κρήτης', departments: ['Τμήμα Φυσικής', 'Τμήμα Χημείας'] },
  }),
  tryMail: always({}),
  trySignInProviders: always({}),
}
