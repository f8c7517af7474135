type Cover = {
  /** Arguments where the tool needs some. */
  readonly args?: Readonly<Record<string, unknown>>
  /** Fields, at any depth, that a later step fills or that the state says nothing about, with the reason. */
  readonly leaves?: Readonly<Record<string, string>>
  /** Faults that other tools find and that this one shows something of. */
  readonly alsoOn?: readonly string[]
}

/** Read-only tools whose scripts are held against the simulated PC. */
export const covered: Readonly<Record<string, Cover>> = {
  check_active_connections: {},
  check_app_crashes: {},
  check_audio_devices: {},
  check_battery_status: {},
  check_bitlocker_status: { leaves: { unavailable: 'the error of a refusal has another name here' } },
  check_bluetooth_status: {},
  check_browser_status: {},
  check_camera_status: {},
  check_certificates: {},
  check_clipboard_status: {},
  check_component_store_health: {},
  check_cpu_usage: {},
  check_crash_dumps: {},
  check_defender_status: {},
  check_device_drivers: {},
  check_disk_health: {},
  check_disk_usage: {},
  check_display_info: {},
  check_dns_resolution: {
    leaves: { ms: 'real time' },
    alsoOn: ['ip-lease-lost', 'internet-line-down', 'hosts-blocks-sites'],
  },
  check_domain_status: {},
  check_event_log_details: { args: { log: 'System', eventId: 10_016 } },
  check_event_logs_summary: {
    alsoOn: ['office-files-damaged', 'bluescreen-driver', 'power-cuts', 'app-hung', 'vpn-password-refused'],
  },
  check_firewall_status: {},
  check_hosts_file: {},
  check_hung_applications: {},
  check_idle_state: {},
  check_input_languages: {},
  check_installed_software: {},
  check_ip_address: {},
  check_memory_usage: {},
  check_network_status: {},
  check_notification_settings: {},
  check_office_status: {},
  check_onedrive_status: {},
  check_outlook_health: {},
  check_pending_reboot: {},
  check_print_queue: {},
  check_printers: { leaves: { reachable: 'filled by the next step' } },
  check_proxy_settings: {},
  check_remote_desktop_status: {},
  check_restore_points: {},
  check_scheduled_tasks: {},
  check_search_index: {},
  check_services: {},
  check_shared_folders: {},
  check_startup_apps: {},
  check_store_apps: {},
  check_system_info: { leaves: { psVersion: 'that of the engine' } },
  check_system_uptime: {},
  check_teams_status: {},
  check_temperature: {},
  check_time_sync: {},
  check_usb_devices: {},
  check_user_permissions: { leaves: { owner: 'a translated name, of which the simulated PC has the number' } },
  check_user_profile_health: {},
  check_volume_errors: {},
  check_vpn_status: {},
  check_wifi_status: {},
  check_windows_update_status: { leaves: { unavailable: 'the error of an object has another name here' } },
  list_processes: {},
  ping_host: {
    leaves: { tcpOpen: 'a step of the app connects', tcpMs: 'a step of the app connects' },
    alsoOn: ['file-server-down', 'gateway-stale'],
  },
  trace_route: { alsoOn: ['internet-line-down', 'gateway-missing', 'ip-lease-lost'] },
}

/** Read-only tools with scripts for which nothing answers here yet, with what is in the way. */
export const notCovered: Readonly<Record<string, string>> = {
  analyze_logs: 'reads a log file of Windows, the simulated PC has text files',
}
