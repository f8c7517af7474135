import { type Held, testsOf } from './security-proof.ts'

const edited = testsOf('test/e2e/cli-edits.test.ts')
const pinned = testsOf('electron/pipeline/pin-preview.test.ts')
const edits = testsOf('electron/executors/files/editing/file-edits.test.ts')
const changes = testsOf('electron/executors/files/editing/file-changes.test.ts')
const killed = testsOf('electron/executors/files/editing/file-changes.kill.test.ts')
const moves = testsOf('electron/executors/files/editing/file-moves.test.ts')
const hostileFiles = testsOf('test/e2e/cli-files-hostile.test.ts')
const reading = testsOf('electron/executors/files/reading/file-reading.test.ts')
const confined = testsOf('electron/executors/files/workspaces/confined-files.test.ts')
const contentSearch = testsOf('electron/executors/content-search/content-search.test.ts')
const fileCalls = testsOf('electron/pipeline/file-call-limit.test.ts')
const filesInTerminal = testsOf('test/e2e/cli-files.test.ts')

/** Files that are changed, read and searched, by layer and clause. */
export const fileLayers: Readonly<Record<string, Held>> = {
  'edits of files': {
    'only in a workspace that may be written': [
      edited('a folder that is open for reading only, and everything outside, stays as it is'),
    ],
    'the question shows the difference, and the yes holds for exactly what the files held and are to hold': [
      pinned(
        'carries what was shown into the question, the digest and the run',
        'does not hold for what is there by then',
      ),
      edited('an edit is shown, made, proved, undone and made again, each by a program of its own'),
    ],
    'a file that is another one by then is left alone, by the edit and by its undo': [
      edited('what somebody else wrote since is never overwritten'),
      edits('are not made where the file is another by then, and not undone over what somebody wrote'),
    ],
    'a new file never takes the place of one': [
      changes('a file comes into being and goes again, and never takes or loses what somebody else wrote'),
    ],
    'several files change together or not at all, also when the process is killed in the middle: the next start puts them right':
      [
        edits('of several files are all made, or none'),
        killed(
          'killed again and again, a file is old or new, never half; after recovery all of a set are old, or all are new',
          'killed again and again while a file is moved and another one deleted, both are done or none, with their rights',
        ),
        hostileFiles('killed while several files change: the next start puts them right before anything is read'),
      ],
    'of two programs of Deskmedic that change a file at once, one is refused': [
      edits('of two who edit at once each is made whole or refused, and nothing of either is lost'),
      changes('of many who change the same files at once, in any order, one is made whole after the other or refused'),
    ],
    'a file that is copied, moved or put back has the rights that it had, where they are no list of Windows': [
      moves('has the rights that it had, wherever it is and when it comes back'),
    ],
    'a link in the place of a file is refused': [edits('a link in place of a file is neither read nor written')],
  },
  'files that are read and searched': {
    'a file is opened as the one that was judged: a link, pipe or device in its place is refused': [
      reading(
        'all pages in a row are the file, whatever is in it',
        'a pipe, a device, and a link that came after the judge',
      ),
    ],
    'an agent lists and searches without what is closed in a folder, also while links are swapped': [
      confined(
        'an agent walks through its folder without what is closed in it, and through no other one',
        'links that are swapped into the way never lead a walk outside',
      ),
      filesInTerminal('an agent lists and searches without what is closed; a person sees it'),
    ],
    'each line that a search tells was read from the file itself, not from what the search program says': [
      contentSearch('links that are swapped in while it searches give no line from outside'),
    ],
    'a pattern takes no more time than the text': [
      contentSearch('what is no pattern is told as that, and one that is hard for others ends at once'),
    ],
    'what looks like a password is not kept in the history': [
      filesInTerminal('a password that was read is not kept, and an edit with one is not made elsewhere'),
    ],
    'an agent asks for files 240 times a minute at most': [
      fileCalls('each caller has its own minute, and waits for the oldest call to leave it'),
    ],
  },
}
