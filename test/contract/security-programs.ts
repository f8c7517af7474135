import { type Held, testsOf } from './security-proof.ts'

const programPlaces = testsOf('electron/executors/runtimes/program-places.test.ts')
const hostile = testsOf('electron/executors/git/hostile-repository.test.ts')
const runs = testsOf('electron/executors/runtimes/run-in-folder.test.ts')
const commandOfCall = testsOf('electron/policy/commands/command-of-call.test.ts')
const commits = testsOf('electron/executors/git/git-commits.test.ts')
const judgeFile = testsOf('electron/policy/paths/judge-file.test.ts')
const repositories = testsOf('electron/executors/git/git-port.test.ts')

/** Programs of others, and what they are given to read. */
export const programLayers: Readonly<Record<string, Held>> = {
  'programs of others': {
    'Git, Python, Node and PowerShell 7 from where they are installed, then from absolute folders of `PATH`, never a batch file':
      [programPlaces('on Windows, git %s')],
    'only where no other account can put a program, and elevated only where administrators alone can': [
      programPlaces(
        'on POSIX a place counts that no other account writes',
        'with administrator rights the rights of each place are read, and the own folder gives nothing',
      ),
    ],
    'never from the current folder or a workspace': [
      programPlaces('a workspace or the current folder gives no program, also where a variable names it'),
    ],
    'finding one starts nothing': [
      programPlaces('what is found tells its version when it is asked, and one that went is forgotten'),
    ],
  },
  repositories: {
    'no program of a repository runs when it is read: no hook, monitor, filter, reader or comparer of contents, checker of signatures or program of a remote':
      [hostile('%s: Git alone runs it, here nothing does')],
    'one that leads to another place, by a link, a file that names it or its configuration, is refused': [
      hostile('%s: Git alone shows what is there, here it is refused'),
    ],
    'a linked worktree counts only where the repository that it belongs to names it back and was opened': [
      commits('a linked worktree counts where the repository that it belongs to names it back and is open'),
    ],
    'only the top folder of one is read': [
      hostile('a folder inside a repository, and one that Git would find further up, is none'),
    ],
    'nothing is written': [hostile('nothing is written: the index stays as it was, also where Git alone refreshes it')],
    'a file that may not be shown is named, and its content is not read': [
      repositories('a diff shows what may be shown, and names what may not without reading it'),
    ],
    'what is damaged is never called clean': [
      repositories('what is damaged is not read, and never called clean or empty'),
    ],
  },
  commits: {
    'only in a workspace that may be written': [judgeFile('closed: %j')],
    'the question shows the difference, and the yes holds for exactly that after exactly that commit': [
      commits(
        'what is shown is what is committed, and nothing else; undoing it leaves the files',
        'a yes holds for what was shown, and for the commit that it came after',
      ),
    ],
    'no hook, filter, editor or signing program of the repository runs, and where commits are to be signed that is said':
      [
        commits(
          'no hook, signing program, monitor or editor of the repository runs, and that is said',
          'what would be stored by a program of the repository is refused',
        ),
      ],
    'a file that a filter would store, that may not be shown, that is ignored or that leads out of the repository is refused':
      [
        commits(
          'what would be stored by a program of the repository is refused',
          'what may not be shown, is ignored, is no file or leads out is not committed',
        ),
      ],
    'it is undone only while it is the last commit, and files stay as they are': [
      commits(
        'a commit is undone only while it is the last one, and only to the one before it',
        'what is shown is what is committed, and nothing else; undoing it leaves the files',
      ),
    ],
  },
  'code of Python and of projects': {
    'runs only in a folder that may be written, without a shell, with a built environment and closed input': [
      runs(
        'outside of what is open, in no folder and without the program nothing is started',
        'it sees none of the environment of Deskmedic, and nobody answers what it asks',
        'a line is taken apart at its blanks, and what stands in quotes is one word',
      ),
    ],
    'it never counts as reading, and every call asks for exactly its text': [
      commandOfCall('code of Python or of a project never counts as reading, and what it gives away of itself is said'),
    ],
    'time and output are limited, and what it started ends with it': [
      runs('one that does not end is ended with what it started', 'much output is cut, and too much ends it'),
    ],
  },
}
