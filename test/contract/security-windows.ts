import { type Held, stands, testsOf } from './security-proof.ts'

const app = 'test/e2e-app'

const silence = testsOf(`${app}/silence.test.ts`)
const security = testsOf(`${app}/security.test.ts`)
const packaged = testsOf(`${app}/packaged.test.ts`)
const appConsent = testsOf(`${app}/consent.test.ts`)
const seen = testsOf(`${app}/confirm-seen.test.ts`)
const builtFiles = testsOf('electron/app-windows/built-files.test.ts')
const gate = testsOf('electron/app-windows/confirm-gate.test.ts')
const page = testsOf('renderer/confirm/confirm-page.test.tsx')
const exactText = testsOf('shared/texts/exact-text.test.ts')
const deskConsent = testsOf('test/desktop/consent.test.ts')
const features = testsOf(`${app}/features-asking.test.ts`)
const settingConsent = testsOf('test/desktop/setting-consent.test.ts')
const settingDoors = testsOf('test/desktop/setting-doors.test.ts')
const agreeToOpen = testsOf('electron/hosts/cli/agree-to-open.test.ts')
const sender = testsOf('electron/ipc/validate-sender.test.ts')
const router = testsOf('electron/ipc/router.test.ts')

/** The windows, and what a page or another program of the user can reach through them. */
export const windowLayers: Readonly<Record<string, Held>> = {
  pages: {
    'sandboxed, isolated, no Node': [security('sandboxes, isolates and gives the page no Node')],
    'own scheme from a list of built files': [builtFiles('finds the page and its parts', 'does not find %s')],
    'strict content policy, nothing inline': [
      security(
        'sends the whole policy, with a new nonce at every load',
        'runs no inline script, no text as code and no inline style',
      ),
    ],
    'no navigation, no new window, no download, no connection, two permissions': [
      security(
        'stays where it is and opens nothing',
        'saves nothing that a page offers for download',
        'reaches nothing outside',
        'refuses every permission but the two that are needed',
      ),
    ],
  },
  silence: {
    "every request is Node's, so Chromium finds no host: no name, no address, no proxy, no peer connection, no announcement by multicast":
      [
        silence(
          'sends nothing for a complaint, nor for a page that was taken over',
          'would show what such a page sends: without the guard its names and packets are seen',
        ),
      ],
    'neither by itself (dictionaries) nor for a page': [
      silence(
        'asks for no name and sends no packet: %s',
        'sends nothing for a complaint, nor for a page that was taken over',
      ),
    ],
    'In offline mode no process of the app asks for a name or sends a packet by itself, nor for a complaint': [
      silence(
        'would show a name and a packet: those of a plain process are seen',
        'asks for no name and sends no packet: %s',
        'sends nothing for a complaint, nor for a page that was taken over',
      ),
    ],
  },
  'settings of external access': {
    'a page that turns on access, a more open mode, a proxy, certificates, a server, a folder, a receiver of messages or searches, or takes away a block, only asks':
      [settingConsent('with whatever commands in whatever order: the person says %s')],
    'the change is made after a yes in the confirmation window, one question at a time': [
      settingConsent(
        'is asked in the window, with the value to the letter, and done after a yes: %s',
        'one question at a time: what is asked meanwhile is refused and opens no second window',
      ),
    ],
    'What closes a way needs none': [settingConsent('needs no question: %s')],
    'a terminal asks the same where somebody can answer, and a command with `--yes`, `--json`, `--no-input` or without a terminal is itself the yes of whoever runs it':
      [
        settingDoors('%s'),
        agreeToOpen(
          'a person reads what is opened, with the value and where it leads, and Enter alone is a no',
          'the command itself is enough where nobody can be asked or wants to be: %j',
        ),
      ],
  },
  'sender check': {
    'a command counts only from the top frame of the right page in the one right window': [
      sender('refuses %j', 'refuses a frame inside the page', 'refuses another window with the right page'),
      security('answers no window but its own'),
    ],
    'unknown, too large or misfitting input is refused': [
      router('refuses %s', 'refuses what is larger than 256 KB before it looks at it'),
      security('refuses commands that do not exist, do not fit or are too large'),
    ],
  },
  'confirmation window': {
    'own origin, session and bridge with three calls: the question, its height, the answer': [
      appConsent('asks in a window of its own, with its own bridge and its own session'),
    ],
    'the main page cannot open it with content of its own or answer it': [
      deskConsent(
        'every command with everything that a page can know leads to no effect: the person says %s',
        'steps of another plan, of no plan and twice the same are refused',
      ),
    ],
    'request number and digest must match': [
      appConsent('takes no answer to another question or with another digest'),
      gate('ignores %s'),
    ],
    '400 ms in sight before an answer counts': [gate('ignores an answer before the window was in sight long enough')],
    'every value whole, and a yes only after the end of all of it was in sight': [
      page('every character of every value stands in the page, and what starts something is closed'),
      seen('takes no yes before its end was in sight, and says why'),
      gate('takes %s from somebody who has not read it all'),
    ],
    'hidden characters, letters of another alphabet and of another direction are marked, and a value reads in the order in which it is stored':
      [
        exactText(
          'nothing is lost and nothing hides',
          '%s are marked',
          'letters that run from right to left are noticed',
        ),
        page('letters of another direction or alphabet are told and cannot turn a value round'),
        seen('holds all of it, from left to right, and says what looks like something else'),
      ],
    'closed means unanswered': [appConsent('leaves the step waiting when the window is closed')],
    'no yes by time, by a notification or by a default key': [
      deskConsent('stays open, is told once, and its notification only shows the plan'),
      features(
        'says everything without scrolling at 1280 x 720 and 200 % text; nothing but an answer decides',
        'Enter approves nothing that is hard to undo',
      ),
    ],
  },
  'packaged app': {
    'fuses: no Node mode, no `NODE_OPTIONS`, no inspector, only the sealed asar': [
      packaged('has the fuses of a release burnt in'),
    ],
    'debugging switches ignored': [packaged('lets no debugger in')],
    'never started elevated by itself': [stands('electron-builder.yml', /^ +requestedExecutionLevel: asInvoker$/m)],
  },
}
