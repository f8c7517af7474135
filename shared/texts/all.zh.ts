import { aboutZh } from './about.zh.ts'
import { attachZh } from './attach.zh.ts'
import { checkUpZh } from './check-up.zh.ts'
import { commandsZh } from './commands.zh.ts'
import { confirmZh } from './confirm.zh.ts'
import { desktopZh } from './desktop.zh.ts'
import { diffZh } from './diff.zh.ts'
import { editErrorsZh } from './edit-errors.zh.ts'
import { errorsZh } from './errors.zh.ts'
import { explainedZh } from './explained.zh.ts'
import { externalZh } from './external.zh.ts'
import { fileErrorsZh } from './file-errors.zh.ts'
import { firstAidZh } from './first-aid.zh.ts'
import { firstScreenZh } from './first-screen.zh.ts'
import { frameZh } from './frame.zh.ts'
import { gitErrorsZh } from './git-errors.zh.ts'
import { updateErrorsZh } from './update-errors.zh.ts'
import { helpZh } from './help.zh.ts'
import { historyZh } from './history.zh.ts'
import { modelZh } from './model.zh.ts'
import { modelsPageZh } from './models-page.zh.ts'
import { overviewZh } from './overview.zh.ts'
import { pagesZh } from './pages.zh.ts'
import { picturesZh } from './pictures.zh.ts'
import { placesZh } from './places.zh.ts'
import { repairErrorsZh } from './repair-errors.zh.ts'
import { reportZh } from './report.zh.ts'
import { rightsZh } from './rights.zh.ts'
import { policyZh } from './policy.zh.ts'
import { settingsErrorsZh } from './settings-errors.zh.ts'
import { shellZh } from './shell.zh.ts'
import { talkZh } from './talk.zh.ts'
import { terminalZh } from './terminal.zh.ts'
import { watchZh } from './watch.zh.ts'
import { windowNextZh } from './window-next.zh.ts'
import { workspacesZh } from './workspaces.zh.ts'

const all = {
  ...errorsZh,
  ...policyZh,
  ...settingsErrorsZh,
  ...repairErrorsZh,
  ...fileErrorsZh,
  ...editErrorsZh,
  ...explainedZh,
  ...modelZh,
  ...modelsPageZh,
  ...gitErrorsZh,
  ...updateErrorsZh,
  ...talkZh,
  ...terminalZh,
  ...checkUpZh,
  ...watchZh,
  ...confirmZh,
  ...desktopZh,
  ...diffZh,
  ...firstAidZh,
  ...firstScreenZh,
  ...frameZh,
  ...helpZh,
  ...historyZh,
  ...externalZh,
  ...overviewZh,
  ...pagesZh,
  ...placesZh,
  ...reportZh,
  ...aboutZh,
  ...attachZh,
  ...commandsZh,
  ...picturesZh,
  ...rightsZh,
  ...shellZh,
  ...windowNextZh,
  ...workspacesZh,
}

/** Every sentence in Chinese. What is built reads them from a file when they are first asked for: `build/texts-apart.mjs`. */
export function allZh(): typeof all {
  return all
}
