import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Memory use', ko: '메모리 사용량', zh: '内存使用情况' },
  purpose: {
    en: 'Physical memory, committed memory, page file and the largest programs.',
    ko: '실제 메모리, 커밋된 메모리, 페이징 파일, 메모리를 가장 많이 사용하는 프로그램을 확인합니다.',
    zh: '查看物理内存、已提交内存、页面文件以及占用内存最多的程序。',
  },
  named: {
    memory_exhausted: {
      en: 'Windows is almost out of memory, most of all because of {name}. Programs may crash.',
      ko: '메모리가 거의 바닥났습니다. 가장 많이 쓰는 프로그램: {name}. 프로그램이 비정상 종료될 수 있습니다.',
      zh: '内存几乎耗尽，占用最多的是 {name}。程序可能会崩溃。',
    },
    one_program: {
      en: '{name} holds more than 4 GB of memory.',
      ko: '메모리를 4GB 넘게 쓰는 프로그램이 있습니다: {name}',
      zh: '{name} 占用了超过 4 GB 的内存。',
    },
  },
  measured: {
    memory_exhausted: {
      en: 'Windows has used {figure} of its memory, most of all for {name}. Programs may crash.',
      ko: '메모리를 {figure} 쓰고 있습니다. 가장 많이 쓰는 프로그램: {name}. 프로그램이 비정상 종료될 수 있습니다.',
      zh: '内存已用 {figure}，占用最多的是 {name}。程序可能会崩溃。',
    },
    memory_low: {
      en: 'Only {figure} of the memory is free.',
      ko: '남은 메모리가 {figure}뿐입니다.',
      zh: '可用内存仅剩 {figure}。',
    },
    one_program: {
      en: '{name} holds {figure} of memory.',
      ko: '메모리를 {figure} 쓰는 프로그램이 있습니다: {name}',
      zh: '{name} 占用了 {figure} 内存。',
    },
    driver_leak: {
      en: 'A driver seems to hold {figure} of memory without giving it back.',
      ko: '드라이버가 메모리 {figure} 정도를 반환하지 않는 것으로 보입니다.',
      zh: '似乎有驱动程序占用了 {figure} 内存而没有释放。',
    },
  },
  findings: {
    memory_exhausted: {
      en: 'Windows is almost out of memory. Programs may crash.',
      ko: '메모리가 거의 바닥났습니다. 프로그램이 비정상 종료될 수 있습니다.',
      zh: '内存几乎耗尽。程序可能会崩溃。',
    },
    memory_low: { en: 'Very little memory is free.', ko: '남은 메모리가 매우 적습니다.', zh: '可用内存非常少。' },
    one_program: {
      en: 'One program holds more than 4 GB of memory.',
      ko: '프로그램 하나가 4GB가 넘는 메모리를 차지하고 있습니다.',
      zh: '有一个程序占用了超过 4 GB 的内存。',
    },
    driver_leak: {
      en: 'A driver seems to keep memory without giving it back.',
      ko: '드라이버가 메모리를 반환하지 않고 계속 차지하는 것으로 보입니다.',
      zh: '似乎有驱动程序占用内存后没有释放。',
    },
    no_page_file: {
      en: 'There is no page file on this PC.',
      ko: '이 PC에 페이징 파일이 없습니다.',
      zh: '这台电脑上没有页面文件。',
    },
  },
  advice: {
    memory_low: {
      en: 'Close what you don’t need; in the long run this PC may need more memory.',
      ko: '필요하지 않은 프로그램을 닫으세요. 계속 부족하면 이 PC에 메모리를 추가해야 할 수 있습니다.',
      zh: '请关闭不需要的程序；长期来看，这台电脑可能需要增加内存。',
    },
  },
  fields: {
    allocatedMB: { en: 'set aside', ko: '할당', zh: '已分配' },
    commitPct: { en: 'committed memory', ko: '커밋된 메모리', zh: '已提交内存' },
    handles: { en: 'open objects', ko: '열린 개체', zh: '句柄数' },
    nonpagedBytes: { en: 'memory held by drivers', ko: '드라이버가 차지한 메모리', zh: '驱动程序占用的内存' },
    pageFiles: { en: 'page files', ko: '페이지 파일', zh: '页面文件' },
    pagesPerSec: { en: 'memory swapped per second', ko: '초당 메모리 교환 수', zh: '每秒内存交换次数' },
    peakMB: { en: 'highest use', ko: '최대 사용량', zh: '最高使用量' },
    privateBytes: { en: 'memory', ko: '메모리', zh: '内存' },
    totalBytes: { en: 'in all', ko: '전체', zh: '总数' },
    usedMB: { en: 'used', ko: '사용량', zh: '已使用' },
  },
  tracked: {
    committed: { name: { en: 'Memory in use', ko: '메모리 사용량', zh: '内存占用' } },
  },
  arguments: {},
  utterances: {
    en: [
      'out of memory error',
      'ram is full',
      'it says close programs to prevent information loss',
      'chrome eats all my memory',
      'too many tabs and the pc dies',
      'memory usage is crazy high',
      'not enough memory to open this file',
    ],
    ko: [
      '메모리가 부족하다고 떠요',
      '램을 너무 많이 먹어요',
      '크롬이 메모리를 다 잡아먹어요',
      '탭 몇 개만 열어도 멈춰요',
      '메모리 사용량이 90%가 넘어요',
      '메모리 부족으로 파일이 안 열려요',
    ],
    zh: [
      '提示内存不足',
      '内存占用好高',
      '浏览器把内存吃光了',
      '开几个网页就不行了',
      'ram满了怎么办',
      '内存不够打不开文件',
    ],
  },
})
