import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Restart a device', ko: '장치 다시 시작', zh: '重启设备' },
  titleOf: { en: 'Restart {device}', ko: '{device} 다시 시작', zh: '重启 {device}' },
  unnamed: {
    device: { en: 'a device (Windows doesn’t tell its name)', ko: '이름을 알 수 없는 장치', zh: '名称未知的设备' },
  },
  purpose: {
    en: 'Switches one device off and on.',
    ko: '장치 하나를 껐다가 다시 켭니다.',
    zh: '禁用一个设备，然后重新启用。',
  },
  losesNothing: ['undo'],
  withoutUndo: 'not_needed',
  notice: {
    what: {
      en: '{device} is switched off and on.',
      ko: '장치를 껐다가 다시 켭니다: {device}',
      zh: '{device} 会先禁用，然后重新启用。',
    },
    why: { en: 'It reports an error.', ko: '장치에 오류가 있습니다.', zh: '设备出现错误。' },
    whatYouLose: {
      en: 'What uses this device stops for a moment: a call, a copy to a stick.',
      ko: '통화나 USB 메모리로 복사하는 작업처럼 이 장치를 사용하는 작업이 잠시 중단됩니다.',
      zh: '正在使用该设备的操作会短暂中断，例如通话或向 U 盘复制文件。',
    },
    duration: { en: 'About 10 seconds.', ko: '약 10초 걸립니다.', zh: '约 10 秒。' },
    undo: {
      en: 'Not needed; the device is on again afterwards.',
      ko: '되돌릴 필요가 없습니다. 이후 장치가 다시 켜집니다.',
      zh: '无需撤销；之后该设备会重新启用。',
    },
  },
  undo: {
    title: { en: 'Switch {device} on again', ko: '{device} 다시 켜기', zh: '重新启用 {device}' },
    what: {
      en: 'The device is enabled again, if it stayed off.',
      ko: '장치가 꺼져 있으면 다시 켭니다.',
      zh: '如果该设备仍处于禁用状态，就重新启用它。',
    },
    lose: { en: 'Nothing is lost.', ko: '사라지는 것은 없습니다.', zh: '不会丢失任何内容。' },
  },
  findings: {
    still_broken: {
      en: 'The device still reports an error.',
      ko: '장치에 여전히 오류가 있습니다.',
      zh: '该设备仍有错误。',
    },
    needs_restart: {
      en: 'A restart of the PC finishes the change.',
      ko: 'PC를 다시 시작하면 변경이 완료됩니다.',
      zh: '重启电脑后才能完成更改。',
    },
    gone: { en: 'The device is no longer listed.', ko: '장치가 더 이상 목록에 없습니다.', zh: '该设备已不在列表中。' },
  },
  arguments: {
    instanceId: { en: 'Device number from a check', ko: '점검에서 확인한 장치 번호', zh: '检查结果中的设备编号' },
  },
  utterances: {
    en: [
      'disable and enable the device',
      'restart my webcam device',
      'reset the touchpad driver',
      'reconnect the usb device in software',
      'kick the sound card',
    ],
    ko: [
      '장치 껐다 켜 주세요',
      '웹캠 장치 재시작해 줘요',
      '터치패드 드라이버 다시 잡아 주세요',
      '장치 사용 안 함 했다가 사용으로 바꿔 줘요',
      '사운드 카드 재시작 부탁해요',
    ],
    zh: ['禁用再启用这个设备', '重启摄像头设备', '触摸板驱动重置', '设备重新加载一下', '声卡重启一下'],
  },
})
