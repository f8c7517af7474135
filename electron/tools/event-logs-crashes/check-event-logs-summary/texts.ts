import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Errors of the last hours', ko: '최근 몇 시간 동안의 오류', zh: '最近几小时的错误' },
  purpose: {
    en: 'Groups errors and warnings of the System and Application logs.',
    ko: '이벤트 로그 중 시스템 및 응용 프로그램 로그의 오류와 경고를 묶어서 표시합니다.',
    zh: '对系统日志和应用程序日志中的错误和警告进行分组。',
  },
  findings: {
    disk_errors: {
      en: 'Windows reported errors while reading or writing a disk.',
      ko: 'Windows에서 디스크를 읽거나 쓰는 중에 발생한 오류를 보고했습니다.',
      zh: 'Windows 在读取或写入磁盘时报告了错误。',
    },
    file_system_damage: {
      en: 'Windows found wrong entries in the file system of a drive.',
      ko: 'Windows에서 드라이브의 파일 시스템에 잘못된 항목이 있는 것을 발견했습니다.',
      zh: 'Windows 发现驱动器的文件系统中有错误的条目。',
    },
    hardware_errors: {
      en: 'The hardware reported errors (processor, memory or a card).',
      ko: '하드웨어(프로세서, 메모리 또는 카드)에서 오류를 보고했습니다.',
      zh: '硬件报告了错误（处理器、内存或板卡）。',
    },
    service_crashes: {
      en: 'A Windows service stopped or didn’t start.',
      ko: '중지되었거나 시작되지 않은 Windows 서비스가 있습니다.',
      zh: '有 Windows 服务停止或未能启动。',
    },
    display_driver: {
      en: 'The graphics driver stopped and recovered.',
      ko: '그래픽 드라이버가 멈췄다가 복구되었습니다.',
      zh: '显卡驱动程序曾停止，随后已恢复。',
    },
    update_failures: {
      en: 'An update couldn’t be installed.',
      ko: '설치하지 못한 업데이트가 있습니다.',
      zh: '有更新未能安装。',
    },
    name_lookups: {
      en: 'Name lookups timed out several times.',
      ko: '이름 확인(DNS)이 시간 초과로 여러 번 실패했습니다.',
      zh: '名称解析多次超时。',
    },
    many_errors: {
      en: 'There are unusually many errors in the logs.',
      ko: '로그에 오류가 이례적으로 많습니다.',
      zh: '日志中的错误异常多。',
    },
  },
  advice: {
    display_driver: {
      en: 'Install the newest graphics driver from the PC’s manufacturer. If this began after an update, go back to the previous driver.',
      ko: 'PC 제조업체의 최신 그래픽 드라이버를 설치하세요. 업데이트 뒤에 시작된 문제라면 이전 드라이버로 되돌리세요.',
      zh: '请安装电脑制造商提供的最新显卡驱动程序；如果问题在更新之后出现，请改回之前的驱动程序。',
    },
    disk_errors: {
      en: 'Save important files to another place first, then have the disk and its cable checked.',
      ko: '먼저 중요한 파일을 다른 곳에 저장한 다음 디스크와 케이블 점검을 요청하세요.',
      zh: '请先将重要文件保存到其他位置，再检查磁盘及其数据线。',
    },
    hardware_errors: {
      en: 'Keep a backup and have the PC checked; the Windows Memory Diagnostic can test the memory.',
      ko: '백업을 해 두고 PC 점검을 요청하세요. 메모리는 Windows 메모리 진단으로 검사할 수 있습니다.',
      zh: '请保留备份并检查电脑；可用“Windows 内存诊断”测试内存。',
    },
    many_errors: {
      en: 'Look at which program writes the errors, and update or remove it.',
      ko: '오류를 기록하는 프로그램을 확인하고 업데이트하거나 제거하세요.',
      zh: '请查看是哪个程序记录了这些错误，然后更新或卸载它。',
    },
  },
  fields: {
    critical: { en: 'critical errors', ko: '위험 오류', zh: '严重错误' },
    groups: { en: 'kinds of entries', ko: '항목 종류', zh: '条目种类' },
    sample: { en: 'message', ko: '메시지', zh: '消息' },
  },
  picture: {
    noErrors: { en: 'No error in the logs', ko: '로그에 오류가 없습니다', zh: '日志中没有错误' },
  },
  arguments: {
    hours: { en: 'How far back', ko: '조회할 기간', zh: '追溯的时间范围' },
  },
  utterances: {
    en: [
      'something is wrong but i do not know what',
      'check the event log',
      'look for errors since yesterday',
      'my pc acts strange lately',
      'any red entries in event viewer',
      'give me a general health check',
    ],
    ko: [
      '뭔가 이상한데 뭔지 모르겠어요',
      '이벤트 로그 확인해 주세요',
      '어제부터 오류가 있었는지 봐줘요',
      '요즘 컴퓨터가 좀 이상해요',
      '이벤트 뷰어에 빨간 게 많아요',
      '전체적으로 점검해 주세요',
    ],
    zh: [
      '电脑怪怪的说不上来哪里不对',
      '看看事件日志',
      '昨天开始有没有报错',
      '事件查看器里好多红的',
      '帮我做个全面检查',
      '最近老出毛病',
    ],
  },
})
