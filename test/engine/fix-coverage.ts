type Cover = {
  /** Fields of the fix's own record, at any depth, that the two cannot have alike, with the reason. */
  readonly leaves?: Readonly<Record<string, string>>
  /** The same for the record of the check that is run afterwards. */
  readonly leavesAfter?: Readonly<Record<string, string>>
}

/** Fixes whose scripts are held against the simulated PC. */
export const coveredFixes: Readonly<Record<string, Cover>> = {
  cancel_print_job: {},
  clear_print_queue: {},
  clear_teams_cache: {},
  clear_user_temp: {},
  clear_windows_temp: {},
  create_restore_point: {},
  disable_startup_app: {},
  empty_recycle_bin: {},
  enable_startup_app: {},
  flush_dns_cache: {},
  map_network_drive: {},
  optimize_drive: { leaves: { durationSec: 'real time' } },
  rebuild_search_index: {},
  reconnect_wifi: {},
  renew_ip_address: {},
  repair_component_store: {},
  repair_office: {},
  repair_store_app: {},
  reset_onedrive: {},
  reset_proxy_settings: {},
  reset_store_cache: {},
  reset_windows_update: {},
  restart_application: {},
  restart_audio_service: {},
  restart_device: {},
  restart_explorer: {},
  restart_network_adapter: {},
  restart_whitelisted_service: {},
  restore_hosts_file: {},
  resume_printer: {},
  run_disk_check: {},
  set_default_printer: {},
  start_defender_scan: {},
  stop_process: {},
  sync_time: {},
}

/** Fixes with scripts for which nothing answers here, with what is in the way. */
export const notCoveredFixes: Readonly<Record<string, string>> = {
  clear_browser_cache: 'its script only looks whether the browser is closed; the cache is moved by Node',
  execute_terminal_command: 'runs whatever command a person approved',
}
