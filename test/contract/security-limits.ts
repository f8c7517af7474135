import { brokerResidual } from './security-broker.ts'
import { type Proof, stands, testsOf } from './security-proof.ts'

/** What the code must not have while the document says that it is missing. */
export type Never = { readonly under: string; readonly never: RegExp }

type Limit = readonly (readonly Proof[] | Never)[] | null

const proxy = testsOf('test/network/text-and-proxy.test.ts')
const signIn = testsOf('test/network/proxy-sign-in.test.ts')
const silence = testsOf('test/e2e-app/silence.test.ts')
const checkUrl = testsOf('electron/executors/http/guard/check-url.test.ts')
const tls = testsOf('test/network/tls.test.ts')
const tampered = testsOf('electron/audit/audit-log.tampered.test.ts')
const grants = testsOf('electron/pipeline/grants.test.ts')
const secondPlace = testsOf('electron/audit/second-place.test.ts')
const log = testsOf('electron/audit/audit-log.test.ts')
const refusals = testsOf('electron/broker/refusals.test.ts')
const facts = testsOf('electron/machines/windows/windows-facts.test.ts')
const closed = testsOf('electron/executors/files/closed-folder.test.ts')
const elsewhere = testsOf('test/engine/fix-elsewhere.test.ts')
const deskConsent = testsOf('test/desktop/consent.test.ts')
const gate = testsOf('electron/app-windows/confirm-gate.test.ts')
const cliConsent = testsOf('test/e2e/cli-consent.test.ts')
const editorQuestion = testsOf('electron/hosts/acp/client-consent.test.ts')
const editorConsent = testsOf('test/scenarios/acp-consent.test.ts')
const free = testsOf('test/contract/free-command.test.ts')
const exactText = testsOf('shared/texts/exact-text.test.ts')
const argumentSchemas = testsOf('electron/contract/argument-schemas.test.ts')
const damage = testsOf('electron/settings/settings.damage.test.ts')
const settings = testsOf('electron/settings/settings.test.ts')
const folders = testsOf('electron/executors/files/workspaces/file-judge.test.ts')
const keys = testsOf('electron/store/secret-store.test.ts')
const pcId = testsOf('electron/engine/pc-id.test.ts')
const forged = testsOf('test/scenarios/forged-records.test.ts')
const forgedConsent = testsOf('test/desktop/forged-consent.test.ts')
const earlierData = testsOf('test/desktop/earlier-data.test.ts')

/** What the network guard leaves, by sentence. Null = a limit of the world that no code could contradict. */
export const guardLimits: Readonly<Record<string, Limit>> = {
  'Behind a proxy the proxy looks the name up': [
    proxy('through a %s proxy the name goes out, and the answer says what was checked'),
  ],
  'A public name that leads into the own network is then the matter of the proxy': null,
  'literal addresses are refused, and the answer says `host_rules_only`': [
    checkUrl('behind a proxy no address may be given, and names are judged as ever'),
    proxy('through a %s proxy the name goes out, and the answer says what was checked'),
  ],
  'For `http:` a refusal of the proxy looks like an answer of the site': null,
  'The proxy itself comes from settings, policy, this PC or a script that one of them names, and may stand at a private address':
    null,
  'It reads unprotected requests': null,
  'Whoever can change a script that is fetched by `http:` chooses the proxy': null,
  "A script runs in a sandboxed process of Chromium's and finds no names": [
    silence('asks for no name and sends no packet: %s'),
  ],
  'it is told the address of each request, of `https:` the server alone': null,
  'Name and password for a proxy are sent to the one proxy that asked and that a person entered them for, by Basic: whoever reads that part of the network reads them':
    [
      signIn('%s: who has entered name and password gets through, and is known the next time'),
      signIn('only a proxy that has asked can be signed in to, by what fits into a header'),
    ],
  'They are in memory alone': [{ under: 'electron/hosts/desktop/proxy-sign-ins.ts', never: /writeFile|fileSystem/ }],
  'A sign-in of Windows (NTLM, Kerberos) is never sent': [signIn('a proxy that takes no password is sent none: %s')],
  'The name is told to the name server of the PC, and the address to the server': null,
  'What stands in an address can carry data out to a public server: the guard checks where a request goes, not what it says':
    null,
  'Lists of domains and the network mode limit that': [checkUrl('each list has to let a name through')],
  'Public addresses with private service': null,
  'A server of the organisation at a public address counts as public, and so does this PC where it has a public address of its own, as is usual with IPv6':
    null,
  'Names on a list are trusted with everything at that name': null,
  'whoever holds a domain can change what it answers': null,
  'Certificates are not checked for revocation': [{ under: 'electron/executors/http', never: /\bcrl\s*:|OCSP/i }],
  'A root in the store of the system, in the file or in `NODE_EXTRA_CA_CERTS` is trusted for every name': [
    tls('a root from a file is trusted, the name stays in the request'),
  ],
  'NAT64 networks answer with addresses that are refused, unless the rule that unwraps them is on': [
    checkUrl('a NAT64 address is unwrapped only when asked for, and only from an answer'),
  ],
  'A judge of addresses can be handed to the client: tests do so to reach their own servers': null,
  'A host does for a model on this PC and for the script that chooses a proxy alone, each with that one server on its list':
    [{ under: 'electron/engine/network/web-access.ts', never: /\bjudge/ }],
}

