import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'disk-cable-errors',
    cause: 'The cable or slot of the disk is loose: the controller resets the disk again and again.',
    areas: ['disk_failing', 'freeze', 'event_log'],
    writes: ['eventLog.storage'],
    apply: (pc) => {
      const event = { log: 'System', level: 3, sample: '\\Device\\RaidPort0' } as const
      for (let hour = 1; hour <= 20; hour++) {
        const utc = pc.clock.utc(-hour * 60)
        pc.eventLog.record({ ...event, provider: 'storahci', id: 129, utc, count: 2 })
        if (hour <= 12) pc.eventLog.record({ ...event, provider: 'disk', id: 153, utc, count: 1 })
      }
    },
    finding: 'disk_errors',
    curedBy: {},
    notCuredBy: { run_disk_check: 'the file system is fine, the link is not' },
    advice: {
      en: 'Save important files to another place first, then have the disk and its cable checked.',
      ko: '먼저 중요한 파일을 다른 곳에 저장한 다음 디스크와 케이블 점검을 요청하세요.',
      zh: '请先将重要文件保存到其他位置，再检查磁盘及其数据线。',
    },
    undo: 'none',
    complaint: {
      en: 'mouse still moves but everything else stops for thirty seconds, then it all catches up',
      ko: '마우스는 움직이는데 나머지가 30초쯤 멈췄다가 한꺼번에 진행돼요',
      zh: '鼠标能动但其他全停住，三十秒后又一下子恢复',
    },
  },
  {
    name: 'memory-hardware-errors',
    cause: 'A memory module is defective; the processor reports machine checks.',
    areas: ['random_restart', 'blue_screen', 'memory'],
    writes: ['eventLog.hardware', 'crashes.hardware'],
    apply: (pc) => {
      for (const hoursAgo of [20, 14, 12, 7, 3]) {
        pc.eventLog.record({
          log: 'System',
          provider: 'Microsoft-Windows-WHEA-Logger',
          id: 18,
          level: 2,
          utc: pc.clock.utc(-hoursAgo * 60),
          count: 1,
          sample: '3 | 10 | 0',
        })
      }
      pc.crashes.keepCrashing({
        cause: { kind: 'always' },
        crash: { kind: 'bugcheck', code: '0x00000124', dumps: true },
        everyHours: 200,
        hoursAgo: [12],
      })
    },
    finding: 'hardware_errors',
    curedBy: {},
    notCuredBy: { run_system_file_check: 'no file is damaged', restart_system: 'the module stays defective' },
    advice: {
      en: 'Keep a backup and have the PC checked; the Windows Memory Diagnostic can test the memory.',
      ko: '백업을 해 두고 PC 점검을 요청하세요. 메모리는 Windows 메모리 진단으로 검사할 수 있습니다.',
      zh: '请保留备份并检查电脑；可用“Windows 内存诊断”测试内存。',
    },
    undo: 'none',
    complaint: {
      en: 'it just reboots under load, sometimes WHEA_UNCORRECTABLE_ERROR flashes by',
      ko: '무거운 작업을 하면 그냥 재부팅되고 가끔 WHEA_UNCORRECTABLE_ERROR가 스쳐 지나가요',
      zh: '一跑大程序就重启，有时一闪而过 WHEA_UNCORRECTABLE_ERROR',
    },
  },
  {
    name: 'event-log-flood',
    cause: 'A printer agent writes an error every minute.',
    areas: ['event_log'],
    writes: ['eventLog.flood'],
    apply: (pc) => {
      for (let hour = 0; hour < 24; hour++) {
        pc.eventLog.record({
          log: 'Application',
          provider: 'Contoso Agent',
          id: 1000,
          level: 2,
          utc: pc.clock.utc(-hour * 60),
          count: 60,
          sample: 'tray 2 | no answer',
        })
      }
    },
    finding: 'many_errors',
    curedBy: {},
    notCuredBy: {
      run_disk_check: 'the errors are not about the disk',
      run_system_file_check: 'the errors are not about Windows files',
    },
    advice: {
      en: 'Look at which program writes the errors, and update or remove it.',
      ko: '오류를 기록하는 프로그램을 확인하고 업데이트하거나 제거하세요.',
      zh: '请查看是哪个程序记录了这些错误，然后更新或卸载它。',
    },
    undo: 'none',
    complaint: {
      en: 'event viewer is a sea of red, thousands of the same line',
      ko: '이벤트 뷰어가 똑같은 오류 수천 개로 빨갛게 도배돼 있어요',
      zh: '事件查看器一片红，全是同一条，几千条',
    },
  },
])
