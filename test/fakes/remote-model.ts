import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'

import { makeCertificates } from '../network/certificates.ts'
import { openModelServer, type AskedModel, type ModelBehaviour } from './model-server.ts'

export type RemoteModel = {
  /** A name of the internet that only the proxy knows. */
  readonly address: string
  readonly proxy: string
  /** The root that its certificate comes from, as PEM. */
  readonly ca: string
  /** Bytes of every kind that have come for it until now. */
  readonly arrived: () => number
  readonly questions: () => number
  readonly asked: () => readonly AskedModel[]
  close(): Promise<void>
}

/** A model on the internet: the way to it is a proxy of the test, so that each byte for it comes by there. */
export async function openRemoteModel(answer: ModelBehaviour): Promise<RemoteModel> {
  const { ca, key, cert } = makeCertificates(['model.example'])
  const inner = await openModelServer(answer)
  const sockets = new Set<Socket>()
  const keep = (socket: Socket): Socket => {
    sockets.add(socket)
    return socket.on('error', () => socket.destroy())
  }
  const passTo = (socket: Socket, port: number): void => void socket.pipe(keep(connect(port, '127.0.0.1'))).pipe(socket)
  const secure = createTlsServer({ key, cert }, (socket) => passTo(keep(socket), Number(new URL(inner.address).port)))
  const securePort = await listening(secure)
  let arrived = 0
  const proxy = createServer((socket) => {
    keep(socket).on('data', (bytes) => (arrived += bytes.length))
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      passTo(socket, securePort)
    })
  })
  return {
    address: 'https://model.example/v1',
    proxy: `http://127.0.0.1:${String(await listening(proxy))}`,
    ca,
    arrived: () => arrived,
    questions: () => inner.asked.length,
    asked: () => inner.asked,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await Promise.all([proxy, secure].map((server) => new Promise((resolve) => server.close(resolve))))
      await inner.close()
    },
  }
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
