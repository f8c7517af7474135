import { type Held, stands, testsOf } from './security-proof.ts'

const powershell = 'electron/executors/powershell'
const programs = 'electron/executors/process'

const requestLine = testsOf(`${powershell}/request-line.test.ts`)
const harness = testsOf(`${powershell}/harness.test.ts`)
const frame = testsOf(`${powershell}/frame.test.ts`)
const hostCommand = testsOf(`${powershell}/host-command.test.ts`)
const environment = testsOf(`${programs}/host-environment.test.ts`)
const runProgram = testsOf(`${programs}/run-program.test.ts`)
const expandProgram = testsOf(`${programs}/expand-program.test.ts`)
const places = testsOf(`${programs}/windows-places.test.ts`)
const scripts = testsOf('test/contract/powershell-scripts.test.ts')
const realHost = testsOf('test/contract/powershell-host.test.ts')
const hostArguments = testsOf('test/contract/powershell-arguments.test.ts')
const argumentSchemas = testsOf('electron/contract/argument-schemas.test.ts')
const argumentFaults = testsOf('electron/contract/argument-validation.test.ts')
const fitRecord = testsOf('electron/machines/steps/fit-record.test.ts')
const scriptFiles = testsOf('electron/executors/powershell/script-files.test.ts')
const shipped = testsOf('test/contract/script-files.test.ts')
const decide = testsOf('test/property/decide.test.ts')
const consent = testsOf('test/scenarios/consent.test.ts')
const pipelineConsent = testsOf('electron/pipeline/pipeline-consent.test.ts')
const pipelineRunners = testsOf('electron/pipeline/pipeline-runners.test.ts')
const nonce = testsOf('electron/hosts/cli/approval-nonce.test.ts')
const prove = testsOf('electron/policy/prove.test.ts')
const cured = testsOf('test/scenarios/faults-cured.test.ts')
const planner = testsOf('electron/agents/planner/planner.test.ts')
const requests = testsOf('test/scenarios/requests.test.ts')
const bindings = testsOf('electron/agents/bindings.test.ts')
const checkBinding = testsOf('electron/contract/check-binding.test.ts')
const registry = testsOf('test/contract/registry.test.ts')
const rules = testsOf('electron/registry/contract-rules.test.ts')
const added = testsOf('electron/registry/tool-set.test.ts')
const addedCalls = testsOf('test/scenarios/added-tool.test.ts')
const conditions = testsOf('test/contract/conditions.test.ts')
const grants = testsOf('electron/pipeline/grants.test.ts')
const deskConsent = testsOf('test/desktop/consent.test.ts')
const forgedConsent = testsOf('test/desktop/forged-consent.test.ts')
const forgedRecords = testsOf('test/scenarios/forged-records.test.ts')
const grantDamage = testsOf('electron/store/grant-file.damage.test.ts')
const toolNames = testsOf('test/architecture/tool-names.test.ts')

