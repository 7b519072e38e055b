import { z } from 'zod'
import { isWebAddress, requiredLine } from '../../values.ts'

/** The address of a browser at the service of its maker: those of today have some 250 characters. */
export const PUSH_ENDPOINT_MAX = 1024

const endpoint = requiredLine(PUSH_ENDPOINT_MAX).refine(isWebAddress, { error: 'https_required' })

/** So many bytes, as base64url. */
function bytes(count: number) {
  const characters = Math.ceil((count * 4) / 3)
  return requiredLine(characters).refine((text) => text.length === characters && /^[\w-]+$/.test(text), {
    error: 'invalid',
  })
}

export const PushKey = z.strictObject({ key: z.string() })

export const PushEndpointInput = z.object({ endpoint })

/** As `PushSubscription` of the browser has it, without its blanks: a point of P-256 and 16 bytes. */
export const PushBrowserInput = z.object({ endpoint, p256dh: bytes(65), auth: bytes(16) })

export const PushBrowserState = z.strictObject({ isOn: z.boolean() })
