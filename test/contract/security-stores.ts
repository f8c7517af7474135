import { type Held, stands, testsOf } from './security-proof.ts'

const audit = 'electron/audit'

const hostilePolicy = testsOf('electron/settings/hostile-policy.test.ts')
const policyFile = testsOf('electron/settings/machine-policy.test.ts')
const settings = testsOf('electron/settings/settings.test.ts')
const damage = testsOf('electron/settings/settings.damage.test.ts')
const access = testsOf('electron/engine/network/external-access.test.ts')
const cliConsent = testsOf('test/e2e/cli-consent.test.ts')
const recorded = testsOf('electron/settings/recorded-settings.test.ts')
const doors = testsOf('test/e2e/cli-settings.test.ts')
const chat = testsOf('test/e2e/cli-chat.test.ts')
const agreement = testsOf('test/desktop/model-agreement.test.ts')
const models = testsOf('test/desktop/models.test.ts')
const network = testsOf('test/desktop/network-settings.test.ts')
const table = testsOf('test/contract/settings-table.test.ts')
const codeSearch = testsOf('electron/executors/code-search/code-search.test.ts')
const codeEmbeddings = testsOf('electron/engine/models/code-embeddings.test.ts')
const fileJudge = testsOf('electron/executors/files/workspaces/file-judge.test.ts')
const judgeFile = testsOf('electron/policy/paths/judge-file.test.ts')
const patterns = testsOf('electron/policy/paths/patterns.test.ts')
const closedPlaces = testsOf('electron/engine/files/closed-places.test.ts')
const agents = testsOf('test/scenarios/agents.test.ts')
const reach = testsOf('test/contract/reach.test.ts')
const log = testsOf(`${audit}/audit-log.test.ts`)
const logDamage = testsOf(`${audit}/audit-log.damage.test.ts`)
const logTampered = testsOf(`${audit}/audit-log.tampered.test.ts`)
const secondPlace = testsOf(`${audit}/second-place.test.ts`)
const secondPlaceHere = testsOf('electron/engine/second-place-here.test.ts')
const lock = testsOf(`${audit}/writer-lock.test.ts`)
const journal = testsOf(`${audit}/undo-journal.test.ts`)
const evidence = testsOf('electron/tools/system/collect-diagnostics-bundle/tool.test.ts')
const secrets = testsOf('test/scenarios/secrets-at-rest.test.ts')
const chatStore = testsOf('electron/conversation/chat-files.test.ts')
const storedFiles = testsOf('test/contract/stored-files.test.ts')
const earlier = testsOf('test/desktop/earlier-data.test.ts')
const keys = testsOf('electron/store/secret-store.test.ts')
const undo = testsOf('test/scenarios/undo.test.ts')
const undoRecords = testsOf('test/contract/undo-records.test.ts')
const forged = testsOf('test/scenarios/forged-records.test.ts')
const order = testsOf('electron/pipeline/pipeline-order.test.ts')
const closed = testsOf('electron/executors/files/closed-folder.test.ts')
const descriptor = testsOf('electron/kernel/security-descriptor.test.ts')
const grants = testsOf('electron/pipeline/grants.test.ts')

