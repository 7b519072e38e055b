import { andOfficeHolders, endpoint, everyRole, signedIn } from '../../endpoint.ts'
import { ThesisParams } from '../../thesis/thesis/thesis.schemas.ts'
import { ProcessView } from './process.schemas.ts'

export const processEndpoints = {
  getProcess: endpoint('getProcess', {
    summary:
      "Where a thesis stands in its department's process: rule book, committee, examination, marks, papers",
    access: andOfficeHolders(signedIn(everyRole, 'committee.see')),
    params: ThesisParams,
    response: ProcessView,
    errors: ['not_found'],
  }),
}
