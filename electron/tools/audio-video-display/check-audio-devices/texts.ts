import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Sound', ko: '소리', zh: '声音' },
  values: {
    name: {
      Audiosrv: { en: 'Windows Audio', ko: 'Windows Audio', zh: 'Windows Audio' },
      AudioEndpointBuilder: {
        en: 'Windows Audio Endpoint Builder',
        ko: 'Windows Audio Endpoint Builder',
        zh: 'Windows Audio Endpoint Builder',
      },
      'sound server': { en: 'sound server', ko: '사운드 서버', zh: '声音服务器' },
    },
    kind: {
      output: { en: 'output', ko: '출력', zh: '输出' },
      input: { en: 'input', ko: '입력', zh: '输入' },
      unknown: { en: 'not known', ko: '알 수 없음', zh: '未知' },
    },
  },
  purpose: {
    en: 'Speakers, microphones, the default devices, their drivers and the sound services.',
    ko: '스피커, 마이크, 기본 장치, 장치 드라이버와 소리 서비스를 확인합니다.',
    zh: '查看扬声器、麦克风、默认设备、它们的驱动程序以及音频服务。',
  },
  named: {
    goes_to_screen: {
      en: 'The sound goes to a monitor or TV: {name}.',
      ko: '소리가 모니터나 TV로 출력되고 있습니다: {name}',
      zh: '声音输出到了显示器或电视：{name}。',
    },
    device_error: {
      en: 'The sound device {name} reports an error.',
      ko: '소리 장치에 오류가 있습니다: {name}',
      zh: '音频设备 {name} 出现错误。',
    },
  },
  findings: {
    service_stopped: {
      en: 'A Windows sound service isn’t running.',
      ko: 'Windows 소리 서비스가 실행되고 있지 않습니다.',
      zh: '有 Windows 音频服务没有运行。',
    },
    device_error: {
      en: 'A sound device reports an error.',
      ko: '소리 장치에 오류가 있습니다.',
      zh: '有音频设备出现错误。',
    },
    no_output: {
      en: 'Windows finds no speaker or headset.',
      ko: 'Windows에서 스피커나 헤드셋을 찾을 수 없습니다.',
      zh: 'Windows 未找到扬声器或耳机。',
    },
    no_microphone: {
      en: 'Windows finds no microphone.',
      ko: 'Windows에서 마이크를 찾을 수 없습니다.',
      zh: 'Windows 未找到麦克风。',
    },
    goes_to_screen: {
      en: 'The sound goes to a monitor or TV.',
      ko: '소리가 모니터나 TV로 출력되고 있습니다.',
      zh: '声音输出到了显示器或电视。',
    },
    several_outputs: {
      en: 'There are several outputs; the right one may not be chosen.',
      ko: '출력 장치가 여러 개 있어 원하는 장치가 선택되지 않았을 수 있습니다.',
      zh: '有多个输出设备；当前选择的可能不是正确的设备。',
    },
  },
  advice: {
    goes_to_screen: {
      en: 'Check the plug of your speakers, then click the speaker symbol in the taskbar and choose your speakers or headset as output.',
      ko: '스피커 연결을 확인한 다음 작업 표시줄의 스피커 아이콘을 클릭하고 사용할 스피커나 헤드셋을 출력 장치로 선택하세요.',
      zh: '请检查扬声器的插头，然后单击任务栏中的扬声器图标，选择您的扬声器或耳机作为输出设备。',
    },
  },
  fields: {
    defaultOutput: { en: 'default sound output', ko: '기본 소리 출력', zh: '默认声音输出' },
    endpoints: { en: 'sound devices', ko: '소리 장치', zh: '声音设备' },
    outputs: { en: 'sound outputs', ko: '소리 출력 장치', zh: '声音输出设备' },
  },
  picture: {
    soundService: { en: 'Sound service', ko: '오디오 서비스', zh: '音频服务' },
    soundDevice: { en: 'Sound device', ko: '오디오 장치', zh: '音频设备' },
    output: { en: 'Speaker or headphones', ko: '스피커 또는 헤드폰', zh: '扬声器或耳机' },
    noOutput: { en: 'None', ko: '없음', zh: '没有' },
  },
  compared: {
    output: {
      changed: { en: 'Sound goes to another device', ko: '소리가 나는 장치가 바뀌었습니다', zh: '声音输出设备已更改' },
    },
    input: {
      changed: { en: 'Another microphone is used', ko: '사용하는 마이크가 바뀌었습니다', zh: '使用的麦克风已更改' },
    },
  },
  arguments: {},
  utterances: {
    en: [
      'no sound from my laptop',
      'sound comes out of the monitor',
      'headset not recognized',
      'nobody can hear me in meetings',
      'speakers stopped working',
      'audio crackles',
      'the volume icon has a red x',
    ],
    ko: [
      '소리가 안 나와요',
      '소리가 모니터에서 나와요',
      '헤드셋 인식이 안 돼요',
      '회의에서 제 목소리가 안 들린대요',
      '스피커가 갑자기 안 돼요',
      '소리가 지직거려요',
      '볼륨 아이콘에 X가 떠요',
    ],
    zh: [
      '电脑没声音',
      '声音从显示器出来',
      '耳机没反应',
      '开会别人听不到我',
      '喇叭突然不响了',
      '声音有杂音',
      '喇叭图标打叉',
    ],
  },
})
