import type { Locale } from '../../shared/domain/locale.ts'
import type { Ids } from '../kernel/ports.ts'
import type { Timers } from '../kernel/timers.ts'
import { frameWire, type FramedWire, type Wire, type WireEnd } from './framed-wire.ts'
import { brokerLimits, brokerProtocol } from './limits.ts'
import { challenge, hello, readMessage, ready } from './messages.ts'
import { createSealing, isProof, proofOf, type Shared, type Sealing } from './sealing.ts'

/** A pipe over which both sides have proved themselves; what arrives was sent by the other one, once and in this order. */
export type Connection = {
  send(message: object): void
  onMessage(listener: (text: string) => void): void
  close(reason?: WireEnd): void
  readonly closed: Promise<WireEnd>
}

export type HandshakeDeps = {
  readonly wire: Wire
  readonly timers: Timers
  readonly ids: Pick<Ids, 'randomHex'>
  /** 256 bits. */
  readonly secret: Buffer
  readonly pipe: string
  /** Digest of what this program can do with rights. */
  readonly list: string
}

/** The broker's side: it greets, and opens itself only to somebody who knows the secret. Null = they did not prove it. */
export async function greetApp(deps: HandshakeDeps): Promise<(Connection & { readonly lang: Locale }) | null> {
  const wire = frameWire(deps.wire, deps.timers)
  const stopLimit = limitHandshake(wire, deps.timers)
  const brokerNonce = deps.ids.randomHex(16)
  say(wire, { kind: 'hello', protocol: brokerProtocol, list: deps.list, nonce: brokerNonce })
  const given = readMessage(challenge, await nextText(wire))
  if (given?.protocol !== brokerProtocol || given.list !== deps.list) return refuse(wire)
  const shared: Shared = { ...deps, brokerNonce, appNonce: given.nonce }
  if (!isProof(given.proof, 'app', shared)) return refuse(wire)
  stopLimit()
  say(wire, { kind: 'ready', proof: proofOf('broker', shared) })
  return { ...sealed(wire, createSealing('broker', shared)), lang: given.lang }
}

/** Why the app does not speak with what has connected. `version` = it is a broker of another program. */
export type MeetingFailure = 'handshake' | 'version'

/** The app's side. */
export async function meetBroker(
  deps: HandshakeDeps & { readonly lang: Locale },
): Promise<Connection | MeetingFailure> {
  const wire = frameWire(deps.wire, deps.timers)
  const stopLimit = limitHandshake(wire, deps.timers)
  const greeting = readMessage(hello, await nextText(wire))
  if (greeting === null) return (refuse(wire), 'handshake')
  const { lang, list } = deps
  if (greeting.protocol !== brokerProtocol || greeting.list !== list) return (refuse(wire), 'version')
  const shared: Shared = { ...deps, brokerNonce: greeting.nonce, appNonce: deps.ids.randomHex(16) }
  const proof = proofOf('app', shared)
  say(wire, { kind: 'challenge', protocol: brokerProtocol, list, nonce: shared.appNonce, proof, lang })
  const answer = readMessage(ready, await nextText(wire))
  if (answer === null || !isProof(answer.proof, 'broker', shared)) return (refuse(wire), 'handshake')
  stopLimit()
  return sealed(wire, createSealing('app', shared))
}

function say(wire: FramedWire, message: object): void {
  wire.send(Buffer.from(JSON.stringify(message), 'utf8'))
}

function refuse(wire: FramedWire): null {
  wire.close('handshake')
  return null
}

/** Both sides have to be known within this time. */
function limitHandshake(wire: FramedWire, timers: Timers): () => void {
  const stop = timers.after(brokerLimits.handshakeMs, () => wire.close('too_slow'))
  void wire.closed.then(stop)
  return stop
}

/** Empty = there was none any more. */
async function nextText(wire: FramedWire): Promise<string> {
  return (await wire.take())?.toString('utf8') ?? ''
}

function sealed(wire: FramedWire, sealing: Sealing): Connection {
  return {
    send: (message) => wire.send(sealing.seal(JSON.stringify(message))),
    onMessage: (listener) =>
      wire.onMessage((message) => {
        const text = sealing.open(message)
        if (text === null) wire.close('altered')
        else listener(text)
      }),
    close: (reason = 'ended') => wire.close(reason),
    closed: wire.closed,
  }
}
