import { type Held, testsOf } from './security-proof.ts'

const logLine = testsOf('electron/store/log-line.test.ts')
const logFile = testsOf('electron/store/log-file.test.ts')
const secrets = testsOf('test/scenarios/secrets-at-rest.test.ts')
const retention = testsOf('electron/engine/retention.test.ts')
const cliDelete = testsOf('test/e2e/cli-delete.test.ts')
const deletion = testsOf('test/desktop/deletion.test.ts')
const removals = testsOf('electron/ipc/chats/removals.test.ts')
const oldSegments = testsOf('electron/audit/old-segments.test.ts')
const trustedTime = testsOf('electron/store/trusted-time.test.ts')
const commandClasses = testsOf('electron/policy/commands/classify-command.test.ts')
const evaluatedCommands = testsOf('test/evaluate/commands.test.ts')
const rules = testsOf('electron/registry/contract-rules.test.ts')

/** What is kept of a person and how long, by layer and clause. */
export const keptLayers: Readonly<Record<string, Held>> = {
  'free commands': {
    'a class for the line, by tables of what only reads': [
      evaluatedCommands('no harmful line of the set is taken for reading, and the rest is mostly right'),
    ],
    'what is not read to its end never counts as reading': [
      commandClasses(
        'every text has an answer whose class is that of its worst reason, and what is not understood never reads',
      ),
      commandClasses('never reads: %s %j'),
    ],
    'a shell around it changes nothing for the better': [
      commandClasses('a shell around a line keeps its class or makes it worse, and never reads'),
    ],
    'every class asks': [rules('%s breaks the rule "%s"')],
  },
  'log of Deskmedic itself': {
    'only codes, ids, numbers, kinds of errors and places of the program stand in it, field by field, never the text of an error':
      [
        logLine(
          'codes, ids and numbers stand in a line',
          'neither in a field of its own nor in one that may stand there: %s',
          'nor by an error, whose kind and places stay: %s',
        ),
        secrets('nor in the log: neither the complaint nor arguments, results, names or paths'),
      ],
    'app and terminal write files of their own, five of 5 MB each': [
      logFile(
        'app and terminal write at the same time: each keeps all of its lines in files of its own',
        'a file that is full becomes older; five are kept, of the size that is promised',
      ),
    ],
    'what deletes everything deletes it too': [
      logFile('it is removed by age or as a whole, other files stay, and it begins anew'),
      retention('everything goes but the record of changes: also what makes no sense, and what is left half written'),
    ],
  },
  retention: {
    'chats, past calls and undo records are removed after the days of the setting `historyRetentionDays`': [
      retention('what is older than the setting says goes, and what is younger stays; the removal is recorded'),
    ],
    'a clock that jumped ahead removes nothing before it has gone on from there for five days': [
      retention('a clock that jumps ahead removes nothing, neither at once nor after it was set right'),
      trustedTime(
        'whatever a clock showed wrongly between two right looks is never believed once it was set right, nor meanwhile',
      ),
    ],
    'what can still be undone, or has not ended, is never old': [
      retention('what can still be undone, or has not ended, is never old'),
    ],
    'what a person deletes in the terminal goes only after their yes, never by an agent': [
      cliDelete('one run goes, then everything; nothing without a yes, and the record of what was done stays'),
    ],
    'in the app only after a yes in the confirmation window that names the fixes with no way back any more': [
      deletion('a chat goes after a yes, with its calls and its way back; the others and the record stay'),
      deletion('everything goes after one yes, and a new chat is kept as ever'),
      removals('a yes counts only for what was read: what can be undone since then is asked about anew'),
    ],
    'a shorter time is asked about too': [
      deletion('a page alone deletes nothing and keeps nothing shorter, whatever it sends: the person says %s'),
    ],
    'not while something of it has not ended': [
      deletion('nothing is deleted while checks run, and nobody is asked'),
      deletion('a chat about which a person is being asked, or that began to work meanwhile, is not deleted'),
    ],
    'The record of changes goes by whole months and only as `auditRetentionDays` says, after all of it was found right':
      [
        retention('everything goes but the record of changes: also what makes no sense, and what is left half written'),
        oldSegments(
          'a month has a file of its own, also within one session; less than that has none',
          'whole months that are old go; what is left proves itself, says what went, and goes on',
          '%s keeps everything: what is not right is evidence',
        ),
      ],
    'what somebody else takes away of it is told before and after': [
      oldSegments(
        'what somebody else takes away is told, before and after old lines went by the rules',
        'a line of another chain, or one that was made up, explains nothing',
      ),
    ],
  },
}
