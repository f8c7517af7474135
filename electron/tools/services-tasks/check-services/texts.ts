import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Windows services', ko: 'Windows 서비스', zh: 'Windows 服务' },
  values: {
    mode: {
      named: { en: 'the named services', ko: '지정한 서비스', zh: '指定的服务' },
      failed_automatic: {
        en: 'services that should run and don’t',
        ko: '실행되어야 하지만 중지된 서비스',
        zh: '应运行但未运行的服务',
      },
    },
  },
  purpose: {
    en: 'State of the named services; without names the automatic services that are down.',
    ko: '지정한 서비스의 상태를 확인합니다. 이름을 지정하지 않으면 중지된 자동 시작 서비스를 표시합니다.',
    zh: '查看指定服务的状态；未指定名称时，查看没有运行的自动启动服务。',
  },
  named: {
    named_disabled: {
      en: 'The {name service} is disabled.',
      ko: '사용하지 않도록 설정된 서비스가 있습니다: {name}',
      zh: '服务 {name} 已禁用。',
    },
    crashed: {
      en: 'The {name service} starts with Windows and has stopped with an error.',
      ko: 'Windows와 함께 시작되는 서비스가 오류로 중지되었습니다: {name}',
      zh: '随 Windows 启动的 {name 服务}因错误停止了。',
    },
    named_stopped: {
      en: 'The {name service} should be running, but it isn’t.',
      ko: '실행되어야 하는 서비스가 실행되고 있지 않습니다: {name}',
      zh: '{name 服务}应该运行，但没有运行。',
    },
  },
  findings: {
    crashed: {
      en: 'A service that starts with Windows has stopped with an error.',
      ko: 'Windows와 함께 시작되는 서비스가 오류로 중지되었습니다.',
      zh: '有随 Windows 启动的服务因错误而停止。',
    },
    named_stopped: {
      en: 'This service should be running, but it isn’t.',
      ko: '실행 중이어야 하는 서비스가 실행되고 있지 않습니다.',
      zh: '此服务应当运行，但没有运行。',
    },
    named_disabled: {
      en: 'This service is disabled.',
      ko: '이 서비스는 사용하지 않도록 설정되어 있습니다.',
      zh: '此服务已禁用。',
    },
    missing: {
      en: 'A named service doesn’t exist on this PC.',
      ko: '지정한 서비스가 이 PC에 없습니다.',
      zh: '指定的某个服务在这台电脑上不存在。',
    },
  },
  advice: {
    crashed: {
      en: 'If it stops again, contact IT or the program’s manufacturer.',
      ko: '다른 회사의 서비스이거나 다시 멈추면 프로그램 제조업체나 IT 담당자에게 시작할 때마다 종료된다고 알려 주세요.',
      zh: '如果该服务属于其他厂商或再次停止，请告知软件厂商或 IT 人员：它每次启动都会终止。',
    },
    named_disabled: {
      en: 'An administrator has to set the service back to its usual start type; a tuning program often switched it off.',
      ko: '관리자가 서비스의 시작 유형을 원래대로 되돌려야 합니다. 최적화 프로그램이 꺼 놓은 경우가 많습니다.',
      zh: '需要由管理员将该服务恢复为通常的启动类型；它往往是被优化软件关闭的。',
    },
  },
  fields: {
    delayed: { en: 'starts later', ko: '지연된 시작', zh: '延迟启动' },
    displayName: { en: 'shown name', ko: '표시 이름', zh: '显示名称' },
    missing: { en: 'not there', ko: '없음', zh: '不存在' },
    requires: { en: 'needs', ko: '필요한 서비스', zh: '依赖的服务' },
    runningDependents: { en: 'running services that need it', ko: '이 서비스를 쓰는 서비스', zh: '依赖它的运行中服务' },
    startMode: { en: 'start mode', ko: '시작 방식', zh: '启动方式' },
  },
  picture: {
    allRun: { en: 'All services run', ko: '모든 서비스가 실행 중입니다', zh: '所有服务都在运行' },
  },
  arguments: {
    names: {
      en: 'Service names (not display names). If empty, automatic services that failed',
      ko: '서비스 이름(표시 이름 아님, 비워 두면 실패한 자동 시작 서비스)',
      zh: '服务名称（不是显示名称）；留空表示出现故障的自动启动服务',
    },
  },
  utterances: {
    en: [
      'is the spooler service running',
      'which services failed to start',
      'windows service stopped unexpectedly',
      'check if windows update service is on',
      'a service will not start',
      'at least one service failed at startup',
    ],
    ko: [
      '서비스가 안 떠 있는 게 있나요',
      '스풀러 서비스 돌고 있나요',
      '서비스 시작 실패했다고 나와요',
      '윈도우 서비스 상태 봐 주세요',
      '자동 시작 서비스가 꺼져 있어요',
    ],
    zh: ['哪些服务没启动', '打印服务开着吗', '提示服务启动失败', 'windows服务状态看一下', '有个服务老是停'],
  },
})
