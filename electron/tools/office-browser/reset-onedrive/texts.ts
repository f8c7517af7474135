import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Reset OneDrive', ko: 'OneDrive 초기화', zh: '重置 OneDrive' },
  purpose: {
    en: 'Resets the OneDrive client; it then compares all files again.',
    ko: 'OneDrive 클라이언트를 초기화합니다. 초기화 후 모든 파일을 다시 비교합니다.',
    zh: '重置 OneDrive 客户端；之后它会重新比对所有文件。',
  },
  notice: {
    what: {
      en: 'The OneDrive program is reset and started again.',
      ko: 'OneDrive 프로그램을 초기화하고 다시 시작합니다.',
      zh: 'OneDrive 程序会被重置，然后重新启动。',
    },
    why: { en: 'It no longer syncs.', ko: 'OneDrive 동기화가 더 이상 되지 않습니다.', zh: '它已不再同步。' },
    whatYouLose: {
      en: 'No files are lost, but the choice of folders to sync is. Everything is compared again.',
      ko: '파일은 사라지지 않습니다. 어떤 폴더를 동기화할지 선택한 내용은 사라지고, 모든 항목을 다시 비교합니다.',
      zh: '不会丢失文件。关于同步哪些文件夹的选择会丢失，所有内容都会重新比对。',
    },
    duration: {
      en: '2 minutes, then up to several hours in the background.',
      ko: '2분 걸리며, 이후 백그라운드에서 최대 몇 시간 동안 계속됩니다.',
      zh: '2 分钟，之后在后台最长需要数小时。',
    },
    undo: { en: 'This can’t be undone.', ko: '되돌릴 수 없습니다.', zh: '无法撤销。' },
  },
  findings: {
    not_back: {
      en: 'OneDrive didn’t start again. Start it from the Start menu.',
      ko: 'OneDrive가 다시 시작되지 않았습니다. 시작 메뉴에서 직접 실행해야 합니다.',
      zh: 'OneDrive 没有重新启动。请从“开始”菜单启动它。',
    },
  },
  arguments: {},
  requests: {
    en: ['reset (my |the )?one ?drive'],
    ko: ['(원드라이브|onedrive)(를)? ?(초기화|재설정)'],
    zh: ['重置(一下)?onedrive'],
  },
  utterances: {
    en: [
      'reset onedrive',
      'onedrive is hopeless, start it over',
      'restart onedrive sync from scratch',
      'fix onedrive',
      'onedrive hangs, reset the client',
    ],
    ko: [
      '원드라이브 초기화해 주세요',
      '원드라이브 리셋해 줘요',
      '동기화 처음부터 다시 해 주세요',
      '원드라이브 클라이언트 재설정 부탁해요',
      '원드라이브가 멈췄어요 다시 시작해 주세요',
    ],
    zh: ['重置onedrive', 'onedrive卡死了重来', '重新同步onedrive', '把onedrive恢复一下', '云盘客户端重置'],
  },
})
