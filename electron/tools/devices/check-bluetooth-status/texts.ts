import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Bluetooth', ko: 'Bluetooth 상태', zh: '蓝牙' },
  purpose: {
    en: 'Bluetooth adapter, service, airplane mode and paired devices with connection and battery.',
    ko: 'Bluetooth 어댑터, 서비스, 비행기 모드, 페어링된 장치의 연결 상태와 배터리를 확인합니다.',
    zh: '查看蓝牙适配器、服务、飞行模式，以及已配对设备的连接和电量。',
  },
  named: {
    battery_low: {
      en: 'The battery of {name} is nearly empty.',
      ko: '배터리 잔량이 거의 없는 Bluetooth 장치가 있습니다: {name}',
      zh: '{name} 的电池电量即将耗尽。',
    },
    adapter_error: {
      en: 'The Bluetooth adapter {name} reports an error.',
      ko: 'Bluetooth 어댑터에서 오류가 보고되었습니다: {name}',
      zh: '蓝牙适配器 {name} 报告错误。',
    },
  },
  measured: {
    battery_low: {
      en: 'The battery of {name} is at {figure}.',
      ko: '배터리가 {figure} 남은 Bluetooth 장치가 있습니다: {name}',
      zh: '{name} 的电池电量仅剩 {figure}。',
    },
  },
  findings: {
    no_adapter: {
      en: 'Windows finds no Bluetooth adapter. It may be switched off in the firmware or by a key.',
      ko: 'Windows에서 Bluetooth 어댑터를 찾을 수 없습니다. 펌웨어 설정이나 키로 꺼져 있을 수 있습니다.',
      zh: 'Windows 未找到蓝牙适配器。它可能已在固件中关闭，或已通过按键关闭。',
    },
    adapter_error: {
      en: 'The Bluetooth adapter reports an error.',
      ko: 'Bluetooth 어댑터에서 오류가 보고되었습니다.',
      zh: '蓝牙适配器报告错误。',
    },
    service_stopped: {
      en: 'The Bluetooth service isn’t running.',
      ko: 'Bluetooth 서비스가 실행되고 있지 않습니다.',
      zh: '蓝牙服务没有运行。',
    },
    airplane_mode: {
      en: 'Airplane mode is on; it can switch Bluetooth off.',
      ko: '비행기 모드가 켜져 있어 Bluetooth 기능이 꺼질 수 있습니다.',
      zh: '飞行模式已打开；它可能会关闭蓝牙。',
    },
    none_connected: {
      en: 'Devices are paired but none is connected.',
      ko: '페어링된 장치가 있지만 연결된 장치는 없습니다.',
      zh: '有已配对的设备，但均未连接。',
    },
    battery_low: {
      en: 'The battery of a Bluetooth device is nearly empty.',
      ko: '배터리 잔량이 거의 없는 Bluetooth 장치가 있습니다.',
      zh: '有蓝牙设备的电池电量即将耗尽。',
    },
    none_paired: { en: 'No device is paired.', ko: '페어링된 장치가 없습니다.', zh: '没有已配对的设备。' },
  },
  advice: {
    airplane_mode: {
      en: 'Click the network symbol in the taskbar and switch airplane mode off.',
      ko: '작업 표시줄의 네트워크 아이콘을 클릭하고 비행기 모드를 끄세요.',
      zh: '请单击任务栏中的网络图标，关闭飞行模式。',
    },
    battery_low: {
      en: 'Charge the device or change its batteries.',
      ko: '장치를 충전하거나 건전지를 교체하세요.',
      zh: '请给该设备充电或更换电池。',
    },
  },
  fields: {
    lowEnergy: { en: 'Bluetooth Low Energy', ko: '저전력 블루투스', zh: '低功耗蓝牙' },
  },
  picture: {
    bluetoothService: { en: 'Bluetooth service', ko: 'Bluetooth 서비스', zh: '蓝牙服务' },
    adapter: { en: 'Bluetooth of this PC', ko: '이 PC의 Bluetooth', zh: '这台电脑的蓝牙' },
  },
  compared: {
    devices: {
      added: { en: 'New Bluetooth device: {name}', ko: '새 Bluetooth 장치: {name}', zh: '新的蓝牙设备：{name}' },
      removed: {
        en: 'The Bluetooth device {name} was removed',
        ko: '제거된 Bluetooth 장치: {name}',
        zh: '已移除蓝牙设备 {name}',
      },
    },
  },
  arguments: {},
  utterances: {
    en: [
      'bluetooth headphones will not connect',
      'bluetooth is missing from settings',
      'my airpods do not pair',
      'bluetooth mouse keeps disconnecting',
      'cannot turn on bluetooth',
      'keyboard paired but dead',
    ],
    ko: [
      '블루투스 이어폰이 연결이 안 돼요',
      '블루투스 메뉴가 사라졌어요',
      '에어팟이 안 잡혀요',
      '블루투스 마우스가 자꾸 끊겨요',
      '블루투스가 안 켜져요',
      '키보드 페어링은 됐는데 안 돼요',
    ],
    zh: ['蓝牙耳机连不上', '设置里没有蓝牙了', 'airpods配不上对', '蓝牙鼠标老断开', '蓝牙打不开', '键盘配对了但没反应'],
  },
})
