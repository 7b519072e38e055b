import Box from '@mui/material/Box'
import { m } from '../../../../paraglide/messages.js'
import { LinkTab, LinkTabs } from '../../../../shared/ui/link-tabs.tsx'
import { useAddressSearch } from '../../../../shared/use-address-search.ts'
import { MailStatusPanel } from './mail-status-panel.tsx'
import { SentMails } from './sent-mails.tsx'
import { UnsentMails } from './unsent-mails.tsx'

/** Whether the address asks for the mails that have left, rather than for those that have not. */
export const asksForSent = (parameters: URLSearchParams) => parameters.get('list') === 'sent'

/** How mails leave, those that have not, and those that have; which list is shown stands in the address. */
export function MailScreen() {
  const [parameters] = useAddressSearch()
  const isSent = asksForSent(parameters)
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <MailStatusPanel />
      <div>
        <LinkTabs label={m.mail_lists()}>
          <LinkTab to={{ search: '' }} isShown={!isSent}>
            {m.mail_list_unsent()}
          </LinkTab>
          <LinkTab to={{ search: '?list=sent' }} isShown={isSent}>
            {m.mail_list_sent()}
          </LinkTab>
        </LinkTabs>
        {isSent ? <SentMails /> : <UnsentMails />}
      </div>
    </Box>
  )
}
