import { type Held, stands, testsOf } from './security-proof.ts'

const audit = 'electron/audit'
const app = 'test/e2e-app'

const silence = testsOf(`${app}/silence.test.ts`)
const security = testsOf(`${app}/security.test.ts`)
const packaged = testsOf(`${app}/packaged.test.ts`)
const appConsent = testsOf(`${app}/consent.test.ts`)
const seen = testsOf(`${app}/confirm-seen.test.ts`)
const builtFiles = testsOf('electron/windows/built-files.test.ts')
const gate = testsOf('electron/windows/confirm-gate.test.ts')
const page = testsOf('renderer/confirm/confirm-page.test.tsx')
const exactText = testsOf('shared/texts/exact-text.test.ts')
const deskConsent = testsOf('test/desktop/consent.test.ts')
const features = testsOf(`${app}/features-asking.test.ts`)
const settingConsent = testsOf('test/desktop/setting-consent.test.ts')
const sender = testsOf('electron/ipc/validate-sender.test.ts')
const router = testsOf('electron/ipc/router.test.ts')
const policyFile = testsOf('electron/store/machine-policy.test.ts')
const settings = testsOf('electron/store/settings.test.ts')
const damage = testsOf('electron/store/settings.damage.test.ts')
const access = testsOf('electron/hosts/external-access.test.ts')
const cliConsent = testsOf('test/e2e/cli-consent.test.ts')
const recorded = testsOf('electron/hosts/recorded-settings.test.ts')
const agentFolders = testsOf('electron/hosts/agent-folders.test.ts')
const agents = testsOf('test/scenarios/agents.test.ts')
const reach = testsOf('test/contract/reach.test.ts')
const log = testsOf(`${audit}/audit-log.test.ts`)
const logDamage = testsOf(`${audit}/audit-log.damage.test.ts`)
const logTampered = testsOf(`${audit}/audit-log.tampered.test.ts`)
const lock = testsOf(`${audit}/writer-lock.test.ts`)
const journal = testsOf(`${audit}/undo-journal.test.ts`)
const evidence = testsOf('electron/tools/system/collect-diagnostics-bundle/pack-evidence.test.ts')
const secrets = testsOf('test/scenarios/secrets-at-rest.test.ts')
const chatStore = testsOf('electron/ipc/chats/chat-store.test.ts')
const earlier = testsOf('test/desktop/earlier-data.test.ts')
const keys = testsOf('electron/store/secret-store.test.ts')
const undo = testsOf('test/scenarios/undo.test.ts')
const undoRecords = testsOf('test/contract/undo-records.test.ts')
const forged = testsOf('test/scenarios/forged-records.test.ts')
const order = testsOf('electron/pipeline/pipeline-order.test.ts')
const closed = testsOf('electron/executors/files/closed-folder.test.ts')
const descriptor = testsOf('electron/executors/files/security-descriptor.test.ts')
const grants = testsOf('electron/pipeline/grants.test.ts')

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
  'settings of the way outside': {
    'a page that turns on access, a more open mode, a proxy, certificates, a server, a folder, a receiver of messages or searches, or takes away a block, only asks':
      [settingConsent('with whatever commands in whatever order: the person says %s')],
    'the change is made after a yes in the confirmation window, one question at a time': [
      settingConsent(
        'is asked in the window, with the value to the letter, and done after a yes: %s',
        'one question at a time: what is asked meanwhile is refused and opens no second window',
      ),
    ],
    'What closes a way needs none': [settingConsent('needs no question: %s')],
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
    'own origin, session and bridge with two calls': [
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

/** Settings, records and what is kept. */
export const storeLayers: Readonly<Record<string, Held>> = {
  'policy file': {
    'fixes settings for the PC': [settings('machine policy wins and locks')],
    'on Windows always `C:\\ProgramData\\Deskmedic\\policy.json`, whatever the environment says': [
      stands(
        'electron/hosts/policy-file.ts',
        /platform === 'win32' \? 'C:\\\\ProgramData\\\\Deskmedic\\\\policy\.json'/,
      ),
    ],
    'It counts only where it and its folder belong to administrators and nobody else may write them (POSIX: root, up to the root of the drive, no link)':
      [
        policyFile(
          'the right owner, and nobody else may write: it counts',
          'both closed: it counts',
          '%s with rights %o is not believed',
          'of another owner it is not believed',
          'a link or a folder in its place is not believed',
        ),
      ],
    'else nothing in it counts, and Deskmedic is offline': [policyFile('%j: it counts for nothing (%s)')],
    'Not understood means offline, nothing outside, no elevated tools': [
      policyFile('%s: offline, nothing outside, no elevated tools'),
      settings('policy %s that nobody understands closes the network'),
    ],
    'Entries that no version knows are told': [
      policyFile('what no version gives a meaning is told by name, and costs the rest nothing'),
    ],
    'A block of it cannot be lifted, also not by `internalHosts`': [
      access('what the policy denies or does not allow is not opened by listing it as an own server'),
      settings('blocks add up over all places and policy blocks are known apart'),
    ],
  },
  'settings file': {
    'checksum and a last good copy': [
      damage('each flipped bit of the file: nothing opens, the copy counts and the person is told until it is settled'),
    ],
    'damaged: the copy counts': [damage('cut at every byte: the copy counts')],
    'no good copy: offline, nothing outside, checks of this PC only': [
      damage('each flipped bit without a copy: everything is closed, and told'),
    ],
    'not readable: no change is written': [damage('%s: nothing opens, and no change is written over what is there')],
    'Told in every start until a person confirms': [
      damage('a person confirms what the copy says: nothing is told any more, and nothing has opened'),
    ],
  },
  'changes of settings': {
    'in the record, on the disk, before they count': [
      recorded('the line is on the disk before the change, with who, what, from and to'),
    ],
    'a record that fails refuses the change': [
      recorded('a record that cannot be written refuses the change, and the next try can succeed'),
    ],
    'Never by an agent': [recorded('an agent never changes %s, by value or by text')],
  },
  'free folders': {
    'an agent reads inside the workspaces by real path only, never in the data folder': [
      agentFolders(
        'a workspace and what is in it; nothing beside, above or behind it',
        'never the own data, nor a workspace around it',
      ),
      reach('what takes a free path on this PC names it, so that an agent is held to the workspaces'),
    ],
    'a person reads where their account may': [agents('%j reads no folder outside the workspaces')],
  },
  record: {
    'hash chain, fsync before an effect, a second copy of the head right behind each intent and result': [
      log('each line hashes its canonical form and carries the hash of the line before'),
      order('is written down before it happens, and its end after it'),
      logTampered('after a crash, the last intent and its result cannot be cut off unseen'),
    ],
    'damage is written into the chain and stays visible': [
      logTampered('lines cut off and the anchor removed (%s): said for good'),
    ],
    'a full disk stops the effect': [
      logDamage('a disk that stays full refuses each effect, leaves no pile of files, and works again with space'),
      order('does not happen when it cannot be written down, and leaves no way back from nothing'),
    ],
  },
  'one writer': {
    'a lock that the system frees with its process': [
      lock('a living process keeps others out; a killed one does not (%s)'),
    ],
    'nothing that a crash left behind locks': [lock('any name in the folder: nothing that lies there ever locks')],
  },
  'file for support': {
    'redacted, it holds numbers, states, words of closed lists, and provider, number, level and time of events': [
      evidence('redacted: nothing that names anybody, and what a technician needs'),
    ],
    'no free text': [evidence('of every tool, whatever text stands in its result: none is given away')],
  },
  'secrets at rest': {
    'calls of tools that take free text, or that nobody knows, are written with passwords, keys and tokens masked': [
      secrets('a secret in a command never stands on the disk: %s'),
      secrets('neither in address, header or body of a request'),
      secrets('neither in the arguments of a tool that nobody knows, nor in one that does not fit'),
    ],
    'complaints and drafts of chats too': [
      chatStore('neither complaint nor draft of a chat stands on the disk with its secret'),
    ],
    'what runs is what was approved': [secrets('a secret in a command never stands on the disk: %s')],
  },
  'later versions': {
    'chats, permissions, keys and chains of a later version are left as they are, and it is said': [
      earlier('what a later version wrote stays byte for byte, and the app opens'),
      keys('keys of a later version stay as they are, and a new one is refused with that reason'),
      logTampered('a chain of a later version is left alone and said'),
    ],
  },
  undo: {
    'state kept before the change': [
      order('does not happen when its way back cannot be kept, and is not announced either'),
    ],
    'only a person, never on a machine of another kind, only once, for 7 days': [
      undo('works once, for a person only, and is written down'),
      cliConsent('only on the PC where it was done'),
      journal('an entry can be taken back for seven days'),
    ],
    'A record names what was kept and never a place or a command': [
      undoRecords('$name: its way back reads no place and no command from the record'),
    ],
    'it is held against the schemas of the tool first': [
      undoRecords('no record is believed that has a field which the tool does not give'),
      forged('%s: refused, and nothing is done'),
    ],
  },
  rights: {
    'used only where no ordinary program can change the files of Deskmedic: every folder from the drive on is judged by its security descriptor, what cannot be read counts as open':
      [
        closed('%s', 'a reader that fails, or answers too little, says nothing'),
        descriptor('what cannot be understood is open: %s'),
      ],
    'Backups, run data and records of an elevated run lie in folders that are closed from their first moment': [
      closed('has its rights from its first moment: they go with the call that makes it'),
      forged('begins nothing where its records would lie open'),
    ],
    'kept permissions do not count there': [
      grants('that was kept does not count in an elevated run; what is given there does'),
    ],
  },
}
