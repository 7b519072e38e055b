import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from './tooling/precompress.ts'

export default {
  appDirectory: 'src/app',
  // The API is a host of its own and holds every rule; pages come from plain files.
  ssr: false,
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
