// Runs the app under test on a system that can encrypt: what it is given is masked, so that clear text in a file would be seen.
const { Buffer } = require('node:buffer')

const electron = require('electron')

const mask = (bytes) => Buffer.from(bytes.map((byte) => byte ^ 0x5a))
const storage = {
  isEncryptionAvailable: () => true,
  getSelectedStorageBackend: () => 'gnome_libsecret',
  encryptString: (text) => mask(Buffer.from(text, 'utf8')),
  decryptString: (bytes) => mask(bytes).toString('utf8'),
}
for (const [name, value] of Object.entries(storage))
  Object.defineProperty(electron.safeStorage, name, { value, configurable: true })

require(process.env.DESKMEDIC_TEST_MAIN)
