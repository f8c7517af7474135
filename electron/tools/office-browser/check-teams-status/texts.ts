import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Microsoft Teams', ko: 'Microsoft Teams 상태', zh: 'Microsoft Teams 状态' },
  purpose: {
    en: 'Version, running processes, cache size and leftovers of the classic client.',
    ko: '버전, 실행 중인 프로세스, 캐시 크기, 클래식 클라이언트의 남은 파일을 확인합니다.',
    zh: '查看版本、正在运行的进程、缓存大小和经典版客户端的残留文件。',
  },
  measured: {
    cache_large: {
      en: 'The Teams cache has grown to {figure}.',
      ko: 'Teams 캐시가 {figure}까지 커졌습니다.',
      zh: 'Teams 缓存已达 {figure}。',
    },
  },
  findings: {
    package_broken: {
      en: 'The Teams installation is damaged.',
      ko: 'Teams 설치가 손상되었습니다.',
      zh: 'Teams 的安装已损坏。',
    },
    cache_large: {
      en: 'The Teams cache is larger than 2 GB.',
      ko: 'Teams 캐시가 2GB보다 큽니다.',
      zh: 'Teams 缓存大于 2 GB。',
    },
    not_installed: {
      en: 'The new Teams isn’t installed for this account.',
      ko: '이 계정에 새 Teams가 설치되어 있지 않습니다.',
      zh: '此帐户未安装新 Teams。',
    },
    classic_left: {
      en: 'Files of the old Teams are still there.',
      ko: '이전 Teams의 파일이 아직 남아 있습니다.',
      zh: '旧版 Teams 的文件仍然存在。',
    },
  },
  fields: {
    cacheBytes: { en: 'cache', ko: '캐시', zh: '缓存' },
    classicFolder: { en: 'classic Teams present', ko: '클래식 Teams 있음', zh: '存在旧版 Teams' },
    packageStatus: { en: 'state of the app', ko: '앱 상태', zh: '应用状态' },
  },
  picture: {
    program: { en: 'Teams', ko: 'Teams', zh: 'Teams' },
    missing: { en: 'Not installed', ko: '설치되지 않음', zh: '未安装' },
    stored: { en: 'Stored data', ko: '저장된 데이터', zh: '缓存数据' },
  },
  arguments: {},
  utterances: {
    en: [
      'teams is not loading',
      'teams shows a white screen',
      'cannot join teams meeting',
      'teams messages are delayed',
      'teams keeps signing me out',
      'teams uses so much disk',
    ],
    ko: [
      '팀즈가 안 켜져요',
      '팀즈 화면이 하얗게만 나와요',
      '팀즈 회의에 못 들어가요',
      '팀즈 메시지가 늦게 와요',
      '팀즈가 자꾸 로그아웃돼요',
      '팀스가 느려요',
    ],
    zh: ['teams打不开', 'teams白屏', '进不了teams会议', 'teams消息延迟', 'teams老是让我重新登录', 'teams占好多空间'],
  },
})
