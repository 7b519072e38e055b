import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../paraglide/messages.js'
import { formatClock } from '../../../../shared/format/dates.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { ListFrame } from '../../../../shared/ui/list/list-frame.tsx'
import { type ListColumn, ListTable } from '../../../../shared/ui/list/list-table.tsx'
import { useRowsPerPage } from '../../../../shared/ui/list/rows-per-page.ts'
import { useListAddress } from '../../../../shared/ui/list/use-list-address.ts'
import type { SentMail } from './mail.mapper.ts'
import { mailQueries } from './mail.queries.ts'
import { MailAddress } from './mail-address.tsx'
import { KIND_WORDS } from './mail-words.ts'

const columns = (): ListColumn<SentMail>[] => [
  { heading: m.mail_kind(), read: ({ kind }) => KIND_WORDS[kind]() },
  { heading: m.mail_sent_at(), size: 'short', read: ({ sentAt }) => formatClock(sentAt) },
  { heading: m.mail_sent_answer(), read: ({ answer }) => answer ?? '' },
]

/** Mails that have left, the last first, with what the server said; search and page stand in the address. */
export function SentMails() {
  const { textOf, page, narrow, turn } = useListAddress()
  const [pageSize, setPageSize] = useRowsPerPage()
  const search = textOf('search')
  const { data, isPlaceholderData } = useQuery({
    ...mailQueries.sent(search, page, pageSize),
    throwOnError: true,
  })
  return (
    <>
      <Typography sx={{ mb: 4, maxWidth: '70ch', color: 'text.secondary' }}>{m.mail_sent_help()}</Typography>
      <ListFrame
        search={{
          label: m.mail_sent_search(),
          value: search,
          onChange: (text) => narrow({ search: text }),
        }}
        total={data?.total}
        isComing={isPlaceholderData}
        counted={(count) => m.administration_results({ count })}
        empty={<EmptyState text={search === '' ? m.mail_sent_none() : m.mail_sent_no_match()} />}
        paging={{ page, pageSize, onChange: turn, onPageSize: setPageSize }}
      >
        <ListTable
          label={m.mail_list_sent()}
          rows={data?.mails ?? []}
          keyOf={({ id }) => id}
          title={{
            heading: m.mail_recipient(),
            read: ({ recipient }) => <MailAddress address={recipient} />,
            nameOf: ({ recipient }) => recipient,
          }}
          columns={columns()}
        />
      </ListFrame>
    </>
  )
}
