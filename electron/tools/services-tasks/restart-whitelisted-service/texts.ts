import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Restart a Windows service', ko: 'Windows 서비스 다시 시작', zh: '重启 Windows 服务' },
  titleOf: { en: 'Restart the {name service}', ko: '{name 서비스} 다시 시작', zh: '重启 {name 服务}' },
  values: {
    name: {
      Spooler: { en: 'Print Spooler', ko: 'Print Spooler', zh: 'Print Spooler' },
      Audiosrv: { en: 'Windows Audio', ko: 'Windows Audio', zh: 'Windows Audio' },
      AudioEndpointBuilder: {
        en: 'Windows Audio Endpoint Builder',
        ko: 'Windows Audio Endpoint Builder',
        zh: 'Windows Audio Endpoint Builder',
      },
      WlanSvc: { en: 'WLAN AutoConfig', ko: 'WLAN AutoConfig', zh: 'WLAN AutoConfig' },
      Dhcp: { en: 'DHCP Client', ko: 'DHCP Client', zh: 'DHCP Client' },
      wuauserv: { en: 'Windows Update', ko: 'Windows Update', zh: 'Windows Update' },
      BITS: {
        en: 'Background Intelligent Transfer Service',
        ko: 'Background Intelligent Transfer Service',
        zh: 'Background Intelligent Transfer Service',
      },
      WSearch: { en: 'Windows Search', ko: 'Windows Search', zh: 'Windows Search' },
      W32Time: { en: 'Windows Time', ko: 'Windows Time', zh: 'Windows Time' },
      Netlogon: { en: 'Netlogon', ko: 'Netlogon', zh: 'Netlogon' },
      LanmanWorkstation: { en: 'Workstation', ko: 'Workstation', zh: 'Workstation' },
      Themes: { en: 'Themes', ko: 'Themes', zh: 'Themes' },
      FontCache: {
        en: 'Windows Font Cache Service',
        ko: 'Windows Font Cache Service',
        zh: 'Windows Font Cache Service',
      },
      bthserv: { en: 'Bluetooth Support Service', ko: 'Bluetooth 지원 서비스', zh: '蓝牙支持服务' },
      TermService: { en: 'Remote Desktop Services', ko: 'Remote Desktop Services', zh: 'Remote Desktop Services' },
    },
  },
  purpose: {
    en: 'Restarts one service of a short allow-list and the services that depend on it.',
    ko: '짧은 허용 목록에 있는 서비스 하나와 이 서비스에 종속된 서비스를 다시 시작합니다.',
    zh: '重启简短的允许列表中的一个服务，以及依赖它的服务。',
  },
  losesNothing: ['undo'],
  withoutUndo: 'not_needed',
  notice: {
    what: {
      en: 'One Windows service is stopped and started again.',
      ko: 'Windows 서비스 하나를 중지했다가 다시 시작합니다.',
      zh: '将停止一个 Windows 服务，然后重新启动。',
    },
    why: {
      en: 'It hangs or has stopped.',
      ko: '서비스가 멈췄거나 중지되어 있습니다.',
      zh: '该服务没有响应，或已停止运行。',
    },
    whatYouLose: {
      en: 'Whatever the service is doing at this moment is cut off: a print job, a search, a download.',
      ko: '인쇄 작업, 검색, 다운로드 등 서비스에서 지금 처리 중인 작업이 중단됩니다.',
      zh: '该服务此刻正在进行的工作会中断，例如打印作业、搜索或下载。',
    },
    duration: { en: 'Less than one minute.', ko: '1분도 걸리지 않습니다.', zh: '不到一分钟。' },
    undo: {
      en: 'Not needed; the service runs again afterwards.',
      ko: '되돌릴 필요가 없습니다. 이후 서비스가 다시 실행됩니다.',
      zh: '无需撤销；之后该服务会重新运行。',
    },
  },
  undo: {
    title: { en: 'Start the {name service}', ko: '{name 서비스} 시작', zh: '启动 {name 服务}' },
    what: {
      en: 'The service and those that need it are started, if they stayed off.',
      ko: '서비스와 이 서비스를 사용하는 다른 서비스가 꺼져 있으면 시작합니다.',
      zh: '如果该服务以及依赖它的服务仍未运行，就启动它们。',
    },
    lose: { en: 'Nothing is lost.', ko: '사라지는 것은 없습니다.', zh: '不会丢失任何内容。' },
  },
  findings: {
    not_running: {
      en: 'The service didn’t start again.',
      ko: '서비스가 다시 시작되지 않았습니다.',
      zh: '该服务未能重新启动。',
    },
    dependent_down: {
      en: 'A dependent service didn’t start again.',
      ko: '종속된 서비스가 다시 시작되지 않았습니다.',
      zh: '有依赖它的服务未能重新启动。',
    },
  },
  fields: {
    dependents: { en: 'services that need it', ko: '이 서비스가 필요한 서비스', zh: '依赖它的服务' },
  },
  arguments: {
    name: { en: 'Service', ko: '서비스', zh: '服务' },
  },
  requests: {
    en: [
      '(restart|reset|bounce) (the |my )?(windows )?(print(er)? )?spooler( service)?',
      '(restart|bounce) (the |my )?print(er|ing)? service',
    ],
    ko: [
      '(인쇄|프린터|프린트)? ?(스풀러)( ?서비스)?(를)? ?(재시작|다시시작)',
      '(인쇄|프린터|프린트) ?서비스(를)? ?(재시작|다시시작)',
    ],
    zh: [
      '重启(一下)?(打印(机)?(后台处理)?(程序)?服务|打印后台处理程序|打印假脱机服务|spooler)',
      '(把)?打印(机)?服务重启',
    ],
  },
  utterances: {
    en: [
      'restart the print spooler',
      'bounce the audio service',
      'restart windows update service',
      'the search service hangs, restart it',
      'start the bluetooth service again',
    ],
    ko: [
      '스풀러 서비스 재시작해 주세요',
      '윈도우 업데이트 서비스 다시 켜 줘요',
      '서비스 껐다 켜 주세요',
      '블루투스 서비스 시작해 주세요',
      '검색 서비스 재시작 부탁해요',
    ],
    zh: ['重启打印后台服务', 'windows update服务重启一下', '把蓝牙服务开起来', '搜索服务重启', '服务停了帮我启动'],
  },
})
