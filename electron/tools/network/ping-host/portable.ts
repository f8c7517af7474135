import { portableTool, type PortableContext } from '../../../machines/portable/define-portable.ts'
import type { ArgsOf, ResultOf } from '../../../contract/define-tool.ts'
import { chooseHost, commonPorts, type ChosenHost } from './choose-host.ts'
import type { tool } from './tool.ts'

type Context = PortableContext<ArgsOf<typeof tool> & { readonly host: string }>
type PingResult = ResultOf<typeof tool>

/** The numbers that Windows gives for the same outcomes: a name nobody knows, no answer, no address for it. */
const lookUpErrors = { unknown_name: 11001, silent: 11002, no_address: 11004 } as const

/** Node cannot send a ping: TCP connections are counted instead. Silence of all ports leaves the answer unknown. */
export const portable = portableTool<typeof tool>({
  run: async ({ args, ports, signal }) => {
    const information = await ports.systemInformation()
    const routers = args.host === null ? [await information.networkGatewayDefault()].filter((each) => each !== '') : []
    const surroundings = { waiting: [], drives: [], routers }
    const chosen = chooseHost(args, surroundings, (host) => ports.network.mayReach(host))
    const { host, port } = chosen
    const unknown = { ...nothingKnown, ...chosen }
    return host === null ? unknown : ping({ args: { ...args, host, port }, ports, signal }, chosen)
  },
})

async function ping(context: Context, chosen: ChosenHost): Promise<PingResult> {
  const { args, ports, signal } = context
  const options = { source: 'system', server: null, timeoutMs: args.timeoutMs, signal } as const
  const answer = await ports.network.lookUp(args.host, options)
  const asked = { ...nothingKnown, ...chosen, sent: args.count, errorCodes: [] }
  if (answer.status === 'not_tried') return asked
  if (answer.status !== 'found') {
    const tcpOpen = args.port === null ? null : false
    return { ...asked, received: 0, errorCodes: [lookUpErrors[answer.status]], tcpOpen }
  }
  const times = await connectRepeatedly(context)
  const averageMs = times.length === 0 ? null : Math.round(times.reduce((sum, time) => sum + time, 0) / times.length)
  return {
    ...asked,
    received: times.length === 0 ? null : times.length,
    avgMs: averageMs,
    address: answer.addresses[0]?.address ?? null,
    tcpOpen: args.port === null ? null : times.length > 0,
    tcpMs: args.port === null ? null : averageMs,
  }
}

const reply = { received: null, avgMs: null, address: null }
const nothingKnown = { ...reply, sent: null, errorCodes: null, tcpOpen: null, tcpMs: null }

async function connectRepeatedly({ args, ports, signal }: Context): Promise<number[]> {
  const connect = async (port: number): Promise<number | null> => {
    const time = await ports.network.connect(args.host, port, { timeoutMs: args.timeoutMs, signal })
    return time === 'not_tried' ? null : time
  }
  const port = args.port ?? (await firstOpenPort(connect))
  const times: number[] = []
  for (let sent = 0; port !== null && sent < args.count; sent += 1) {
    const time = await connect(port)
    if (time !== null) times.push(time)
  }
  return times
}

async function firstOpenPort(connect: (port: number) => Promise<number | null>): Promise<number | null> {
  const times = await Promise.all(commonPorts.map(connect))
  return commonPorts.find((_, index) => times[index] !== null) ?? null
}
