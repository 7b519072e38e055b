import type { Wire } from '@diatrivi/contract/endpoints'
import { refreshTheses } from '../../../entities/query-keys.ts'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import { commissionerQueries } from './commissioner.queries.ts'

/** Refreshes after a refusal too: mostly another person was faster, and the screen is out of date. */
const FRESH = { refresh: refreshTheses, refreshAfterRefusal: true } as const
/** What one button does: its refusal is shown in a message. */
const BY_BUTTON = { ...FRESH, refused: 'message' } as const

export type CommissionerBody = Wire<'setCommissioner'>['body']

export const useSetCommissioner = (thesisId: number) =>
  useApiMutation({
    mutationFn: (body: CommissionerBody) => call('setCommissioner', { params: { thesisId }, body }),
    done: () => m.commissioner_saved(),
    ...FRESH,
  })

export const useRemoveCommissioner = (thesisId: number) =>
  useApiMutation({
    mutationFn: () => call('removeCommissioner', { params: { thesisId } }),
    done: () => m.commissioner_removed(),
    ...BY_BUTTON,
  })

export const useSendLink = (thesisId: number) =>
  useApiMutation({
    mutationFn: () => call('sendCommissionerLink', { params: { thesisId } }),
    done: () => m.commissioner_sent(),
    ...BY_BUTTON,
  })

export const useRevokeLink = (thesisId: number) =>
  useApiMutation({
    mutationFn: () => call('revokeCommissionerLink', { params: { thesisId } }),
    done: () => m.commissioner_revoked(),
    ...BY_BUTTON,
  })

export const useWriteToFirm = (thesisId: number) =>
  useApiMutation({
    mutationFn: (text: string) => call('writeCommissionerComment', { params: { thesisId }, body: { text } }),
    done: () => m.commissioner_comment_sent(),
    ...FRESH,
  })

export const useWriteByLink = (code: string) =>
  useApiMutation({
    mutationFn: (text: string) => call('writeCommentByLink', { body: { code, text } }),
    done: () => m.commissioner_comment_sent(),
    refresh: (queryClient) =>
      queryClient.invalidateQueries({ queryKey: commissionerQueries.byLink(code).queryKey }),
    refreshAfterRefusal: true,
  })
