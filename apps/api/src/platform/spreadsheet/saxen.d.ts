declare module 'saxen' {
  type DecodeEntities = (text: string) => string

  /** The part of the parser that is used here. */
  export class Parser {
    on(
      event: 'openTag',
      react: (
        name: string,
        readAttributes: () => Record<string, string>,
        decodeEntities: DecodeEntities,
        isClosed: boolean,
      ) => void,
    ): this
    on(event: 'closeTag', react: (name: string) => void): this
    on(event: 'text', react: (text: string) => void): this
    /** Throws at the first error. */
    parse(xml: string): void
  }
}
