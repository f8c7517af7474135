// Runs the app under test with a page that was taken over: once a complaint is checked, the page runs DESKMEDIC_TEST_ATTACK.
// With DESKMEDIC_TEST_UNGUARDED main is kept from closing what only the attack would use.
const { app } = require('electron')

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

if (process.env.DESKMEDIC_TEST_UNGUARDED) {
  app.commandLine.appendSwitch = () => undefined
  app.on('web-contents-created', (_event, contents) => {
    contents.setWebRTCIPHandlingPolicy = () => undefined
  })
}

/** Asks the page until it answers with something. */
async function ask(contents, expression) {
  for (;;) {
    const said = await contents.executeJavaScript(expression).catch(() => null)
    if (said) return said
    await pause(100)
  }
}

const complain = `(async () => {
  const { data } = await window.deskmedic.invoke('chats.create', {})
  await window.deskmedic.invoke('chats.submit', { chatId: data.chatId, text: 'the printer does nothing' })
  return data.chatId
})()`
const isChecked = (chatId) => `(async () => {
  const { data } = await window.deskmedic.invoke('chats.open', { chatId: ${JSON.stringify(chatId)} })
  return data.entries.some((entry) => entry.kind === 'checks' && !entry.running && entry.calls.length > 0)
})()`

async function run({ webContents }) {
  await ask(webContents, `window.deskmedic.invoke('pc.get', {}).then(({ ok }) => ok)`)
  const chatId = await ask(webContents, complain)
  await ask(webContents, isChecked(chatId))
  process.stdout.write('checked\n')
  const tried = await webContents.executeJavaScript(process.env.DESKMEDIC_TEST_ATTACK, true)
  process.stdout.write(`tried ${JSON.stringify(tried)}\n`)
}

app.once('browser-window-created', (_event, window) => {
  void run(window)
})

require(process.env.DESKMEDIC_TEST_MAIN)
