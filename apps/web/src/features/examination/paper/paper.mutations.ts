import type { Wire } from '@diatrivi/contract/endpoints'
import type { ThesisPaperKind } from '@diatrivi/domain/examination/paper/issuable'
import type { PaperReturn } from '@diatrivi/domain/examination/paper/paper'
import { refreshTheses } from '../../../entities/query-keys.ts'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { download } from '../../../shared/api/download.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'

/** Refreshes after a refusal too: mostly another person was faster, and the screen is out of date. */
const FRESH = { refresh: refreshTheses, refreshAfterRefusal: true } as const

/** What one button does: its refusal is shown in a message. */
const BY_BUTTON = { ...FRESH, refused: 'message' } as const

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
  useApiMutation({
    mutationFn: (wanted: WantedOfThesis) => call('issuePaper', { body: wantedOf(thesisID, wanted) }),
    done: () => m.paper_issued(),
    ...BY_BUTTON,
  })

/** Opens what it has issued: it is listed with no thesis. */
export const useIssueSupervision = () =>
  useApiMutation({
    mutationFn: async (body: NonNullable<Wire<'issuePaper'>['body']>) => {
      const { paperID } = await call('issuePaper', { body })
      await download('downloadPaper', { params: { paperId: paperID } })
    },
    done: () => m.paper_issued(),
    ...FRESH,
  })

export const useVoidPaper = () =>
  useApiMutation({
    mutationFn: ({ paperId, reason }: { paperId: number; reason: string }) =>
      call('voidPaper', { params: { paperId }, body: { reason } }),
    done: () => m.paper_voided(),
    ...BY_BUTTON,
  })

export interface SignedCopy {
  paperId: number
  how: PaperReturn
  reason: string | null
  file: File
  onProgress: (fraction: number) => void
}

export function useReturnPaper() {
  return useApiMutation({
    mutationFn: ({ paperId, how, reason, file, onProgress }: SignedCopy) =>
      call('returnPaper', {
        params: { paperId },
        body: { how, ...(reason !== null && { reason }) },
        file,
        onProgress,
      }),
    done: () => m.paper_returned(),
    refresh: refreshTheses,
  })
}

/** The screen says what became of each. */
export function useIssueMinutes() {
  return useApiMutation({
    mutationFn: (theses: number[]) => call('issuePapers', { body: { kind: 'minutes', theses } }),
    ...FRESH,
  })
}