/** What is read, run, decided and proved. */
export const engineLayers: Readonly<Record<string, Held>> = {
  arguments: {
    'strict schema for every tool': [
      argumentFaults('a missing, an unknown and a wrong value are three different faults'),
    ],
    'unknown keys refused': [argumentFaults('a missing, an unknown and a wrong value are three different faults')],
    'closed patterns': [argumentSchemas('%j is refused')],
    'lone surrogates refused': [requestLine('a lone surrogate is refused, in values and in names')],
  },
  'script text': {
    'fixed files': [requestLine('a script that is not the one of the program is refused')],
    'SHA-256 taken at load and compared before each run': [
      harness('a script that changed after loading never reaches the host'),
    ],
    'data travels as one ASCII JSON line on standard input': [
      requestLine('any text arrives as it was, in one line of printable ASCII'),
      hostArguments('argument text appears on the input line only, in pure ASCII, and arrives byte for byte'),
    ],
  },
  'script files': {
    'lie beside the program and are run only where a rule of the PC limits scripts': [
      harness('a delivered script is run from its own file, which a rule can trust; what was changed is not run'),
    ],
    'each only with the SHA-256 that the list inside the program has for it': [
      scriptFiles('it is refused when %s'),
      shipped('the build writes them with a list of their digests, and the program finds each by it'),
    ],
    'the warm host reads none': [harness('a warm host takes texts, and looks for no file')],
  },
  'script rules': {
    ASCII: [scripts('scripts are ASCII, with line feeds only')],
    parse: [scripts('scripts parse')],
    'only commands and parameters of Windows PowerShell 5.1': [
      scripts('scripts use only commands and parameters of Windows PowerShell 5.1'),
    ],
    'no data in text': [scripts('arguments and earlier results never become part of a text')],
  },
  programs: {
    'absolute path, argument array, no shell, built environment, closed input': [
      expandProgram('%s is no program to start', 'a value is text: it is never expanded again'),
      runProgram('arguments arrive as they were, the environment is the built one, standard input is closed'),
      environment('the environment is built from known names'),
    ],
    'they start in System32': [environment('programs start where only administrators write')],
  },
  'place of Windows': {
    'where the system itself has loaded its library from, never what a variable says': [
      places(
        'of %j the Windows folder is %s',
        'a variable that names another place is not believed, in whatever case it is written',
        'where the system does not say it, the usual folder counts and never the variable',
      ),
    ],
    'Program Files and ProgramData follow from it': [
      places('a variable that names another place is not believed, in whatever case it is written'),
    ],
  },
  'commands of scripts': {
    'from the modules of Windows only: never from the Documents of the person or a module of PowerShell 7': [
      realHost('a module among the files of the person is not found: %s'),
      hostCommand('the %s command is constant text in a built environment'),
    ],
  },
  output: {
    'random marker per call': [frame('a frame with the marker of another call is noise')],
    'noise is never parsed': [
      frame('noise stands apart from the reply'),
      harness('%s output does not disturb the reply'),
    ],
    'size limits': [
      frame('the limit counts everything, also when the frame is complete'),
      runProgram('a program that floods its output is ended'),
    ],
    'result held against its schema': [fitRecord('unknown fields are dropped and named, at every depth')],
  },
  ends: {
    'cancel and time limit end the process tree': [
      harness('cancelling ends the host and what it started', '%s ends at the time limit'),
      runProgram('the time limit ends the program'),
    ],
    'a crashed app leaves no host behind': [
      harness('closing the input is enough: an app that crashed leaves no host behind'),
    ],
  },
  decision: {
    'pure function': [
      decide('has reasons, and is the same for the same facts', 'leaves the facts alone'),
      stands('.dependency-cruiser.mjs', /'policy-is-pure'/),
    ],
    'a question is answered only by a yes of a person, to this call or standing': [
      decide(
        'without a yes nothing that has an effect is allowed, for any caller',
        'the reason of an allow names who said yes',
      ),
      consent('$tool changes nothing on a PC with $faults'),
    ],
  },
  approval: {
    'bound to what the tool runs (scripts and programs), arguments, caller, PC, and a nonce of this data folder, PC and time':
      [
        pipelineConsent('for %s does not count', 'another tool under the same name'),
        pipelineRunners('a yes for one PC is none for another'),
        nonce('another data folder has another one', 'a clock that was set back makes a new one'),
      ],
    'used once': [consent('an approval counts once'), pipelineConsent('that was given with the plan is used once')],
    'ends after 8 hours of a steady clock': [consent('ends when the yes has run out'), pipelineConsent('runs out')],
    'rules asked again after each wait': [pipelineConsent('%s', 'a precondition that no longer holds')],
    'A digest for `--approve` counts for half an hour to an hour': [
      nonce(
        'what one run shows the next one accepts, for an hour at most',
        'what is shown counts for half an hour at least: an older one is not shown any more',
      ),
    ],
  },
  proof: {
    "the finding that led to the fix and the tool's own proof, before and after": [
      prove('before %s, after %s, improved %s: %s (%s)'),
      cured('%s is fixed by %s', '%s is not fixed by %s'),
    ],
  },
  planner: {
    'plan is fixed before data is read': [
      planner('the same text gives the same plan, from another planner as well'),
      consent('gets every check of a diagnosis, and none of its fixes runs for it alone'),
    ],
    'starts read-only checks only, for any text': [
      planner('only read-only checks are named, and no fix but one that has words to be asked for by'),
    ],
    'a fix that the person asks for by a whole sentence is offered, never started': [
      requests('a fix that is asked for by name is offered with its preview, and runs only after a yes'),
    ],
  },
  'arguments of a fix': {
    'expressions over typed fields': [checkBinding('accepts %s', 'finds: %s')],
    'values pass the schema again': [bindings('a value %s is refused', 'a bound value that is refused is no choice')],
  },
  flags: {
    'a check is `safe`': [registry('every tool keeps the contract'), rules('%s breaks the rule "%s"')],
    'a fix never is': [registry('every tool keeps the contract'), rules('%s breaks the rule "%s"')],
    'rights, notice, undo and proof are declared': [
      registry('every tool keeps the contract'),
      rules('%s breaks the rule "%s"', 'every rule can be broken'),
    ],
  },
  'tools that are added': {
    'keep the same contract, take no name, and come all or not at all': [
      added(
        'one tool that breaks the contract keeps out all of its source, with the rule and the tool',
        'nobody takes the name of another, neither of the program nor of another source nor twice',
      ),
    ],
    'have no administrator rights, no script or program, and no task of the engine': [
      added('the limit "%s" of its source keeps a tool out'),
    ],
    'those of a server are asked for each time, run in online mode only, and decide nothing': [
      added('the limit "%s" of its source keeps a tool out'),
    ],
    'a yes for one that was replaced or removed counts for nothing': [
      addedCalls('a yes for a tool that was replaced meanwhile counts for nothing'),
    ],
  },
  unknown: {
    'a check that could read nothing never says healthy': [
      conditions('a check that could read nothing never says healthy', 'what could not be read makes nothing milder'),
    ],
  },
  '"don\'t ask again"': {
    'this version of one tool, with what it runs, on one PC': [
      grants('does not stand for another tool or another version of the same'),
      forgedConsent('for %s starts nothing'),
    ],
    'caution only, never a free command': [
      grants('is given for caution only, never for a free command line'),
      forgedConsent('for %s covers harmless calls at most'),
    ],
    'A file that is damaged, of another owner, unreadable or of a later version grants nothing, is never written over and is said':
      [
        grantDamage(
          'each flipped bit: exactly what was given, or nothing, and said',
          '%s: nothing is granted, and nothing is written over what is there',
        ),
        forgedConsent('because of its file: %s is told when the app opens, and nothing of it counts'),
      ],
    'An elevated run believes no file and keeps none': [
      grants('that was kept does not count in an elevated run; what is given there does'),
      forgedConsent('is not believed in an elevated run', 'in an elevated run makes no file where there is none'),
    ],
    'for this session, until a date or until it is revoked, which counts at once': [
      grants(
        'until a date ends with that date, for a tool only when it is revoked',
        'outlives the session unless it was given for the session; revoked, it is gone from the store',
        'ends at once when it is revoked, also for a call that has it already',
      ),
      deskConsent('covers the same tool in this session, is listed, and ends at once when it is revoked'),
    ],
    'a policy can forbid it': [
      grants('ends when policy forbids it from now on'),
      deskConsent('is absent when policy forbids it'),
    ],
  },
  'forged yes': {
    'a chat or a step that waits holds no approval: digests are made anew and asked anew': [
      forgedConsent('%s: nothing runs, and only the person in front of it can say yes'),
    ],
    'one of another folder, time or PC starts nothing': [forgedRecords('here and now starts it')],
  },
  structure: {
    'programs and connections start in `electron/executors/` only': [
      stands('.dependency-cruiser.mjs', /'outside-world-only-in-executors'/),
    ],
    'no tool name outside its folder': [
      toolNames('nobody but the tool itself, and tools that build on it, knows its name'),
    ],
  },
}
