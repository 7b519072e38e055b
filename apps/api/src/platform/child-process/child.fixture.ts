import { answerOrder } from './answer-order.ts'
import { endBeyond } from './memory-guard.ts'

type Order =
  | { do: 'double'; number: number }
  | { do: 'fail' | 'wait' | 'grow' | 'growBuffers' | 'exit' | 'readEnvironment' }

answerOrder<Order>((order) => {
  switch (order.do) {
    case 'double':
      return order.number * 2
    case 'fail':
      throw new RangeError('the number is too large')
    case 'readEnvironment':
      return Object.keys(process.env)
    case 'exit':
      return process.exit(3)
    case 'wait':
      for (;;);
    // Up to 2 GB, which are no part of the heap.
    case 'growBuffers': {
      endBeyond(300)
      const kept: Buffer[] = []
      for (let count = 0; count < 200; count += 1) kept.push(Buffer.alloc(10_000_000, count + 1))
      return kept.length
    }
    case 'grow': {
      const kept: string[][] = []
      for (;;) kept.push(Array.from({ length: 100_000 }, (_none, at) => `kept ${at}`))
    }
  }
})
