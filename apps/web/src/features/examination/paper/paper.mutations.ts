import type { Wire } from '@diatrivi/contract/endpoints'
import type { ThesisPaperKind } from '@diatrivi/domain/examination/paper/issuable'
import type { PaperReturn } from '@diatrivi/domain/examination/paper/paper'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshTheses } from '../../../entities/query-keys.ts'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { download } from '../../../shared/api/download.ts'
import { useAct } from '../../../shared/ui/use-act.ts'

/** Refreshes after a refusal too: mostly another person was faster, and the screen is out of date. */
function usePaperAct<Variables>(act: (variables: Variables) => Promise<unknown>, done: () => string) {
  const queryClient = useQueryClient()
  const run = useAct()
  return useMutation({
    mutationFn: (variables: Variables) => run(() => act(variables), { done: done() }),
    onSettled: () => refreshTheses(queryClient),
  })
}

/** What the API is told of a paper of a thesis, in a body or an address. */
export function wantedOf(thesisID: number, { kind, seatID, examinationID }: WantedOfThesis) {
  return {
    kind,
    thesisID,
    ...(seatID !== null && { seatID }),
    ...(examinationID !== null && { examinationID }),
  }
}

/** A paper of a thesis; with the seat of a member, where it is about one. */
export interface WantedOfThesis {
  kind: ThesisPaperKind
  seatID: number | null
  /** The attempt; null of kinds that are about none. */
  examinationID: number | null
}

export const useIssuePaper = (thesisID: number) =>
  usePaperAct(
    (wanted: WantedOfThesis) => call('issuePaper', { body: wantedOf(thesisID, wanted) }),
    () => m.paper_issued(),
  )

/** Opens what it has issued: it is listed with no thesis. */
export const useIssueSupervision = () =>
  usePaperAct(
    async (body: NonNullable<Wire<'issuePaper'>['body']>) => {
      const { paperID } = await call('issuePaper', { body })
      await download('downloadPaper', { params: { paperId: paperID } })
    },
    () => m.paper_issued(),
  )

export const useVoidPaper = () =>
  usePaperAct(
    ({ paperId, reason }: { paperId: number; reason: string }) =>
      call('voidPaper', { params: { paperId }, body: { reason } }),
    () => m.paper_voided(),
  )

export interface SignedCopy {
  paperId: number
  how: PaperReturn
  reason: string | null
  file: File
  onProgress: (fraction: number) => void
}

/** The dialog shows the refusal, where another file can be chosen. */
export function useReturnPaper() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ paperId, how, reason, file, onProgress }: SignedCopy) =>
      call('returnPaper', {
        params: { paperId },
        body: { how, ...(reason !== null && { reason }) },
        file,
        onProgress,
      }),
    onSuccess: () => refreshTheses(queryClient),
  })
}

/** The screen says what became of each. */
export function useIssueMinutes() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (theses: number[]) => call('issuePapers', { body: { kind: 'minutes', theses } }),
    onSettled: () => refreshTheses(queryClient),
  })
}
