import { fillSlots } from '../../electron/agents/slots.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { valueOf, type KnownValues, type Values } from './open-scenario.ts'

/** Arguments that a careful person would give on a PC where the tool is not what helps. */
export function plausibleArgs(tool: string): Values {
  return wrongArgs[tool] ?? {}
}

const vpnEdit = { path: 'downloads/vpn-profile.ini', edits: [{ kind: 'delete', from: 4, to: 4 }] }
const newFile = { path: 'downloads/todo.txt', text: 'call the office\n' }

const wrongArgs: Readonly<Record<string, Values>> = {
  batch_edit: { files: [vpnEdit, newFile], dryRun: false },
  edit_file: { ...vpnEdit, dryRun: false },
  write_file: { ...newFile, dryRun: false },
  check_file_contents: { files: [{ path: 'downloads/notes.txt' }] },
  copy_file: { path: 'downloads/notes.txt', to: 'downloads/notes-copy.txt', dryRun: false },
  move_file: { path: 'downloads/notes.txt', to: 'downloads/notes-moved.txt', dryRun: false },
  delete_file: { path: 'downloads/notes.txt', dryRun: false },
  read_file: { path: 'downloads/notes.txt' },
  diff_files: { before: 'downloads/notes.txt', after: 'downloads/vpn-profile.ini' },
  code_search: { path: 'downloads', question: 'copy the reports to the backup drive' },
  api_call: { url: 'https://www.example.com/status.json', method: 'POST' },
  download_file: { url: 'https://www.example.com/printer-driver.zip', path: 'driver.zip' },
  post_webhook: { webhook: 'helpdesk', text: 'done' },
  cancel_print_job: { printer: 'Floor 2 Color', jobId: 1 },
  cleanup_component_store: { dryRun: false },
  clear_browser_cache: { browser: 'edge', dryRun: false },
  clear_user_temp: { dryRun: false },
  clear_windows_temp: { dryRun: false },
  empty_recycle_bin: { dryRun: false },
  enable_startup_app: { name: 'OneDrive', source: 'user_run' },
  git_commit: { path: 'C:\\Projects\\website', message: 'Opening hours', files: ['pages/contact.html'], dryRun: false },
  execute_python: { path: 'downloads', code: 'print(1 + 1)' },
  run_tests: { path: 'downloads', command: 'python3 -m unittest' },
  lint_code: { path: 'downloads', command: 'python3 -m pyflakes .' },
  execute_terminal_command: { command: 'Stop-Service Spooler' },
  disable_startup_app: { name: 'OneDrive', source: 'user_run' },
  map_network_drive: { drive: 'S:', path: '\\\\files\\team', replace: true },
  reconnect_wifi: { adapter: 'Wi-Fi', profile: 'Office' },
  renew_ip_address: { ifIndex: 12 },
  repair_store_app: { name: 'Microsoft.WindowsCalculator' },
  run_disk_check: { mode: 'repair' },
  restart_network_adapter: { name: 'Wi-Fi' },
  restart_whitelisted_service: { name: 'Spooler' },
}

/** What a tool is called with: these values, and what only a person can name. */
export function argsFor(tool: Tool, known: KnownValues): Values {
  return valueOf(fillSlots(tool, known, plausibleArgs(tool.name)))
}
