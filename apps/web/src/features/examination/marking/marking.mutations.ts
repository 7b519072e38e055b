import { isApiError } from '@diatrivi/client/api-error'
import type { Wire } from '@diatrivi/contract/endpoints'
import { refreshTheses } from '../../../entities/query-keys.ts'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import { type Correction, toCorrectionBody, toLinkedSheet } from './marking.mapper.ts'

/** Refreshes after a refusal too: mostly another person was faster, and the screen is out of date. */
const FRESH = { refresh: refreshTheses, refreshAfterRefusal: true } as const

/** What one button does: its refusal is shown in a message. */
const BY_BUTTON = { ...FRESH, refused: 'message' } as const

export type SheetToSave = Wire<'saveMemberMark'>['body']

const saidOfSaving = ({ seal }: SheetToSave) => (seal ? m.marking_seal_done() : m.marking_saved())

export const useSaveMemberMark = (examinationId: number) =>
  useApiMutation({
    mutationFn: (body: SheetToSave) => call('saveMemberMark', { params: { examinationId }, body }),
    done: saidOfSaving,
    ...FRESH,
  })

/** What a link and the code that was mailed prove together. */
export interface Proof {
  code: string
  pin: string
}

/** A refusal of the code that was mailed is handed to the caller, who asks for another. */
export const useSaveMarkByLink = (proof: Proof, refused: (error: unknown) => void) =>
  useApiMutation({
    mutationFn: (body: SheetToSave) => call('saveMarkByLink', { body: { ...proof, ...body } }),
    done: saidOfSaving,
    ...FRESH,
    refused,
  })

/** A refusal is shown by the caller. */
export const useConfirmMarkByLink = (proof: Proof, refused: (error: unknown) => void) =>
  useApiMutation({
    mutationFn: () => call('confirmMarkByLink', { body: { ...proof } }),
    done: () => m.marking_confirmed(),
    ...FRESH,
    refused,
  })

/** The code goes to the address of the member; a refusal is shown where it was asked for. */
export const useSendMarkCode = (code: string) =>
  useApiMutation({ mutationFn: () => call('sendMarkCode', { body: { code } }) })

/** The own marks, for a member who has the mailed code too. */
export const useProveByPin = (code: string) =>
  useApiMutation({
    mutationFn: async (pin: string) => toLinkedSheet(await call('openMarkSheet', { body: { code, pin } })),
  })

export const useSendMarkLink = (examinationId: number) =>
  useApiMutation({
    mutationFn: (seatId: number) =>
      call('sendMarkLink', { params: { examinationId }, body: { seatID: seatId } }),
    done: () => m.marking_link_sent(),
    ...BY_BUTTON,
  })

export function isWrongPin(error: unknown): boolean {
  return isApiError(error) && error.fields.pin !== undefined
}

export const useConfirmMark = (examinationId: number) =>
  useApiMutation({
    mutationFn: () => call('confirmMark', { params: { examinationId } }),
    done: () => m.marking_confirmed(),
    ...BY_BUTTON,
  })

export const useCorrectMark = (examinationId: number) =>
  useApiMutation({
    mutationFn: (correction: Correction) =>
      call('correctMark', { params: { examinationId }, body: toCorrectionBody(correction) }),
    done: () => m.marking_correct_done(),
    ...FRESH,
  })

export const useAcceptCorrections = (examinationId: number) =>
  useApiMutation({
    mutationFn: (note: string) =>
      call('acceptCorrections', { params: { examinationId }, body: note === '' ? {} : { note } }),
    done: () => m.marking_accept_done(),
    ...FRESH,
  })
