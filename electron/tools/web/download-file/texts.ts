import { defineTexts } from '../../../contract/define-tool.ts'
import { webValueTexts } from '../../../contract/value-texts.ts'

export const texts = defineTexts({
  title: { en: 'Download a file', ko: '파일 다운로드', zh: '下载文件' },
  titleOf: { en: 'Download a file from {url}', ko: '파일 다운로드: {url}', zh: '下载文件：{url}' },
  values: {
    ...webValueTexts,
  },
  purpose: {
    en: 'Fetches one file from the internet into an allowed folder and gives its checksum.',
    ko: '인터넷에서 파일 하나를 허용된 폴더로 내려받고 체크섬을 보여 줍니다.',
    zh: '从互联网将一个文件下载到允许的文件夹，并给出其校验和。',
  },
  losesNothing: ['repair'],
  withoutUndo: 'by_hand',
  notice: {
    what: {
      en: 'Deskmedic downloads this file and saves it under this name. It isn’t opened or started.',
      ko: 'Deskmedic이 이 파일을 내려받아 지정한 이름으로 저장합니다. 파일을 열거나 실행하지 않습니다.',
      zh: 'Deskmedic 会下载此文件并以所示名称保存，不会打开或运行它。',
    },
    why: {
      en: 'You asked for this file, or a later step needs it.',
      ko: '요청하신 파일이거나 다음 단계에 필요한 파일입니다.',
      zh: '您请求了此文件，或后续步骤需要它。',
    },
    whatYouLose: {
      en: 'Nothing is lost: no existing file is replaced. It takes space on the drive.',
      ko: '사라지는 것은 없습니다. 기존 파일을 바꾸지 않으며, 드라이브 공간을 사용합니다.',
      zh: '不会丢失任何内容：不会替换已有文件，但会占用驱动器空间。',
    },
    duration: {
      en: 'Depends on the size and the line; you can stop it at any time.',
      ko: '파일 크기와 회선 속도에 따라 다르며 언제든지 중지할 수 있습니다.',
      zh: '取决于文件大小和线路速度；您可以随时停止。',
    },
    undo: {
      en: 'Delete the file if you don’t want it.',
      ko: '필요 없으면 파일을 삭제하시면 됩니다.',
      zh: '如果不需要，您可以删除该文件。',
    },
  },
  findings: {
    not_marked: {
      en: 'This drive couldn’t mark the file as downloaded, so Windows doesn’t warn before it is opened.',
      ko: '이 드라이브에서는 다운로드한 파일이라는 표시를 남길 수 없어, 파일을 열 때 Windows가 경고하지 않습니다.',
      zh: '此驱动器无法将文件标记为已下载，因此打开时 Windows 不会发出警告。',
    },
    resumed: {
      en: 'The download went on from where it had stopped.',
      ko: '중단된 곳부터 이어서 내려받았습니다.',
      zh: '下载已从上次中断处继续。',
    },
    host_rules_only: {
      en: 'A proxy found the address, so only the name could be checked.',
      ko: '프록시가 주소를 찾았으므로 이름만 확인할 수 있었습니다.',
      zh: '地址由代理查找，因此只能检查名称。',
    },
  },
  fields: {
    file: { en: 'place of the file', ko: '파일 위치', zh: '文件位置' },
    marked: { en: 'marked as from the internet', ko: '인터넷 파일로 표시됨', zh: '已标记为来自互联网' },
    resumed: { en: 'continued an earlier try', ko: '이어받기', zh: '已续传' },
    sha256: { en: 'checksum', ko: '체크섬', zh: '校验和' },
  },
  arguments: {
    url: { en: 'Address of the file', ko: '파일 주소', zh: '文件地址' },
    workspace: { en: 'Where to', ko: '저장 위치', zh: '保存位置' },
    path: { en: 'File name', ko: '파일 이름', zh: '文件名' },
  },
  utterances: {
    en: [
      'download this file for me',
      'get the installer from this link',
      'save the driver package from the vendor site',
      'fetch this zip from the internet',
      'download the manual as pdf',
    ],
    ko: [
      '이 파일 다운로드해 주세요',
      '이 링크에서 설치 파일 받아 주세요',
      '제조사 사이트에서 드라이버 패키지 저장해 주세요',
      '인터넷에서 이 zip 파일 받아 줘요',
      '설명서 PDF를 내려받아 주세요',
    ],
    zh: [
      '帮我下载这个文件',
      '从这个链接下载安装包',
      '从厂商网站保存驱动程序包',
      '从网上把这个压缩包下下来',
      '下载PDF版说明书',
    ],
  },
})
