import type { Locale, LocalizedText } from '../domain/locale.ts'

/** Why a step gave up, by the short code that it reports. A code that is not here gets the sentence of `other`. */
const stepReasons = {
  adapter_not_found: {
    en: 'There is no network adapter with this name on the PC.',
    ko: '이 이름의 네트워크 어댑터가 PC에 없습니다.',
    zh: '电脑上没有这个名称的网络适配器。',
  },
  not_dhcp: {
    en: 'The address of this network adapter is set by hand, so there is none to renew.',
    ko: '이 네트워크 어댑터의 주소는 직접 지정되어 있어 새로 받을 주소가 없습니다.',
    zh: '此网络适配器的地址是手动设置的，无法重新获取。',
  },
  printer_not_found: {
    en: 'There is no printer with this name on the PC.',
    ko: '이 이름의 프린터가 PC에 없습니다.',
    zh: '电脑上没有这个名称的打印机。',
  },
  service_not_found: {
    en: 'There is no service with this name on the PC.',
    ko: '이 이름의 서비스가 PC에 없습니다.',
    zh: '电脑上没有这个名称的服务。',
  },
  service_disabled: {
    en: 'The service is switched off in its settings, so it can’t be started.',
    ko: '서비스가 사용 안 함으로 설정되어 있어 시작할 수 없습니다.',
    zh: '该服务已被设置为禁用，因此无法启动。',
  },
  service_does_not_stop: {
    en: 'A service of Windows hangs and doesn’t stop. A restart of the PC ends it.',
    ko: 'Windows 서비스가 응답하지 않아 중지되지 않습니다. PC를 다시 시작하면 해결됩니다.',
    zh: '某个 Windows 服务没有响应，无法停止。重启电脑即可结束它。',
  },
  service_does_not_start: {
    en: 'A service of Windows was stopped for this and doesn’t start again. Restart the PC.',
    ko: '이 작업을 위해 중지한 Windows 서비스가 다시 시작되지 않습니다. PC를 다시 시작하세요.',
    zh: '为此停止的某个 Windows 服务未能重新启动。请重启电脑。',
  },
  device_not_found: {
    en: 'There is no such device on the PC any more.',
    ko: '해당 장치가 더 이상 PC에 없습니다.',
    zh: '电脑上已经没有这个设备。',
  },
  device_class_denied: {
    en: 'Devices of this kind are left alone, because the PC needs them to keep working.',
    ko: '이 종류의 장치는 PC가 계속 작동하는 데 필요하므로 건드리지 않습니다.',
    zh: '这类设备是电脑正常工作所必需的，因此不会对其进行操作。',
  },
  only_one_of_its_kind: {
    en: 'This is the only device of its kind, and the PC might no longer be usable without it.',
    ko: '같은 종류의 장치가 이것 하나뿐이어서, 멈추면 PC를 사용하지 못할 수 있습니다.',
    zh: '这类设备只有这一个，停用后电脑可能无法使用。',
  },
  protected_process: {
    en: 'Windows needs this program, so it isn’t ended.',
    ko: 'Windows에 필요한 프로그램이므로 종료하지 않습니다.',
    zh: '这是 Windows 所需的程序，因此不会结束它。',
  },
  job_number_taken: {
    en: 'A newer print job has the same number now, so the old one wasn’t put back.',
    ko: '새 인쇄 작업이 같은 번호를 사용하고 있어 이전 작업을 되돌리지 않았습니다.',
    zh: '新的打印作业已使用相同的编号，因此没有放回旧作业。',
  },
  pid_reused: {
    en: 'The program has ended, and its number now belongs to another program.',
    ko: '프로그램이 이미 끝났으며, 그 번호는 이제 다른 프로그램의 번호입니다.',
    zh: '该程序已经结束，它的编号现在属于另一个程序。',
  },
  start_time_unknown: {
    en: 'It can’t be seen when the program was started, so it isn’t certain which one is meant.',
    ko: '프로그램이 언제 시작되었는지 알 수 없어, 어느 프로그램인지 확실하지 않습니다.',
    zh: '无法得知该程序的启动时间，因此不能确定指的是哪一个程序。',
  },
  path_unknown: {
    en: 'It isn’t known where the program is stored, so it couldn’t be started again.',
    ko: '프로그램이 어디에 저장되어 있는지 알 수 없어 다시 시작할 수 없습니다.',
    zh: '无法得知该程序的存放位置，因此无法重新启动它。',
  },
  store_app: {
    en: 'Apps from the Store can’t be started again from here. Close it and open it from the Start menu.',
    ko: 'Microsoft Store 앱은 여기서 다시 시작할 수 없습니다. 앱을 닫고 시작 메뉴에서 다시 여세요.',
    zh: '应用商店的应用无法在这里重新启动。请关闭它，再从“开始”菜单打开。',
  },
  still_open: {
    en: 'The program didn’t close.',
    ko: '프로그램이 닫히지 않았습니다.',
    zh: '该程序没有关闭。',
  },
  browser_running: {
    en: 'The browser is open. Close it and try again.',
    ko: '브라우저가 열려 있습니다. 닫은 뒤 다시 시도하세요.',
    zh: '浏览器处于打开状态。请关闭后重试。',
  },
  no_cache_folder: {
    en: 'There is no cache folder that could be set aside.',
    ko: '따로 보관할 캐시 폴더가 없습니다.',
    zh: '没有可以移出的缓存文件夹。',
  },
  package_not_found: {
    en: 'There is no app with this name for this account.',
    ko: '이 계정에 이 이름의 앱이 없습니다.',
    zh: '此帐户没有这个名称的应用。',
  },
  program_not_found: {
    en: 'The program that this needs isn’t on the PC.',
    ko: '필요한 프로그램이 PC에 없습니다.',
    zh: '电脑上没有所需的程序。',
  },
  program_not_signed: {
    en: 'The program isn’t signed by its publisher, so it isn’t started.',
    ko: '제조업체의 서명이 없는 프로그램이므로 실행하지 않습니다.',
    zh: '该程序没有其制造商的签名，因此不会启动它。',
  },
  restart_already_planned: {
    en: 'A restart of Windows is already planned.',
    ko: 'Windows를 다시 시작하는 일정이 이미 있습니다.',
    zh: '已经安排了一次 Windows 重启。',
  },
  command_not_simulated: {
    en: 'The practice PC doesn’t know this command.',
    ko: '연습용 PC에서는 이 명령을 사용할 수 없습니다.',
    zh: '练习电脑不支持这个命令。',
  },
  outside_allowed_folders: {
    en: 'The file is outside the folders that may be read.',
    ko: '파일이 읽을 수 있는 폴더 밖에 있습니다.',
    zh: '该文件不在允许读取的文件夹中。',
  },
  file_unreadable: {
    en: 'The file couldn’t be read.',
    ko: '파일을 읽지 못했습니다.',
    zh: '无法读取该文件。',
  },
  no_backup: {
    en: 'There is no saved copy to put back.',
    ko: '되돌려 놓을 보관본이 없습니다.',
    zh: '没有可以恢复的备份。',
  },
  ENOENT: {
    en: 'A file or program that this needs wasn’t found.',
    ko: '필요한 파일이나 프로그램을 찾지 못했습니다.',
    zh: '找不到所需的文件或程序。',
  },
  EACCES: {
    en: 'The system refused access to a file or program that this needs.',
    ko: '필요한 파일이나 프로그램에 대한 접근을 시스템이 거부했습니다.',
    zh: '系统拒绝访问所需的文件或程序。',
  },
  EPERM: {
    en: 'The system doesn’t allow this with the present rights.',
    ko: '현재 권한으로는 시스템이 이 작업을 허용하지 않습니다.',
    zh: '系统不允许以当前权限执行此操作。',
  },
  ENOSPC: {
    en: 'There is no space left on the drive.',
    ko: '드라이브에 남은 공간이 없습니다.',
    zh: '驱动器上没有剩余空间。',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** The sentence of the reported `reason` in one language, as an ICU message. */
export function stepReasonMessage(locale: Locale, other: string): string {
  const known = Object.entries(stepReasons).map(([code, text]) => `${code} {${text[locale]}}`)
  return `{reason, select, ${known.join(' ')} other {${other}}}`
}
