import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Turn off a stale proxy', ko: '작동하지 않는 프록시 끄기', zh: '关闭失效的代理' },
  purpose: {
    en: 'Switches off a proxy that was set by hand for the signed-in user.',
    ko: '로그인한 사용자에게 수동으로 설정된 프록시를 끕니다.',
    zh: '关闭为当前登录用户手动设置的代理。',
  },
  notice: {
    what: {
      en: 'The proxy of your account is switched off.',
      ko: '내 계정의 프록시를 끕니다.',
      zh: '将关闭您帐户的代理。',
    },
    why: {
      en: 'It doesn’t answer, so web pages don’t load.',
      ko: '프록시가 응답하지 않아 웹 페이지가 열리지 않습니다.',
      zh: '它没有响应，因此网页无法加载。',
    },
    whatYouLose: {
      en: 'The proxy address stays stored. Sites that need the proxy no longer work until it is switched on again.',
      ko: '프록시 주소는 저장된 채로 남습니다. 프록시가 필요한 사이트는 프록시를 다시 켤 때까지 작동하지 않습니다.',
      zh: '代理地址会保留。需要代理的网站在重新打开代理之前将无法使用。',
    },
    duration: {
      en: 'A few seconds; open browsers may need a restart.',
      ko: '몇 초 걸립니다. 열려 있는 브라우저는 다시 시작해야 할 수 있습니다.',
      zh: '几秒钟；已打开的浏览器可能需要重启。',
    },
    undo: {
      en: 'One click brings the old settings back.',
      ko: '클릭 한 번으로 이전 설정을 되돌릴 수 있습니다.',
      zh: '单击一次即可恢复原来的设置。',
    },
  },
  undo: {
    title: { en: 'Set the old proxy again', ko: '이전 프록시 설정 되돌리기', zh: '恢复原来的代理设置' },
    what: {
      en: 'The proxy settings of before the repair are set again.',
      ko: '복구하기 전의 프록시 설정을 다시 적용합니다.',
      zh: '将恢复修复之前的代理设置。',
    },
    lose: {
      en: 'Proxy settings that were changed since then. If the proxy still doesn’t answer, websites stop opening again.',
      ko: '그 뒤에 변경한 프록시 설정이 사라집니다. 프록시가 여전히 응답하지 않으면 웹 사이트가 다시 열리지 않습니다.',
      zh: '此后更改的代理设置。如果代理仍然没有响应，网站会再次无法打开。',
    },
  },
  findings: {},
  fields: {
    oldEnabled: { en: 'proxy on before (1 = yes)', ko: '이전 프록시 사용(1 = 예)', zh: '原来启用代理（1 = 是）' },
    oldPacUrl: { en: 'setup script before', ko: '이전 설정 스크립트', zh: '原来的设置脚本' },
    oldServer: { en: 'proxy before', ko: '이전 프록시', zh: '原来的代理' },
    pacCleared: { en: 'setup script was removed', ko: '설정 스크립트 제거함', zh: '已移除设置脚本' },
  },
  arguments: {
    clearPac: {
      en: 'Also remove the address of a setup script',
      ko: '설정 스크립트 주소도 제거',
      zh: '同时移除设置脚本的地址',
    },
  },
  requests: {
    en: ['(turn|switch) off (the |my )?proxy', '(reset|remove|disable|clear) (the |my )?proxy( settings?)?'],
    ko: ['프록시( ?설정)?(을|를)? ?(끄|꺼|해제|초기화|제거|삭제)'],
    zh: ['(关闭|关掉|取消|重置|清除)代理(设置|服务器)?', '(把)?代理(设置)?(关掉|关闭|取消)'],
  },
  utterances: {
    en: [
      'turn off the proxy',
      'remove the proxy settings',
      'reset proxy to default',
      'disable proxy so i can browse',
      'get rid of that proxy thing',
    ],
    ko: [
      '프록시 꺼 주세요',
      '프록시 설정 초기화해 줘요',
      '프록시 해제 부탁해요',
      '프록시 기본값으로 돌려 주세요',
      '프록시 없애고 싶어요',
    ],
    zh: ['关掉代理', '把代理设置清了', '代理恢复默认', '取消代理服务器', '帮我去掉代理'],
  },
})
