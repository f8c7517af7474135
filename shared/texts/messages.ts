import type { Locale } from '../domain/locale.ts'
import { aboutEn } from './about.en.ts'
import { commandsEn } from './commands.en.ts'
import { aboutKo } from './about.ko.ts'
import { commandsKo } from './commands.ko.ts'
import { aboutZh } from './about.zh.ts'
import { commandsZh } from './commands.zh.ts'
import { checkUpEn } from './check-up.en.ts'
import { watchEn } from './watch.en.ts'
import { watchKo } from './watch.ko.ts'
import { watchZh } from './watch.zh.ts'
import { confirmEn } from './confirm.en.ts'
import { checkUpKo } from './check-up.ko.ts'
import { confirmKo } from './confirm.ko.ts'
import { checkUpZh } from './check-up.zh.ts'
import { confirmZh } from './confirm.zh.ts'
import { desktopEn } from './desktop.en.ts'
import { desktopKo } from './desktop.ko.ts'
import { desktopZh } from './desktop.zh.ts'
import { diffEn } from './diff.en.ts'
import { diffKo } from './diff.ko.ts'
import { diffZh } from './diff.zh.ts'
import { editErrorsEn } from './edit-errors.en.ts'
import { modelEn } from './model.en.ts'
import { modelKo } from './model.ko.ts'
import { modelZh } from './model.zh.ts'
import { editErrorsKo } from './edit-errors.ko.ts'
import { editErrorsZh } from './edit-errors.zh.ts'
import { errorsEn } from './errors.en.ts'
import { gitErrorsEn } from './git-errors.en.ts'
import { gitErrorsKo } from './git-errors.ko.ts'
import { gitErrorsZh } from './git-errors.zh.ts'
import { fileErrorsEn } from './file-errors.en.ts'
import { repairErrorsEn } from './repair-errors.en.ts'
import { errorsKo } from './errors.ko.ts'
import { fileErrorsKo } from './file-errors.ko.ts'
import { repairErrorsKo } from './repair-errors.ko.ts'
import { errorsZh } from './errors.zh.ts'
import { fileErrorsZh } from './file-errors.zh.ts'
import { repairErrorsZh } from './repair-errors.zh.ts'
import { firstScreenEn } from './first-screen.en.ts'
import { frameEn } from './frame.en.ts'
import { helpEn } from './help.en.ts'
import { externalEn } from './external.en.ts'
import { firstScreenKo } from './first-screen.ko.ts'
import { frameKo } from './frame.ko.ts'
import { helpKo } from './help.ko.ts'
import { externalKo } from './external.ko.ts'
import { firstScreenZh } from './first-screen.zh.ts'
import { frameZh } from './frame.zh.ts'
import { helpZh } from './help.zh.ts'
import { externalZh } from './external.zh.ts'
import { overviewEn } from './overview.en.ts'
import { pagesEn } from './pages.en.ts'
import { overviewKo } from './overview.ko.ts'
import { pagesKo } from './pages.ko.ts'
import { overviewZh } from './overview.zh.ts'
import { pagesZh } from './pages.zh.ts'
import { picturesEn } from './pictures.en.ts'
import { placesEn } from './places.en.ts'
import { reportEn } from './report.en.ts'
import { rightsEn } from './rights.en.ts'
import { picturesKo } from './pictures.ko.ts'
import { placesKo } from './places.ko.ts'
import { reportKo } from './report.ko.ts'
import { rightsKo } from './rights.ko.ts'
import { picturesZh } from './pictures.zh.ts'
import { placesZh } from './places.zh.ts'
import { reportZh } from './report.zh.ts'
import { rightsZh } from './rights.zh.ts'
import { settingsErrorsEn } from './settings-errors.en.ts'
import { settingsErrorsKo } from './settings-errors.ko.ts'
import { settingsErrorsZh } from './settings-errors.zh.ts'
import { shellEn } from './shell.en.ts'
import { shellKo } from './shell.ko.ts'
import { shellZh } from './shell.zh.ts'
import { terminalEn } from './terminal.en.ts'
import { terminalKo } from './terminal.ko.ts'
import { terminalZh } from './terminal.zh.ts'
import { workspacesEn } from './workspaces.en.ts'
import { windowNextEn } from './window-next.en.ts'
import { workspacesKo } from './workspaces.ko.ts'
import { windowNextKo } from './window-next.ko.ts'
import { workspacesZh } from './workspaces.zh.ts'
import { windowNextZh } from './window-next.zh.ts'

const en = {
  ...errorsEn,
  ...settingsErrorsEn,
  ...repairErrorsEn,
  ...fileErrorsEn,
  ...editErrorsEn,
  ...modelEn,
  ...gitErrorsEn,
  ...terminalEn,
  ...checkUpEn,
  ...watchEn,
  ...confirmEn,
  ...desktopEn,
  ...diffEn,
  ...firstScreenEn,
  ...frameEn,
  ...helpEn,
  ...externalEn,
  ...overviewEn,
  ...pagesEn,
  ...placesEn,
  ...reportEn,
  ...aboutEn,
  ...commandsEn,
  ...picturesEn,
  ...rightsEn,
  ...shellEn,
  ...windowNextEn,
  ...workspacesEn,
}

export type MessageKey = keyof typeof en

export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(en, key)
}

/** Every sentence in every language: a key that one language lacks does not compile. */
export const messages: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = {
  en,
  ko: {
    ...errorsKo,
    ...settingsErrorsKo,
    ...repairErrorsKo,
    ...fileErrorsKo,
    ...editErrorsKo,
    ...modelKo,
    ...gitErrorsKo,
    ...terminalKo,
    ...checkUpKo,
    ...watchKo,
    ...confirmKo,
    ...desktopKo,
    ...diffKo,
    ...firstScreenKo,
    ...frameKo,
    ...helpKo,
    ...externalKo,
    ...overviewKo,
    ...pagesKo,
    ...placesKo,
    ...reportKo,
    ...aboutKo,
    ...commandsKo,
    ...picturesKo,
    ...rightsKo,
    ...shellKo,
    ...windowNextKo,
    ...workspacesKo,
  },
  zh: {
    ...errorsZh,
    ...settingsErrorsZh,
    ...repairErrorsZh,
    ...fileErrorsZh,
    ...editErrorsZh,
    ...modelZh,
    ...gitErrorsZh,
    ...terminalZh,
    ...checkUpZh,
    ...watchZh,
    ...confirmZh,
    ...desktopZh,
    ...diffZh,
    ...firstScreenZh,
    ...frameZh,
    ...helpZh,
    ...externalZh,
    ...overviewZh,
    ...pagesZh,
    ...placesZh,
    ...reportZh,
    ...aboutZh,
    ...commandsZh,
    ...picturesZh,
    ...rightsZh,
    ...shellZh,
    ...windowNextZh,
    ...workspacesZh,
  },
}