/** Settings, records and what is kept. */
export const storeLayers: Readonly<Record<string, Held>> = {
  'policy file': {
    'fixes settings for the PC': [settings('machine policy wins and locks')],
    'on Windows always `C:\\ProgramData\\Deskmedic\\policy.json`, whatever the environment says': [
      stands(
        'electron/engine/policy-here.ts',
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
    'nor does it where it is changed while its rights are looked at': [
      policyFile('%s between the look at its rights and the reading, over and over: it counts for nothing'),
    ],
    'Not understood, or a name that stands twice in one object, means offline, no external access, no elevated tools': [
      policyFile('%s: offline, no external access, no elevated tools'),
      hostilePolicy('%s twice in one object: nobody knows which is meant, so it closes and is told'),
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
    'no good copy: offline, no external access, checks of this PC only': [
      damage('each flipped bit without a copy: everything is closed, and told'),
    ],
    'not readable: no change is written': [damage('%s: nothing opens, and no change is written over what is there')],
    'Told in every start until a person confirms': [
      damage('a person confirms what the copy says: nothing is told any more, and nothing has opened'),
    ],
  },
  'changes of settings': {
    'judged the same in the window and at the terminal': [
      doors('%s %s'),
      table('one door writes settings, and judges and records on the way'),
    ],
    'a model that mode or policy lets nobody ask is not set up': [
      models('is refused by the mode: offline knows this PC alone, internal what is listed'),
      models('is what the organisation says: none at all, or those that it names'),
      doors('%s %s'),
    ],
    'only a webhook that is there is told how repairs end': [
      doors('a webhook that is told how repairs end stays until another one or none is'),
      network('one of the webhooks can be told how repairs end: chosen by name, written down, nobody at first'),
    ],
    'what a model elsewhere may be told is agreed to with it in sight, never by typing': [
      chat('a model elsewhere is told nothing where nobody can be asked, and it goes on without'),
      agreement('a yes holds for this address, is recorded, and is asked for anew at another one'),
    ],
    'in the record, on the disk, before they count': [
      recorded('the line is on the disk before the change, with who, what, from and to'),
    ],
    'a record that fails refuses the change': [
      recorded('a record that cannot be written refuses the change, and the next try can succeed'),
    ],
    'Never by an agent': [recorded('an agent never changes %s, by value or by text')],
  },
  'search in code': {
    'links, hidden files, closed files and what `.gitignore` leaves out are in no index': [
      codeSearch(
        'what is closed, hidden, left out by .gitignore, linked, no text or fetched is in no index',
        'a .gitignore above counts for a folder of its repository',
      ),
    ],
    'a folder that is not open gives no answer, also where a collection names it': [
      codeSearch(
        'a folder that is not open, is none or is not there is no empty answer',
        'folders of a collection are searched together, each once, and only where a workspace opens them',
      ),
    ],
    'the index holds words, places and vectors, no text': [
      codeSearch('a question leads to the function, with where it stands and how it begins'),
    ],
    'Code is compared by its meaning through a model on this PC': [
      codeEmbeddings(
        'a question in other words than the code finds it by its meaning, and only what changed is sent again',
      ),
    ],
    'one elsewhere is sent code only after a person has agreed to its address and set `codeVectors` to `agreed`, while mode and policy allow it and files are not kept back from it, without passwords and what names somebody by its form':
      [
        codeEmbeddings(
          'code goes to a model elsewhere only where that was agreed to, without passwords and names; offline nothing goes',
        ),
      ],
    'the answer says which ranking it used, and why': [
      codeEmbeddings('without vectors the words decide, and the answer says why'),
    ],
  },
  workspaces: {
    'an agent stays in the workspaces by real path, with their rights and patterns': [
      fileJudge(
        'a workspace and what is in it; nothing beside, above or behind it',
        'a link inside a workspace opens nothing',
      ),
      judgeFile(
        'closed: %j',
        'whatever an agent asks for, what is open lies in a workspace and in nothing that is closed',
        'a pattern or a right taken away never opens anything',
      ),
      reach('what takes a free path on this PC names it, so that an agent is held to the workspaces'),
    ],
    'never in the data folder, the folder of the program or that of Windows, and none of them can be opened': [
      fileJudge('never the own data, nor a workspace around it'),
      closedPlaces(
        'the folder of data, that of the program, and Windows',
        'a folder that is, holds or lies in a closed one can be no workspace, nor can a drive',
      ),
    ],
    'keys, passwords and program files stay closed to agents in all of them': [patterns('%j is closed everywhere')],
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
    'Of the default data folder, a copy of the head outside it is kept and compared too': [
      secondPlace('a chain that nobody touched fits, start after start'),
      secondPlaceHere('the second place is outside the data folder, for the default one alone (%s)'),
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
    'every stored file has the number of its version': [storedFiles('carries the number of its version')],
    'one of a later version is left as it is, byte for byte, and it is said': [
      storedFiles(
        'of version %d: read by nobody here, not changed by a byte, and told',
        'a whole new shape under a later number stays too',
      ),
      earlier('what a later version wrote stays byte for byte, and the app opens'),
      keys('keys of a later version stay as they are, and a new one is refused with that reason'),
      logTampered('a chain of a later version is left alone and said'),
    ],
    'settings of a later version close everything': [
      damage('of a later version: everything is closed, and said alone'),
    ],
  },
  'damaged files': {
    'each flipped bit and each cut gives what was written or nothing, and nothing is lost': [
      storedFiles(
        'each flipped bit: exactly what was written, or nothing, and nothing is lost',
        'cut at every byte: nothing, and what is left stays',
        'each store has a damage test that is there',
      ),
    ],
    'what writes to the data folder without a damage test fails': [
      storedFiles('whatever writes to the data folder is in the table'),
    ],
  },
  undo: {
    'state kept before the change': [
      order('does not happen when its way back cannot be kept, and is not announced either'),
    ],
    'only a person, never on another PC, only once, for 7 days': [
      undo('works once, for a person only, and is written down'),
      cliConsent('only on the PC where it was done'),
      forged('names %s: refused, and nothing is done'),
      journal('an entry can be undone for seven days'),
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
