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

  const startAfterPaint = () => {
    for (const link of document.querySelectorAll('link[rel="after-paint"]')) link.rel = 'modulepreload'
    for (const held of document.querySelectorAll('script[type="text/after-paint"]')) {
      const script = document.createElement('script')
      script.type = 'module'
      script.textContent = held.textContent
      document.head.append(script)
    }
  }
  document.addEventListener('DOMContentLoaded', () => {
    if (document.visibilityState === 'hidden') startAfterPaint()
    else requestAnimationFrame(() => setTimeout(startAfterPaint))
  })

  window.beforeScripts = { isOver: false }
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
  if (token === null || !told('api-url')) return
  root.dataset.returning = /^\/(?:dashboard|thesis|profile)\b/.test(location.pathname) ? 'inside' : 'outside'
  const answer = fetch(`${told('api-url')}/authenticate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jwt_token: token }),
  }).then(
    (reply) => (reply.ok ? reply.json() : null),
    () => null,
  )
  window.beforeScripts.asked = { token, answer }
})()
