import { createHmac, timingSafeEqual } from 'node:crypto'

const macBytes = 32

/** What both sides know after the handshake: the secret of this start and what each of them has drawn. */
export type Shared = {
  /** 256 bits, for one connection. */
  readonly secret: Buffer
  /** Name of the pipe. */
  readonly pipe: string
  readonly brokerNonce: string
  readonly appNonce: string
}

export type Side = 'app' | 'broker'

/** Shows that this side knows the secret, for exactly this connection. */
export function proofOf(side: Side, shared: Shared): string {
  return mac(shared.secret, [`proof of ${side}`, shared.pipe, shared.brokerNonce, shared.appNonce]).toString('hex')
}

/** @param given of the other side, of any form */
export function isProof(given: string, side: Side, shared: Shared): boolean {
  return sameBytes(Buffer.from(given, 'utf8'), Buffer.from(proofOf(side, shared), 'utf8'))
}

export type Sealing = {
  /** The next message of this side. */
  seal(text: string): Buffer
  /** The next message of the other side; null = altered, repeated, left out, out of order or not of this connection. */
  open(sealed: Buffer): string | null
}

/** Each message carries a code over its place in the order: it counts once, in its turn, in its direction. */
export function createSealing(own: Side, shared: Shared): Sealing {
  const key = mac(shared.secret, ['messages', shared.pipe, shared.brokerNonce, shared.appNonce])
  const other: Side = own === 'app' ? 'broker' : 'app'
  let sent = 0
  let received = 0
  const codeOf = (side: Side, count: number, body: Buffer): Buffer =>
    createHmac('sha256', key).update(`${side}\n${count.toString()}\n`).update(body).digest()
  return {
    seal: (text) => {
      const body = Buffer.from(text, 'utf8')
      return Buffer.concat([codeOf(own, sent++, body), body])
    },
    open: (sealed) => {
      if (sealed.length <= macBytes) return null
      const body = sealed.subarray(macBytes)
      if (!sameBytes(sealed.subarray(0, macBytes), codeOf(other, received, body))) return null
      received += 1
      return body.toString('utf8')
    },
  }
}

function mac(secret: Buffer, parts: readonly string[]): Buffer {
  return createHmac('sha256', secret).update(parts.join('\n')).digest()
}

function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
