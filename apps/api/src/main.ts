import { runProgram } from './run-program.ts'

// A file of its own, so that a program can run the API with options and a test can import it without starting it.
await runProgram()
