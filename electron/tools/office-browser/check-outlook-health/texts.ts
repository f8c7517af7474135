import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Outlook', ko: 'Outlook 상태', zh: 'Outlook 状态' },
  purpose: {
    en: 'Profiles, data file sizes, add-ins and whether the new Outlook is in use.',
    ko: '프로필, 데이터 파일 크기, 추가 기능, 새 Outlook 사용 여부를 확인합니다.',
    zh: '查看配置文件、数据文件大小、加载项，以及是否正在使用新 Outlook。',
  },
  named: {
    mailbox_file_huge: {
      en: 'The Outlook data file {name} is close to the 50 GB limit.',
      ko: 'Outlook 데이터 파일이 50GB 한도에 가깝습니다: {name}',
      zh: 'Outlook 数据文件 {name} 接近 50 GB 的上限。',
    },
    mailbox_file_large: {
      en: 'The Outlook data file {name} is larger than 20 GB; Outlook gets slow.',
      ko: 'Outlook 데이터 파일이 20GB보다 커서 Outlook 속도가 느려집니다: {name}',
      zh: 'Outlook 数据文件 {name} 大于 20 GB；Outlook 会变慢。',
    },
  },
  measured: {
    mailbox_file_huge: {
      en: 'The Outlook data file {name} has {figure}, close to the limit of 50 GB.',
      ko: 'Outlook 데이터 파일이 50GB 한도에 가깝습니다({figure}): {name}',
      zh: 'Outlook 数据文件 {name} 已达 {figure}，接近 50 GB 的上限。',
    },
    mailbox_file_large: {
      en: 'The Outlook data file {name} has {figure}; Outlook gets slow.',
      ko: 'Outlook 데이터 파일이 커서({figure}) Outlook 속도가 느려집니다: {name}',
      zh: 'Outlook 数据文件 {name} 已达 {figure}；Outlook 会变慢。',
    },
  },
  findings: {
    mailbox_file_huge: {
      en: 'An Outlook data file is close to the 50 GB limit.',
      ko: 'Outlook 데이터 파일이 50GB 한도에 가깝습니다.',
      zh: '有 Outlook 数据文件接近 50 GB 的上限。',
    },
    mailbox_file_large: {
      en: 'An Outlook data file is larger than 20 GB; Outlook gets slow.',
      ko: 'Outlook 데이터 파일이 20GB보다 커서 Outlook 속도가 느려집니다.',
      zh: '有 Outlook 数据文件大于 20 GB；Outlook 会变慢。',
    },
    addin_switched_off: {
      en: 'Outlook switched off an add-in because it was slow or crashed.',
      ko: '속도가 느리거나 충돌한 추가 기능을 Outlook에서 껐습니다.',
      zh: 'Outlook 禁用了一个加载项，因为它运行缓慢或发生了崩溃。',
    },
    many_addins: {
      en: 'Many add-ins load with Outlook.',
      ko: 'Outlook을 시작할 때 함께 로드되는 추가 기능이 많습니다.',
      zh: '有许多加载项随 Outlook 一起加载。',
    },
    no_profile: {
      en: 'There is no Outlook profile in this account.',
      ko: '이 계정에 Outlook 프로필이 없습니다.',
      zh: '此帐户中没有 Outlook 配置文件。',
    },
    new_outlook: {
      en: 'The new Outlook is installed; its data is kept in the cloud.',
      ko: '새 Outlook이 설치되어 있으며 데이터는 클라우드에 보관됩니다.',
      zh: '已安装新 Outlook；其数据保存在云端。',
    },
  },
  advice: {
    mailbox_file_huge: {
      en: 'Archive or delete old mail, or set Outlook to keep only the last 12 months offline.',
      ko: '오래된 메일을 보관하거나 삭제하세요. 또는 Outlook에서 최근 12개월의 메일만 오프라인으로 보관하도록 설정하세요.',
      zh: '请存档或删除旧邮件，或将 Outlook 设为只脱机保留最近 12 个月的邮件。',
    },
    mailbox_file_large: {
      en: 'Archive or delete old mail before the file grows further.',
      ko: '파일이 더 커지기 전에 오래된 메일을 보관하거나 삭제하세요.',
      zh: '请在文件继续变大之前存档或删除旧邮件。',
    },
    addin_switched_off: {
      en: 'Outlook: File > Manage add-ins (Slow and disabled add-ins), enable the add-in again.',
      ko: 'Outlook의 파일 > 추가 기능 관리(느리거나 사용하지 않는 추가 기능)에서 추가 기능을 다시 사용하도록 설정하세요.',
      zh: '在 Outlook 的“文件”>“管理加载项”（缓慢和已禁用的加载项）中重新启用该加载项。',
    },
    no_profile: {
      en: 'Start Outlook and enter your mail address: it makes a profile then.',
      ko: 'Outlook을 시작하고 메일 주소를 입력하면 프로필이 만들어집니다.',
      zh: '启动 Outlook 并输入邮件地址，即可创建配置文件。',
    },
  },
  fields: {
    addins: { en: 'add-ins', ko: '추가 기능', zh: '加载项' },
    dataFiles: { en: 'data files', ko: '데이터 파일', zh: '数据文件' },
    defaultProfile: { en: 'default profile', ko: '기본 프로필', zh: '默认配置文件' },
    disabledItems: { en: 'switched off by Outlook', ko: 'Outlook이 끈 항목', zh: '被 Outlook 禁用的项目' },
    loadBehavior: { en: 'how it is loaded', ko: '불러오는 방식', zh: '加载方式' },
    newOutlook: { en: 'new Outlook', ko: '새 Outlook', zh: '新版 Outlook' },
  },
  picture: {
    noFiles: { en: 'No mail file on this PC', ko: '이 PC에 메일 파일이 없습니다', zh: '这台电脑上没有邮件文件' },
    switchedOff: { en: 'Was switched off', ko: '사용이 중지됨', zh: '已被停用' },
  },
  arguments: {},
  utterances: {
    en: [
      'outlook is slow',
      'outlook stuck on loading profile',
      'mail does not arrive in outlook',
      'outlook search finds nothing',
      'cannot open outlook',
      'outlook says mailbox is full',
      'emails stay in outbox',
    ],
    ko: [
      '아웃룩이 너무 느려요',
      '아웃룩 프로필 로드 중에서 멈춰요',
      '메일이 안 와요',
      '아웃룩이 안 열려요',
      '보낼 편지함에서 메일이 안 나가요',
      '사서함이 가득 찼대요',
    ],
    zh: ['outlook很慢', 'outlook卡在加载配置文件', '收不到邮件', 'outlook打不开', '邮件一直在发件箱', '提示邮箱已满'],
  },
})
