import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Windows Update', ko: 'Windows 업데이트', zh: 'Windows 更新' },
  purpose: {
    en: 'Pending updates with size, results of the last installations, last search, pause, policies and services.',
    ko: '대기 중인 업데이트와 크기, 최근 설치 결과, 마지막 검색 시간, 일시 중지 여부, 정책과 서비스를 확인합니다.',
    zh: '查看待安装的更新及其大小、最近几次安装的结果、上次检查更新的时间、暂停状态、策略和服务。',
  },
  named: {
    updates_fail: {
      en: 'The update “{name}” failed several times.',
      ko: '여러 번 실패한 업데이트가 있습니다: {name}',
      zh: '更新“{name}”多次失败。',
    },
  },
  measured: {
    not_searched: {
      en: 'Windows hasn’t looked for updates for {figure}.',
      ko: 'Windows에서 {figure} 동안 업데이트를 검색하지 않았습니다.',
      zh: 'Windows 已有 {figure}没有检查更新。',
    },
  },
  findings: {
    updates_fail: { en: 'Updates failed several times.', ko: '업데이트가 여러 번 실패했습니다.', zh: '更新多次失败。' },
    service_disabled: {
      en: 'The update service is disabled.',
      ko: '업데이트 서비스가 사용하지 않도록 설정되어 있습니다.',
      zh: '更新服务已禁用。',
    },
    not_searched: {
      en: 'Windows hasn’t looked for updates for more than three weeks.',
      ko: 'Windows에서 3주 넘게 업데이트를 검색하지 않았습니다.',
      zh: 'Windows 已超过三周没有检查更新。',
    },
    restart_required: {
      en: 'An update waits for a restart.',
      ko: '업데이트를 마치려면 PC를 다시 시작해야 합니다.',
      zh: '有更新正在等待重启。',
    },
    paused: { en: 'Updates are paused.', ko: '업데이트가 일시 중지되어 있습니다.', zh: '更新已暂停。' },
    pending: {
      en: 'Updates are waiting to be installed.',
      ko: '설치 대기 중인 업데이트가 있습니다.',
      zh: '有更新等待安装。',
    },
    company_server: {
      en: 'Updates come from a company server.',
      ko: '업데이트를 회사 서버에서 받고 있습니다.',
      zh: '更新来自公司服务器。',
    },
  },
  advice: {
    paused: {
      en: 'Settings > Windows Update > Resume updates.',
      ko: '설정 > Windows 업데이트에서 업데이트 계속을 선택하세요.',
      zh: '请在“设置”>“Windows 更新”中选择“继续更新”。',
    },
    service_disabled: {
      en: 'An administrator has to set the service Windows Update back to Manual; remove the tuning program that switched it off.',
      ko: '관리자가 Windows Update 서비스를 수동으로 되돌려야 합니다. 서비스를 꺼 놓은 최적화 프로그램은 제거하세요.',
      zh: '需要由管理员将 Windows Update 服务改回“手动”；请卸载关闭它的优化软件。',
    },
  },
  fields: {
    downloaded: { en: 'downloaded', ko: '내려받음', zh: '已下载' },
    failing: { en: 'still failing', ko: '계속 실패', zh: '持续失败' },
    history: { en: 'earlier updates', ko: '이전 업데이트', zh: '以往的更新' },
    kb: { en: 'article', ko: '기술 문서 번호', zh: '知识库文章' },
    lastSearchUtc: { en: 'last search', ko: '마지막 검색', zh: '上次检查' },
    mandatory: { en: 'required', ko: '필수', zh: '必需' },
    pausedUntil: { en: 'paused until', ko: '일시 중지 기한', zh: '暂停至' },
    pendingBytes: { en: 'size of the waiting updates', ko: '대기 중인 업데이트 크기', zh: '待安装更新大小' },
    restartRequired: { en: 'restart needed', ko: '다시 시작 필요', zh: '需要重新启动' },
    result: { en: 'result', ko: '결과', zh: '结果' },
    tries: { en: 'tries', ko: '시도', zh: '尝试次数' },
    updateServer: { en: 'update server', ko: '업데이트 서버', zh: '更新服务器' },
  },
  picture: {
    noneFail: { en: 'No update keeps failing', ko: '계속 실패하는 업데이트가 없습니다', zh: '没有反复失败的更新' },
  },
  compared: {
    updates: {
      added: {
        en: 'Windows update installed: {name}',
        ko: 'Windows 업데이트 설치됨: {name}',
        zh: '已安装 Windows 更新：{name}',
      },
    },
    paused: { changed: { en: 'Pause of Windows updates', ko: 'Windows 업데이트 일시 중지', zh: 'Windows 更新的暂停' } },
  },
  arguments: {},
  utterances: {
    en: [
      'windows update keeps failing',
      'update stuck at 0 percent',
      'error 0x80070002 when updating',
      'how big is the pending update',
      'updates will not install',
      'it downloads the same update again and again',
      'is my windows up to date',
    ],
    ko: [
      '윈도우 업데이트가 계속 실패해요',
      '업데이트가 0%에서 멈췄어요',
      '업데이트 오류 0x80070002 떠요',
      '같은 업데이트가 계속 반복돼요',
      '업데이트 용량이 얼마나 되나요',
      '윈도우 최신 버전인지 확인해 주세요',
    ],
    zh: [
      'windows更新一直失败',
      '更新卡在0%不动',
      '更新报0x80070002',
      '同一个补丁反复安装',
      '待装的更新有多大',
      '系统是最新的吗',
    ],
  },
})
