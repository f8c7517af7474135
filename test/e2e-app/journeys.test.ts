import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'

import type { PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import type { MessageKey } from '../../shared/texts/messages.ts'
import { sentenceOf, type ToldFinding } from '../e2e/told-finding.ts'
import { openSteps, type Person } from './person.ts'
import { useShownApp } from './shown-app.ts'

type Found = ToldFinding & { readonly evidence: string }

type Journey = {
  readonly name: string
  readonly lang: Locale
  readonly faults: readonly string[]
  readonly says: string
  readonly finds: readonly Found[]
  /** Tools of the steps that stay ticked, in their order, and whether each can be undone. */
  readonly repairs: readonly Repair[]
  /** What the repairs change. */
  readonly touched: (pc: PcState) => unknown
  readonly repaired: unknown
}

const microsoft = ['0.0.0.0 update.microsoft.com', '0.0.0.0 login.microsoftonline.com']

const journeys: readonly Journey[] = [
  {
    name: 'a browser cache is set aside and put back',
    lang: 'en',
    faults: ['browser-cache-bloated'],
    says: 'the browser still shows the menu of last month on the intranet page',
    finds: [
      {
        tool: 'check_browser_status',
        finding: 'cache_large',
        figure: { value: 3_221_225_472, unit: 'B' },
        evidence: '3 GB',
      },
    ],
    repairs: [{ tool: 'clear_browser_cache', named: 'Clear the cache of Microsoft Edge', comesBack: true }],
    touched: ({ browsers, quarantine }) => [browsers.edge.caches, Object.keys(quarantine).length],
    repaired: [{ Default: { files: 0, bytes: 0 } }, 1],
  },
  {
    name: 'names are no longer led astray by the hosts file',
    lang: 'ko',
    faults: ['hosts-blocks-sites'],
    says: '개인정보 보호 스크립트를 돌린 뒤로 오피스 로그인도 업데이트도 안 돼요',
    finds: [{ tool: 'check_hosts_file', finding: 'redirects_known_sites', evidence: 'login.microsoftonline.com' }],
    repairs: [{ tool: 'restore_hosts_file', comesBack: true }],
    touched: ({ hostsFile }) => microsoft.map((line) => hostsFile.lines.includes(line)),
    repaired: [false, false],
  },
  {
    name: 'a damaged cache of Windows Update is renewed',
    lang: 'zh',
    faults: ['update-cache-damaged'],
    says: '更新怎么重试都停在 0x80070002',
    finds: [
      {
        tool: 'check_windows_update_status',
        finding: 'updates_fail',
        culprits: ['Cumulative Update'],
        evidence: 'Cumulative Update',
      },
    ],
    repairs: [{ tool: 'reset_windows_update', comesBack: true }],
    touched: ({ updates }) => [updates.cache.damaged, Object.keys(updates.backups).length],
    repaired: [false, 1],
  },
  {
    name: 'a full disk and a silent PC are both repaired with one answer',
    lang: 'en',
    faults: ['disk-full-user-temp', 'audio-service-stopped'],
    says: 'there is no sound at all, and Windows says the disk is almost full',
    finds: [
      {
        ...{ tool: 'check_disk_usage', finding: 'system_drive_full' },
        ...{ culprits: ['C:'], figure: { value: 2_100_000_000, unit: 'B' }, evidence: '2 GB' },
      },
      { tool: 'check_audio_devices', finding: 'service_stopped', evidence: 'sound service' },
    ],
    repairs: [
      { tool: 'clear_user_temp', comesBack: false, says: 'ui.result.noUndo' },
      { tool: 'restart_audio_service', comesBack: false, says: 'ui.result.undoNotNeeded' },
    ],
    touched: ({ services, volumes }) => [
      services['Audiosrv']?.state,
      JSON.stringify(volumes).includes('render-01.tmp'),
    ],
    repaired: ['Running', false],
  },
  {
    name: 'a device that the company no longer knows is told what to do, and nothing is offered',
    lang: 'en',
    faults: ['device-rejected'],
    says: 'Office asks for my password every hour and says this device is not registered',
    finds: [{ tool: 'check_domain_status', finding: 'device_rejected', evidence: 'Not working' }],
    repairs: [],
    touched: ({ directory, services, startup }) => [directory, services, startup],
    repaired: undefined,
  },
]

/** One app for all of it: the simulated PC is read anew at each look, and the language follows its setting. */
const app = useShownApp('journeys')
const tools = new Map(loadTools().map((tool) => [tool.name, tool]))

type Repair = {
  readonly tool: string
  /** Its title with what it acts on, where the title of the tool alone does not stand in the step. */
  readonly named?: string
} & (
  | { readonly comesBack: true }
  | { readonly comesBack: false; /** What stands in the place of its button. */ readonly says: MessageKey }
)

function titleOf({ tool, named }: Repair, { lang }: Pick<Journey, 'lang'>): string {
  return named ?? textsOf(tool).title[lang]
}

function textsOf(name: string) {
  const texts = tools.get(name)?.texts
  if (!texts) throw new Error(`there is no tool ${name}`)
  return texts
}

/** Waits until the window tells this finding, what it was read from, and what to do where nothing can be repaired. */
async function seeFound(page: Page, { evidence, ...found }: Found, lang: Locale): Promise<void> {
  const card = page.locator('.finding', { hasText: sentenceOf(found, lang) }).first()
  // In its sentence, in the words below it, or drawn.
  await card.locator('h2, .ev:visible, .pics', { hasText: evidence }).first().waitFor()
  const told = textsOf(found.tool).advice?.[found.finding]
  if (told) await card.locator('.advice', { hasText: told[lang] }).waitFor()
}

/** Leaves these steps ticked and no other. */
async function tickOnly(page: Page, titles: readonly string[]): Promise<void> {
  await openSteps(page)
  for (const step of await page.locator('.step').all()) {
    const box = step.getByRole('checkbox')
    if (await box.isEnabled()) await box.setChecked(titles.includes(await step.locator('h3').innerText()))
  }
}

const resultOf = (page: Page, title: string): Locator => page.locator('.result', { hasText: title })

type Way = { readonly page: Page; readonly person: Person; readonly journey: Journey }

/** Reviews the plan, reads the question, says yes and waits for the proof of each step. */
async function repair({ page, person, journey }: Way): Promise<void> {
  const titles = journey.repairs.map((repair) => titleOf(repair, journey))
  const count = titles.length
  await page
    .locator('.step', { hasText: titles[0] ?? '' })
    .first()
    .waitFor({ state: 'attached' })
  await tickOnly(page, titles)
  const before = journey.touched(await app.state())
  const window = await person.askedBy(() => person.reviewPlan().click())
  for (const title of titles) await window.getByText(title).first().waitFor()
  expect(journey.touched(await app.state())).toEqual(before)
  if (count === 1) await person.answer(window, 'ui.confirm.runNow')
  else await person.answer(window, 'ui.confirm.runSteps', { count })
  for (const title of titles)
    await resultOf(page, title).getByText(person.text('ui.result.verdict.fixed'), { exact: true }).waitFor()
  expect(journey.touched(await app.state())).toEqual(journey.repaired)
}

/** Undoes what can be undone, and is told of the rest that it cannot. */
async function undo({ page, person, journey }: Way): Promise<void> {
  for (const step of journey.repairs) {
    const result = resultOf(page, titleOf(step, journey))
    const button = result.getByRole('button', { name: person.text('ui.result.undo') })
    if (!step.comesBack) {
      await result.getByText(person.text(step.says), { exact: true }).waitFor()
      expect(await button.count()).toBe(0)
      continue
    }
    await person.answer(await person.askedBy(() => button.click()), 'ui.confirm.undoNow')
    await result.getByText(person.text('ui.result.undone'), { exact: true }).waitFor()
  }
}

it.each(journeys.map((journey) => [journey.name, journey] as const))('%s', async (_name, journey) => {
  await app.become(journey.faults)
  const { page } = app
  const person = await app.speak(journey.lang)
  await person.button('ui.shell.newChat').click()
  const before = journey.touched(await app.state())
  await person.say(journey.says)
  for (const found of journey.finds) await seeFound(page, found, journey.lang)
  if (journey.repairs.length === 0) {
    await person.see(/^Checked \d+/)
    expect([await page.locator('.step').count(), app.launched.app.windows().length]).toEqual([0, 1])
    expect(journey.touched(await app.state())).toEqual(before)
    return
  }
  await repair({ page, person, journey })
  await undo({ page, person, journey })
  const isBack = journey.repairs.every(({ comesBack }) => comesBack)
  expect(journey.touched(await app.state())).toEqual(isBack ? before : journey.repaired)
})
