import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: {
    en: 'Shrink old Windows update files',
    ko: '오래된 Windows 업데이트 파일 정리',
    zh: '精简旧的 Windows 更新文件',
  },
  purpose: {
    en: 'Removes superseded parts of installed Windows updates.',
    ko: '설치된 Windows 업데이트에서 새 버전으로 대체된 부분을 제거합니다.',
    zh: '移除已安装的 Windows 更新中已被取代的部分。',
  },
  notice: {
    what: {
      en: 'Windows removes old parts of updates that are no longer in use.',
      ko: 'Windows에서 업데이트의 오래된 부분 중 더 이상 사용하지 않는 것을 제거합니다.',
      zh: 'Windows 会移除更新中不再使用的旧部分。',
    },
    why: {
      en: 'This can free several gigabytes.',
      ko: '몇 GB의 공간을 확보할 수 있습니다.',
      zh: '这样可以释放数 GB 的空间。',
    },
    whatYouLose: {
      en: 'You can’t go back to versions before the latest update. Installed updates can still be removed.',
      ko: '가장 최근에 설치한 업데이트보다 더 이전으로는 되돌릴 수 없게 됩니다. 설치된 업데이트 자체는 계속 제거할 수 있습니다.',
      zh: '将无法退回到最新已安装更新之前的状态。已安装的更新本身仍可卸载。',
    },
    duration: { en: '10 to 60 minutes.', ko: '10~60분 걸립니다.', zh: '10 到 60 分钟。' },
    undo: { en: 'This can’t be undone.', ko: '되돌릴 수 없습니다.', zh: '无法撤销。' },
  },
  findings: {
    preview: {
      en: 'This is only what Windows says about a clean-up. Nothing was changed.',
      ko: '정리가 필요한지 Windows에서 확인한 결과입니다. 변경된 것은 없습니다.',
      zh: '这只是 Windows 对清理的建议。尚未更改任何内容。',
    },
    needs_restart: {
      en: 'A restart finishes the clean-up.',
      ko: '다시 시작하면 정리가 완료됩니다.',
      zh: '重启后才能完成清理。',
    },
    failed: { en: 'The clean-up didn’t finish.', ko: '정리를 마치지 못했습니다.', zh: '清理未完成。' },
  },
  fields: {
    afterFreeBytes: { en: 'free space after', ko: '이후 남은 공간', zh: '之后的可用空间' },
    beforeFreeBytes: { en: 'free space before', ko: '이전 남은 공간', zh: '之前的可用空间' },
    recommended: { en: 'Windows recommends it', ko: 'Windows 권장', zh: 'Windows 建议清理' },
  },
  arguments: {
    dryRun: {
      en: 'Only ask whether a clean-up is worth it',
      ko: '정리할 필요가 있는지만 확인',
      zh: '仅查看是否值得清理',
    },
  },
  requests: {
    en: ['clean( up)? (the |my )?(winsxs( folder)?|component store)'],
    ko: ['(winsxs|구성 ?요소 ?저장소)( ?폴더)?(를|을)? ?(정리|청소)'],
    zh: ['清理(winsxs|组件存储)(文件夹)?'],
  },
  utterances: {
    en: [
      'winsxs folder is enormous',
      'clean up old windows updates',
      'shrink the windows folder',
      'reclaim space from update leftovers',
      'component store cleanup',
    ],
    ko: [
      'winsxs 폴더가 너무 커요',
      '예전 업데이트 파일 정리해 주세요',
      '윈도우 폴더 용량 줄여 줘요',
      '업데이트 찌꺼기 지워 주세요',
      '구성 요소 저장소 정리 부탁해요',
    ],
    zh: ['winsxs太占地方', '清理旧的更新文件', 'windows文件夹瘦身', '更新残留清掉', '组件存储清理'],
  },
})
