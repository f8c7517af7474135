import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Disk health', ko: '디스크 상태', zh: '磁盘运行状况' },
  values: {
    media: {
      SSD: { en: 'SSD', ko: 'SSD', zh: '固态硬盘' },
      HDD: { en: 'hard disk', ko: '하드 디스크', zh: '机械硬盘' },
      SCM: { en: 'storage-class memory', ko: '스토리지 클래스 메모리', zh: '存储级内存' },
      Unspecified: { en: 'not known', ko: '알 수 없음', zh: '未知' },
    },
    health: {
      Healthy: { en: 'healthy', ko: '정상', zh: '正常' },
      Warning: { en: 'warning', ko: '경고', zh: '警告' },
      Unhealthy: { en: 'failing', ko: '비정상', zh: '异常' },
      Unknown: { en: 'not known', ko: '알 수 없음', zh: '未知' },
    },
  },
  purpose: {
    en: 'Health, wear, temperature and errors of each disk, and when drives were last optimized.',
    ko: '각 디스크의 상태, 마모도, 온도, 오류와 드라이브를 마지막으로 최적화한 시간을 확인합니다.',
    zh: '查看每个磁盘的运行状况、磨损、温度和错误，以及各驱动器上次优化的时间。',
  },
  named: {
    not_optimized: {
      en: 'The hard disk {name} hasn’t been optimized for more than 30 days.',
      ko: '30일 넘게 최적화하지 않은 하드 디스크가 있습니다: {name}',
      zh: '机械硬盘 {name} 已超过 30 天没有优化。',
    },
    ssd_worn: {
      en: 'The solid-state disk {name} is nearly worn out.',
      ko: '수명이 거의 다한 SSD가 있습니다: {name}',
      zh: '固态硬盘 {name} 的寿命几乎已耗尽。',
    },
    disk_hot: {
      en: 'The disk {name} is very hot.',
      ko: '온도가 매우 높은 디스크가 있습니다: {name}',
      zh: '磁盘 {name} 温度很高。',
    },
    disk_failing: {
      en: 'The disk {name} reports that it is failing.',
      ko: '고장이 임박한 디스크가 있습니다: {name}',
      zh: '磁盘 {name} 的自检显示即将损坏。',
    },
    disk_warning: {
      en: 'The disk {name} reports a warning.',
      ko: '이상을 경고하는 디스크가 있습니다: {name}',
      zh: '磁盘 {name} 发出警告。',
    },
  },
  measured: {
    ssd_worn: {
      en: 'The solid-state disk {name} has used {figure} of its life.',
      ko: '수명을 {figure} 쓴 SSD가 있습니다: {name}',
      zh: '固态硬盘 {name} 的寿命已用 {figure}。',
    },
    disk_hot: {
      en: 'The disk {name} is very hot: {figure}.',
      ko: '디스크 온도가 매우 높습니다({figure}): {name}',
      zh: '磁盘 {name} 温度很高：{figure}。',
    },
  },
  findings: {
    disk_failing: {
      en: 'A disk reports that it is failing.',
      ko: '고장이 임박한 디스크가 있습니다.',
      zh: '有磁盘的自检显示即将损坏。',
    },
    disk_warning: {
      en: 'A disk reports a warning.',
      ko: '이상을 경고하는 디스크가 있습니다.',
      zh: '有磁盘发出警告。',
    },
    ssd_worn: {
      en: 'A solid-state disk is nearly worn out.',
      ko: '수명이 거의 다한 SSD가 있습니다.',
      zh: '有固态硬盘的寿命几乎已耗尽。',
    },
    disk_hot: { en: 'A disk is very hot.', ko: '온도가 매우 높은 디스크가 있습니다.', zh: '有磁盘温度很高。' },
    not_optimized: {
      en: 'A hard disk hasn’t been optimized for more than 30 days.',
      ko: '30일 넘게 최적화하지 않은 하드 디스크가 있습니다.',
      zh: '有机械硬盘已超过 30 天没有优化。',
    },
    counters_missing: {
      en: 'Wear, temperature and error counters couldn’t be read without administrator rights.',
      ko: '관리자 권한이 없어 마모도, 온도, 오류 횟수를 읽을 수 없습니다.',
      zh: '没有管理员权限，因此未能读取磨损、温度和错误计数器。',
    },
  },
  advice: {
    disk_failing: {
      en: 'Copy your important files to another place today and have the disk replaced.',
      ko: '오늘 중요한 파일을 다른 곳에 복사해 두고 디스크 교체를 요청하세요.',
      zh: '请今天就将重要文件复制到其他位置，并更换该磁盘。',
    },
    disk_warning: {
      en: 'Keep a copy of your files in another place and plan to have the disk replaced.',
      ko: '파일의 사본을 다른 곳에 보관하고 디스크 교체를 준비하세요.',
      zh: '请在其他位置保留一份文件副本，并计划更换该磁盘。',
    },
    ssd_worn: {
      en: 'Plan a replacement of the SSD and keep a backup.',
      ko: '파일을 백업하고 SSD 교체를 준비하세요.',
      zh: '请计划更换该固态硬盘，并保留备份。',
    },
    disk_hot: {
      en: 'Clear the air vents and let the PC cool down. If it stays hot, have the fan checked.',
      ko: 'PC의 통풍구가 막혀 있지 않은지 확인하고 열을 식히세요. 계속 뜨거우면 팬 점검을 요청하세요.',
      zh: '请清理电脑的通风口并让它冷却；如果温度仍然很高，请检查风扇。',
    },
  },
  fields: {
    bus: { en: 'connected by', ko: '연결 방식', zh: '接口类型' },
    disks: { en: 'disks', ko: '디스크', zh: '磁盘' },
    lastOptimizedUtc: { en: 'last optimized', ko: '마지막 최적화', zh: '上次优化' },
    optimizations: { en: 'optimizations', ko: '최적화 기록', zh: '优化记录' },
    powerOnHours: { en: 'hours in use', ko: '사용 시간', zh: '通电时间' },
    readErrorsUncorrected: { en: 'read errors', ko: '읽기 오류', zh: '读取错误' },
    tempC: { en: 'temperature', ko: '온도', zh: '温度' },
    wearPct: { en: 'worn', ko: '마모', zh: '磨损' },
  },
  picture: {
    failing: { en: 'Failing', ko: '고장 진행 중', zh: '即将损坏' },
    warns: { en: 'Warns of wear', ko: '이상 경고', zh: '发出警告' },
  },
  tracked: {
    wear: {
      name: { en: 'Wear of {name}', ko: '마모도: {name}', zh: '{name} 的磨损程度' },
      ends: {
        en: 'At this pace {name} reaches the end of its rated life in about {time}.',
        ko: '이대로 가면 {name} 디스크는 약 {time} 뒤에 정해진 수명이 끝납니다.',
        zh: '照目前的速度，{name} 大约 {time}后达到额定寿命。',
      },
    },
  },
  arguments: {},
  utterances: {
    en: [
      'is my hard drive dying',
      'the disk makes clicking noises',
      'ssd health check',
      'smart error on startup',
      'i am afraid of losing my files',
      'drive is getting old, is it ok',
      'disk keeps going to 100 percent',
    ],
    ko: [
      '하드가 죽어가는 것 같아요',
      '하드에서 딸깍딸깍 소리가 나요',
      'SSD 수명 확인하고 싶어요',
      '켤 때 디스크 오류가 떠요',
      '디스크가 오래돼서 걱정돼요',
      '디스크 사용률이 계속 100%예요',
    ],
    zh: [
      '硬盘是不是要坏了',
      '硬盘咔咔响',
      '看看固态的寿命',
      '开机提示磁盘错误',
      '怕资料丢了检查一下硬盘',
      '磁盘占用一直百分百',
    ],
  },
})
