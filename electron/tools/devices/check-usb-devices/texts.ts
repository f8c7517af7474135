import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'USB devices', ko: 'USB 장치', zh: 'USB 设备' },
  purpose: {
    en: 'USB devices with state, and policies that block USB storage.',
    ko: 'USB 장치의 상태와 USB 저장소를 차단하는 정책을 확인합니다.',
    zh: '查看 USB 设备及其状态，以及阻止 USB 存储设备的策略。',
  },
  named: {
    no_file_system: {
      en: 'The stick {name} has no readable file system.',
      ko: '읽을 수 있는 파일 시스템이 없는 USB 메모리가 있습니다: {name}',
      zh: 'U 盘 {name} 没有可读取的文件系统。',
    },
    device_error: {
      en: 'The USB device {name} reports an error.',
      ko: 'USB 장치에 오류가 있습니다: {name}',
      zh: 'USB 设备 {name} 出现错误。',
    },
  },
  findings: {
    not_recognized: {
      en: 'Windows couldn’t recognize a USB device.',
      ko: 'Windows에서 USB 장치를 인식하지 못했습니다.',
      zh: 'Windows 无法识别某个 USB 设备。',
    },
    device_error: {
      en: 'A USB device reports an error.',
      ko: 'USB 장치에 오류가 있습니다.',
      zh: '有 USB 设备出现错误。',
    },
    storage_blocked: {
      en: 'USB sticks and disks are blocked on this PC, probably on purpose.',
      ko: '이 PC에서는 USB 메모리와 디스크 사용이 차단되어 있으며, 의도적으로 설정되었을 가능성이 높습니다.',
      zh: '这台电脑阻止使用 U 盘和 USB 硬盘，很可能是有意设置的。',
    },
    install_restricted: {
      en: 'A company policy blocks new devices.',
      ko: '회사 정책에서 새 장치를 차단하고 있습니다.',
      zh: '公司策略阻止安装新设备。',
    },
    no_file_system: {
      en: 'A stick has no readable file system.',
      ko: 'USB 메모리에 읽을 수 있는 파일 시스템이 없습니다.',
      zh: '有 U 盘没有可读取的文件系统。',
    },
  },
  advice: {
    not_recognized: {
      en: 'If it stays like this, try another cable, another port and another PC; if it fails there too, the device is broken.',
      ko: '계속 같으면 다른 케이블, 다른 포트, 다른 PC에서 시험하세요. 거기서도 안 되면 장치가 고장 난 것입니다.',
      zh: '如果一直这样，请换一根线、换一个接口或换一台电脑试试；如果仍然不行，说明设备已损坏。',
    },
    storage_blocked: {
      en: 'Ask IT for an allowed way to move the files; USB storage is blocked on purpose.',
      ko: 'USB 저장소는 의도적으로 차단되어 있습니다. 파일을 옮길 수 있는 허용된 방법을 IT 담당자에게 문의하세요.',
      zh: 'USB 存储是被有意阻止的；请向 IT 人员询问允许的文件传送方式。',
    },
    no_file_system: {
      en: 'Don’t format the drive if you need its files; a data recovery service may be able to read it.',
      ko: '필요한 파일이 있으면 포맷하지 마세요. 데이터 복구 업체에서 읽을 수 있을지도 모릅니다.',
      zh: '如果需要其中的文件，请不要格式化；数据恢复服务也许还能读取。',
    },
  },
  fields: {
    installRestricted: { en: 'installing restricted', ko: '설치 제한', zh: '限制安装' },
    removableDrives: { en: 'removable drives', ko: '이동식 드라이브', zh: '可移动驱动器' },
    storage: { en: 'stores data', ko: '저장 장치', zh: '存储设备' },
    storageDenied: { en: 'drives forbidden', ko: '저장 장치 금지', zh: '禁止使用存储设备' },
    storageDriverOff: { en: 'driver for drives switched off', ko: '저장 장치 드라이버 꺼짐', zh: '存储驱动已关闭' },
  },
  picture: {
    unreadable: { en: 'Can’t be read', ko: '읽을 수 없음', zh: '无法读取' },
    noDevice: { en: 'No USB device found', ko: 'USB 장치를 찾지 못했습니다', zh: '没有找到 USB 设备' },
  },
  compared: {
    devices: {
      added: { en: 'New device: {name}', ko: '새 장치: {name}', zh: '新设备：{name}' },
      removed: {
        en: 'The device {name} is no longer connected',
        ko: '연결되지 않은 장치: {name}',
        zh: '设备 {name} 已断开',
      },
    },
  },
  arguments: {},
  utterances: {
    en: [
      'usb stick does not show up',
      'usb device not recognized',
      'my mouse dies on that port',
      'external drive not detected',
      'is usb storage blocked here',
      'card reader does nothing',
    ],
    ko: [
      'USB 인식이 안 돼요',
      'USB 장치를 인식할 수 없다고 떠요',
      '외장하드가 안 보여요',
      'USB 포트에 꽂아도 반응이 없어요',
      '회사에서 USB를 막아 놨나요',
      '카드 리더기가 안 돼요',
    ],
    zh: ['u盘没反应', '无法识别的usb设备', '移动硬盘不显示', '插上usb没动静', '公司是不是禁了u盘', '读卡器用不了'],
  },
})
