import type { Platform } from '../../../platform/platform.ts'
import type { AdministratorService } from '../account/registration/administrator.service.ts'
import { firstAdministratorService } from './first-administrator.service.ts'
import { installationRoutes } from './installation.routes.ts'
import { mailTrial } from './mail-trial.service.ts'

interface Others {
  administrators: AdministratorService
}

/** The way from an empty installation to one that people use: docs/decisions/people/0049-the-first-run.md */
export function installationModule(platform: Platform, { administrators }: Others) {
  return {
    handlers: installationRoutes({
      firstAdministrators: firstAdministratorService({ ...platform, administrators }),
      mailTrials: mailTrial(platform),
    }),
  }
}
