import { SETTINGS } from './settings.mjs'

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */
/** @typedef {keyof typeof SETTINGS} SettingName */
/**
 * @template {SettingName} Name
 * @typedef {NonNullable<ReturnType<typeof SETTINGS[Name]['rule']['read']>> | typeof SETTINGS[Name]['default']} SettingValue
 */

/**
 * Reads settings one by one and collects a sentence for each that is wrong, so that a person learns of all at once.
 *
 * @param {Environment} env
 */
export function settingsOf(env) {
  /** @type {string[]} */
  const problems = []

  /**
   * The value, or the default where none is given or the given one is wrong.
   *
   * @template {SettingName} Name
   * @param {Name} name
   * @returns {SettingValue<Name>}
   */
  function read(name) {
    /** @type {{ rule: import('./rules.mjs').Rule<unknown>, default: unknown, isSecret?: boolean }} */
    const setting = SETTINGS[name]
    const given = givenIn(env, name)
    const value = given === undefined ? undefined : setting.rule.read(given)
    if (given !== undefined && value === undefined) {
      const found = setting.isSecret ? '' : `, not "${given}"`
      problems.push(`${name} must be ${setting.rule.mustBe}${found}.`)
    }
    return /** @type {SettingValue<Name>} */ (value ?? setting.default)
  }

  return { problems, read }
}

/**
 * An empty value counts as none.
 *
 * @param {Environment} env
 * @param {string} name
 * @returns {string | undefined}
 */
export function givenIn(env, name) {
  return env[name]?.trim() || undefined
}
