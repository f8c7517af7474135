import { definePart } from './part.ts'

export const soundCardId = 'HDAUDIO\\FUNC_01\\4&1&0&0001'

const speakers = 'Speakers (Example Audio)'
const microphone = 'Microphone (Example Audio)'
const endpointBuilder = 'AudioEndpointBuilder'
const soundService = 'Audiosrv'

export type SoundState = {
  /** The service that keeps the list of outputs and inputs has lost them; it reads them anew when it starts. */
  outputsLost: boolean
  inputsLost: boolean
  /** A sound effect was replaced while it was loaded: it ends the sound service until Windows starts anew. Null = none. */
  effectStaleSinceBootUtc: string | null
  /** Outputs besides the sound card, such as a monitor. */
  otherOutputs: string[]
  /** False = the plug of the speakers is out. */
  speakersPlugged: boolean
}

function initialSound(): SoundState {
  return {
    outputsLost: false,
    inputsLost: false,
    effectStaleSinceBootUtc: null,
    otherOutputs: [],
    speakersPlugged: true,
  }
}

export type SoundEndpoint = { readonly name: string; readonly kind: 'output' | 'input'; readonly status: 'OK' }

/** Speakers and microphones as Windows shows them: they need their services and a sound card that works. */
export type Sound = {
  readonly endpoints: () => SoundEndpoint[]
  /** Known where there is only one, as on a real PC. */
  readonly defaultOf: (kind: SoundEndpoint['kind']) => string | null
  /** True while something inside the service ends it right after its start. */
  readonly endsService: (name: string) => boolean
  readonly serviceStarted: (name: string) => void
}

export type SoundDeps = {
  readonly serviceRuns: (name: string) => boolean
  readonly cardWorks: () => boolean
  readonly bootedUtc: () => string
}

function createSound(sound: SoundState, deps: SoundDeps): Sound {
  const ofKind = (kind: SoundEndpoint['kind'], names: readonly string[]): SoundEndpoint[] =>
    names.map((name) => ({ name, kind, status: 'OK' }))
  const endpoints = (): SoundEndpoint[] => {
    if (!deps.serviceRuns(soundService) || !deps.serviceRuns(endpointBuilder)) return []
    const ownCard = deps.cardWorks()
    const outputs = sound.outputsLost
      ? []
      : [...(ownCard && sound.speakersPlugged ? [speakers] : []), ...sound.otherOutputs]
    const inputs = sound.inputsLost || !ownCard ? [] : [microphone]
    return [...ofKind('output', outputs), ...ofKind('input', inputs)]
  }
  return {
    endpoints,
    defaultOf: (kind) => {
      const names = endpoints().flatMap((endpoint) => (endpoint.kind === kind ? endpoint.name : []))
      return names.length === 1 ? (names[0] ?? null) : null
    },
    endsService: (name) =>
      name.toLowerCase() === soundService.toLowerCase() && sound.effectStaleSinceBootUtc === deps.bootedUtc(),
    serviceStarted: (name) => {
      if (name.toLowerCase() === endpointBuilder.toLowerCase()) {
        Object.assign(sound, { outputsLost: false, inputsLost: false })
      }
    },
  }
}

export const soundPart = definePart({ healthy: initialSound, create: createSound })
