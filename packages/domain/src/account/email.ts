const SHAPE = /^[^\s@<>(),;:\\"[\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

/** Whether mail could be sent there: one @, a name without spaces, a domain with a dot. Delivery alone proves more. */
export function isValidEmail(text: string): boolean {
  return text.length <= 254 && SHAPE.test(text) && !text.includes('..')
}
