// Runs the app under test with other arguments in its questions: those of DESKMEDIC_TEST_ARGUMENTS, as a tool could have them.
const { ipcMain } = require('electron')

const args = JSON.parse(process.env.DESKMEDIC_TEST_ARGUMENTS ?? '[]')
const isQuestion = (answer) => typeof answer === 'object' && answer !== null && 'rememberUntil' in answer

const handle = ipcMain.handle.bind(ipcMain)
ipcMain.handle = (channel, listener) =>
  handle(channel, async (...parts) => {
    const answer = await listener(...parts)
    if (!isQuestion(answer) || answer.kind === 'setting') return answer
    return { ...answer, steps: answer.steps.map((step) => ({ ...step, args })) }
  })

require(process.env.DESKMEDIC_TEST_MAIN)
