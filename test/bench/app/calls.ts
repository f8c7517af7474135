import type { Page } from 'playwright-core'

import type { AppBridge } from '../../../shared/ipc/contract.ts'
import {
  againstOther,
  figuresOf,
  growthOf,
  inTurn,
  medianOf,
  quantileOf,
  ratioOf,
  timeRow,
  type Bench,
  type Seen,
} from '../bench-result.ts'
import { fineClock } from './support/fine-clock.ts'
import { buildNoOpApp } from './support/no-op-app.ts'
import { helloPlace, openPage, type OpenedPage } from './support/page.ts'
import { root } from '../../e2e-app/launch.ts'
import { removeFolder } from '../../e2e-app/remove-folder.ts'

type HelloBridge = { readonly ask: (given?: number) => Promise<unknown> }

/** The engine compiles the last of the functions of a call after it has run 4,000 times: what is measured before that is the compiling. */
const roundsUntilCompiled = 12

/** Times of single calls of one round, in milliseconds. */
type Times = readonly number[]
type Floor = { readonly bare: Times; readonly small: Times }
type Ours = { readonly command: Times; readonly call: Times; readonly big: Readonly<Record<'1' | '10', Times>> }

/** A call from page to log and back with a tool that does nothing, and the first page of a big result. */
export const bench: Bench = async (rounds, extent = 'whole', other = null) => {
  const places = [await buildNoOpApp(root), ...(other === null ? [] : [await buildNoOpApp(other)])]
  const hello = await openPage(helloPlace)
  const apps = await Promise.all(places.map((place) => openPage(place)))
  try {
    const [ours, before] = apps
    if (ours === undefined) throw new Error('there is no app to measure')
    const bare = await withFineClock(hello)
    const count = extent === 'whole' ? 400 : 5
    const measure = (times: number): Promise<Seen<Floor, Ours>> =>
      inTurn(times, {
        floor: () => floorOf(bare, count),
        ours: () => oursOf(ours.page, count),
        other: before === undefined ? null : () => oursOf(before.page, count),
      })
    const first = await measure(1)
    if (extent === 'whole') await measure(roundsUntilCompiled)
    return resultOf(await measure(rounds), first)
  } finally {
    for (const { close } of apps) await close()
    await hello.close()
    for (const place of places) await removeFolder(place)
  }
}

function resultOf(seen: Seen<Floor, Ours>, first: Seen<Floor, Ours>): Awaited<ReturnType<Bench>> {
  const against = (share: number, pick: (ours: Ours) => Times, rounds = seen): Seen<number, number> =>
    figuresOf(rounds, {
      floor: ({ bare }) => quantileOf(bare, share),
      ours: (ours) => quantileOf(pick(ours), share),
    })
  const command = against(0.5, (ours) => ours.command)
  const [p50, p95] = [against(0.5, ({ call }) => call), against(0.95, ({ call }) => call)]
  const early = against(0.5, ({ call }) => call, first)
  const big = figuresOf(seen, {
    floor: ({ small }) => medianOf(small),
    ours: (ours) => medianOf(ours.big['10']),
  })
  const oneMegabyte = against(0.5, (ours) => ours.big['1'])
  return {
    name: 'calls',
    rows: [
      timeRow('bare message and answer, p50', p50.floor),
      timeRow('command that main answers at once, p50', command.ours),
      timeRow('call of a tool that does nothing, p50', p50.ours),
      timeRow('bare message and answer, p95', p95.floor),
      timeRow('call of a tool that does nothing, p95', p95.ours),
      timeRow('the same message in the first round, p50', early.floor),
      timeRow('the same call in the first round, p50', early.ours),
      timeRow('bare answer of 10 KB', big.floor),
      timeRow('first page of a result of 10 MB', big.ours),
    ],
    ratios: [
      ratioOf('call / bare message, p50', p50, 1.25),
      ratioOf('call / bare message, p95', p95, 2),
      ratioOf('first page of 10 MB / bare answer of 10 KB', big, 3),
    ],
    against: [
      ...againstOther('command that main answers at once, p50', command),
      ...againstOther('call of a tool that does nothing, p50', p50),
      ...againstOther('call of a tool that does nothing, p95', p95),
      ...againstOther('first page of a result of 10 MB', big),
    ],
    growth: [{ what: 'first page of 1 MB and 10 MB', exponent: growthOf(oneMegabyte.ours, big.ours) }],
  }
}

async function floorOf(hello: Page, count: number): Promise<Floor> {
  return { bare: await askHello(hello, count, 0), small: await askHello(hello, count, 10_000) }
}

async function oursOf(ours: Page, count: number): Promise<Ours> {
  return {
    command: await ask(ours, count, 'language.current', {}),
    call: await ask(ours, count, 'chats.run', { chatId: 'bench', tools: ['do_nothing'] }),
    big: {
      '1': await ask(ours, count, 'calls.result', { callId: '1', offset: 0 }),
      '10': await ask(ours, count, 'calls.result', { callId: '10', offset: 0 }),
    },
  }
}

/** @param characters of the answer. */
function askHello(page: Page, count: number, characters: number): Promise<readonly number[]> {
  return page.evaluate(
    async ([times, size]) => {
      const { hello } = window as unknown as { readonly hello: HelloBridge }
      if (!crossOriginIsolated) throw new Error('the clock of the page is too coarse')
      const took: number[] = []
      for (let call = 0; call < times; call += 1) {
        const start = performance.now()
        await hello.ask(size)
        took.push(performance.now() - start)
      }
      return took
    },
    [count, characters] as const,
  )
}

/** A page from a file has no headers: they are put on it here. */
async function withFineClock({ app, page }: OpenedPage): Promise<Page> {
  await app.evaluate(({ session }, headers) => {
    session.defaultSession.webRequest.onHeadersReceived((_request, answer) => answer({ responseHeaders: headers }))
  }, fineClock)
  await page.reload()
  return page
}

type Command = Parameters<AppBridge['invoke']>

function ask(page: Page, count: number, ...command: Command): Promise<readonly number[]> {
  return page.evaluate(
    async ([times, [name, input]]) => {
      if (!crossOriginIsolated) throw new Error('the clock of the page is too coarse')
      const took: number[] = []
      for (let call = 0; call < times; call += 1) {
        const start = performance.now()
        const answer = await window.deskmedic.invoke(name, input)
        took.push(performance.now() - start)
        if (!answer.ok) throw new Error(answer.error.code)
      }
      return took
    },
    [count, command] as const,
  )
}
