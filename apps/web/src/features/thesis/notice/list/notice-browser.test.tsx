import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { button, press } from '../../../../testing/form.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED } from '../../../../testing/wire.ts'
import { NoticeBrowser } from './notice-browser.tsx'

type WireNotice = Wire<'listNotices'>['response'][number]

const notice = (noticeID: number, isRead: boolean): WireNotice => ({
  noticeID,
  kind: 'step_accepted',
  thesisID: 7,
  facts: { thesisTitle: `Θέμα ${noticeID}`, stepTitle: 'Πηγές' },
  when: { date: '2026-03-07 14:30:00.000000', timezone_type: 3, timezone: 'Europe/Athens' },
  isRead,
})

async function show(notices: WireNotice[], search = '') {
  const api = stubApi({ role: 'student' })
  api.answer('listNotices', notices, { total: notices.length })
  api.answer('countUnreadNotices', { unread: notices.filter(({ isRead }) => !isRead).length })
  renderInApp(<NoticeBrowser />, `/notices${search}`)
  await waitFor(() => expect(screen.queryByLabelText('Φόρτωση…')).toBeNull())
  return { api, lastQuery: () => api.asked('listNotices').at(-1)?.query }
}

describe('the notices of a person', () => {
  it('say that there is none yet', async () => {
    await show([])
    expect(screen.getByText(/^Δεν έχετε ακόμη ειδοποιήσεις\./)).toBeDefined()
  })

  it('are narrowed to those not read, as the address says', async () => {
    const { api, lastQuery } = await show([notice(1, true), notice(2, false)])
    expect(screen.getByRole('status').textContent).toBe('2 ειδοποιήσεις')
    api.answer('listNotices', [], { total: 0 })
    await press('Αδιάβαστες')
    await screen.findByText('Δεν έχετε αδιάβαστες ειδοποιήσεις.')
    expect(lastQuery()).toMatchObject({ unread: '1', page: '1' })
  })

  it('are narrowed from the start by such an address', async () => {
    const { lastQuery } = await show([notice(2, false)], '?unread=1')
    expect(button('Αδιάβαστες').getAttribute('aria-pressed')).toBe('true')
    expect(lastQuery()).toMatchObject({ unread: '1' })
  })

  it('are marked one by one, as read and as unread again', async () => {
    const { api } = await show([notice(1, true), notice(2, false)])
    api.answer('readNotice', SAVED)
    api.answer('unreadNotice', SAVED)
    await press(/^Ως αναγνωσμένη/)
    await press(/^Ως αδιάβαστη/)
    await waitFor(() =>
      expect([api.asked('readNotice'), api.asked('unreadNotice')].map(([one]) => one?.path)).toEqual([
        '/v1/user/notice/2/read',
        '/v1/user/notice/1/unread',
      ]),
    )
  })

  it('are all marked as read at once, which is said', async () => {
    const { api } = await show([notice(1, false), notice(2, false)])
    api.answer('readAllNotices', SAVED)
    await press('Όλες ως αναγνωσμένες')
    await screen.findByText('Όλες οι ειδοποιήσεις σημειώθηκαν ως αναγνωσμένες')
    expect(api.asked('readAllNotices')).toHaveLength(1)
  })
})
