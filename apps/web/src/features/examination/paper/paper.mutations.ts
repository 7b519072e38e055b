import type { Wire } from '@diatrivi/contract/endpoints'
import type { PaperReturn } from '@diatrivi/domain/examination/paper/paper'
import { refreshTheses } from '../../../entities/query-keys.ts'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { download } from '../../../shared/api/download.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import { issuedId, toOutcome, toWanted, type WantedOfThesis } from './paper.mapper.ts'

/** Refreshes after a refusal too: mostly another person was faster, and the screen is out of date. */
const FRESH = { refresh: refreshTheses, refreshAfterRefusal: true } as const

/** What one button does: its refusal is shown in a message. */
const BY_BUTTON = { ...FRESH, refused: 'message' } as const

export const useIssuePaper = (thesisId: number) =>
  useApiMutation({
    mutationFn: (wanted: WantedOfThesis) => call('issuePaper', { body: toWanted(thesisId, wanted) }),
    done: () => m.paper_issued(),
    ...BY_BUTTON,
  })

/** Opens what it has issued: it is listed with no thesis. */
export const useIssueSupervision = () =>
  useApiMutation({
    mutationFn: async (body: NonNullable<Wire<'issuePaper'>['body']>) => {
      const paperId = issuedId(await call('issuePaper', { body }))
      await download('downloadPaper', { params: { paperId } })
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
    mutationFn: async (theses: number[]) =>
      (await call('issuePapers', { body: { kind: 'minutes', theses } })).map(toOutcome),
    ...FRESH,
  })
}
