import { PUSH_KEPT_FOR } from '@diatrivi/domain/thesis/notice/push'
import webPush from 'web-push'
import type { Post } from '../../../../platform/outbound/post.ts'
import type { PushKeyPair } from '../../../people/account/push-subscription/push-keys.service.ts'

interface Receiver {
  endpoint: string
  publicKey: string
  authSecret: string
}

interface Sender extends PushKeyPair {
  /** By which the service may write to us: an address of the web or of mail. */
  contact: string
}

/**
 * The request to the service of a browser (RFC 8030): encrypted for the browser alone (RFC 8291) and signed with the key
 * of this installation (RFC 8292). Throws for keys of a browser that are none.
 */
export function pushRequest(
  { endpoint, publicKey, authSecret }: Receiver,
  message: { title: string; path: string },
  { contact, ...pair }: Sender,
): Post {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: publicKey, auth: authSecret } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: contact, ...pair },
      TTL: PUSH_KEPT_FOR,
      contentEncoding: webPush.supportedContentEncodings.AES_128_GCM,
    },
  )
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])
  return { url: endpoint, headers: Object.fromEntries(named), body: body ?? Buffer.alloc(0) }
}
