import { type Held, testsOf } from './security-proof.ts'

const editorConsent = testsOf('test/scenarios/acp-consent.test.ts')
const editorQuestion = testsOf('electron/hosts/acp/client-consent.test.ts')
const yesCovers = testsOf('electron/policy/what-a-yes-covers.test.ts')
const editor = testsOf('test/scenarios/acp.test.ts')
const editorProgram = testsOf('test/e2e/cli-acp.test.ts')

/** What an editor may answer, and what it is told. */
export const editorLayers: Readonly<Record<string, Held>> = {
  editor: {
    'a permission of the editor counts as the yes of the person who has the question in sight, for what can be undone or is harmless: what is hard to undo is not asked there':
      [
        yesCovers('what is hard to undo, and what the plan does not tick, takes a person whom Deskmedic asks itself'),
        editorConsent('what is hard to undo is not asked, whatever the editor would answer and the command line says'),
      ],
    'a value that others can have written, for which `--yes` does not count, is marked in the question': [
      yesCovers(
        'of the others, a yes with the question in sight covers each, one from beforehand those with no value of others',
      ),
      editorQuestion('a value that others can have written is marked in the question, and the yes to it counts'),
    ],
    'only an option that was offered, in the turn that asked, once': [
      editorConsent(
        '%s',
        'a yes that comes after the turn was cancelled',
        'a yes to the same step of an earlier turn: it is asked anew',
      ),
      editor('an undo that is refused undoes nothing'),
    ],
    'an editor that fails, goes away or cancels has said nothing': [
      editorConsent(
        '%s',
        'the editor goes away in the middle of a question: nothing is done, and the program ends',
        'a yes to one step of a turn that was cancelled at the next',
        'a yes that comes after the turn was cancelled',
      ),
    ],
    'no option of the command line answers, and nobody is asked for an agent': [
      editorConsent(
        'an option of the command line: the editor is asked all the same',
        'an agent that talks in place of a person: nobody is asked',
      ),
    ],
    'The question is made of the words of the tool and validated arguments': [
      editor('is asked about with the words of the tool, and a refusal changes nothing'),
    ],
    'no name of the PC becomes a link or a picture': [
      editorConsent('nothing that a name of the PC says becomes a link, a picture or code in the editor'),
    ],
    'On standard output nothing stands but the protocol': [
      editor('a complaint: calls, what was found, a plan, and nothing beside the protocol'),
      editorProgram('an editor starts the program, has something repaired, and closes it'),
    ],
  },
}
