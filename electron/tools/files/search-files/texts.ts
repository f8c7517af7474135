import { largestSearchedFileMb } from '../../../contract/content-search-port.ts'
import { defineTexts } from '../../../contract/define-tool.ts'

const largest = String(largestSearchedFileMb)

const forCloud = {
  en: 'Connect to the internet and open the file, or choose "Always keep on this device" next time.',
  ko: '인터넷에 연결하고 파일을 여세요. 다음부터는 "이 장치에 항상 유지"를 선택하세요.',
  zh: '请连接互联网后打开该文件，或下次选择“始终保留在此设备上”。',
}

export const texts = defineTexts({
  title: { en: 'Find files', ko: '파일 찾기', zh: '查找文件' },
  purpose: {
    en: 'Finds files by name, type, age or lines in them, in one folder and below it, also deleted ones.',
    ko: '폴더 하나와 그 하위 폴더에서 이름, 형식, 수정 날짜 또는 내용으로 파일을 찾습니다. 삭제된 파일도 찾습니다.',
    zh: '在一个文件夹及其子文件夹中按名称、类型、时间或内容查找文件，也包括已删除的文件。',
  },
  findings: {
    in_recycle_bin: {
      en: 'A file that lay here is in the Recycle Bin.',
      ko: '여기에 있던 파일이 휴지통에 있습니다.',
      zh: '原来在这里的文件现在在回收站中。',
    },
    none: { en: 'No file matches.', ko: '일치하는 파일이 없습니다.', zh: '没有匹配的文件。' },
    cloud_only: {
      en: 'Some files exist only in the cloud.',
      ko: '일부 파일은 클라우드에만 있습니다.',
      zh: '部分文件仅存在于云端。',
    },
    some_in_cloud: {
      en: 'Some files here are kept in the cloud and open only with an internet connection.',
      ko: '이곳의 일부 파일은 클라우드에 있어 인터넷에 연결되어야 열립니다.',
      zh: '这里有些文件存放在云端，连上互联网才能打开。',
    },
    not_complete: {
      en: 'The search reached its limit or couldn’t open every folder.',
      ko: '검색이 한도에 도달했거나 열 수 없는 폴더가 있습니다.',
      zh: '搜索已达到上限，或有文件夹无法打开。',
    },
    lines_not_complete: {
      en: `The search reached its limit, couldn’t open everything, or left out a file of more than ${largest} MB.`,
      ko: `검색이 한도에 도달했거나, 열 수 없는 것이 있었거나, ${largest} MB보다 큰 파일을 건너뛰었습니다.`,
      zh: `搜索已达到上限，或有内容无法打开，或跳过了大于 ${largest} MB 的文件。`,
    },
  },
  named: {
    in_recycle_bin: {
      en: 'The file {name} is in the Recycle Bin.',
      ko: '파일이 휴지통에 있습니다: {name}',
      zh: '文件 {name} 在回收站中。',
    },
  },
  values: {
    lines: { null: { en: 'not searched', ko: '검색 안 함', zh: '未查找' } },
    deleted: { null: { en: 'not searched', ko: '검색 안 함', zh: '未查找' } },
  },
  fields: {
    lines: { en: 'lines found', ko: '찾은 줄', zh: '找到的行' },
    line: { en: 'line', ko: '줄', zh: '行' },
    before: { en: 'lines before', ko: '앞줄', zh: '前文' },
    after: { en: 'lines after', ko: '뒷줄', zh: '后文' },
    deleted: { en: 'deleted files', ko: '삭제된 파일', zh: '已删除的文件' },
    deletedUtc: { en: 'deleted', ko: '삭제 시각', zh: '删除时间' },
  },
  advice: {
    in_recycle_bin: {
      en: 'Open the Recycle Bin, right-click the file and choose Restore.',
      ko: '휴지통을 열고 파일을 마우스 오른쪽 단추로 클릭한 뒤 복원을 선택하세요.',
      zh: '请打开回收站，右键单击该文件并选择“还原”。',
    },
    none: {
      en: 'Try a part of the name, or another folder: it may have been saved elsewhere or under another name.',
      ko: '이름의 일부만 넣거나 다른 폴더에서 찾아 보세요. 다른 위치나 다른 이름으로 저장되었을 수 있습니다.',
      zh: '请只输入名称的一部分，或换个文件夹查找：文件可能保存在别处或用了别的名称。',
    },
    cloud_only: forCloud,
    some_in_cloud: forCloud,
  },
  picture: {
    noFile: { en: 'No file found', ko: '파일을 찾지 못했습니다', zh: '没有找到文件' },
  },
  arguments: {
    root: { en: 'Folder to search', ko: '검색할 폴더', zh: '要搜索的文件夹' },
    glob: {
      en: 'File name pattern with * and ?',
      ko: '파일 이름 패턴(* 및 ? 사용 가능)',
      zh: '文件名模式，可使用 * 和 ?',
    },
    modifiedAfter: { en: 'Only newer files', ko: '이 시간 이후에 수정된 파일만', zh: '只查找在此时间之后修改的文件' },
    content: {
      en: 'Lines in the files (regular expression)',
      ko: '파일 안에서 찾을 내용(정규식)',
      zh: '文件中要查找的内容（正则表达式）',
    },
    context: { en: 'Lines before and after each', ko: '앞뒤로 함께 볼 줄 수', zh: '前后显示的行数' },
    caseSensitive: { en: 'Capital letters count', ko: '대소문자 구분', zh: '区分大小写' },
    includeHidden: { en: 'Also hidden files', ko: '숨김 파일 포함', zh: '包括隐藏文件' },
    includeIgnored: {
      en: 'Also what a .gitignore leaves out',
      ko: '.gitignore에서 제외한 파일도 포함',
      zh: '也包括 .gitignore 排除的文件',
    },
    maxResults: { en: 'Maximum results', ko: '최대 결과 수', zh: '最大结果数' },
  },
  utterances: {
    en: [
      'find my file',
      'i lost a document, where is it',
      'search for invoice pdf',
      'where did i save that excel',
      'look for files changed yesterday',
    ],
    ko: [
      '파일 찾아 주세요',
      '문서를 어디 저장했는지 모르겠어요',
      '어제 만든 엑셀이 없어졌어요',
      'PDF 파일 검색해 주세요',
      '다운로드한 파일이 어디 있나요',
    ],
    zh: ['帮我找个文件', '文档存哪了找不到', '昨天做的表格不见了', '搜一下pdf发票', '下载的文件在哪里'],
  },
})
