/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen'

type Attributes = Readonly<Record<string, string | undefined>>

interface Reactions {
  opened(name: string, attributes: Attributes): void
  closed?(name: string): void
  text?(text: string): void
}

/**
 * By the parser that the library for workbooks uses. Prefixes of namespaces are left out: the library does not look at
 * them either.
 */
export function readXml(xml: string, { opened, closed, text }: Reactions): void {
  const parser = new Parser()
  parser.on('openTag', (name, readAttributes, decode) => {
    const attributes = Object.entries(readAttributes()).map(([one, value]) => [
      withoutPrefix(one),
      decode(value),
    ])
    opened(withoutPrefix(name), Object.fromEntries(attributes))
  })
  parser.on('closeTag', (name) => closed?.(withoutPrefix(name)))
  parser.on('text', (value) => text?.(value))
  parser.parse(xml)
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)
