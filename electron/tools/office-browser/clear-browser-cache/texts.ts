import { defineTexts } from '../../../contract/define-tool.ts'
import { browserTexts } from '../../../contract/value-texts.ts'

export const texts = defineTexts({
  title: { en: 'Clear the browser cache', ko: '브라우저 캐시 지우기', zh: '清除浏览器缓存' },
  titleOf: { en: 'Clear the cache of {browser}', ko: '{browser} 캐시 지우기', zh: '清除 {browser} 的缓存' },
  values: { ...browserTexts },
  purpose: {
    en: 'Sets aside only the cache folders of one closed browser profile.',
    ko: '닫혀 있는 브라우저의 프로필 하나에서 캐시 폴더만 따로 보관합니다.',
    zh: '只移出一个已关闭的浏览器配置文件的缓存文件夹并保留。',
  },
  notice: {
    what: {
      en: 'Stored copies of web pages are set aside. After 7 days the next clean-up deletes them. Close the browser first; parts of it that run without a window are ended.',
      ko: '저장된 웹 페이지 복사본을 따로 보관합니다. 7일이 지난 복사본은 다음에 캐시를 지울 때 삭제됩니다. 먼저 브라우저를 닫아야 합니다. 창 없이 실행 중인 브라우저 프로세스는 종료됩니다.',
      zh: '已存储的网页副本会被移出并保留。超过 7 天的副本会在下次清理时删除。请您先关闭浏览器；没有窗口的后台部分会被结束。',
    },
    why: {
      en: 'Pages look wrong or the copies use much space.',
      ko: '페이지가 제대로 표시되지 않거나 복사본이 공간을 많이 차지합니다.',
      zh: '网页显示不正常，或副本占用了大量空间。',
    },
    whatYouLose: {
      en: 'Only the copies are lost. Passwords, bookmarks, history and sign-ins aren’t touched. Pages load a little slower the first time.',
      ko: '복사본만 사라집니다. 암호, 즐겨찾기, 방문 기록, 로그인 상태는 그대로 유지됩니다. 페이지를 처음 열 때 조금 느려집니다.',
      zh: '只会失去这些副本。密码、书签、历史记录和登录状态不受影响。网页首次加载时会稍慢一些。',
    },
    duration: { en: 'Less than 2 minutes.', ko: '2분도 걸리지 않습니다.', zh: '不到 2 分钟。' },
    undo: {
      en: 'One click puts the copies back, while they are kept.',
      ko: '보관하는 동안 클릭 한 번으로 복사본을 되돌릴 수 있습니다.',
      zh: '在保留期间，单击一次即可将副本放回原处。',
    },
  },
  undo: {
    title: { en: 'Put the cache of {browser} back', ko: '{browser} 캐시 되돌리기', zh: '恢复 {browser} 的缓存' },
    what: {
      en: 'The copies that were set aside go back. The browser has to be closed.',
      ko: '따로 보관한 복사본을 원래 위치로 되돌립니다. 브라우저를 닫아야 합니다.',
      zh: '将放回保留的副本。必须关闭浏览器。',
    },
    lose: {
      en: 'Copies of web pages that were stored since then.',
      ko: '그 뒤에 저장된 웹 페이지 복사본이 사라집니다.',
      zh: '此后存储的网页副本。',
    },
  },
  findings: {
    preview: {
      en: 'This is a preview. Nothing has been changed.',
      ko: '미리 보기입니다. 아무것도 바뀌지 않았습니다.',
      zh: '这是预览。尚未更改任何内容。',
    },
  },
  fields: {
    from: { en: 'place before', ko: '원래 위치', zh: '原位置' },
    to: { en: 'place now', ko: '옮긴 위치', zh: '现位置' },
  },
  arguments: {
    browser: { en: 'Browser', ko: '브라우저', zh: '浏览器' },
    profile: { en: 'Profile folder name', ko: '프로필 폴더 이름', zh: '配置文件文件夹的名称' },
    dryRun: { en: 'Only count', ko: '바꾸지 않고 계산만 하기', zh: '只统计，不更改' },
  },
  utterances: {
    en: [
      'clear browser cache',
      'delete temporary internet files',
      'website shows outdated content, clear cache',
      'empty chrome cache',
      'clean edge without losing passwords',
    ],
    ko: [
      '브라우저 캐시 지워 주세요',
      '인터넷 임시 파일 삭제해 줘요',
      '크롬 캐시 비워 주세요',
      '비밀번호는 두고 캐시만 지우고 싶어요',
      '엣지 캐시 정리 부탁해요',
    ],
    zh: ['清一下浏览器缓存', '删除上网临时文件', '清空chrome缓存', '密码别动只清缓存', 'edge缓存清理'],
  },
})
