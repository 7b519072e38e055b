import { withPayload } from '@payloadcms/next/withPayload'

const root = import.meta.dirname

export default withPayload({ outputFileTracingRoot: root, turbopack: { root } })
