import type { PasswordOwner } from '@diatrivi/domain/people/account/guessable-words'
import {
  checkNewPassword,
  type PasswordRefusal,
  type PasswordRule,
} from '@diatrivi/domain/people/account/password-rule'
import type { Decision } from '@diatrivi/domain/shared/decision'
import { weakPassword } from '../account.refusals.ts'

/** Judges the passwords that people choose, with the list that a browser has no room for. */
export function newPasswords(rule: PasswordRule) {
  async function judge(password: string, owner: PasswordOwner): Promise<Decision<PasswordRefusal>> {
    const list = await commonPasswords()
    return checkNewPassword(password, { rule, owner, isCommon: (text) => list.has(text) })
  }

  return {
    judge,
    /** 400 for a weak one. @param field what the caller knows it by; the contract names `password` for every call */
    async enforce(password: string, owner: PasswordOwner, field: string): Promise<void> {
      const decision = await judge(password, owner)
      if (!decision.allowed) throw weakPassword(decision.reason, rule, [field, 'password'])
    },
  }
}

export type NewPasswords = ReturnType<typeof newPasswords>

let list: Promise<ReadonlySet<string>> | undefined

/** Unpacked when the first password is chosen: a process that never judges one does not pay for it. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return list
}
