import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Reset Windows Update', ko: 'Windows 업데이트 초기화', zh: '重置 Windows 更新' },
  purpose: {
    en: 'Renames the update cache and restarts the update services.',
    ko: '업데이트 캐시의 이름을 바꾸고 업데이트 서비스를 다시 시작합니다.',
    zh: '重命名更新缓存，并重启更新服务。',
  },
  notice: {
    what: {
      en: 'The download cache of Windows Update is set aside and built again.',
      ko: 'Windows 업데이트 다운로드 캐시를 따로 보관하고 새로 만듭니다.',
      zh: 'Windows 更新的下载缓存会被移出并保留，然后重新生成。',
    },
    why: { en: 'Updates failed several times.', ko: '업데이트가 여러 번 실패했습니다.', zh: '更新多次失败。' },
    whatYouLose: {
      en: 'Downloaded updates and the list of past updates in Settings are lost. Installed updates stay.',
      ko: '다운로드한 업데이트와 설정에 표시되는 업데이트 기록이 사라집니다. 설치된 업데이트는 그대로 유지됩니다.',
      zh: '已下载的更新，以及“设置”中的更新历史记录都会丢失。已安装的更新会保留。',
    },
    duration: {
      en: '2 minutes; the next search takes longer.',
      ko: '2분 걸립니다. 다음 업데이트 검색은 평소보다 오래 걸립니다.',
      zh: '2 分钟；下次检查更新会用更长时间。',
    },
    undo: {
      en: 'The saved folder can be put back.',
      ko: '따로 보관한 폴더를 원래대로 되돌릴 수 있습니다.',
      zh: '可以将保留的文件夹放回原处。',
    },
  },
  undo: {
    title: { en: 'Put the old update folder back', ko: '이전 업데이트 폴더 되돌리기', zh: '恢复原来的更新文件夹' },
    what: {
      en: 'The update services stop for a moment and the saved folder goes back.',
      ko: '업데이트 서비스를 잠시 중지하고 따로 보관한 폴더를 되돌립니다.',
      zh: '更新服务会短暂停止，并恢复保留的文件夹。',
    },
    lose: {
      en: 'Updates that were downloaded since then are downloaded again. If the old folder was damaged, updates can fail again.',
      ko: '그 뒤에 다운로드한 업데이트는 다시 다운로드합니다. 이전 폴더가 손상되어 있었다면 업데이트가 다시 실패할 수 있습니다.',
      zh: '此后下载的更新需要重新下载。如果原来的文件夹已损坏，更新可能会再次失败。',
    },
  },
  findings: {
    folder_in_use: {
      en: 'The update folder is in use; restart and try again.',
      ko: '업데이트 폴더가 사용 중입니다. PC를 다시 시작한 후 다시 시도해야 합니다.',
      zh: '更新文件夹正在使用；请重启后再试。',
    },
  },
  fields: {
    servicesAfter: { en: 'services after', ko: '이후 서비스 상태', zh: '之后的服务状态' },
    servicesBefore: { en: 'services before', ko: '이전 서비스 상태', zh: '原来的服务' },
  },
  arguments: {},
  requests: {
    en: ['(reset|clear) (the )?windows updates?( cache| components)?'],
    ko: ['윈도우? ?업데이트( ?캐시)?(를|을)? ?(초기화|재설정|리셋)'],
    zh: ['(重置|重设)(windows|系统)更新(组件|缓存)?'],
  },
  utterances: {
    en: [
      'reset windows update',
      'clear the update cache',
      'fix windows update once and for all',
      'softwaredistribution folder rename',
      'update is broken, start it from scratch',
    ],
    ko: [
      '윈도우 업데이트 초기화해 주세요',
      '업데이트 캐시 지워 줘요',
      '업데이트가 꼬인 것 같아요 리셋해 주세요',
      'SoftwareDistribution 폴더 초기화 부탁해요',
      '업데이트 처음부터 다시 하고 싶어요',
    ],
    zh: ['重置windows更新', '清掉更新缓存', '更新坏了帮我从头来', 'softwaredistribution改名', '把更新组件恢复一下'],
  },
})
