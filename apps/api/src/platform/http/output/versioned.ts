/** An answer with the version of what it shows: the caller gets it as `ETag` and may send it back as `If-Match`. */
export class Versioned<Body> {
  readonly body: Body
  readonly version: number

  constructor(body: Body, version: number) {
    this.body = body
    this.version = version
  }
}

export function withVersion<Body>(body: Body, version: number): Versioned<Body> {
  return new Versioned(body, version)
}
