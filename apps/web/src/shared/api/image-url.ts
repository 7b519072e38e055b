import { pathOf } from '@diatrivi/client/request'
import { apiUrl } from './page-settings.ts'

/** 480 or 1600 pixels wide; both public, so that the address of an image needs no token. */
export function imageUrl(size: 'preview' | 'cover', imageId: number): string {
  return apiUrl() + pathOf(size === 'preview' ? 'getPreviewImage' : 'getCoverImage', { imageId })
}
