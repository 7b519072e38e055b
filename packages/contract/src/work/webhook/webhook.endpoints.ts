import { z } from 'zod'
import { endpoint, signedIn } from '../../endpoint.ts'
import { PageQuery } from '../../paging.ts'
import { Saved } from '../../values.ts'
import {
  DeliveryParams,
  DeliveryView,
  WebhookBody,
  WebhookCreated,
  WebhookParams,
  WebhookPausedParams,
  WebhookSecret,
  WebhookView,
} from './webhook.schemas.ts'

const administrator = signedIn(['administrator'])

export const webhookEndpoints = {
  listWebhooks: endpoint('listWebhooks', {
    summary: 'Every subscription of another system, and how its deliveries go; never a secret',
    access: administrator,
    query: PageQuery,
    paged: 'installation',
    response: z.array(WebhookView),
  }),
  createWebhook: endpoint('createWebhook', {
    summary: 'Subscribe another system to events; the answer has its secret, which is not shown again',
    access: administrator,
    body: WebhookBody,
    response: WebhookCreated,
  }),
  editWebhook: endpoint('editWebhook', {
    summary: 'Change a subscription; its secret stays',
    access: administrator,
    params: WebhookParams,
    body: WebhookBody,
    response: Saved,
    errors: ['not_found', 'version_conflict'],
  }),
  deleteWebhook: endpoint('deleteWebhook', {
    summary: 'Delete a subscription with the log of its deliveries',
    access: administrator,
    params: WebhookParams,
    response: Saved,
    errors: ['not_found'],
  }),
  setWebhookPaused: endpoint('setWebhookPaused', {
    summary: 'Tell a system of nothing until further notice, or again; what waits then goes on',
    access: administrator,
    params: WebhookPausedParams,
    response: Saved,
    errors: ['not_found'],
  }),
  renewWebhookSecret: endpoint('renewWebhookSecret', {
    summary: 'A new secret, which is not shown again; the one before signs too for a day',
    access: administrator,
    params: WebhookParams,
    response: WebhookSecret,
    errors: ['not_found'],
  }),
  tryWebhook: endpoint('tryWebhook', {
    summary: 'Send an event that says nothing, to see whether it arrives',
    access: administrator,
    params: WebhookParams,
    response: Saved,
    errors: ['not_found', 'webhook_paused'],
  }),
  listWebhookDeliveries: endpoint('listWebhookDeliveries', {
    summary: 'What was sent to a system and what came back, the newest first',
    access: administrator,
    params: WebhookParams,
    query: PageQuery,
    paged: 'cap',
    response: z.array(DeliveryView),
    errors: ['not_found'],
  }),
  sendWebhookAgain: endpoint('sendWebhookAgain', {
    summary: 'Send a delivery again, under the same id; one that waits is sent now',
    access: administrator,
    params: DeliveryParams,
    response: Saved,
    errors: ['not_found', 'webhook_paused'],
  }),
}
