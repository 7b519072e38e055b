import { answerOrder } from './answer-order.ts'

type Order = { do: 'double'; number: number } | { do: 'fail' | 'wait' | 'grow' | 'exit' | 'readEnvironment' }

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
    case 'grow': {
      const kept: string[][] = []
      for (;;) kept.push(Array.from({ length: 100_000 }, (_none, at) => `kept ${at}`))
    }
  }
})
