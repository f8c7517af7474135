import { aboutKo } from './about.ko.ts'
import { attachKo } from './attach.ko.ts'
import { checkUpKo } from './check-up.ko.ts'
import { commandsKo } from './commands.ko.ts'
import { confirmKo } from './confirm.ko.ts'
import { desktopKo } from './desktop.ko.ts'
import { diffKo } from './diff.ko.ts'
import { editErrorsKo } from './edit-errors.ko.ts'
import { errorsKo } from './errors.ko.ts'
import { explainedKo } from './explained.ko.ts'
import { externalKo } from './external.ko.ts'
import { fileErrorsKo } from './file-errors.ko.ts'
import { firstAidKo } from './first-aid.ko.ts'
import { firstScreenKo } from './first-screen.ko.ts'
import { frameKo } from './frame.ko.ts'
import { gitErrorsKo } from './git-errors.ko.ts'
import { updateErrorsKo } from './update-errors.ko.ts'
import { helpKo } from './help.ko.ts'
import { historyKo } from './history.ko.ts'
import { modelKo } from './model.ko.ts'
import { modelsPageKo } from './models-page.ko.ts'
import { overviewKo } from './overview.ko.ts'
import { pagesKo } from './pages.ko.ts'
import { picturesKo } from './pictures.ko.ts'
import { placesKo } from './places.ko.ts'
import { repairErrorsKo } from './repair-errors.ko.ts'
import { reportKo } from './report.ko.ts'
import { rightsKo } from './rights.ko.ts'
import { policyKo } from './policy.ko.ts'
import { settingsErrorsKo } from './settings-errors.ko.ts'
import { shellKo } from './shell.ko.ts'
import { talkKo } from './talk.ko.ts'
import { terminalKo } from './terminal.ko.ts'
import { watchKo } from './watch.ko.ts'
import { windowNextKo } from './window-next.ko.ts'
import { workspacesKo } from './workspaces.ko.ts'

const all = {
  ...errorsKo,
  ...policyKo,
  ...settingsErrorsKo,
  ...repairErrorsKo,
  ...fileErrorsKo,
  ...editErrorsKo,
  ...explainedKo,
  ...modelKo,
  ...modelsPageKo,
  ...gitErrorsKo,
  ...updateErrorsKo,
  ...talkKo,
  ...terminalKo,
  ...checkUpKo,
  ...watchKo,
  ...confirmKo,
  ...desktopKo,
  ...diffKo,
  ...firstAidKo,
  ...firstScreenKo,
  ...frameKo,
  ...helpKo,
  ...historyKo,
  ...externalKo,
  ...overviewKo,
  ...pagesKo,
  ...placesKo,
  ...reportKo,
  ...aboutKo,
  ...attachKo,
  ...commandsKo,
  ...picturesKo,
  ...rightsKo,
  ...shellKo,
  ...windowNextKo,
  ...workspacesKo,
}

/** Every sentence in Korean. What is built reads them from a file when they are first asked for: `build/texts-apart.mjs`. */
export function allKo(): typeof all {
  return all
}
