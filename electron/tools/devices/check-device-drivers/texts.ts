import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Devices and drivers', ko: '장치 및 드라이버', zh: '设备和驱动程序' },
  purpose: {
    en: 'Devices that report an error, on request with driver version.',
    ko: '오류가 있는 장치를 확인합니다. 원하면 드라이버 버전도 함께 확인합니다.',
    zh: '列出有错误的设备，可根据需要附上驱动程序版本。',
  },
  named: {
    disabled: {
      en: '{name} is disabled.',
      ko: '사용하지 않도록 설정된 장치가 있습니다: {name}',
      zh: '{name} 已禁用。',
    },
    blocked: {
      en: 'Windows blocks the driver of {name} because of its signature or a known problem.',
      ko: '서명 또는 알려진 문제 때문에 Windows에서 드라이버를 차단한 장치가 있습니다: {name}',
      zh: 'Windows 因签名或已知问题阻止了 {name} 的驱动程序。',
    },
    not_working: {
      en: '{name} can’t start, or its driver failed.',
      ko: '장치를 시작할 수 없거나 드라이버에 문제가 있습니다: {name}',
      zh: '{name} 无法启动，或其驱动程序出错。',
    },
    no_driver: {
      en: '{name} has no driver.',
      ko: '드라이버가 없는 장치가 있습니다: {name}',
      zh: '{name} 没有驱动程序。',
    },
    restart_needed: {
      en: '{name} waits for a restart.',
      ko: '다시 시작해야 하는 장치가 있습니다: {name}',
      zh: '{name} 需要重启。',
    },
    other: { en: '{name} reports an error.', ko: '장치에 오류가 있습니다: {name}', zh: '{name} 出现错误。' },
  },
  findings: {
    not_working: {
      en: 'A device can’t start or its driver failed.',
      ko: '장치를 시작할 수 없거나 장치 드라이버에 오류가 발생했습니다.',
      zh: '有设备无法启动，或其驱动程序出现故障。',
    },
    no_driver: { en: 'A device has no driver.', ko: '드라이버가 없는 장치가 있습니다.', zh: '有设备没有驱动程序。' },
    restart_needed: {
      en: 'A device waits for a restart.',
      ko: '다시 시작해야 하는 장치가 있습니다.',
      zh: '有设备正在等待重启。',
    },
    disabled: { en: 'A device is disabled.', ko: '사용하지 않도록 설정된 장치가 있습니다.', zh: '有设备已禁用。' },
    blocked: {
      en: 'Windows blocks a driver because of its signature or a known problem.',
      ko: '서명 또는 알려진 문제 때문에 Windows에서 드라이버를 차단하고 있습니다.',
      zh: 'Windows 因签名或已知问题阻止了某个驱动程序。',
    },
    other: { en: 'A device reports an error.', ko: '장치에 오류가 있습니다.', zh: '有设备出现错误。' },
  },
  advice: {
    no_driver: {
      en: 'Let Windows Update look for the driver, or install it from the device manufacturer’s website.',
      ko: 'Windows 업데이트에서 드라이버를 찾거나 장치 제조업체 웹 사이트에서 드라이버를 설치하세요.',
      zh: '请通过 Windows 更新查找驱动程序，或从设备制造商的网站安装。',
    },
    disabled: {
      en: 'If you need the device, right-click it in Device Manager and choose Enable device.',
      ko: '이 장치가 필요하면 장치 관리자에서 마우스 오른쪽 단추로 클릭하고 디바이스 사용을 선택하세요.',
      zh: '如果需要使用该设备，请在设备管理器中右键单击它并选择“启用设备”。',
    },
    blocked: {
      en: 'Get a newer, signed driver from the manufacturer. Don’t switch off the protection of Windows.',
      ko: '제조업체에서 서명된 최신 드라이버를 받아 설치하세요. Windows의 보호 기능은 끄지 마세요.',
      zh: '请从制造商处获取带签名的新版驱动程序；不要关闭 Windows 的保护功能。',
    },
  },
  fields: {
    driverProvider: { en: 'driver from', ko: '드라이버 제공자', zh: '驱动程序提供商' },
    real: { en: 'devices present', ko: '실제 장치 수', zh: '实际设备数' },
  },
  picture: {
    noDriver: { en: 'No driver', ko: '드라이버 없음', zh: '没有驱动程序' },
    restart: { en: 'Needs a restart', ko: '다시 시작 필요', zh: '需要重启' },
    allWork: { en: 'All devices work', ko: '모든 장치가 정상입니다', zh: '所有设备都正常' },
  },
  arguments: {
    drivers: { en: 'Also read driver versions', ko: '드라이버 버전도 함께 읽기', zh: '同时读取驱动程序版本' },
  },
  utterances: {
    en: [
      'unknown device in device manager',
      'yellow triangle next to a device',
      'driver is missing',
      'touchpad stopped working',
      'code 43 error',
      'my device is not recognized at all',
    ],
    ko: [
      '장치 관리자에 노란 느낌표가 떠요',
      '드라이버가 없다고 나와요',
      '터치패드가 안 먹어요',
      '알 수 없는 장치가 있어요',
      '코드 43 오류가 나요',
      '장치 인식이 아예 안 돼요',
    ],
    zh: ['设备管理器有黄色感叹号', '缺少驱动', '触摸板不灵了', '有个未知设备', '报代码43', '驱动是不是坏了'],
  },
})
