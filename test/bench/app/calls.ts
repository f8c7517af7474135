import type { Page } from 'playwright-core'

import type { AppBridge } from '../../../shared/ipc/contract.ts'
import { growthOf, quantileOf, ratioOf, timeRow, type Bench } from '../bench-result.ts'
import { fineClock } from './support/fine-clock.ts'
import { buildNoOpApp } from './support/no-op-app.ts'
import { helloPlace, openPage, type OpenedPage } from './support/page.ts'
import { removeFolder } from '../../e2e-app/remove-folder.ts'

type HelloBridge = { readonly ask: (given?: number) => Promise<unknown> }
type Pages = { readonly hello: Page; readonly ours: Page }

/** Times of single calls of one round, in milliseconds. */
type Round = {
  readonly bare: readonly number[]
  readonly command: readonly number[]
  readonly call: readonly number[]
  readonly small: readonly number[]
  readonly big: Readonly<Record<'1' | '10', readonly number[]>>
}

/** A call from page to log and back with a tool that does nothing, and the first page of a big result. */
export const bench: Bench = async (rounds, extent = 'whole') => {
  const place = await buildNoOpApp()
  const hello = await openPage(helloPlace)
  const ours = await openPage(place)
  try {
    const pages = { hello: await withFineClock(hello), ours: ours.page }
    const count = extent === 'whole' ? 400 : 5
    if (extent === 'whole') await roundOf(pages, count)
    const seen: Round[] = []
    for (let round = 0; round < rounds; round += 1) seen.push(await roundOf(pages, count))
    return resultOf(seen)
  } finally {
    await ours.close()
    await hello.close()
    await removeFolder(place)
  }
}

function resultOf(seen: readonly Round[]): Awaited<ReturnType<Bench>> {
  const column = (pick: (round: Round) => readonly number[], share: number): readonly number[] =>
    seen.map((round) => quantileOf(pick(round), share))
  const bare = (share: number): readonly number[] => column((round) => round.bare, share)
  const call = (share: number): readonly number[] => column((round) => round.call, share)
  const small = column((round) => round.small, 0.5)
  const big = column((round) => round.big['10'], 0.5)
  const oneMegabyte = column((round) => round.big['1'], 0.5)
  return {
    name: 'calls',
    rows: [
      timeRow('bare message and answer, p50', bare(0.5)),
      timeRow(
        'command that main answers at once, p50',
        column((round) => round.command, 0.5),
      ),
      timeRow('call of a tool that does nothing, p50', call(0.5)),
      timeRow('bare message and answer, p95', bare(0.95)),
      timeRow('call of a tool that does nothing, p95', call(0.95)),
      timeRow('bare answer of 10 KB', small),
      timeRow('first page of a result of 10 MB', big),
    ],
    ratios: [
      ratioOf('call / bare message, p50', { ours: call(0.5), floor: bare(0.5) }, 1.25),
      ratioOf('call / bare message, p95', { ours: call(0.95), floor: bare(0.95) }, 2),
      ratioOf('first page of 10 MB / bare answer of 10 KB', { ours: big, floor: small }, 3),
    ],
    growth: [{ what: 'first page of 1 MB and 10 MB', exponent: growthOf(oneMegabyte, big) }],
  }
}

async function roundOf({ hello, ours }: Pages, count: number): Promise<Round> {
  return {
    bare: await askHello(hello, count, 0),
    command: await ask(ours, count, 'language.current', {}),
    call: await ask(ours, count, 'chats.run', { chatId: 'bench', tools: ['do_nothing'] }),
    small: await askHello(hello, count, 10_000),
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
