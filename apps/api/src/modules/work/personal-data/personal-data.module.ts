import type { Platform } from '../../../platform/platform.ts'
import type { OwnDataProof } from '../../people/account/password/own-data-proof.service.ts'
import type { InterestEnding } from '../../thesis/interest/interest-ending.service.ts'
import type { TodoListEnding } from '../../thesis/todo-list/todo-list-ending.service.ts'
import { type AccountEndingDependencies, accountEnding } from './account-ending.service.ts'
import { ownDeletion } from './own-deletion.service.ts'
import { personalDataRoutes } from './personal-data.routes.ts'
import { personalDataService } from './personal-data.service.ts'

interface Others extends Omit<AccountEndingDependencies, 'clock'> {
  ownDataProof: OwnDataProof
  interestEnding: InterestEnding
  listEnding: TodoListEnding
}

/** What a person may ask for of all that is kept about him or her, and how he or she goes. */
export function personalDataModule(platform: Platform, others: Others) {
  const ending = accountEnding({ ...platform, ...others })
  const deps = { ...platform, ...others, accountEnding: ending }
  return {
    handlers: personalDataRoutes({ personalData: personalDataService(deps), deletion: ownDeletion(deps) }),
    accountEnding: ending,
  }
}
