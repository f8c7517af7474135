import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Processor load', ko: '프로세서 사용량', zh: '处理器负载' },
  purpose: {
    en: 'Total load, waiting queue and the programs that use the processor most.',
    ko: '전체 사용률, 처리 대기열, 프로세서를 가장 많이 사용하는 프로그램을 확인합니다.',
    zh: '查看总负载、等待队列以及占用处理器最多的程序。',
  },
  named: {
    cpu_full: {
      en: 'The processor is almost fully busy, most of all with {name}.',
      ko: '프로세서를 거의 다 쓰고 있습니다. 가장 많이 쓰는 프로그램: {name}',
      zh: '处理器几乎全被占用，占用最多的是 {name}。',
    },
    cpu_busy: {
      en: 'The processor is quite busy, most of all with {name}.',
      ko: '프로세서 사용량이 꽤 높습니다. 가장 많이 쓰는 프로그램: {name}',
      zh: '处理器相当繁忙，占用最多的是 {name}。',
    },
    one_program: {
      en: '{name} alone uses a large part of the processor.',
      ko: '혼자서 프로세서를 많이 쓰는 프로그램이 있습니다: {name}',
      zh: '{name} 独占了大量处理器资源。',
    },
  },
  measured: {
    cpu_full: {
      en: 'The processor is {figure} busy, most of all with {name}.',
      ko: '프로세서 사용률이 {figure}입니다. 가장 많이 쓰는 프로그램: {name}',
      zh: '处理器占用率达 {figure}，占用最多的是 {name}。',
    },
    cpu_busy: {
      en: 'The processor is {figure} busy, most of all with {name}.',
      ko: '프로세서 사용률이 {figure}입니다. 가장 많이 쓰는 프로그램: {name}',
      zh: '处理器占用率达 {figure}，占用最多的是 {name}。',
    },
    one_program: {
      en: '{name} uses {figure} of the processor.',
      ko: '프로세서를 혼자 {figure} 쓰는 프로그램이 있습니다: {name}',
      zh: '{name} 占用了处理器的 {figure}。',
    },
    driver_time: {
      en: 'Drivers or security software use {figure} of the processor.',
      ko: '드라이버나 보안 소프트웨어가 프로세서를 {figure} 쓰고 있습니다.',
      zh: '驱动程序或安全软件占用了处理器的 {figure}。',
    },
  },
  findings: {
    cpu_full: {
      en: 'The processor is almost fully busy.',
      ko: '프로세서가 거의 한계까지 사용되고 있습니다.',
      zh: '处理器几乎满负荷运行。',
    },
    cpu_busy: { en: 'The processor is quite busy.', ko: '프로세서 사용량이 꽤 높습니다.', zh: '处理器相当繁忙。' },
    one_program: {
      en: 'One program alone uses a large part of the processor.',
      ko: '프로그램 하나가 프로세서의 상당 부분을 사용하고 있습니다.',
      zh: '有一个程序独自占用了处理器的很大一部分。',
    },
    driver_time: {
      en: 'Much of the load comes from drivers or security software.',
      ko: '프로세서 사용량의 많은 부분을 드라이버나 보안 소프트웨어가 차지하고 있습니다.',
      zh: '很大一部分负载来自驱动程序或安全软件。',
    },
    scanner_busy: {
      en: 'The antivirus scan is using the processor; this ends by itself.',
      ko: '바이러스 검사가 프로세서를 사용하고 있습니다. 검사는 저절로 끝납니다.',
      zh: '防病毒扫描正在占用处理器；这种情况会自行结束。',
    },
  },
  advice: {
    driver_time: {
      en: 'Wait until a running scan is done. If the load stays high, let Windows Update look for newer drivers.',
      ko: '검사가 진행 중이면 끝날 때까지 기다리세요. 그래도 사용량이 줄지 않으면 Windows 업데이트에서 새 드라이버를 찾으세요.',
      zh: '如果正在扫描，请等待扫描结束。如果负载仍然很高，请通过 Windows 更新查找新的驱动程序。',
    },
  },
  fields: {
    cores: { en: 'processor cores', ko: '프로세서 코어', zh: '处理器核心' },
    kernelPct: {
      en: 'time of Windows and drivers',
      ko: 'Windows와 드라이버가 쓰는 시간',
      zh: 'Windows 和驱动程序占用',
    },
    pct: { en: 'load', ko: '사용률', zh: '占用' },
    queueLength: { en: 'tasks waiting', ko: '대기 중인 작업', zh: '排队的任务' },
    totalPct: { en: 'processor load', ko: '프로세서 사용률', zh: '处理器占用' },
  },
  arguments: {},
  utterances: {
    en: [
      'my computer is super slow',
      'everything is lagging',
      'the fan is screaming all the time',
      'cpu is at 100 percent',
      'my pc is choking',
      'why is it so sluggish',
      'processor maxed out',
      'laptop runs hot and slow',
    ],
    ko: [
      '컴퓨터가 너무 느려요',
      '팬이 미친 듯이 돌아가요',
      '버벅거려서 일을 못 하겠어요',
      'CPU가 100%예요',
      '렉이 너무 심해요',
      '노트북이 뜨겁고 느려요',
      '왜 이렇게 굼뜬지 모르겠어요',
    ],
    zh: [
      '电脑卡得要死',
      '风扇一直狂转',
      '干什么都一卡一卡的',
      'cpu占用百分之百',
      '电脑慢得受不了',
      '本子又烫又慢',
      '处理器跑满了',
    ],
  },
})
