import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'bluescreen-system-files',
    cause: 'A system file was damaged; Windows stops with it several times a week.',
    areas: ['blue_screen', 'app_crash'],
    writes: ['windowsFiles.damagedFiles'],
    apply: (pc) => {
      pc.state.windowsFiles.damagedFiles.push('win32kfull.sys')
      pc.crashes.keepCrashing({
        cause: { kind: 'windows_file', name: 'win32kfull.sys' },
        crash: { kind: 'bugcheck', code: '0x0000003b', dumps: true },
        everyHours: 48,
        hoursAgo: [147, 99, 51],
      })
    },
    finding: 'stopped_by_files',
    curedBy: { run_system_file_check: {} },
    cureShows: { afterDays: 32 },
    notCuredBy: { restart_system: 'the file stays damaged' },
    undo: 'none',
    complaint: {
      en: 'SYSTEM_SERVICE_EXCEPTION, third time this week',
      ko: '이번 주에만 세 번째 SYSTEM_SERVICE_EXCEPTION 파란 화면입니다',
      zh: '这周第三次蓝屏了，写着 SYSTEM_SERVICE_EXCEPTION',
    },
  },
  {
    name: 'bluescreen-file-system',
    cause: 'Errors in the file system of drive C make Windows stop.',
    areas: ['blue_screen', 'disk_failing'],
    writes: ['volumes.C.hasErrors'],
    apply: (pc) => {
      const volume = pc.volumes.find('C')
      if (volume) volume.hasErrors = true
      pc.crashes.keepCrashing({
        cause: { kind: 'file_system', drive: 'C:' },
        crash: { kind: 'bugcheck', code: '0x00000024', dumps: false },
        everyHours: 60,
        hoursAgo: [82, 22],
      })
    },
    finding: 'stopped_by_file_system',
    curedBy: { run_disk_check: { drive: 'C', mode: 'repair' } },
    cureShows: { afterDays: 32, restart: true },
    notCuredBy: { run_system_file_check: 'the errors lie in the file system, not in Windows files' },
    undo: 'none',
    complaint: {
      en: 'blue screen with NTFS_FILE_SYSTEM when I open my mail archive',
      ko: '메일 보관함을 열면 NTFS_FILE_SYSTEM 파란 화면이 떠요',
      zh: '一打开邮件存档就蓝屏 NTFS_FILE_SYSTEM',
    },
  },
  {
    name: 'bluescreen-driver',
    cause: 'An old VPN driver crashes Windows while it connects.',
    areas: ['blue_screen', 'drivers', 'vpn'],
    writes: ['crashes.driver'],
    apply: (pc) => {
      pc.crashes.keepCrashing({
        cause: { kind: 'always' },
        crash: { kind: 'bugcheck', code: '0x000000d1', dumps: true },
        everyHours: 30,
        hoursAgo: [110, 80, 50, 20],
      })
    },
    finding: 'blue_screens',
    curedBy: {},
    notCuredBy: {
      run_system_file_check: 'checks files of Windows only',
      run_disk_check: 'the file system has no errors',
    },
    advice: {
      en: 'Update or remove whatever was installed just before the first blue screen.',
      ko: '블루 스크린이 처음 나타나기 직전에 설치한 프로그램이나 드라이버를 업데이트하거나 제거하세요. 크래시 파일은 지원용 파일 모음에 나와 있습니다.',
      zh: '请更新或卸载首次蓝屏之前最后安装的程序或驱动程序；支持文件包中列有故障转储文件。',
    },
    undo: 'none',
    complaint: {
      en: 'each time I start the company VPN the PC crashes to a sad face',
      ko: '회사 VPN만 켜면 슬픈 얼굴 파란 화면이 뜨면서 꺼져요',
      zh: '一连公司 VPN 电脑就出哭脸蓝屏',
    },
  },
  {
    name: 'power-cuts',
    cause: 'The power supply or a loose plug cuts the power without warning.',
    areas: ['random_restart'],
    writes: ['crashes.power'],
    apply: (pc) => {
      pc.crashes.keepCrashing({
        cause: { kind: 'always' },
        crash: { kind: 'power_cut' },
        everyHours: 53,
        hoursAgo: [182, 129, 76, 23],
      })
    },
    finding: 'power_cuts',
    curedBy: {},
    notCuredBy: {
      run_system_file_check: 'Windows did not crash, it lost power',
      restart_system: 'does not mend the power supply',
    },
    advice: {
      en: 'Check plug, power strip and power supply; another socket is a quick test.',
      ko: '플러그, 멀티탭, 전원 공급 장치를 확인하세요. 다른 콘센트에 꽂아 보면 빠르게 확인할 수 있습니다.',
      zh: '请检查插头、插线板和电源；换一个插座是最快的测试方法。',
    },
    undo: 'none',
    complaint: {
      en: 'computer goes black in an instant, no message, as if somebody pulled the plug',
      ko: '아무 메시지도 없이 플러그를 뽑은 것처럼 순식간에 꺼져요',
      zh: '电脑一瞬间就黑了，没任何提示，像被拔了插头',
    },
  },
])
