import { createServer } from 'node:http'
import sharp from 'sharp'
import { system } from '../system.ts'

/* The map tiles of the tests: a picture for every place, with the name of the place in it. */

const PLACE = /^\/(\d+)\/(\d+)\/(\d+)\.png$/

function draw([, zoom, column, row]: RegExpExecArray): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
    <rect width="256" height="256" fill="#f2efe9"/>
    <path d="M0 90H256M160 0V256M0 200L256 150" stroke="#fff" stroke-width="12"/>
    <path d="M20 20h50v40H20zM190 30h40v40h-40z" fill="#d9d0c9"/>
    <text x="16" y="130" font-size="18" fill="#555">${zoom}/${column}/${row}</text>
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const server = createServer(async (request, response) => {
  const place = PLACE.exec(request.url ?? '')
  if (request.url === '/') response.end('streets')
  else if (place === null) response.writeHead(404).end()
  else response.writeHead(200, { 'Content-Type': 'image/png' }).end(await draw(place))
})
server.listen(system.tilesPort, '127.0.0.1')
process.once('SIGTERM', () => server.close())
