import { type Held, testsOf } from './security-proof.ts'

const injection = testsOf('test/scenarios/model-injection.test.ts')
const terminal = testsOf('test/e2e/cli-model.test.ts')
const placeholders = testsOf('electron/agents/model/placeholders.test.ts')
const envelope = testsOf('electron/agents/model/envelope.test.ts')
const address = testsOf('electron/executors/http/model-address.test.ts')

/** What a model may choose, what it is told, and how it is reached. */
export const modelLayers: Readonly<Record<string, Held>> = {
  model: {
    'chooses among read-only checks that need no question, each judged by the pipeline as a call of `ai_agent`': [
      terminal('a model chooses what is looked at, says what it found, and the rules conclude and offer'),
      injection('%s changes nothing and is asked about nothing'),
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
    'What is read is cut, and marks of chat templates and hidden characters in it are broken up': [
      envelope('%s is seen and does nothing', 'nothing is longer than 16 KiB, whatever it is'),
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
