/** ASCII only: a name typed with the Greek keyboard on is the commonest slip, and mail to it arrives nowhere. */
const NAME = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i
const NAME_MAX = 64
const LABEL_MAX = 63
const ADDRESS_MAX = 254

/** Whether mail could be sent there: one @, a plain name, a domain with a dot. Delivery alone proves more. */
export function isValidEmail(text: string): boolean {
  if (text.length > ADDRESS_MAX) return false
  const [name = '', domain = '', ...rest] = text.split('@')
  if (rest.length > 0 || name.length > NAME_MAX) return false
  return (
    NAME.test(name) && DOMAIN.test(domain) && domain.split('.').every((label) => label.length <= LABEL_MAX)
  )
}
