import { type Held, testsOf } from './security-proof.ts'

const broker = testsOf('electron/broker/broker.test.ts')
const hostile = testsOf('electron/broker/hostile-client.test.ts')
const scheming = testsOf('electron/broker/scheming-client.test.ts')
const stubborn = testsOf('electron/broker/stubborn-client.test.ts')
const processes = testsOf('test/e2e/broker.test.ts')
const plans = testsOf('test/scenarios/elevation.test.ts')

/** What the process with administrator rights does for whoever speaks with it. */
export const brokerLayers: Readonly<Record<string, Held>> = {
  broker: {
    'runs only what its own list holds, as the build wrote it down': [
      hostile(
        '10,000 messages of somebody who knows the secret: no crash, and nothing runs that the list does not hold',
      ),
      broker('a tool that is not as the build wrote it down is not served'),
    ],
    'shows every step in its own window first, and waits for a click there where one is hard to undo': [
      broker('a step that is hard to undo waits for a click in the window of the broker, and a stop there is no'),
      plans('what is hard to undo waits for a click in the window of the broker'),
    ],
    'asks the policy when a step is shown and again before it runs': [
      broker('the policy is asked again before a step runs'),
    ],
    'a Stop there holds for all that comes by the same connection, and a step that has not begun by then does not begin':
      [
        broker('Stop in the window of the broker ends what runs and lets nothing more begin'),
        scheming('%s while the policy is asked once more: the step does not begin'),
      ],
    'keeps at once what a step needs to be undone': [
      stubborn('what a step keeps for its undo is kept at once: an end in the middle does not take it along'),
    ],
    'undoes only what it kept itself, and nothing takes the place of what was kept': [
      broker('only what the broker kept itself is undone, once, for the same tool and arguments'),
      stubborn(
        'a fix under a name that is kept already does not run: it would take the place of what undoes the first',
      ),
      plans('a fix is undone by the broker that did it, from what it kept itself'),
    ],
    'Both sides prove a secret that is made for one start': [
      hostile(
        'without the secret nobody gets in, and somebody without it is no broker for the app either',
        'a proof of an earlier connection does not count',
      ),
      processes('a broker with another secret is not spoken with, and ends'),
    ],
    'each message counts once and in its turn': [
      hostile('what is altered, repeated or out of order on its way ends the connection'),
      broker('the same request twice ends the connection'),
    ],
    'number, time and size are limited': [
      broker('sixteen requests, then it ends', 'steps beyond the limit are not shown'),
      stubborn(
        'somebody who has lists refused again and again is let go: each is a line on the disk',
        'while %s somebody who asks without end is let go: each of them is a line on the disk',
      ),
      hostile(
        'a client that says nothing, or says it too slowly, is let go',
        'a message of 10 MB is refused by its length, before it has come',
      ),
    ],
    'it ends with its pipe, and nobody is told that something was done which nobody saw': [
      broker('a pipe that closes ends what runs; nobody can say what was done'),
      plans('a broker that is killed in the middle: unknown, and the rest of its steps are not begun'),
    ],
  },
}

/** What is left of it, by sentence. */
export const brokerResidual = {
  'The caller of the broker is not known to be the app: a program of the same user can ask Windows for it, or use a connection that the app has opened':
    null,
  'A person then sees a question of Windows that they did not expect, and a window with steps': null,
  'those that can be undone run without a click there': [
    broker('a step that was shown runs once, and its answer comes whole'),
  ],
  'What such a program can reach is what stands in the list: repairs of Deskmedic with their closed arguments': [
    hostile('10,000 messages of somebody who knows the secret: no crash, and nothing runs that the list does not hold'),
  ],
  'The broker without its starter is a Node, and takes some places from variables': null,
  'Windows asks for rights for no file of its name': null,
  'Whoever copies it elsewhere can ask for rights for any other program just as well': null,
} as const
