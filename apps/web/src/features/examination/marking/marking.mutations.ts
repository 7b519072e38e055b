import { isApiError } from '@diatrivi/client/api-error'
import type { Wire } from '@diatrivi/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshTheses } from '../../../entities/query-keys.ts'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { useAct } from '../../../shared/ui/use-act.ts'

/** Refreshes after a refusal too: mostly another person was faster, and the screen is out of date. */
function useMarkingAct<Variables>(
  act: (variables: Variables) => Promise<unknown>,
  done: (variables: Variables) => string,
  onRefused?: (error: unknown, variables: Variables) => void,
) {
  const queryClient = useQueryClient()
  const run = useAct()
  return useMutation({
    mutationFn: (variables: Variables) =>
      run(() => act(variables), {
        done: done(variables),
        ...(onRefused && { onRefused: (error) => onRefused(error, variables) }),
      }),
    onSettled: () => refreshTheses(queryClient),
  })
}

export interface SheetToSave {
  body: Wire<'saveMemberMark'>['body']
  /** Shows a refusal, which mostly names marks, in the form. */
  onRefused: (error: unknown) => void
}

const saidOfSaving = ({ body: { seal } }: SheetToSave) => (seal ? m.marking_seal_done() : m.marking_saved())

export const useSaveMemberMark = (examinationId: number) =>
  useMarkingAct(
    ({ body }: SheetToSave) => call('saveMemberMark', { params: { examinationId }, body }),
    saidOfSaving,
    (error, { onRefused }) => onRefused(error),
  )

/** What a link and the code that was mailed prove together. */
export interface Proof {
  code: string
  pin: string
}

/** @param onWrongPin is told when the code that was mailed holds no longer */
export const useSaveMarkByLink = (proof: Proof, onWrongPin: () => void) =>
  useMarkingAct(
    ({ body }: SheetToSave) => call('saveMarkByLink', { body: { ...proof, ...body } }),
    saidOfSaving,
    (error, { onRefused }) => (isWrongPin(error) ? onWrongPin() : onRefused(error)),
  )

/** A refusal is shown by the caller. */
export const useConfirmMarkByLink = (proof: Proof, onRefused: (error: unknown) => void) =>
  useMarkingAct(() => call('confirmMarkByLink', { body: { ...proof } }), m.marking_confirmed, onRefused)

/** The code goes to the address of the member; a refusal is shown where it was asked for. */
export const useSendMarkCode = (code: string) =>
  useMutation({ mutationFn: () => call('sendMarkCode', { body: { code } }) })

/** The own marks, for whoever has the mailed code too. */
export const useProveByPin = (code: string) =>
  useMutation({ mutationFn: (pin: string) => call('openMarkSheet', { body: { code, pin } }) })

export const useSendMarkLink = (examinationId: number) =>
  useMarkingAct(
    (seatID: number) => call('sendMarkLink', { params: { examinationId }, body: { seatID } }),
    m.marking_link_sent,
  )

export function isWrongPin(error: unknown): boolean {
  return isApiError(error) && error.fields.pin !== undefined
}

export const useConfirmMark = (examinationId: number) =>
  useMarkingAct(() => call('confirmMark', { params: { examinationId } }), m.marking_confirmed)

/** A refusal that names a field is shown there, by the caller. */
export const useCorrectMark = (examinationId: number, onRefused: (error: unknown) => void) =>
  useMarkingAct(
    (body: Wire<'correctMark'>['body']) => call('correctMark', { params: { examinationId }, body }),
    m.marking_correct_done,
    onRefused,
  )

export const useAcceptCorrections = (examinationId: number) =>
  useMarkingAct(
    (note: string) =>
      call('acceptCorrections', { params: { examinationId }, body: note === '' ? {} : { note } }),
    m.marking_accept_done,
  )
