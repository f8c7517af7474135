/** A call on a PC with this fault, or on a healthy one, that is no cure. */
export type OtherCall = {
  readonly fix: string
  readonly fault: string | null
  readonly args: Readonly<Record<string, unknown>>
}

const printer = 'Floor 2 Color'
const started = '2025-11-20T08:00:00.000Z'

/** What no fault leads to: things that are not there, that must not be touched, or that need nothing done. */
const onHealthyPc: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  // What does not run, started at another time, belongs to Windows, hides its start, and what may be ended.
  ...[99_999, 4088, 612, 780, 800, 840, 904, 4000, 4040, 4068, 4120, 5012].map(
    (pid) => ['stop_process', { pid, startedUtc: started }] as const,
  ),
  ['stop_process', { pid: 5012, startedUtc: '2025-11-19T08:00:00.000Z' }],
  ['restart_application', { pid: 5012, startedUtc: '2025-11-19T08:00:00.000Z' }],
  ['restart_application', { pid: 99_999, startedUtc: started }],
  ['restart_application', { pid: 904, startedUtc: started }],
  ['restart_application', { pid: 4104, startedUtc: started }],
  ['restart_application', { pid: 5012, startedUtc: started }],
  ['restart_device', { instanceId: 'PCI\\VEN_9999&DEV_9999\\1' }],
  ['restart_device', { instanceId: 'ACPI\\EXMP0001\\4&1' }],
  ['cancel_print_job', { printer: 'No such printer', jobId: 1 }],
  ['cancel_print_job', { printer, jobId: 1 }],
  ['clear_print_queue', {}],
  ['resume_printer', { name: 'No such printer' }],
  ['resume_printer', { name: printer }],
  ['set_default_printer', { name: 'No such printer' }],
  ['set_default_printer', { name: printer, keep: false }],
  ['restart_network_adapter', { name: 'No such adapter' }],
  ['restart_network_adapter', { name: 'Ethernet' }],
  ['renew_ip_address', { ifIndex: 77 }],
  ['renew_ip_address', { ifIndex: 12 }],
  ['reconnect_wifi', { adapter: 'Wi-Fi', profile: 'No such network' }],
  ['reconnect_wifi', { adapter: 'No such adapter', profile: 'Office' }],
  ['map_network_drive', { drive: 'S:', path: '\\\\files\\team' }],
  ['map_network_drive', { drive: 'S:', path: '\\\\files\\other' }],
  ['map_network_drive', { drive: 'S:', path: '\\\\files\\other', replace: true, persistent: false }],
  ['map_network_drive', { drive: 'T:', path: '\\\\files\\team' }],
  ['reset_proxy_settings', { clearPac: true }],
  ['restore_hosts_file', { names: ['nobody.example'] }],
  ['empty_recycle_bin', { drive: 'Z', dryRun: false }],
  ['empty_recycle_bin', { drive: 'c', dryRun: false }],
  ['clear_user_temp', { dryRun: false, minAgeHours: 24, exclude: ['Setup Log 2025-10-30 #001.txt'] }],
  ['clear_user_temp', { dryRun: false, minAgeHours: 24 }],
  ['clear_windows_temp', { dryRun: false }],
  ['optimize_drive', { drive: 'Z' }],
  ['run_disk_check', { drive: 'Z' }],
  ['run_disk_check', { drive: 'C', mode: 'scan' }],
  ['run_disk_check', { drive: 'c', mode: 'repair' }],
  ['repair_store_app', { name: 'No.Such.App' }],
  ['create_restore_point', {}],
  ['start_defender_scan', { update: false }],
  ['disable_startup_app', { name: 'Notes.lnk', source: 'user_folder' }],
  ['enable_startup_app', { name: 'OneDrive', source: 'user_run' }],
  ...['LanmanWorkstation', 'AudioEndpointBuilder', 'W32Time', 'Netlogon', 'wuauserv'].map(
    (name) => ['restart_whitelisted_service', { name }] as const,
  ),
  ...['restart_audio_service', 'restart_explorer', 'sync_time', 'rebuild_search_index', 'flush_dns_cache'].map(
    (fix) => [fix, {}] as const,
  ),
  ...['clear_teams_cache', 'repair_office', 'reset_onedrive', 'reset_store_cache', 'reset_windows_update'].map(
    (fix) => [fix, {}] as const,
  ),
]

