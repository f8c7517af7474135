import { defineTexts } from '../../../contract/define-tool.ts'

const forLarge = {
  en: 'Delete what you no longer need, or move it to another drive, and then empty the Recycle Bin.',
  ko: '필요 없는 파일은 지우거나 다른 드라이브로 옮긴 다음 휴지통을 비우세요.',
  zh: '请删除不再需要的文件，或移到其他驱动器，然后清空回收站。',
}

export const texts = defineTexts({
  title: { en: 'Largest files', ko: '가장 큰 파일', zh: '最大的文件' },
  values: {
    kind: {
      file: { en: 'file', ko: '파일', zh: '文件' },
      folder: { en: 'folder', ko: '폴더', zh: '文件夹' },
    },
  },
  purpose: {
    en: 'Largest files and folders below one folder.',
    ko: '선택한 폴더 안에서 가장 큰 파일과 폴더를 찾습니다.',
    zh: '查找某个文件夹下最大的文件和文件夹。',
  },
  findings: {
    huge_file: {
      en: 'At least one file is larger than 10 GB.',
      ko: '10GB보다 큰 파일이 하나 이상 있습니다.',
      zh: '至少有一个文件大于 10 GB。',
    },
    large_file: {
      en: 'Some large files lie here.',
      ko: '이곳에 큰 파일이 있습니다.',
      zh: '这里有一些大文件。',
    },
    not_complete: {
      en: 'The search reached its limit or couldn’t open every folder; the list may be incomplete.',
      ko: '검색이 한도에 도달했거나 열 수 없는 폴더가 있습니다. 목록이 완전하지 않을 수 있습니다.',
      zh: '搜索已达到上限，或有文件夹无法打开；列表可能不完整。',
    },
  },
  named: {
    huge_file: {
      en: 'The file {name} is larger than 10 GB.',
      ko: '10GB보다 큰 파일: {name}',
      zh: '文件 {name} 大于 10 GB。',
    },
    large_file: {
      en: 'The largest file here is {name}.',
      ko: '이곳에서 가장 큰 파일: {name}',
      zh: '这里最大的文件是 {name}。',
    },
  },
  advice: { huge_file: forLarge, large_file: forLarge },
  fields: {
    scannedFiles: { en: 'files looked at', ko: '살펴본 파일', zh: '已查看的文件' },
    skippedPlaceholders: {
      en: 'skipped: only in the cloud',
      ko: '클라우드에만 있어 제외',
      zh: '因仅在云端而跳过',
    },
  },
  picture: {
    noLarge: { en: 'No large file found', ko: '큰 파일이 없습니다', zh: '没有大文件' },
  },
  arguments: {
    root: { en: 'Folder to search', ko: '검색할 폴더', zh: '要搜索的文件夹' },
    minMB: { en: 'Smallest size', ko: '최소 크기', zh: '最小文件大小' },
    top: { en: 'How many to show', ko: '표시할 개수', zh: '显示的数量' },
    maxSeconds: { en: 'Time limit', ko: '제한 시간', zh: '时间限制' },
  },
  utterances: {
    en: [
      'what is taking up all my space',
      'find the biggest files',
      'which folder is so huge',
      'where did all the gigabytes go',
      'show big videos and zips',
      'something ate my disk overnight',
    ],
    ko: [
      '뭐가 용량을 다 차지하나요',
      '제일 큰 파일 찾아 주세요',
      '어느 폴더가 이렇게 커요',
      '큰 동영상 파일 보여줘요',
      '하룻밤 새 용량이 사라졌어요',
    ],
    zh: ['是什么占了这么多空间', '找出最大的文件', '哪个文件夹这么大', '几十个g去哪了', '大视频和压缩包列一下'],
  },
})