/** What is not there yet, by the name of the row: found there, the row is old. */
export const missing: Readonly<Record<string, NonNullable<Limit>>> = {
  'presence of the person on Windows': [{ under: 'electron/hosts/cli', never: /GetLastInputInfo|powerMonitor/ }],
  'encryption of chats, history and settings': [
    { under: 'electron/audit', never: /safeStorage|createCipheriv/ },
    { under: 'electron/conversation', never: /safeStorage|createCipheriv/ },
    keys('a key is kept encrypted, is there after a restart, and stands nowhere in clear'),
  ],
  'keys of search services in the terminal': [{ under: 'electron/hosts/cli', never: /safe-?storage/i }],
  'signed installer': [
    { under: 'package.json', never: /electron-updater/ },
    { under: 'electron-builder.yml', never: /certificateSubjectName|certificateFile|signtoolOptions|publisherName/ },
  ],
  'logs in the workspaces': [
    { under: 'electron/tools/event-logs-crashes/analyze-logs', never: /folderArguments|workspace/i },
  ],
  'masking of personal data': [{ under: 'electron/audit', never: /\bmask|redact/i }],
  'signed scripts and signed program': [{ under: 'build', never: /Set-AuthenticodeSignature|signtool/i }],
  'second place for the head of the chain out of reach of the user': [
    { under: 'electron/audit', never: /registry\.exe|reg\.exe|HKLM|EventLog/i },
  ],
}

