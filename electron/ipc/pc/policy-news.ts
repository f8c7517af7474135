import type { AppError } from '../../../shared/errors.ts'
import type { PolicyDifference } from '../../settings/policy-difference.ts'
import { policyRecord } from '../../settings/policy-record.ts'
import { startPolicyWatch, type PolicyWatch } from '../../settings/policy-watch.ts'
import type { ToldSystem } from '../../settings/recorded-settings.ts'
import type { Services } from '../services.ts'
import { settingsView } from './settings-view.ts'

export type PolicyNews = { readonly system: ToldSystem; readonly settingChanged: () => void }

/** What the machine policy fixes counts as soon as it is read: it is written down, shown everywhere, and what is wrong with it is told once. */
export function watchPolicy(services: Services, { system, settingChanged }: PolicyNews): PolicyWatch {
  const { ports, context, grants, language, news, orders, engine, chats } = services
  const { settings } = ports.backend
  let told = textsOf(settings.warnings())
  const record = async (differences: readonly PolicyDifference[]): Promise<void> => {
    const { audit } = engine().pipelinePorts
    for (const event of policyRecord(differences)) await audit.append({ ...event, caller: 'admin' }, 'now')
  }
  let wasOfPolicy = false
  const tellSystem = (): void => {
    const { source } = settings.view('startWithSystem')
    const isOfPolicy = source === 'policy' || source === 'policy_default'
    // Where no policy says anything of it, the system is as a person left it, who may have used another data folder.
    const done = isOfPolicy || wasOfPolicy ? system.tellSystem() : null
    wasOfPolicy = isOfPolicy
    if (done?.ok === false) orders.tell(done.error)
  }
  tellSystem()
  return startPolicyWatch({
    settings,
    timers: ports.timers,
    changed: (differences) => {
      void record(differences)
      const warnings = settings.warnings()
      for (const warning of warnings) if (!told.has(textOf(warning))) orders.tell(warning)
      told = textsOf(warnings)
      const changed = new Set(differences.flatMap((each) => (each.kind === 'setting' ? [each.key] : [])))
      tellSystem()
      if (changed.has('theme')) ports.setTheme(settings.get('theme'))
      if (changed.has('textSize')) ports.setTextSize(settings.get('textSize'))
      news.show()
      ports.push({ kind: 'settings', settings: settingsView(context(), { settings, grants }) })
      chats.refresh()
      settingChanged()
      if (changed.has('lang')) language.tell()
    },
  })
}

function textsOf(warnings: readonly AppError[]): ReadonlySet<string> {
  return new Set(warnings.map(textOf))
}

function textOf({ code, data }: AppError): string {
  return JSON.stringify([code, data])
}
