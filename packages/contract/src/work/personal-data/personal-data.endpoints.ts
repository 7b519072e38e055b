import { z } from 'zod'
import { endpoint, everyRole, signedIn } from '../../endpoint.ts'
import {
  DeletedOwnAccount,
  OwnDataLink,
  OwnDataQuery,
  OwnDeletion,
  OwnProofBody,
} from './personal-data.schemas.ts'

export const personalDataEndpoints = {
  askForOwnData: endpoint('askForOwnData', {
    summary:
      'A link to all that is kept about the caller, for the password or a new sign-in at the institution',
    access: signedIn(everyRole),
    body: OwnProofBody,
    response: OwnDataLink,
    errors: ['too_many_attempts'],
  }),
  downloadOwnData: endpoint('downloadOwnData', {
    summary:
      'All that is kept about the caller, as a ZIP: `index.html` to be read, `data.json` for programs, and the own files',
    access: signedIn(everyRole),
    query: OwnDataQuery,
    answer: 'archive',
    response: z.unknown(),
    errors: ['not_found'],
  }),
  getOwnDeletion: endpoint('getOwnDeletion', {
    summary: "What becomes of the caller's account when it is deleted",
    access: signedIn(everyRole),
    response: OwnDeletion,
  }),
  deleteOwnAccount: endpoint('deleteOwnAccount', {
    summary: 'Delete the own account, or close it where records name it; every session ends',
    access: signedIn(everyRole),
    body: OwnProofBody,
    response: DeletedOwnAccount,
    errors: ['own_account', 'has_unfinished_theses', 'too_many_attempts'],
  }),
}
