import { providerAddress } from './single-sign-on.mjs'

const address = providerAddress('https://api.sis.example.org/api')

/** Where the interface of the register stands; a slash at its end says nothing. @type {import('./rules.mjs').Rule<string>} */
export const registerAddress = {
  mustBe: address.mustBe,
  read: (text) => address.read(text)?.replace(/\/+$/, ''),
}

/**
 * @typedef {object} LinkedDepartment
 * @property {number} department its id here
 * @property {string[]} codes its numbers in the register: one for each cycle of studies, in some institutions
 */

/** @type {import('./rules.mjs').Rule<LinkedDepartment[]>} */
export const registerDepartments = {
  mustBe:
    'ids of departments with their numbers in the register, such as 14=550 or 14=550/1550,15=560, each department and each number once',
  read: (text) => {
    const list = text.split(',').map((one) => departmentIn(one.trim()))
    const known = list.filter((one) => one !== undefined)
    const isOnce = (/** @type {readonly unknown[]} */ all) => new Set(all).size === all.length
    const isClear =
      isOnce(known.map(({ department }) => department)) && isOnce(known.flatMap(({ codes }) => codes))
    return known.length === list.length && isClear ? known : undefined
  },
}

/** @param {string} text */
function departmentIn(text) {
  const parts = /^([1-9]\d{0,8})=(\d{1,12}(?:\/\d{1,12}){0,19})$/.exec(text)
  if (parts === null) return undefined
  const [, department, codes = ''] = parts
  return { department: Number(department), codes: codes.split('/') }
}
