import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Clean the hosts file', ko: 'hosts 파일 정리', zh: '清理 hosts 文件' },
  purpose: {
    en: 'Switches off entries of the hosts file by turning them into comments, after saving a copy.',
    ko: '복사본을 저장한 후 hosts 파일의 항목을 주석으로 바꾸어 사용하지 않게 합니다.',
    zh: '先保存副本，然后将 hosts 文件中的条目改为注释，使其停用。',
  },
  notice: {
    what: {
      en: 'Entries in the hosts file are switched off.',
      ko: 'hosts 파일의 항목을 사용하지 않게 합니다.',
      zh: '将停用 hosts 文件中的条目。',
    },
    why: {
      en: 'They send internet names to wrong addresses.',
      ko: '이 항목들이 인터넷 이름을 잘못된 주소로 연결합니다.',
      zh: '它们将互联网名称指向错误的地址。',
    },
    whatYouLose: {
      en: 'Redirections that somebody may have set on purpose stop working. The lines stay in the file as comments.',
      ko: '누군가 일부러 추가해 둔 주소 지정이 있다면 더 이상 적용되지 않습니다. 해당 줄은 파일에 주석으로 남습니다.',
      zh: '有人可能特意设置的重定向会失效。这些行会作为注释保留在文件中。',
    },
    duration: { en: 'A few seconds.', ko: '몇 초 걸립니다.', zh: '几秒钟。' },
    undo: {
      en: 'A copy is saved; one click puts it back.',
      ko: '복사본이 저장되며 클릭 한 번으로 되돌릴 수 있습니다.',
      zh: '会保存一份副本；单击一次即可恢复。',
    },
  },
  undo: {
    title: { en: 'Put the old hosts file back', ko: '이전 hosts 파일 되돌리기', zh: '恢复原来的 hosts 文件' },
    what: {
      en: 'The copy that was saved before the repair replaces the file. Its redirections work again.',
      ko: '복구하기 전에 저장한 복사본으로 파일을 바꿉니다. 그 안의 주소 지정이 다시 적용됩니다.',
      zh: '修复之前保存的副本将替换该文件，其中的重定向会再次生效。',
    },
    lose: {
      en: 'Lines that were added to the file since then.',
      ko: '그 뒤에 파일에 추가한 줄이 사라집니다.',
      zh: '此后添加到该文件中的行。',
    },
  },
  findings: {
    nothing_changed: {
      en: 'No entry matched; nothing was changed.',
      ko: '일치하는 항목이 없어 아무것도 변경하지 않았습니다.',
      zh: '没有匹配的条目；未作任何更改。',
    },
  },
  fields: {
    switchedOff: { en: 'lines switched off', ko: '사용 중지한 줄', zh: '已停用的行' },
  },
  arguments: {
    names: {
      en: 'Host names whose entries are switched off. If empty, all entries',
      ko: '사용하지 않을 항목의 호스트 이름(비워 두면 모든 항목)',
      zh: '要停用其条目的主机名；留空表示所有条目',
    },
  },
  utterances: {
    en: [
      'reset the hosts file',
      'remove bad entries from hosts',
      'undo the changes in the hosts file',
      'hosts back to default',
      'delete that redirect',
    ],
    ko: [
      'hosts 파일 초기화해 주세요',
      '호스트 파일 원래대로 돌려 줘요',
      '이상한 항목 지워 주세요',
      'hosts 기본값으로 복구 부탁해요',
      '리디렉션 항목 제거해 주세요',
    ],
    zh: ['hosts恢复默认', '把hosts里多余的删掉', '还原hosts文件', '去掉那条跳转', 'hosts清理一下'],
  },
})
