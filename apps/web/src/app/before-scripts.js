// Written into every page as it stands, so that it runs before anything else: see shared/api/before-scripts.ts.
;(() => {
  const root = document.documentElement
  const told = (name) => document.querySelector(`meta[name="${name}"]`)?.content
  const kept = (key) => {
    try {
      return localStorage.getItem(key)
    } catch (error) {
      console.warn(error)
      return null
    }
  }

  const language = kept('locale')
  if (told('written-in') && language && language !== told('written-in')) {
    root.style.visibility = 'hidden'
    location.replace(`${location.pathname}?unwritten${location.hash}`)
    return
  }
  if (location.search === '?unwritten') history.replaceState(null, '', location.pathname + location.hash)

  const pause = () => new Promise((goOn) => setTimeout(goOn))
  const start = async () => {
    for (const link of document.querySelectorAll('link[rel="after-paint"]')) link.rel = 'modulepreload'
    const held = document.querySelector('script[type="text/held"]')
    if (held === null) return
    const parts = [...document.querySelectorAll('link[data-part]')].map(({ href }) => href)
    for (const part of parts) {
      await import(part).catch(console.warn)
      await pause()
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = held.textContent
    document.head.append(script)
  }
  document.addEventListener('DOMContentLoaded', () => {
    if (!told('written-in') || document.visibilityState === 'hidden') start()
    else requestAnimationFrame(() => setTimeout(start))
  })

  window.beforeScripts = { isOver: false, answers: new Map() }
  const hold = (type, actOf) => {
    const listener = (event) => {
      if (window.beforeScripts.isOver) return document.removeEventListener(type, listener, true)
      const act = actOf(event.target)
      if (!act) return
      event.preventDefault()
      window.beforeScripts.heldAct = act
    }
    document.addEventListener(type, listener, true)
  }
  hold('submit', (form) => () => form.requestSubmit())
  hold('click', (place) => {
    const button = place.closest('button[type="button"]')
    return button && (() => button.click())
  })

  const token = kept('jwt_token')
  const api = told('api-url')
  if (token === null || !api) return
  root.dataset.returning = /^\/(?:dashboard|thesis|profile)\b/.test(location.pathname) ? 'inside' : 'outside'
  const answer = fetch(`${api}/authenticate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jwt_token: token }),
  }).then(
    (reply) => (reply.ok ? reply.json() : null),
    () => null,
  )
  window.beforeScripts.asked = { token, answer }

  const ask = (call) => {
    const url = `${api}${call}${call.includes('?') ? '&' : '?'}jwt_token=${token}`
    const reply = fetch(url, {
      headers: { Accept: 'application/json, text/plain', 'Accept-Language': language || root.lang },
      credentials: 'omit',
      cache: 'no-store',
    }).catch(() => null)
    window.beforeScripts.answers.set(url, reply)
    return reply
  }
  const number = /\/(\d{1,10})$/.exec(location.pathname)?.[1] ?? ''
  const call = told('early-call')?.replace(/:\w+/, number)
  if (call && !call.endsWith('/')) {
    const [place, next] = told('early-next')?.split(' ') ?? []
    ask(call).then(async (reply) => {
      if (!next || !reply?.ok) return
      const [answered] = await reply.clone().json()
      const found = place.split('.').reduce((part, field) => part?.[field], answered)
      if (found > 0) ask(next.replace(/:\w+/, found))
    })
  }
  const profiles = told('early-profile')
  if (profiles) {
    answer.then((person) => {
      const profile = JSON.parse(profiles)[person?.type]
      if (profile) ask(profile)
    })
  }
})()
