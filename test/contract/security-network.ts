import { type Held, stands, testsOf } from './security-proof.ts'

const http = 'electron/executors/http'

const filesPort = testsOf('electron/executors/files/files-port.test.ts')
const connectivity = testsOf('test/network/connectivity.test.ts')
const modes = testsOf('test/network/web-modes.test.ts')
const offline = testsOf('test/scenarios/offline.test.ts')
const withoutValues = testsOf('test/scenarios/without-values.test.ts')
const reach = testsOf('test/contract/reach.test.ts')
const decide = testsOf('test/property/decide.test.ts')
const checkUrl = testsOf(`${http}/guard/check-url.test.ts`)
const redirect = testsOf(`${http}/guard/decide-redirect.test.ts`)
const urls = testsOf('test/evaluate/urls.test.ts')
const client = testsOf('test/network/guarded-client.test.ts')
const keptBack = testsOf('test/network/kept-back.test.ts')
const tls = testsOf('test/network/tls.test.ts')
const download = testsOf('test/network/web-download.test.ts')
const access = testsOf('electron/engine/network/external-access.test.ts')
const keys = testsOf('electron/store/secret-store.test.ts')
const search = testsOf('test/network/web-search.test.ts')
const limits = testsOf('test/network/web-limits.test.ts')
const desk = testsOf('test/desktop/network-settings.test.ts')
const appNetwork = testsOf('test/e2e-app/network.test.ts')
const safeStorage = testsOf('electron/hosts/desktop/safe-storage.test.ts')
const values = testsOf('electron/settings/judge-values.test.ts')
const recorded = testsOf('electron/settings/recorded-settings.test.ts')
const terminal = testsOf('test/e2e/cli-settings.test.ts')

