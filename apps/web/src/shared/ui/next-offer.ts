import { createContext, type ReactNode, useContext } from 'react'

/** Draws where to go on; `onFollowed` closes the message that it stands in. */
export type NextOffer = (onFollowed: () => void) => ReactNode

/** What a page adds to the messages of its answers; null where it adds nothing. */
export const NextOfferContext = createContext<NextOffer | null>(null)

/** For the messages of actions by which a person answers what waited. */
export function useNextOffer(): NextOffer | null {
  return useContext(NextOfferContext)
}
