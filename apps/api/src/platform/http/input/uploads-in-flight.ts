import { Refusal } from '../../refusal/refusal.ts'

/**
 * The sender that an upload is counted for: a person whose token was judged before the file, or the address of one
 * whose token may follow.
 */
export type Sender = { accountId: number } | { address: string }

/** How much may be on its way at once. */
interface Usage {
  files: number
  bytes: number
}

export interface UploadLimits {
  person: Usage
  /** All persons together. */
  people: Usage
  address: Usage
  /** All addresses together. */
  addresses: Usage
}

const MEGABYTE = 1_000_000

/** Four of the largest files for a person, two for an address that does not say first who it is. */
export const UPLOAD_LIMITS: UploadLimits = {
  person: { files: 10, bytes: 100 * MEGABYTE },
  people: { files: 500, bytes: 2_000 * MEGABYTE },
  address: { files: 10, bytes: 50 * MEGABYTE },
  addresses: { files: 50, bytes: 200 * MEGABYTE },
}

export interface UploadInFlight {
  /** Counts bytes that are about to be kept, and refuses those for which there is no room. */
  add(bytes: number): void
  /** The file is gone from the folder of uploads. */
  end(): void
}

export type UploadsInFlight = ReturnType<typeof uploadsInFlight>

const RETRY_AFTER_SECONDS = 5

/**
 * Counts what is on its way to the disk of this process, so that no caller fills it with files that are refused in
 * the end.
 */
export function uploadsInFlight(limits = UPLOAD_LIMITS) {
  const bySender = new Map<string, Usage>()
  const inAll = { people: { files: 0, bytes: 0 }, addresses: { files: 0, bytes: 0 } }

  /** Refuses a file at its beginning. */
  function begin(sender: Sender): UploadInFlight {
    const [kind, all, key] =
      'accountId' in sender
        ? (['person', 'people', `person ${sender.accountId}`] as const)
        : (['address', 'addresses', `address ${sender.address}`] as const)
    const own = bySender.get(key) ?? { files: 0, bytes: 0 }
    const total = inAll[all]
    const mine = { files: 0, bytes: 0 }

    function add(what: keyof Usage, amount: number): void {
      if (own[what] + amount > limits[kind][what]) {
        throw new Refusal('too_many_uploads', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      }
      if (total[what] + amount > limits[all][what]) {
        throw new Refusal('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      }
      for (const usage of [own, total, mine]) usage[what] += amount
    }

    add('files', 1)
    bySender.set(key, own)
    return {
      add: (bytes) => add('bytes', bytes),
      end: () => {
        for (const what of ['files', 'bytes'] as const) {
          for (const usage of [own, total]) usage[what] -= mine[what]
          mine[what] = 0
        }
        if (own.files === 0) bySender.delete(key)
      },
    }
  }

  /** What is on its way from persons and addresses together. */
  function current(): Usage {
    const { people, addresses } = inAll
    return { files: people.files + addresses.files, bytes: people.bytes + addresses.bytes }
  }

  return { begin, current }
}
