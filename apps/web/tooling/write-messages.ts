import { compile } from '@inlang/paraglide-js'
import { MESSAGE_OPTIONS } from './message-options.ts'

await compile(MESSAGE_OPTIONS)
// The compiler keeps the process that it ran in from ending.
process.exit(0)
