import { defineTexts } from '../../../contract/define-tool.ts'
import { forWhomTexts } from '../../../contract/value-texts.ts'

export const texts = defineTexts({
  title: { en: 'Installed programs', ko: '설치된 프로그램', zh: '已安装的程序' },
  values: {
    ...forWhomTexts,
  },
  purpose: {
    en: 'Desktop programs from the registry, optionally filtered by a part of the name.',
    ko: '레지스트리에 등록된 데스크톱 프로그램을 확인합니다. 이름 일부로 걸러 볼 수 있습니다.',
    zh: '列出注册表中的桌面程序，可以按名称的一部分进行筛选。',
  },
  findings: {
    remote_tools: {
      en: 'A remote control program is installed.',
      ko: '원격 제어 프로그램이 설치되어 있습니다.',
      zh: '已安装远程控制程序。',
    },
    two_antivirus: {
      en: 'More than one antivirus product is installed.',
      ko: '바이러스 백신 제품이 둘 이상 설치되어 있습니다.',
      zh: '已安装不止一个防病毒产品。',
    },
    broken_entries: {
      en: 'Some entries couldn’t be read.',
      ko: '일부 항목은 읽을 수 없습니다.',
      zh: '部分条目无法读取。',
    },
  },
  advice: {
    two_antivirus: {
      en: 'Remove one of the two virus scanners; one is enough.',
      ko: '백신 두 개 중 하나를 제거하세요. 하나면 충분합니다.',
      zh: '请卸载其中一个防病毒产品；一个就够了。',
    },
  },
  fields: {
    installDate: { en: 'installed on', ko: '설치한 날', zh: '安装日期' },
    publisher: { en: 'publisher', ko: '게시자', zh: '发布者' },
    sizeKB: { en: 'size', ko: '크기', zh: '大小' },
    unreadable: { en: 'can’t be read', ko: '읽을 수 없음', zh: '无法读取' },
  },
  compared: {
    programs: {
      added: { en: '{name} was installed', ko: '{name} 설치됨', zh: '安装了 {name}' },
      removed: { en: '{name} was removed', ko: '{name} 제거됨', zh: '卸载了 {name}' },
      changed: { en: '{name} was updated', ko: '{name} 업데이트됨', zh: '更新了 {name}' },
    },
  },
  arguments: { contains: { en: 'Part of the name', ko: '이름의 일부', zh: '名称的一部分' } },
  utterances: {
    en: [
      'what programs are installed',
      'is photoshop installed on this pc',
      'which java version do i have',
      'list my software',
      'where did this program come from',
    ],
    ko: [
      '설치된 프로그램 목록 보여 주세요',
      '포토샵 설치돼 있나요',
      '자바 버전 확인해 주세요',
      '이 프로그램 언제 깔린 거예요',
      '뭐가 깔려 있는지 알고 싶어요',
    ],
    zh: ['装了哪些软件', '有没有装photoshop', 'java是什么版本', '软件清单给我看看', '这个程序什么时候装的'],
  },
})
