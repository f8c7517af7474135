import { aboutEn } from './about.en.ts'
import { attachEn } from './attach.en.ts'
import { checkUpEn } from './check-up.en.ts'
import { commandsEn } from './commands.en.ts'
import { confirmEn } from './confirm.en.ts'
import { desktopEn } from './desktop.en.ts'
import { diffEn } from './diff.en.ts'
import { editErrorsEn } from './edit-errors.en.ts'
import { errorsEn } from './errors.en.ts'
import { explainedEn } from './explained.en.ts'
import { externalEn } from './external.en.ts'
import { fileErrorsEn } from './file-errors.en.ts'
import { firstAidEn } from './first-aid.en.ts'
import { firstScreenEn } from './first-screen.en.ts'
import { frameEn } from './frame.en.ts'
import { gitErrorsEn } from './git-errors.en.ts'
import { updateErrorsEn } from './update-errors.en.ts'
import { helpEn } from './help.en.ts'
import { historyEn } from './history.en.ts'
import { modelEn } from './model.en.ts'
import { modelsPageEn } from './models-page.en.ts'
import { overviewEn } from './overview.en.ts'
import { pagesEn } from './pages.en.ts'
import { picturesEn } from './pictures.en.ts'
import { placesEn } from './places.en.ts'
import { repairErrorsEn } from './repair-errors.en.ts'
import { reportEn } from './report.en.ts'
import { rightsEn } from './rights.en.ts'
import { policyEn } from './policy.en.ts'
import { settingsErrorsEn } from './settings-errors.en.ts'
import { shellEn } from './shell.en.ts'
import { talkEn } from './talk.en.ts'
import { terminalEn } from './terminal.en.ts'
import { watchEn } from './watch.en.ts'
import { windowNextEn } from './window-next.en.ts'
import { workspacesEn } from './workspaces.en.ts'

const all = {
  ...errorsEn,
  ...policyEn,
  ...settingsErrorsEn,
  ...repairErrorsEn,
  ...fileErrorsEn,
  ...editErrorsEn,
  ...explainedEn,
  ...modelEn,
  ...modelsPageEn,
  ...gitErrorsEn,
  ...updateErrorsEn,
  ...talkEn,
  ...terminalEn,
  ...checkUpEn,
  ...watchEn,
  ...confirmEn,
  ...desktopEn,
  ...diffEn,
  ...firstAidEn,
  ...firstScreenEn,
  ...frameEn,
  ...helpEn,
  ...historyEn,
  ...externalEn,
  ...overviewEn,
  ...pagesEn,
  ...placesEn,
  ...reportEn,
  ...aboutEn,
  ...attachEn,
  ...commandsEn,
  ...picturesEn,
  ...rightsEn,
  ...shellEn,
  ...windowNextEn,
  ...workspacesEn,
}

/** Every sentence in English. What is built reads them from a file when they are first asked for: `build/texts-apart.mjs`. */
export function allEn(): typeof all {
  return all
}
