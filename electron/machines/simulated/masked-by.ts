import type { MaskedBy } from './fault.ts'

export const withoutLink: MaskedBy = {
  faults: [
    'adapter-stuck-off',
    'airplane-mode-on',
    'adapter-disabled',
    'cable-unplugged',
    'wifi-service-stopped',
    'wifi-comes-and-goes',
    'wifi-dropped',
    'wifi-adapter-wedged',
    'wifi-key-changed',
    'wifi-card-hung',
  ],
  because: 'without a link there is nothing above it that could be seen',
}

export const withoutAddress: MaskedBy = {
  faults: ['ip-lease-lost', 'ip-conflict', 'ip-adapter-wedged', 'dhcp-service-stopped', 'dhcp-server-down'],
  because: 'without an address nobody beyond the PC can be asked',
}

export const withoutNames: MaskedBy = {
  faults: ['dns-server-from-old-lease', 'dns-server-set-by-hand-dead'],
  because: 'a name that no server finds cannot be asked',
}

export const withoutWayOut: MaskedBy = {
  faults: ['gateway-missing', 'gateway-stale', 'internet-line-down', 'captive-portal', 'file-cloud-only'],
  because: 'nobody outside the own network answers',
}

export const withoutConnections: MaskedBy = {
  faults: ['winsock-damaged'],
  because: 'no program can open a connection',
}

export const withoutWifiAdapter: MaskedBy = {
  faults: ['adapter-stuck-off', 'cable-unplugged', 'wifi-service-stopped', 'wifi-card-hung'],
  because: 'without a wireless adapter there is none that is not connected',
}

export const inAirplaneMode: MaskedBy = {
  faults: ['airplane-mode-on'],
  because: 'in airplane mode every radio is off on purpose',
}

export const withoutPrintService: MaskedBy = {
  faults: ['spooler-stopped', 'spooler-crash-stuck-file', 'printer-driver-crashes-spooler'],
  because: 'without the print service Windows shows neither printers nor jobs',
}

export const withoutUpdateHistory: MaskedBy = {
  faults: ['update-service-disabled'],
  because: 'Windows gives no history while its update service is disabled',
}

export const withoutSearchService: MaskedBy = {
  faults: ['search-service-stopped', 'search-service-disabled'],
  because: 'without its service nobody can ask the index',
}

export const withoutDomainAnswer: MaskedBy = {
  faults: ['device-rejected'],
  because: 'a device that is joined to the cloud has no domain of its own',
}

export const startLongAgo: MaskedBy = {
  faults: ['long-without-restart'],
  because: 'the slow start lies further back than the check looks',
}
