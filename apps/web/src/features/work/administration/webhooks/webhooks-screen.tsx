import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import DoNotDisturbAltOutlined from '../../../../shared/icons/do-not-disturb-alt-outlined.tsx'
import HistoryOutlined from '../../../../shared/icons/history-outlined.tsx'
import KeyOutlined from '../../../../shared/icons/key-outlined.tsx'
import SendOutlined from '../../../../shared/icons/send-outlined.tsx'
import { administrationQueries } from '../administration.queries.ts'
import { AddButton } from '../record/add-button.tsx'
import { deleteAction, editAction } from '../record/standard-actions.tsx'
import { useDeleteRecord } from '../record/use-delete-record.ts'
import type { RecordAction } from '../table/record-actions.ts'
import { RecordsTable } from '../table/records-table.tsx'
import { useOpenedRecord } from '../table/use-opened-record.ts'
import { useWebhookActions } from './use-webhook-actions.ts'
import type { Webhook } from './webhook.mapper.ts'
import { useDeleteWebhook } from './webhook.mutations.ts'
import { webhookQueries } from './webhook.queries.ts'
import { columnsOfWebhooks } from './webhook-columns.tsx'

const WebhookDialog = lazy(() => import('./webhook-dialog.tsx'))
const DeliveriesDialog = lazy(() => import('./deliveries-dialog.tsx'))
const SecretDialog = lazy(() => import('./secret-dialog.tsx'))

const nameOf = ({ description }: Webhook) => description
const isPaused = ({ paused }: Webhook) => paused !== null

export function WebhooksScreen() {
  const { data: webhooks } = useSuspenseQuery(webhookQueries.list())
  const { data: institutions } = useSuspenseQuery(administrationQueries.institutions())
  const { data: departments } = useSuspenseQuery(administrationQueries.departments())
  const [edited, setEdited] = useState<{ item: Webhook | null } | null>(null)
  const opened = useOpenedRecord()
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null)
  const actions = useWebhookActions(setMade)
  const remove = useDeleteRecord({
    question: m.webhook_delete_question,
    nameOf,
    remove: useDeleteWebhook(),
  })
  const columns = useMemo(
    () =>
      columnsOfWebhooks(({ institutionId, departmentId }) => {
        const department = departments.find(({ id }) => id === departmentId)
        const institution = institutions.find(({ id }) => id === institutionId)
        return department?.name ?? institution?.name ?? m.webhook_everywhere()
      }),
    [departments, institutions],
  )
  const shown = webhooks.find(({ id }) => id === opened.id)

  return (
    <>
      <RecordsTable
        label={m.webhook_table()}
        searchLabel={m.webhook_search()}
        emptyText={m.webhook_empty()}
        selectionHint={m.webhook_selection_hint()}
        rows={webhooks}
        columns={columns}
        nameOf={nameOf}
        opened={opened}
        actions={[
          actionOf('deliveries', ({ id }) => opened.open(id)),
          actionOf('try', actions.tryOut),
          editAction<Webhook>((item) => setEdited({ item })),
          actionOf('toggle', actions.toggle),
          actionOf('renew', actions.renew),
          deleteAction(remove),
        ]}
        addButton={<AddButton onClick={() => setEdited({ item: null })} />}
      />
      <Suspense>
        {edited && (
          <WebhookDialog
            item={edited.item}
            institutions={institutions}
            departments={departments}
            onCreated={setMade}
            onClose={() => setEdited(null)}
          />
        )}
        {shown && <DeliveriesDialog webhook={shown} onClose={opened.close} />}
        {made && <SecretDialog {...made} onKept={() => setMade(null)} />}
      </Suspense>
    </>
  )
}

type ActionName = 'deliveries' | 'try' | 'toggle' | 'renew'
type Action = Omit<RecordAction<Webhook>, 'run' | 'label' | 'labelFor'> & {
  label: () => string
  labelFor: (words: { name: string }) => string
}

const ACTIONS: Record<ActionName, Action> = {
  deliveries: {
    label: m.webhook_deliveries,
    labelFor: m.webhook_deliveries_named,
    icon: <HistoryOutlined aria-hidden />,
  },
  try: {
    label: m.webhook_try,
    labelFor: m.webhook_try_named,
    icon: <SendOutlined aria-hidden />,
    refusal: (webhook) => (isPaused(webhook) ? m.webhook_is_paused() : null),
  },
  toggle: {
    label: m.webhook_toggle,
    labelFor: m.webhook_toggle_named,
    icon: <DoNotDisturbAltOutlined aria-hidden />,
  },
  renew: {
    label: m.webhook_renew,
    labelFor: m.webhook_renew_named,
    icon: <KeyOutlined aria-hidden />,
  },
}

function actionOf(name: ActionName, run: (webhook: Webhook) => unknown): RecordAction<Webhook> {
  const { label, labelFor, ...act } = ACTIONS[name]
  return { ...act, label: label(), labelFor: (of) => labelFor({ name: of }), run: (row) => void run(row) }
}