/** Files and everything that leaves the PC. */
export const networkLayers: Readonly<Record<string, Held>> = {
  files: {
    'real path must lie inside': [filesPort('a file opens only when its real path lies inside')],
    'links are not followed': [
      filesPort(
        'a walk names folders before what is in them and follows no link',
        'a folder that is missing, is a file or is a link cannot be read',
      ),
    ],
    'cloud placeholders are not opened': [filesPort('a file without blocks is a placeholder on Windows')],
  },
  network: {
    'network mode decides': [
      decide('offline allows nothing that talks to a service, whatever else is set'),
      connectivity('%s lets nothing out, and nothing is said about the internet'),
    ],
    'services of the internet are asked in online mode only': [
      offline('%s is refused offline and internally, although all else allows it'),
      modes('%s stays refused and hears nothing'),
    ],
    'Internal mode adds listed servers of the own network': [
      modes('listed servers are talked to, others are not, and no redirect leads away from them'),
    ],
    'A download goes on in each mode and tells nothing but its address': [
      modes('nothing is told to anybody, also not inside, with %s as search service; a download goes on'),
      download('nothing goes out but the address and what a resumed download needs'),
    ],
    'Tools that name a host (`ping_host`, `trace_route`, `check_dns_resolution`, `map_network_drive`) get only addresses of the own network outside online mode, and no name that anybody gives is asked for':
      [
        offline('%s only addresses of the own network are asked, and no name is'),
        reach('what reaches the own network names its hosts, so that the mode is asked before it runs'),
      ],
    'of itself `check_dns_resolution` asks there only for the domain of the PC, at servers of the own network, which may pass it on':
      [
        withoutValues('%s: of names only the own domain is asked for'),
        withoutValues('%s: a server outside is not asked, and that is unknown'),
      ],
    'single steps are left out by the same rule': [
      reach('a script or program that asks another computer is held to the mode'),
    ],
  },
  'network guard': {
    'twelve steps, the first that fails refuses': [
      checkUrl('%s: the first step that fails refuses: %s'),
      urls('no attack of the regression set gets through, and nothing legitimate is refused'),
    ],
    'see below': [stands('docs/THREAT-MODEL.md', /^## What the network guard promises$/m)],
  },
  'guarded client': {
    'vetted addresses only, one look-up, limits before and after unpacking, redirects by hand': [
      client(
        'a connection that ends somewhere else is closed before anything is sent',
        'a name that changes between look-up and connection is looked up once',
        '%s ends at the limit',
        'every kind over real servers',
      ),
    ],
  },
}

/** The numbered promises of the network guard, by sentence. */
export const guardPromises: Held = {
  'Nothing is sent, not even a question for the name, before the text of the address has passed steps 1 to 9': [
    keptBack('no name is asked for where the text of the address is refused: %s'),
  ],
  'A name is looked up once': [client('a name that changes between look-up and connection is looked up once')],
  'Every answer must be public, one bad answer refuses all, and the connection leads to one of these answers': [
    checkUrl('answers and the other end of a connection'),
    client('a name that leads elsewhere now gets a new connection'),
  ],
  'The other end is checked again before the first byte': [
    client('a connection that ends somewhere else is closed before anything is sent'),
  ],
  'Loopback addresses, private networks, link-local and group addresses, translated and mapped forms, documentation ranges and the addresses at which clouds give out secrets are refused in every notation, by number, by name and by redirect':
    [
      checkUrl('no text makes the guard let an address of this PC or of a private network through'),
      urls('no attack of the regression set gets through, and nothing legitimate is refused'),
      client(
        'without the port of the tests this computer is refused, by address and by name',
        'every kind over real servers',
      ),
    ],
  'Servers of the own network are reached only as exactly listed host and port, by private addresses only, and never by a loopback or link-local address':
    [checkUrl('a listed name may lead into the own network, but not to this PC')],
  'Listing an address of the internet makes it no such server': [
    access('an address of the internet is none, whoever lists it'),
  ],
  'What is denied, and what only the policy allows, holds for them too': [
    access('what the policy denies or does not allow is not opened by listing it as an own server'),
  ],
  'Redirects: five at most, each checked like the first address': [
    client('a circle ends after five', 'every kind over real servers'),
  ],
  'Headers of the caller stay behind when host, scheme or port change and do not come back': [
    redirect('%s'),
    keptBack('headers that were left behind do not come back with a way home'),
  ],
  'never from https to http': [tls('from https to http is refused, bytes are counted as they leave')],
  'a body never goes to another host': [client('every kind over real servers')],
  'No cookies, no sign-in of Windows, no user name in an address': [
    client(
      'a header that belongs to the connection is refused before anything is sent',
      'every kind over real servers',
    ),
  ],
  'Headers that belong to the connection cannot be set': [
    client('a header that belongs to the connection is refused before anything is sent'),
  ],
  'Time, header, bytes as they arrive and bytes after unpacking are limited': [
    client('a name that is never answered, and a caller who gives up', '%s ends at the limit'),
  ],
  'a small package that unpacks to much ends at the limit': [client('%s ends at the limit')],
  'TLS 1.2 or newer': [stands(`${http}/client/certificate-context.ts`, /^const minVersion = 'TLSv1\.2'$/m)],
  'A refused certificate ends the request before anything is sent': [tls('%s')],
  'no setting and no variable of the environment changes that': [
    tls('no variable of the environment lets a refused certificate through'),
    stands(`${http}/client/open-socket.ts`, /rejectUnauthorized: true,/),
  ],
  'Every byte is counted at the socket under the tool that sent it': [
    connectivity('the request is counted and written down'),
    limits(
      'every call is written down with address, status and bytes, and never with what stands behind the question mark',
    ),
  ],
}

const kept = keys('a key is kept encrypted, is there after a restart, and stands nowhere in clear')
const forSession = keys('where nothing can be encrypted the key lasts for the session and nothing is written')
const hidden = desk('kept %s: no answer, message, file or record holds it')

/** What is said of the keys of search services, by sentence. Null = a reason or a limit, no promise. */
export const keyPromises: Readonly<Record<string, Held[string] | null>> = {
  'A person enters a key once, in the settings of the app': [
    appNetwork('a key is set once, survives a restart, can be removed, and is never readable in the page or in a file'),
  ],
  'It goes from the page to main and never back: the page is told only whether there is one': [hidden],
  'It is in no log, record, prompt, result or error (`electron/store/secret-store.test.ts`, `test/desktop/network-settings.test.ts`, `test/e2e-app/network.test.ts`)':
    [hidden, keys('where the system refuses to encrypt the key is refused and is in no message')],
  'an answer of a service that repeats it is cleaned': [
    search('a key is in no answer, no error and no record, even where the service repeats it'),
  ],
  "It is kept in `keys.json` in the data folder, encrypted by the system for this user (Electron's safeStorage: DPAPI on Windows)":
    [kept, safeStorage('what was encrypted is read again')],
  'Where the system cannot encrypt, or where the store of Linux has a key that everybody knows (`basic_text`), the key stays in memory until Deskmedic is closed, nothing is written, and the page says so':
    [forSession, safeStorage('on %s, available %s with the store %s: kept %s')],
  'To refuse it would send people to a text file': null,
  'to write it in clear would break what the page promises': null,
  'An administrator who wants a key there for good gives it in the environment, which the page shows as its place': [
    hidden,
  ],
  'A key that was entered goes before one of the environment': [
    keys('what a person has entered goes before the environment, which is there again when it is removed'),
  ],
  'A file that came from another user or PC cannot be read': [
    keys('a file of another user or PC gives no key and says so; a new key takes its place'),
  ],
  'The page says that the key has to be entered again': [
    keys('a file of another user or PC gives no key and says so; a new key takes its place'),
  ],
  'Another program of the same user can ask the system to decrypt the file': null,
  'The encryption guards a copied file, a backup and another user, not against such a program': null,
  'The address of a webhook can itself be a secret': null,
  'It is kept in the settings as it was entered': [
    desk('a webhook is used as entered, shown without what stands behind its server, and removed by its name'),
  ],
  'the page and the terminal show it up to the host, and no error or record holds it': [
    terminal('an address that can hold a secret is kept whole and shown without it, to a person and to a script'),
    desk('a webhook is used as entered, shown without what stands behind its server, and removed by its name'),
    values('no refusal repeats the address of a webhook: whoever knows it may use it'),
    limits('a webhook gets the message; neither the answer nor the record says its address'),
    recorded('what can be used by whoever knows it is counted, not written down'),
  ],
  'A file of certificates and a folder for downloads have to be on a drive of this PC: a path to another computer would make Windows sign in there':
    [
      values(
        'on Windows only drives of this PC are folders: a path to another computer would make Windows sign in there',
      ),
    ],
}
