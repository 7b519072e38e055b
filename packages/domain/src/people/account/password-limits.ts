/* Apart from the rule itself, so that a page that names a limit does not load how passwords are judged. */

/** The shortest password, unless the installation asks for another (`PASSWORD_MIN_LENGTH`). */
export const PASSWORD_MIN_LENGTH = 10
/** The same where the demo is on; no installation may ask for less. */
export const DEMO_PASSWORD_MIN_LENGTH = 4
/** Room for a passphrase. */
export const PASSWORD_MAX_LENGTH = 128
