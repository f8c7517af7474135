import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Battery', ko: '배터리', zh: '电池' },
  purpose: {
    en: 'Charge, run time, wear and charge cycles.',
    ko: '충전량, 사용 시간, 노후 정도, 충전 횟수를 확인합니다.',
    zh: '查看电量、续航时间、老化程度和充电循环次数。',
  },
  measured: {
    worn_out: {
      en: 'The battery is worn out: it holds {figure} of its original charge and should be replaced.',
      ko: '배터리 용량이 처음의 {figure}뿐입니다. 교체하는 것이 좋습니다.',
      zh: '电池容量只剩最初的 {figure}，应当更换。',
    },
    worn: {
      en: 'The battery holds {figure} of its original charge.',
      ko: '배터리 용량이 처음의 {figure} 수준으로 줄었습니다.',
      zh: '电池容量已降到最初的 {figure}。',
    },
    nearly_empty: {
      en: 'The battery is nearly empty: {figure} left.',
      ko: '배터리 잔량이 거의 없습니다. 남은 양: {figure}',
      zh: '电池电量即将耗尽，仅剩 {figure}。',
    },
  },
  findings: {
    worn_out: {
      en: 'The battery is worn out: it holds less than half of its original charge and should be replaced.',
      ko: '배터리 용량이 처음의 절반도 되지 않아 교체하는 것이 좋습니다.',
      zh: '电池容量已不到最初的一半，应当更换。',
    },
    worn: {
      en: 'The battery has lost a good part of its capacity.',
      ko: '배터리 용량이 상당히 줄었습니다.',
      zh: '电池已损失相当一部分容量。',
    },
    nearly_empty: {
      en: 'The battery is nearly empty.',
      ko: '배터리 잔량이 거의 없습니다.',
      zh: '电池电量即将耗尽。',
    },
    not_charging: {
      en: 'The charger is plugged in, but the battery is low: it may be getting too little power.',
      ko: '충전기가 연결되어 있지만 충전량이 적습니다. 충전기 출력이 부족하거나 제조업체에서 설정한 충전 제한 때문일 수 있습니다.',
      zh: '充电器已接上，但电量较低；原因可能是充电器功率不足，或制造商设置的充电上限。',
    },
    no_battery: { en: 'This PC has no battery.', ko: '이 PC에는 배터리가 없습니다.', zh: '这台电脑没有电池。' },
  },
  advice: {
    not_charging: {
      en: 'Use the original charger, and look for a charging limit in the manufacturer’s app.',
      ko: '정품 충전기를 사용하고 제조업체 프로그램에 충전 제한이 설정되어 있는지 확인하세요.',
      zh: '请使用原装充电器，并在制造商的程序中查看是否设置了充电上限。',
    },
    worn_out: {
      en: 'Have the battery replaced; until then keep the charger at hand.',
      ko: '배터리 교체를 요청하세요. 그때까지는 충전기를 가지고 다니는 것이 좋습니다.',
      zh: '请更换电池；在此之前请随身携带充电器。',
    },
    worn: {
      en: 'Nothing has to be done now. Have the battery replaced when the running time is no longer enough.',
      ko: '지금은 아무것도 하지 않아도 됩니다. 사용 시간이 부족해지면 배터리를 교체하세요.',
      zh: '目前无需处理。当续航时间不够用时，请更换电池。',
    },
    nearly_empty: {
      en: 'Plug in the charger before you go on.',
      ko: '계속하기 전에 충전기를 연결하세요.',
      zh: '继续之前请接上充电器。',
    },
  },
  fields: {
    batteries: { en: 'batteries', ko: '배터리', zh: '电池' },
    chargePct: { en: 'charge', ko: '충전량', zh: '电量' },
    cycles: { en: 'charging cycles', ko: '충전 횟수', zh: '充电循环次数' },
    designmWh: { en: 'capacity when new', ko: '새것일 때 용량', zh: '设计容量' },
    fullmWh: { en: 'capacity when full', ko: '완충 용량', zh: '充满容量' },
    healthPct: { en: 'left of the capacity when new', ko: '새것 대비 남은 용량', zh: '相对新电池的剩余容量' },
    runMin: { en: 'lasts for', ko: '남은 시간', zh: '剩余使用时间' },
  },
  picture: {
    capacity: { en: 'Capacity left of new', ko: '새 배터리 대비 용량', zh: '剩余最大容量' },
    charge: { en: 'Charge', ko: '충전량', zh: '电量' },
  },
  tracked: {
    capacity: {
      name: { en: 'Battery capacity left of new', ko: '새 배터리 대비 용량', zh: '电池剩余最大容量' },
      ends: {
        en: 'At this pace the battery holds only half of its original charge in about {time}.',
        ko: '이대로 가면 약 {time} 뒤에는 배터리 용량이 처음의 절반으로 줄어듭니다.',
        zh: '照目前的速度，大约 {time}后电池容量将只剩出厂时的一半。',
      },
    },
  },
  arguments: {},
  utterances: {
    en: [
      'battery dies so fast',
      'laptop only lasts an hour',
      'battery stuck at 60 percent',
      'plugged in not charging',
      'is my battery worn out',
      'laptop turns off at 30 percent',
    ],
    ko: [
      '배터리가 너무 빨리 닳아요',
      '노트북이 한 시간밖에 못 가요',
      '충전기 꽂았는데 충전이 안 돼요',
      '배터리 수명 확인해 주세요',
      '30%에서 꺼져 버려요',
      '배터리가 60%에서 안 올라가요',
    ],
    zh: [
      '电池掉得太快',
      '笔记本只能用一个小时',
      '插着电不充电',
      '看看电池损耗',
      '还有百分之三十就关机',
      '充到60就不动了',
    ],
  },
})
