import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Hosts file', ko: 'hosts 파일', zh: 'hosts 文件' },
  purpose: {
    en: 'Entries of the hosts file that redirect names, and whether the file is where it belongs.',
    ko: 'hosts 파일에서 이름을 다른 주소로 돌리는 항목과 파일이 올바른 위치에 있는지 확인합니다.',
    zh: '查看 hosts 文件中重定向名称的条目，以及该文件是否位于应有的位置。',
  },
  measured: {
    many_entries: {
      en: 'The hosts file holds a list of {figure} entries, maybe from an ad blocker.',
      ko: 'hosts 파일에 항목이 {figure}개 있습니다. 광고 차단 프로그램에서 추가했을 수 있습니다.',
      zh: 'hosts 文件中有 {figure} 个条目，可能来自广告拦截程序。',
    },
  },
  findings: {
    redirects_known_sites: {
      en: 'The hosts file redirects well-known sites. This blocks sign-in or updates and can be a sign of malware.',
      ko: 'hosts 파일이 잘 알려진 사이트를 다른 주소로 돌립니다. 이 때문에 로그인이나 업데이트가 막히며, 악성 프로그램의 징후일 수 있습니다.',
      zh: 'hosts 文件重定向了知名网站。这会妨碍登录或更新，并且可能是恶意软件的迹象。',
    },
    moved: {
      en: 'Windows was told to use a hosts file at an unusual place.',
      ko: 'Windows가 평소와 다른 위치의 hosts 파일을 사용하도록 설정되어 있습니다.',
      zh: 'Windows 被设置为使用位于异常位置的 hosts 文件。',
    },
    many_entries: {
      en: 'The hosts file holds a long list, maybe from an ad blocker.',
      ko: 'hosts 파일에 긴 목록이 있습니다. 광고 차단 프로그램에서 추가했을 수 있습니다.',
      zh: 'hosts 文件中有一长串条目，可能来自广告拦截程序。',
    },
    has_entries: {
      en: 'The hosts file has entries of its own.',
      ko: 'hosts 파일에 추가된 항목이 있습니다.',
      zh: 'hosts 文件中有自定义条目。',
    },
  },
  advice: {
    moved: {
      en: 'Disconnect the PC from the network and tell IT: somebody changed this place on purpose and it has to be set back by hand.',
      ko: 'PC의 네트워크 연결을 끊고 IT 담당자에게 알려 주세요. 누군가 일부러 위치를 바꾼 것이므로 직접 되돌려야 합니다.',
      zh: '请断开电脑的网络连接并告知 IT 人员：该位置是被有意更改的，需要手动改回。',
    },
  },
  fields: {
    defaultPlace: { en: 'in its usual place', ko: '원래 위치에 있음', zh: '在原来的位置' },
    entries: { en: 'entries', ko: '항목', zh: '条目' },
    exists: { en: 'exists', ko: '존재', zh: '存在' },
    names: { en: 'names', ko: '이름', zh: '名称' },
    readOnly: { en: 'read only', ko: '읽기 전용', zh: '只读' },
  },
  picture: {
    noEntries: { en: 'No address is redirected', ko: '다른 주소로 돌려진 항목이 없습니다', zh: '没有被重定向的地址' },
  },
  compared: {
    entries: {
      added: {
        en: 'New entry in the hosts file: {name}',
        ko: 'hosts 파일에 추가됨: {name}',
        zh: 'hosts 文件新增：{name}',
      },
      removed: {
        en: 'Entry gone from the hosts file: {name}',
        ko: 'hosts 파일에서 없어짐: {name}',
        zh: 'hosts 文件中已删除：{name}',
      },
      changed: {
        en: 'Names of {name} in the hosts file',
        ko: 'hosts 파일에서 바뀐 주소: {name}',
        zh: 'hosts 文件中 {name} 的名称',
      },
    },
  },
  arguments: {},
  utterances: {
    en: [
      'one site always goes to the wrong address',
      'hosts file was changed',
      'my pc opens a fake page',
      'somebody edited the hosts file',
      'works on other pcs but here the site resolves to 127.0.0.1',
    ],
    ko: [
      '호스트 파일이 바뀐 것 같아요',
      '특정 사이트가 엉뚱한 데로 가요',
      '이 PC에서만 주소가 127.0.0.1로 나와요',
      '가짜 페이지가 열려요',
      'hosts 파일 확인해 주세요',
    ],
    zh: [
      'hosts文件被改了',
      '某个网站总跳到别的地方',
      '只有这台电脑解析成127.0.0.1',
      '打开的是假网页',
      '看看hosts里有什么',
    ],
  },
})
