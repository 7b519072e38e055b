/** ASCII only, because an address typed on the Greek keyboard is the commonest slip and no mail reaches it. */
const NAME = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i
const NAME_MAX = 64
const LABEL_MAX = 63
const ADDRESS_MAX = 254

/** Whether mail could be sent there: one @, a plain name, a domain with a dot. Only a delivered mail proves more. */
export function isValidEmail(text: string): boolean {
  if (text.length > ADDRESS_MAX) return false
  const [name = '', domain = '', ...rest] = text.split('@')
  if (rest.length > 0 || name.length > NAME_MAX) return false
  return (
    NAME.test(name) && DOMAIN.test(domain) && domain.split('.').every((label) => label.length <= LABEL_MAX)
  )
}
