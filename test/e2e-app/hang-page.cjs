// Runs the app under test with a hand of its own in main: writes a draft, hangs the page, answers the dialog with its second button, and says
// on standard output what was asked and which draft the page shows afterwards.
const { app, dialog } = require('electron')

const draft = process.env.DESKMEDIC_TEST_DRAFT ?? ''
const dialogs = []

/** Asks the page until it answers with something; a page that is gone or hangs answers nothing. */
async function ask(contents, expression) {
  for (;;) {
    const answer = contents.executeJavaScript(expression).catch(() => null)
    const silence = new Promise((resolve) => setTimeout(resolve, 500, null))
    const said = await Promise.race([answer, silence])
    if (said) return said
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

async function run(window) {
  const contents = window.webContents
  await ask(
    contents,
    `(() => { const field = document.querySelector('textarea'); field?.focus(); return field !== null })()`,
  )
  await contents.insertText(draft)
  await ask(
    contents,
    `window.deskmedic.invoke('chats.create', {}).then((answer) => answer.data?.draft === ${JSON.stringify(draft)})`,
  )
  const asked = new Promise((resolve) => {
    dialog.showMessageBox = (_window, { message, buttons }) => {
      dialogs.push({ message, buttons })
      resolve()
      return Promise.resolve({ response: 1, checkboxChecked: false })
    }
  })
  void contents.executeJavaScript('void setTimeout(() => { for (;;); })').catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 100))
  contents.sendInputEvent({ type: 'mouseDown', x: 300, y: 300, button: 'left', clickCount: 1 })
  await asked
  const back = await ask(contents, `document.querySelector('textarea')?.value`)
  process.stdout.write(JSON.stringify({ dialogs, draft: back }), () => app.quit())
}

app.once('browser-window-created', (_event, window) => {
  void run(window)
})

require(process.env.DESKMEDIC_TEST_MAIN)
