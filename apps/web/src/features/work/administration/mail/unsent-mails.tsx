import type { Actor } from '@diatrivi/domain/people/account/role'
import { canMail } from '@diatrivi/domain/work/mail/mail.policy'
import Button from '@mui/material/Button'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { ME } from '../../../../entities/viewer/viewer.ts'
import { m } from '../../../../paraglide/messages.js'
import InfoOutlined from '../../../../shared/icons/info-outlined.tsx'
import ReplayOutlined from '../../../../shared/icons/replay-outlined.tsx'
import type { RecordAction } from '../table/record-actions.ts'
import { RecordsTable } from '../table/records-table.tsx'
import { useOpenedRecord } from '../table/use-opened-record.ts'
import type { UnsentMail } from './mail.mapper.ts'
import { mailQueries } from './mail.queries.ts'
import { columnsOfMails } from './mail-columns.tsx'
import { useRetries } from './use-retries.ts'

const MailDetailsDialog = lazy(() => import('./mail-details-dialog.tsx'))

/** Only administrators reach this page. */
const VIEWER: Actor = { accountId: ME, role: 'administrator', departmentId: null, institutionId: null }

const nameOf = ({ recipient }: UnsentMail) => recipient
const mayRetry = ({ state }: UnsentMail) => canMail.retry(VIEWER, { state }).allowed

/** Mails that were given up or wait, each with what became of it. */
export function UnsentMails() {
  const { data: mails } = useSuspenseQuery(mailQueries.unsent())
  const opened = useOpenedRecord()
  const { retry, retryAll } = useRetries()
  const columns = useMemo(columnsOfMails, [])
  const givenUp = mails.filter(mayRetry).length
  // A mail that was sent meanwhile has no details any more.
  const mail = mails.find(({ id }) => id === opened.id)

  const actions: [RecordAction<UnsentMail>, RecordAction<UnsentMail>] = [
    {
      label: m.mail_details(),
      labelFor: (name) => m.mail_details_named({ name }),
      icon: <InfoOutlined aria-hidden />,
      run: ({ id }) => opened.open(id),
    },
    {
      label: m.mail_retry(),
      labelFor: (name) => m.mail_retry_named({ name }),
      icon: <ReplayOutlined aria-hidden />,
      refusal: (mail) => (mayRetry(mail) ? null : m.mail_waits()),
      run: retry,
    },
  ]

  return (
    <>
      <RecordsTable
        label={m.mail_table()}
        searchLabel={m.mail_search()}
        emptyText={m.mail_empty()}
        selectionHint={m.mail_selection_hint()}
        rows={mails}
        columns={columns}
        nameOf={nameOf}
        opened={opened}
        actions={actions}
        addButton={
          givenUp > 0 && (
            <Button
              variant="outlined"
              startIcon={<ReplayOutlined aria-hidden />}
              onClick={() => retryAll(givenUp)}
            >
              {m.mail_retry_all()}
            </Button>
          )
        }
      />
      <Suspense>
        {mail && (
          <MailDetailsDialog
            mail={mail}
            onRetry={
              mayRetry(mail)
                ? () => {
                    opened.close()
                    void retry(mail)
                  }
                : null
            }
            onClose={opened.close}
          />
        )}
      </Suspense>
    </>
  )
}
