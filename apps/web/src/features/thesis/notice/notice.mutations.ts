import type { Wire } from '@diatrivi/contract/endpoints'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { useErrorToast } from '../../../shared/ui/use-error-toast.ts'
import type { Notice } from './notice.mapper.ts'
import { type NoticePage, noticeQueries } from './notice.queries.ts'
import { turnPushOff, turnPushOn } from './push-browser.ts'

/** Shows the change at once in every list, before the API answers. */
function showRead(queryClient: QueryClient, isMeant: (notice: Notice) => boolean, isRead: boolean): void {
  queryClient.setQueriesData<NoticePage>(
    { queryKey: noticeQueries.lists() },
    (shown) =>
      shown && {
        ...shown,
        notices: shown.notices.map((notice) => (isMeant(notice) ? { ...notice, isRead } : notice)),
      },
  )
}

async function askAgain(queryClient: QueryClient): Promise<unknown> {
  // A list that is first fetched meanwhile would show the notice as it was.
  await queryClient.cancelQueries({ queryKey: noticeQueries.lists() })
  return Promise.all(
    [noticeQueries.lists(), noticeQueries.unread().queryKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}

/** Marks a notice as read, or as unread again. */
export function useMarkNotice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ notice, isRead }: { notice: Notice; isRead: boolean }) =>
      call(isRead ? 'readNotice' : 'unreadNotice', { params: { noticeId: notice.id } }),
    onMutate: async ({ notice, isRead }) => {
      if (notice.isRead === isRead) return
      // A pending answer would show the notice as it was.
      await queryClient.cancelQueries({ queryKey: noticeQueries.lists() })
      showRead(queryClient, ({ id }) => id === notice.id, isRead)
      queryClient.setQueryData(
        noticeQueries.unread().queryKey,
        (count) => count && Math.max(0, count + (isRead ? -1 : 1)),
      )
    },
    onSettled: () => askAgain(queryClient),
  })
}

export function useReadAllNotices() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('readAllNotices'),
    onSuccess: () => {
      showRead(queryClient, () => true, true)
      queryClient.setQueryData(noticeQueries.unread().queryKey, 0)
    },
    onSettled: () => askAgain(queryClient),
  })
}

export function useSaveNoticeSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<Wire<'setNoticeSettings'>['body']>) => call('setNoticeSettings', { body }),
    onSuccess: () => queryClient.invalidateQueries(noticeQueries.settings()),
  })
}

/** Turns notices in this browser on or off. */
export function useTurnPush() {
  const queryClient = useQueryClient()
  const errorToast = useErrorToast()
  const { queryKey } = noticeQueries.push()
  return useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnPushOn() : turnPushOff()),
    onSuccess: (state) => queryClient.setQueryData(queryKey, state),
    onError: (error) => {
      errorToast(error)
      return queryClient.invalidateQueries({ queryKey })
    },
  })
}
