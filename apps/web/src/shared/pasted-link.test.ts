import { describe, expect, it } from 'vitest'
import { pastedLink } from './pasted-link.ts'

const CODE = 'kY2v8-Jm4Qx0sWc7Tn1hRz6bE_9'
const TOKEN = 'Zq3-_x8Vt5LmN0pRsT7uWyA1bC4dE6fG9hJ2kL5oP8q'

describe('what a person copies from a mail', () => {
  it.each([
    ['the link', `https://uni.gr/s#mark.${CODE}`],
    ['with words around it', `Ανοίξτε: https://uni.gr/s#mark.${CODE} Best regards`],
    ['broken over two lines', `https://uni.gr/s#mark.${CODE.slice(0, 9)}\r\n${CODE.slice(9)}`],
    ['in angle brackets', `<https://uni.gr/s#mark.${CODE}>`],
    ['as a gateway has written it', `https://uni.gr/s%23mark.${CODE}`],
    [
      'inside the link of a gateway',
      `https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Funi.gr%2Fs%23mark.${CODE}&data=05%7C02&reserved=0`,
    ],
    ['its end', `#mark.${CODE}`],
    ['its code', ` mark.${CODE}. `],
  ])('leads to the page of the link: %s', (_what, text) => {
    expect(pastedLink(text, '/s')).toBe(`/s#mark.${CODE}`)
  })

  it.each([
    ['the link', `https://uni.gr/password/reset?token=${TOKEN}`],
    ['as a gateway has written it', `https://uni.gr/password/reset%3Ftoken%3D${TOKEN}`],
    ['its end', `token=${TOKEN}`],
    ['its code', TOKEN],
  ])('leads to the page of the token: %s', (_what, text) => {
    expect(pastedLink(text, '/password/reset')).toBe(`/password/reset?token=${TOKEN}`)
  })

  it('leads to the page of the link, and not to the one where it is pasted', () => {
    expect(pastedLink(`https://uni.gr/email/cancel?token=${TOKEN}`, '/s')).toBe(
      `/email/cancel?token=${TOKEN}`,
    )
    expect(pastedLink(TOKEN, '/second-factor/undo/')).toBe(`/second-factor/undo?token=${TOKEN}`)
  })

  it.each([
    '',
    '123456',
    'https://uni.gr/s',
    `https://uni.gr/s#mark.${CODE.slice(1)}`,
    'https://uni.gr/thesis/7',
    TOKEN,
  ])('leads nowhere without a whole link or code: «%s»', (text) => {
    expect(pastedLink(text, '/s')).toBeNull()
  })
})
