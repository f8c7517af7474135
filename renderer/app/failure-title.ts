import type { CommandName } from '../../shared/ipc/contract.ts'
import type { MessageKey } from '../../shared/texts/messages.ts'

const titles: Readonly<Partial<Record<CommandName, MessageKey>>> = {
  'pc.get': 'ui.failure.read',
  'pc.readRuntimes': 'ui.failure.read',
  'settings.get': 'ui.failure.read',
  'tools.list': 'ui.failure.read',
  'tools.search': 'ui.failure.read',
  'tools.form': 'ui.failure.read',
  'chats.list': 'ui.failure.read',
  'mode.set': 'ui.failure.mode',
  'admin.set': 'ui.failure.admin',
  'settings.set': 'ui.failure.setting',
  'settings.confirm': 'ui.failure.setting',
  'keys.list': 'ui.failure.read',
  'network.add': 'ui.failure.setting',
  'network.remove': 'ui.failure.setting',
  'network.set': 'ui.failure.setting',
  'keys.set': 'ui.failure.setting',
  'keys.remove': 'ui.failure.setting',
  'grants.revoke': 'ui.failure.grant',
  'chats.open': 'ui.failure.chat',
  'chats.create': 'ui.failure.chat',
  'chats.submit': 'ui.failure.checks',
  'about.get': 'ui.failure.read',
  'about.verify': 'ui.failure.read',
  'about.openFolder': 'ui.failure.read',
  'chats.unqueue': 'ui.failure.checks',
  'chats.checkAgain': 'ui.failure.checks',
  'chats.checkUp': 'ui.failure.checks',
  'chats.answer': 'ui.failure.checks',
  'chats.lookDeeper': 'ui.failure.checks',
  'chats.works': 'ui.failure.checks',
  'chats.run': 'ui.failure.checks',
  'chats.delete': 'ui.failure.delete',
  'history.deleteAll': 'ui.failure.delete',
  'practice.break': 'ui.failure.practice',
  'practice.heal': 'ui.failure.practice',
  'places.open': 'ui.failure.place',
  'report.open': 'ui.failure.report',
  'report.text': 'ui.failure.report',
  'report.save': 'ui.failure.reportSave',
  'drafts.save': 'ui.failure.draft',
  'plan.review': 'ui.failure.plan',
  'plan.dismiss': 'ui.failure.plan',
  'undo.review': 'ui.failure.undo',
  'calls.stop': 'ui.failure.stop',
  'calls.postpone': 'ui.failure.waiting',
  'calls.runNow': 'ui.failure.waiting',
  'calls.result': 'ui.failure.result',
}

/** What failed, in words of the person's task. Without a command nothing did: main has something to say. */
export function failureTitle(command: CommandName | undefined): MessageKey {
  if (command === undefined) return 'ui.failure.told'
  return titles[command] ?? 'ui.failure.other'
}
