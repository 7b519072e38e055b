;(() => {
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
  document.addEventListener(
    'submit',
    (event) => {
      if (window.beforeScripts.isOver) return
      event.preventDefault()
      window.beforeScripts.submitted = event.target
    },
    true,
  )

  let token = null
  try {
    token = localStorage.getItem('jwt_token')
  } catch (error) {
    console.warn(error)
  }
  const api = document.querySelector('meta[name="api-url"]')?.content
  if (token === null || !api) return
  const isInside = /^\/(?:dashboard|thesis|profile)\b/.test(location.pathname)
  document.documentElement.dataset.returning = isInside ? 'inside' : 'outside'
  const answer = fetch(`${api}/authenticate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jwt_token: token }),
  }).then(
    (reply) => (reply.ok ? reply.json() : null),
    () => null,
  )
  window.beforeScripts.asked = { token, answer }
})()
