import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Heat', ko: '발열', zh: '发热情况' },
  purpose: {
    en: 'Thermal zones of the board and signs that the processor was slowed down because of heat or power.',
    ko: '메인보드의 온도 영역과, 열이나 전원 문제로 프로세서 속도가 낮아진 흔적을 확인합니다.',
    zh: '查看主板的热区，以及处理器因过热或供电问题而降速的迹象。',
  },
  measured: {
    very_hot: {
      en: 'A sensor in this PC shows {figure}.',
      ko: '센서 온도가 {figure}입니다.',
      zh: '有传感器显示 {figure}。',
    },
    hot: {
      en: 'A sensor in this PC shows {figure}.',
      ko: '센서 온도가 {figure}입니다.',
      zh: '有传感器显示 {figure}。',
    },
  },
  findings: {
    heat_shutdown: {
      en: 'The PC switched itself off because it was too hot.',
      ko: 'PC가 너무 뜨거워져 저절로 꺼졌습니다.',
      zh: '电脑曾因过热而自动关机。',
    },
    very_hot: {
      en: 'A sensor shows more than 95 degrees.',
      ko: '센서 온도가 95도를 넘었습니다.',
      zh: '有传感器显示超过 95 度。',
    },
    hot: {
      en: 'A sensor shows more than 85 degrees.',
      ko: '센서 온도가 85도를 넘었습니다.',
      zh: '有传感器显示超过 85 度。',
    },
    slowed_down: {
      en: 'The processor was slowed down by the firmware: heat, a weak charger or a worn battery.',
      ko: '펌웨어에서 프로세서 속도를 낮췄습니다. 발열, 출력이 부족한 충전기 또는 노후한 배터리가 원인입니다.',
      zh: '处理器被固件降速，原因是过热、充电器功率不足或电池老化。',
    },
  },
  advice: {
    heat_shutdown: {
      en: 'Let the PC cool down, clear its air vents and have the fan cleaned.',
      ko: 'PC의 열을 식히고 통풍구를 막고 있는 물건을 치운 뒤 팬 청소를 요청하세요.',
      zh: '请让电脑冷却，清理散热口，并请人清洁风扇。',
    },
    hot: {
      en: 'Put the PC on a hard surface, keep its air vents clear and close demanding programs.',
      ko: 'PC를 평평하고 단단한 곳에 놓고 통풍구를 막지 말고, CPU를 많이 사용하는 프로그램을 닫으세요.',
      zh: '请把电脑放在硬质平面上，保持散热口通畅，并关闭占用处理器较高的程序。',
    },
    slowed_down: {
      en: 'Let the PC cool down and use its original charger; if it stays slow, have the fan and the battery checked.',
      ko: 'PC를 식히고 정품 충전기를 사용하세요. 계속 느리면 팬과 배터리 점검을 요청하세요.',
      zh: '请让电脑冷却并使用原装充电器；如果仍然很慢，请检查风扇和电池。',
    },
  },
  fields: {
    celsius: { en: 'temperature', ko: '온도', zh: '温度' },
    heatShutdowns30d: { en: 'times it switched off from heat', ko: '발열로 꺼진 횟수', zh: '因过热关机次数' },
    passiveLimitPct: { en: 'speed left to stay cool', ko: '발열로 제한된 속도', zh: '因发热限制的速度' },
    performanceLimitPct: { en: 'limit of the speed', ko: '성능 제한', zh: '性能限制' },
    slowedEvents7d: { en: 'times the processor was slowed', ko: '프로세서 속도 제한 횟수', zh: '处理器降速次数' },
    throttleReasons: { en: 'reason for slowing', ko: '속도 제한 이유', zh: '降速原因' },
    zones: { en: 'places measured', ko: '측정 위치', zh: '测量位置' },
  },
  picture: {
    temperature: { en: 'Temperature', ko: '온도', zh: '温度' },
    shutdowns: { en: 'Shutdowns from heat, 30 days', ko: '과열 종료(30일)', zh: '30 天内过热关机' },
    some: { en: 'Happened', ko: '발생', zh: '有' },
    never: { en: 'Never', ko: '없음', zh: '无' },
  },
  tracked: {
    hottest: { name: { en: 'Temperature', ko: '온도', zh: '温度' } },
  },
  arguments: {},
  utterances: {
    en: [
      'my laptop is burning hot',
      'pc overheats and shuts down',
      'cpu temperature',
      'the fan never stops and it is hot',
      'bottom of the notebook is too hot to touch',
    ],
    ko: [
      '노트북이 너무 뜨거워요',
      '과열돼서 꺼져요',
      'CPU 온도 좀 봐 주세요',
      '팬이 계속 돌고 열이 나요',
      '바닥이 뜨거워서 못 만지겠어요',
    ],
    zh: ['笔记本烫手', '过热自动关机', '看看cpu温度', '风扇一直转而且很热', '底部烫得不行'],
  },
})
