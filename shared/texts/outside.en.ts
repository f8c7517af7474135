/** Sentences of the way outside: its settings and what it has sent, in ICU message format. */
export const outsideEn = {
  'ui.outside.list.allowDomains': 'Allowed domains',
  'ui.outside.list.allowDomains.about':
    'Only these names, and those below them, may be called. With none, every public name may be.',
  'ui.outside.list.denyDomains': 'Blocked domains',
  'ui.outside.list.denyDomains.about': 'These names, and those below them, are never called, whatever is allowed.',
  'ui.outside.list.internalHosts': 'Servers of your own network',
  'ui.outside.list.internalHosts.about':
    'Servers with private addresses that may be called: exactly the name, or name:port.',
  'ui.outside.list.workspaces': 'Folders for downloads',
  'ui.outside.list.workspaces.about':
    'Downloads are put into these folders only. With none, into your Downloads folder.',
  'ui.outside.list.webhooks': 'Webhooks',
  'ui.outside.list.webhooks.about':
    'Addresses that messages may be sent to. What stands behind the server is not shown again.',
  'ui.outside.empty': 'None',
  'ui.outside.entry.domain': 'Domain, such as example.com',
  'ui.outside.entry.server': 'Server, such as wiki:8443',
  'ui.outside.entry.name': 'Name',
  'ui.outside.entry.folder': 'Whole path of the folder',
  'ui.outside.entry.address': 'Address, beginning with https://',
  'ui.outside.text.proxy': 'Proxy',
  'ui.outside.text.proxy.about':
    'HTTP or SOCKS5 proxy with a fixed address. Empty: direct. Proxy scripts (PAC) and proxies with sign-in are not supported.',
  'ui.outside.text.caFile': 'Company certificates',
  'ui.outside.text.caFile.about':
    'File with more root certificates in PEM format, for networks that inspect encrypted connections.',
  'ui.outside.text.searxngUrl': 'Address of SearXNG',
  'ui.outside.text.searxngUrl.about': 'Search service that can run inside your network. It needs no key.',
  'ui.outside.notSet': 'Not set',
  'ui.outside.add': 'Add',
  'ui.outside.addNamed': '{title}: Add',
  'ui.outside.save': 'Save',
  'ui.outside.saveNamed': '{title}: Save',
  'ui.outside.saved': 'Saved',
  'ui.outside.remove': 'Remove',
  'ui.outside.removeNamed': '{title}: Remove {entry}',
  'ui.outside.removeKey': '{title}: Remove',
  'ui.outside.key': 'Key of {service}',
  'ui.outside.keys': 'Keys of search services',
  'ui.outside.key.state': '{service}: {state}',
  'ui.outside.keys.about': 'Entered once and kept encrypted for you on this PC. It is never shown again.',
  'ui.outside.keys.notKept':
    'This PC cannot keep keys encrypted. A key that you enter is used until Deskmedic is closed and is written nowhere.',
  'ui.outside.key.place.stored': 'Set',
  'ui.outside.key.place.session': 'Set until Deskmedic is closed',
  'ui.outside.key.place.environment': 'Set by an environment variable',
  'ui.outside.key.place.unreadable': 'The stored key cannot be read on this PC. Enter it again.',
  'ui.outside.key.place.none': 'Not set',
  'ui.outside.sent.title': 'What left this PC, by tool',
  'ui.outside.sent.other': 'Without a tool, such as look-ups of names',
  'ui.outside.sent.none': 'Nothing was sent in this session.',
} as const
