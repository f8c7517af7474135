import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Power plan and sleep', ko: '전원 관리 옵션 및 절전', zh: '电源计划和睡眠' },
  purpose: {
    en: 'Power plan, sleep states, last wake-up and, elevated, what keeps the PC awake.',
    ko: '전원 관리 옵션, 절전 상태, 마지막으로 절전에서 깨어난 기록을 확인합니다. 관리자 권한이 있으면 절전을 막는 항목도 확인합니다.',
    zh: '查看电源计划、睡眠状态和上次唤醒；提升权限后，还可查看是什么让电脑保持唤醒。',
  },
  named: {
    kept_awake: {
      en: '{name} keeps this PC awake.',
      ko: '절전을 막는 항목이 있습니다: {name}',
      zh: '{name} 让电脑保持唤醒。',
    },
  },
  findings: {
    power_saver: {
      en: 'The power saver plan is on; it slows the PC down.',
      ko: "전원 관리 옵션이 '절전'으로 설정되어 있어 PC가 느려집니다.",
      zh: '“节能”电源计划已打开；它会使电脑变慢。',
    },
    kept_awake: {
      en: 'A program or driver keeps the PC awake.',
      ko: '프로그램이나 드라이버 때문에 PC가 절전 상태로 전환되지 않습니다.',
      zh: '有程序或驱动程序让电脑保持唤醒。',
    },
    wakes_up: {
      en: 'A timer will wake the PC.',
      ko: '설정된 타이머에 따라 PC가 절전 상태에서 깨어나게 됩니다.',
      zh: '有定时器会唤醒电脑。',
    },
    no_sleep: {
      en: 'This PC offers no sleep state.',
      ko: '이 PC에서는 사용할 수 있는 절전 상태가 없습니다.',
      zh: '这台电脑没有可用的睡眠状态。',
    },
  },
  advice: {
    power_saver: {
      en: 'Open Settings, System, Power and choose the balanced mode.',
      ko: '설정의 시스템, 전원에서 균형 조정 모드를 선택하세요.',
      zh: '请打开“设置”中的“系统”“电源”，选择“平衡”模式。',
    },
    wakes_up: {
      en: 'Open the task in Task Scheduler and switch off "Wake the computer to run this task", or forbid wake timers in the power plan.',
      ko: '작업 스케줄러에서 해당 작업을 열어 "이 작업을 실행하기 위해 컴퓨터의 절전 모드를 종료합니다"를 끄거나, 전원 계획에서 절전 모드 해제 타이머를 막으세요.',
      zh: '请在“任务计划程序”中打开该任务，关闭“唤醒计算机运行此任务”，或在电源计划中禁止唤醒定时器。',
    },
    no_sleep: {
      en: 'Install the graphics driver from the PC’s manufacturer. The sleep options come back with it.',
      ko: 'PC 제조업체에서 제공하는 그래픽 드라이버를 설치하세요. 그러면 절전 기능이 다시 나타납니다.',
      zh: '请安装电脑制造商提供的显卡驱动程序；睡眠功能会随之恢复。',
    },
  },
  fields: {
    entry: { en: 'entry', ko: '항목', zh: '条目' },
    lastWake: { en: 'last woken by', ko: '마지막 절전 해제 원인', zh: '上次唤醒来源' },
    requests: { en: 'what keeps the PC awake', ko: '절전을 막는 항목', zh: '阻止睡眠的项目' },
    schemeGuid: { en: 'power plan', ko: '전원 계획', zh: '电源计划' },
    section: { en: 'section', ko: '구분', zh: '部分' },
    sleepStates: { en: 'kinds of sleep', ko: '절전 방식', zh: '睡眠方式' },
    wakeTimers: { en: 'wake timers', ko: '깨우기 타이머', zh: '唤醒定时器' },
  },
  picture: {
    balanced: { en: 'Balanced', ko: '균형 조정', zh: '平衡' },
    saver: { en: 'Power saver', ko: '절전', zh: '节能' },
    performance: { en: 'High performance', ko: '고성능', zh: '高性能' },
    ownPlan: { en: 'Another plan', ko: '다른 전원 관리 옵션', zh: '其他计划' },
    awake: { en: 'Keeps this PC awake', ko: '절전 방해', zh: '阻止睡眠' },
    noneAwake: { en: 'Nothing keeps this PC awake', ko: '절전을 막는 항목이 없습니다', zh: '没有阻止睡眠的程序' },
  },
  compared: {
    plan: { changed: { en: 'The power plan was changed', ko: '전원 관리 옵션이 바뀌었습니다', zh: '电源计划已更改' } },
  },
  arguments: {},
  utterances: {
    en: [
      'computer does not go to sleep',
      'laptop wakes up in my bag',
      'screen turns off after one minute',
      'pc will not wake up from sleep',
      'which power plan is on',
    ],
    ko: [
      '절전 모드로 안 들어가요',
      '가방 안에서 노트북이 켜져 있어요',
      '화면이 1분 만에 꺼져요',
      '절전에서 안 깨어나요',
      '전원 설정 뭘로 돼 있나요',
    ],
    zh: ['电脑不会自动睡眠', '放包里自己醒了发烫', '屏幕一分钟就黑', '睡眠后唤不醒', '电源计划是哪个'],
  },
})
