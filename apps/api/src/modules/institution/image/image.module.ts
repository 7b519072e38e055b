import type { Platform } from '../../../platform/platform.ts'
import { imageRoutes } from './image.routes.ts'
import { imageService } from './image.service.ts'

export function imageModule(platform: Platform) {
  const images = imageService(platform)
  return { handlers: imageRoutes(images), images }
}
