import { type Held, testsOf } from './security-proof.ts'

const injection = testsOf('test/scenarios/model-injection.test.ts')
const terminal = testsOf('test/e2e/cli-model.test.ts')
const placeholders = testsOf('electron/agents/model/placeholders.test.ts')
const envelope = testsOf('electron/agents/model/envelope.test.ts')
const unnamed = testsOf('electron/policy/unnamed-destination.test.ts')
const agreement = testsOf('test/desktop/model-agreement.test.ts')
const marks = testsOf('test/desktop/outside-arguments.test.ts')
const read = testsOf('electron/conversation/outside-arguments.test.ts')
const consent = testsOf('electron/hosts/cli/confirm-on-terminal.test.ts')
const address = testsOf('electron/executors/http/model-address.test.ts')

/** What a model may choose, what it is told, and how it is reached. */
export const modelLayers: Readonly<Record<string, Held>> = {
  model: {
    'chooses among read-only checks that need no question, each judged by the pipeline as a call of `ai_agent`': [
      terminal(
        'a model chooses what is looked at beside the plan, says what it found, and the rules conclude and offer',
      ),
      injection(
        '%s changes nothing, sends nothing and is asked about nothing',
        '%s concludes and offers as beside an ordinary text',
      ),
    ],
    'no repair, no free command, no argument that its tool does not tell': [
      terminal('repairs, free commands, tools and arguments that are none'),
    ],
    'what it asks for and may not is told to it and to the person': [
      terminal('repairs, free commands, tools and arguments that are none'),
    ],
    'What it left open the planner looks at': [
      terminal(
        'a model that chooses badly costs time and no cause',
        'a model that is lost in the middle is gone on without, and that is said',
      ),
    ],
    'What names people, files, devices or networks goes to a model of another computer as stand-ins only, or not at all':
      [
        placeholders(
          'no text of a record leaves but words of closed lists, and all of it comes back',
          'a value keeps its stand-in, in every result',
        ),
        injection('a model elsewhere never reads a name at all'),
      ],
    'Outside the own network it leads a check only to addresses, hosts and search words that the person has written': [
      injection('%s changes nothing, sends nothing and is asked about nothing'),
      unnamed(
        '%s that nobody has named is told',
        '%s is led to',
        'a part of it, and what it is part of, is another host',
        'nothing stands in it that was not written',
      ),
    ],
    'What is read is cut, and marks of chat templates and hidden characters in it are broken up': [
      envelope('%s is seen and does nothing', 'nothing is longer than 16 KiB, whatever it is'),
    ],
    'In a chat in which it took part no standing permission counts, and the question marks each argument that stands in what others can have written and not in what the person wrote':
      [
        agreement('a standing permission counts for nothing once a model took part, and counts on where none did'),
        marks(
          'a value that stands in what a model has read is marked; a number is not',
          'what the person wrote themselves is not marked',
          'nothing is marked where no model took part',
        ),
      ],
    '`--yes` does not agree to it': [
      consent('is not agreed to by --yes, which nobody gave with it in sight, but by the digest of the step'),
    ],
    'That goes by the results that are kept, however much a long chat is shortened for the model': [
      marks('the mark stays, however much of a long chat the model is not told any more'),
    ],
    'what is not kept any more counts as written by others': [
      read('what was read and is not kept any more can have held anything'),
    ],
    'It is reached through the guard: on this PC always, in the own network where listed and not offline, elsewhere online and encrypted':
      [
        address(
          '%s in %s mode: %s',
          '%s in %s mode is refused: %s',
          'a server of the own network that nobody listed stays closed: %s',
          'what is said to be this PC and is not: %s',
        ),
      ],
  },
}