/** Calls on a PC whose fault stands in the way of the fix. */
const onFaultyPc: readonly OtherCall[] = [
  { fix: 'cancel_print_job', fault: 'print-job-deleting-forever', args: { printer, jobId: 22 } },
  { fix: 'cancel_print_job', fault: 'spooler-stopped', args: { printer, jobId: 1 } },
  { fix: 'clear_print_queue', fault: 'printer-driver-crashes-spooler', args: {} },
  { fix: 'clear_teams_cache', fault: 'teams-package-broken', args: {} },
  { fix: 'map_network_drive', fault: 'workstation-service-stopped', args: { drive: 'S:', path: '\\\\files\\team' } },
  { fix: 'rebuild_search_index', fault: 'search-service-disabled', args: {} },
  { fix: 'reconnect_wifi', fault: 'adapter-disabled', args: { adapter: 'Wi-Fi', profile: 'Office' } },
  { fix: 'reconnect_wifi', fault: 'wifi-key-changed', args: { adapter: 'Wi-Fi', profile: 'Office' } },
  { fix: 'reconnect_wifi', fault: 'wifi-service-stopped', args: { adapter: 'Wi-Fi', profile: 'Office' } },
  { fix: 'reconnect_wifi', fault: 'wifi-card-hung', args: { adapter: 'Wi-Fi', profile: 'Office' } },
  { fix: 'renew_ip_address', fault: 'dhcp-server-down', args: { ifIndex: 12 } },
  { fix: 'renew_ip_address', fault: 'adapter-disabled', args: { ifIndex: 12 } },
  { fix: 'renew_ip_address', fault: 'dhcp-service-stopped', args: { ifIndex: 12 } },
  { fix: 'renew_ip_address', fault: 'ip-conflict-fixed-address', args: { ifIndex: 12 } },
  { fix: 'repair_component_store', fault: 'component-store-beyond-repair', args: {} },
  { fix: 'repair_component_store', fault: 'repair-source-missing', args: {} },
  { fix: 'repair_office', fault: 'office-beyond-quick-repair', args: {} },
  { fix: 'repair_store_app', fault: 'store-app-beyond-repair', args: { name: 'Microsoft.WindowsCalculator' } },
  { fix: 'repair_store_app', fault: 'store-service-disabled', args: { name: 'Microsoft.Windows.Photos' } },
  { fix: 'reset_onedrive', fault: 'onedrive-program-damaged', args: {} },
  { fix: 'reset_windows_update', fault: 'update-service-disabled', args: {} },
  { fix: 'reset_windows_update', fault: 'update-servicing-stuck', args: {} },
  { fix: 'restart_application', fault: 'app-hung', args: { pid: 3300, startedUtc: '2025-11-22T06:10:00.000Z' } },
  { fix: 'restart_audio_service', fault: 'audio-service-crash-loop', args: {} },
  { fix: 'restart_device', fault: 'usb-device-broken', args: { instanceId: 'USB\\VID_0000&PID_0002\\5&2&0&3' } },
  { fix: 'restart_device', fault: 'display-driver-hung', args: { instanceId: 'PCI\\VEN_0000&DEV_0001\\3&1&0&10' } },
  { fix: 'restart_explorer', fault: 'explorer-file-damaged', args: {} },
  { fix: 'restart_network_adapter', fault: 'adapter-stuck-off', args: { name: 'Wi-Fi' } },
  { fix: 'restart_network_adapter', fault: 'cable-unplugged', args: { name: 'Ethernet' } },
  { fix: 'restart_whitelisted_service', fault: 'audio-service-crash-loop', args: { name: 'Audiosrv' } },
  { fix: 'restart_whitelisted_service', fault: 'spooler-crash-stuck-file', args: { name: 'Spooler' } },
  { fix: 'restart_whitelisted_service', fault: 'update-service-disabled', args: { name: 'wuauserv' } },
  { fix: 'restart_whitelisted_service', fault: 'search-service-disabled', args: { name: 'WSearch' } },
  { fix: 'resume_printer', fault: 'printer-paused-no-right', args: { name: printer } },
  { fix: 'resume_printer', fault: 'print-port-monitor-wedged', args: { name: printer } },
  { fix: 'resume_printer', fault: 'spooler-stopped', args: { name: printer } },
  { fix: 'run_disk_check', fault: 'disk-failing', args: { drive: 'C', mode: 'repair' } },
  { fix: 'run_disk_check', fault: 'file-system-errors', args: { drive: 'C', mode: 'scan' } },
  { fix: 'set_default_printer', fault: 'printer-default-blocked', args: { name: printer } },
  { fix: 'start_defender_scan', fault: 'threat-not-removable', args: {} },
  { fix: 'start_defender_scan', fault: 'internet-line-down', args: {} },
  {
    fix: 'stop_process',
    fault: 'process-stuck-in-driver',
    args: { pid: 3440, startedUtc: '2025-11-22T03:00:00.000Z' },
  },
  { fix: 'sync_time', fault: 'time-source-wrong', args: {} },
  { fix: 'flush_dns_cache', fault: 'dns-server-from-old-lease', args: {} },
  { fix: 'empty_recycle_bin', fault: 'external-drive-errors', args: { drive: 'E', dryRun: false } },
]

export const otherCalls: readonly OtherCall[] = [
  ...onHealthyPc.map(([fix, args]) => ({ fix, fault: null, args })),
  ...onFaultyPc,
]
