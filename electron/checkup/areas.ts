import type { CheckUpArea } from '../../shared/domain/check-up.ts'
import type { Category } from '../../shared/domain/tool-manifest.ts'
import type { Tool } from '../contract/define-tool.ts'

/** Every category has its place: a check that is added later stands on a tile without a word about it here. */
export const areaOfCategory: Readonly<Record<Category, CheckUpArea>> = {
  system: 'windows',
  cpu_memory_processes: 'speed',
  disk_storage: 'storage',
  network: 'network',
  wifi: 'network',
  services_tasks: 'windows',
  event_logs_crashes: 'crashes',
  updates: 'updates',
  printers: 'printers',
  audio_video_display: 'devices',
  office_browser: 'apps',
  security: 'security',
  cert_time_domain_gpo: 'account',
  power_thermal: 'power',
  software_startup: 'programs',
  devices: 'devices',
  input_search_shell: 'windows',
  files: 'windows',
  web: 'network',
}

/** The area of a tool; of one that is not there any more, Windows itself. */
export function areaOf(tool: Pick<Tool, 'category' | 'checkUp'> | null): CheckUpArea {
  return tool?.checkUp?.area ?? areaOfCategory[tool?.category ?? 'system']
}
