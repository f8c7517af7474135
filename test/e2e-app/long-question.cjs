// Runs the app under test with other arguments in its questions: those of DESKMEDIC_TEST_ARGUMENTS, as a tool could have them; and with
// what DESKMEDIC_TEST_COMMAND says of a command.
const { ipcMain } = require('electron')

const args = JSON.parse(process.env.DESKMEDIC_TEST_ARGUMENTS ?? '[]')
const command = JSON.parse(process.env.DESKMEDIC_TEST_COMMAND ?? 'null')
const isQuestion = (answer) => typeof answer === 'object' && answer !== null && 'rememberUntil' in answer

const handle = ipcMain.handle.bind(ipcMain)
ipcMain.handle = (channel, listener) =>
  handle(channel, async (...parts) => {
    const answer = await listener(...parts)
    if (!isQuestion(answer) || answer.kind === 'setting') return answer
    return { ...answer, steps: answer.steps.map((step) => ({ ...step, args, command })) }
  })

require(process.env.DESKMEDIC_TEST_MAIN)