/** Residual risks, by sentence. */
export const residual: Readonly<Record<string, Limit>> = {
  'The record': null,
  'The chain has no key, and its anchor lies beside it in the data folder': [
    { under: 'electron/audit', never: /createHmac/ },
  ],
  'It shows damage, a lost end and edits by somebody who does not rebuild it': [
    log('a rewritten chain does not fit its anchor'),
    tampered('after a crash, the last intent and its result cannot be cut off unseen'),
  ],
  'A second copy of the head lies outside the data folder, for the default data folder alone: it shows a chain that was changed together with its anchor':
    [
      secondPlace('a chain that is %s and has a fitting anchor is found, and said for good'),
      stands('electron/engine/second-place-here.ts', /isDefault \? createSecondPlace/),
    ],
  'A record that was removed whole begins anew without a word': [
    secondPlace('where there is no chain any more a new one begins'),
  ],
  'A program of the same user can write a whole new chain with fitting copies': null,
  'Only a copy outside the reach of that user would show it': null,
  'An elevated terminal': null,
  'Node, its modules, the bundle, the data folder and `--data` then decide what runs as administrator': null,
  'Where an ordinary program could change the files of Deskmedic, or nobody can say, tools that need rights are switched off (`program_not_closed`)':
    [facts('the program counts as %s where that was found')],
  'the same where a rule for scripts does not trust those of Deskmedic, or binds administrators, under which no folder can be made that is closed from the start':
    [
      facts(
        'where a rule for scripts does not trust ours nothing counts as closed; where it does, what they find counts',
      ),
      refusals(
        'a broker under a rule for scripts that binds administrators says so, and runs nothing whatever is asked',
      ),
      closed('is not made in constrained language mode'),
    ],
  'The check looks at the folders and at the program, not at each library beside it': null,
  'Settings, history and chats stay in the folder of the user, also in an elevated run': null,
  ...brokerResidual,
  'Spool files set aside': null,
  '`cancel_print_job` and `clear_print_queue` keep spool files in a folder inside the spool folder of Windows and so under its rights':
    null,
  'They are removed by the next such fix after 7 days, not by a clock: on a PC where no such fix is run again they stay':
    [elsewhere('$fix keeps for seven days what it set aside')],
  'Another program of the same user can send keys and clicks to any window of that user, also to the confirmation window, and can type in the terminal':
    null,
  'The window keeps the main page and stray clicks from saying yes, not such a program': [
    deskConsent('every command with everything that a page can know leads to no effect: the person says %s'),
    gate('ignores an answer before the window was in sight long enough'),
  ],
  'Only a prompt of Windows on its secure desktop would': null,
  'A clock that is set': null,
  'Approvals and dated permissions keep to a steady clock within one run': [
    grants('until a date ends after that time, also where the clock was set back meanwhile'),
  ],
  'between runs, and for the time in which something can be undone, the clock of the PC counts': [
    { under: 'electron/audit/undo-journal.ts', never: /steady/ },
  ],
  'A clock set back lengthens both, one set ahead ends them early': null,
  'A data folder taken to another PC': null,
  'What was done elsewhere is not undone there, and what was allowed elsewhere does not count: the records name the PC, by a number of the folder and the name of the PC':
    [
      pcId('stays the same over restarts, and is another one in another data folder or on another PC'),
      forged('names %s: refused, and nothing is done', '%s starts no step'),
      forgedConsent('for %s starts nothing'),
    ],
  'Records of earlier versions name the kind of PC alone and count wherever the folder lies': [
    earlierData('what named the kind of PC alone is opened, counts on this PC, and its fix can still be undone'),
  ],
  'Two PCs of the same name count as one': [stands('electron/engine/pc-id.ts', /digestOf\(\{ secret, pc \}\)/)],
  'Words on the command line of the app': null,
  '`--data` and `--target` choose folder and PC': null,
  'Whoever can change the shortcut can point it at other data': null,
  'Both windows name a simulated PC': null,
  'the windows do not name another data folder': null,
  'Electron for tests': null,
  'On Linux the tests run in Electron 25.1.1 from a package that a third party published': [
    stands('build/electron.mjs', /25\.1\.1/),
  ],
  'its SHA-512 is fixed in `build/electron.mjs`': [stands('build/electron.mjs', /sha512/)],
  'It gets no fixes any more': null,
  'It is never part of a release': null,
  '`--yes`': null,
  'Whoever writes a script with it has said yes beforehand': null,
  'It never answers for a step that is hard to undo': [
    cliConsent('--yes is not enough for what is hard to undo: its digest is asked for, and is enough'),
  ],
  'The undo of such a step needs a digest as well': [cliConsent('what is hard to undo needs its digest here as well')],
  'An editor that speaks to `deskmedic acp` can be set to allow each request: whoever sets it so has said yes to every step that can be undone or is harmless':
    [editorConsent('what is hard to undo is not asked, whatever the editor would answer and the command line says')],
  'Deskmedic cannot tell such an answer from that of a person: it takes it also where a value comes from what others can have written, and nobody may have read the mark':
    [editorQuestion('a value that others can have written is marked in the question, and the yes to it counts')],
  'It keeps what was said in a session by its own rules, and may send it elsewhere: what Deskmedic deletes stays there':
    null,
  '`--role`': null,
  'The role is what the command line says': null,
  '`--role admin` does not prove an elevated terminal': [cliConsent('nobody is an administrator by saying so')],
  'No tool asks for that role today': [{ under: 'electron/tools', never: /minRole: 'admin'/ }],
  'A confirmed command': null,
  '`execute_terminal_command` does what the person approved, whatever it is': null,
  'It runs beside the script that reports on it and sees neither its variables nor the marker of its reply (`test/contract/free-command.test.ts`), but in the same process: a command that searches the memory of that process can make up its own report':
    [free('a command sees nothing of how its answer travels')],
  'Names in questions': null,
  'Names of printers, programs and files come from the PC and stand in the question': null,
  'They pass the schema, which keeps control characters out': [argumentSchemas('%j is refused')],
  'Letters of another alphabet in a Latin word are marked': [exactText('%s are marked')],
  'a name that is all of one other alphabet, or spelt almost like another one, is not': [
    exactText('a word of one alphabet has none: %s'),
  ],
  'Settings and history are files of the user': null,
  'The checksum of the settings has no key: it shows damage, not a program of the same user that writes a new one': [
    damage('cut at every byte: the copy counts'),
    { under: 'electron/store', never: /createHmac/ },
  ],
  'The machine policy stands above them': [settings('machine policy wins and locks')],
  'A workspace is held by real path when a call begins': [folders('a link inside a workspace opens nothing')],
  'Another program of the user can put a link in the place of a folder after that': null,
  'Dependencies run with the rights of the program': null,
  'The lock file pins their versions and hashes': [stands('package-lock.json', /"integrity": "sha512-/)],
}
