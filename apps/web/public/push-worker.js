// Shows what is pushed to this browser, and opens what it is about. It keeps nothing and answers no request.

addEventListener('push', (event) => {
  const { title, path } = event.data.json()
  // One notification for each place: a later one takes the place of the one before.
  const options = { tag: path, data: path, icon: '/icon-192.png' }
  event.waitUntil(registration.showNotification(title, options))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data, location.origin)))
})

async function open(address) {
  if (address.origin !== location.origin) return
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => url === address.href)
  await (shown ? shown.focus() : clients.openWindow(address.href))
}
