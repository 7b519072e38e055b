import type { Handlers } from '../../../platform/http/handler.ts'
import type { FirstAdministratorService } from './first-administrator.service.ts'
import { presentFirstRun, presentMailTrial } from './installation.presenter.ts'
import type { MailTrialService } from './mail-trial.service.ts'

interface Services {
  firstAdministrators: FirstAdministratorService
  mailTrials: MailTrialService
}

export function installationRoutes({ firstAdministrators, mailTrials }: Services) {
  return {
    createFirstAdministrator: async ({ body, caller }) => {
      const { uName, uSurname, ...given } = body
      const person = { ...given, firstName: uName, surname: uSurname }
      return presentFirstRun(await firstAdministrators.create(person, caller))
    },

    tryMail: async ({ actor }) => presentMailTrial(await mailTrials.send(actor)),
  } satisfies Partial<Handlers>
}
