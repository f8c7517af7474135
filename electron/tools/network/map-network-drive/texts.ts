import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Connect a network drive', ko: '네트워크 드라이브 연결', zh: '连接网络驱动器' },
  titleOf: { en: 'Connect {drive} to {path}', ko: '{drive} 드라이브를 {path}에 연결', zh: '将 {drive} 连接到 {path}' },
  purpose: {
    en: 'Connects a folder on a server as a drive letter, with the account that is signed in.',
    ko: '로그인한 계정으로 서버의 폴더를 드라이브 문자에 연결합니다.',
    zh: '使用当前登录的帐户，将服务器上的文件夹连接到一个驱动器号。',
  },
  losesNothing: ['repair'],
  notice: {
    what: {
      en: 'A folder on a server is connected as a drive letter.',
      ko: '서버의 폴더를 드라이브 문자에 연결합니다.',
      zh: '服务器上的文件夹会连接到一个驱动器号。',
    },
    why: {
      en: 'The drive is missing or broken.',
      ko: '드라이브가 없거나 작동하지 않습니다.',
      zh: '该驱动器缺失或无法使用。',
    },
    whatYouLose: {
      en: 'Nothing is lost. A drive with this letter that leads elsewhere stays as it is.',
      ko: '사라지는 것은 없습니다. 이 문자로 다른 폴더에 연결된 드라이브가 있으면 그대로 둡니다.',
      zh: '不会丢失任何内容。如果此驱动器号已指向其他文件夹，则保持不变。',
    },
    duration: { en: 'Less than one minute.', ko: '1분도 걸리지 않습니다.', zh: '不到一分钟。' },
    undo: {
      en: 'One click takes the drive away again.',
      ko: '클릭 한 번으로 드라이브 연결을 해제할 수 있습니다.',
      zh: '单击一次即可断开该驱动器。',
    },
  },
  harsher: {
    titleOf: {
      en: 'Disconnect {drive} and connect it to {path}',
      ko: '{drive} 드라이브 연결을 끊고 {path}에 다시 연결',
      zh: '断开 {drive} 并重新连接到 {path}',
    },
    notice: {
      what: {
        en: 'The connection that {drive} has now is cut, also while files are open on it. Then the folder on the server is connected as {drive}.',
        ko: '{drive} 드라이브의 현재 연결을 끊습니다. 열려 있는 파일이 있어도 끊깁니다. 그런 다음 서버의 폴더를 {drive} 드라이브에 연결합니다.',
        zh: '将断开 {drive} 目前的连接，即使其中有文件正打开着。然后将服务器上的文件夹连接为 {drive}。',
      },
      whatYouLose: {
        en: 'Unsaved work in files that are open on {drive}. Save and close them first.',
        ko: '{drive} 드라이브에서 열어 둔 파일의 저장하지 않은 내용이 사라집니다. 먼저 저장하고 닫으세요.',
        zh: '从 {drive} 打开的文件中未保存的内容。请先保存并关闭这些文件。',
      },
    },
  },
  undo: {
    title: { en: 'Disconnect {drive}', ko: '{drive} 드라이브 연결 해제', zh: '断开 {drive}' },
    what: {
      en: 'The drive is disconnected. If its letter led to another folder before, that connection comes back.',
      ko: '드라이브 연결을 해제합니다. 이 문자로 이전에 다른 폴더에 연결되어 있었다면 그 연결을 되살립니다.',
      zh: '将断开该驱动器。如果此驱动器号之前指向另一个文件夹，则恢复那个连接。',
    },
    lose: {
      en: 'Unsaved changes in files that are open on it. Save and close them first.',
      ko: '이 드라이브에서 열어 둔 파일의 저장하지 않은 내용이 사라집니다. 먼저 저장하고 닫으세요.',
      zh: '从该驱动器打开的文件中未保存的更改。请先保存并关闭这些文件。',
    },
  },
  findings: {
    not_ok: {
      en: 'The drive was connected but doesn’t answer.',
      ko: '드라이브를 연결했지만 응답하지 않습니다.',
      zh: '驱动器已连接，但没有响应。',
    },
  },
  fields: {
    changed: { en: 'changed', ko: '변경됨', zh: '已更改' },
    oldPath: { en: 'connected before to', ko: '이전 연결 위치', zh: '原来连接到' },
    oldPersistent: {
      en: 'connected at every sign-in before',
      ko: '이전 로그인 시 자동 연결',
      zh: '原来登录时自动连接',
    },
  },
  arguments: {
    drive: { en: 'Drive letter with colon', ko: '드라이브 문자(콜론 포함)', zh: '带冒号的驱动器号' },
    path: {
      en: 'Server folder such as \\\\server\\share',
      ko: '서버 폴더(예: \\\\server\\share)',
      zh: '服务器文件夹，例如 \\\\server\\share',
    },
    persistent: { en: 'Connect again at every sign-in', ko: '로그인할 때마다 다시 연결', zh: '每次登录时重新连接' },
    replace: {
      en: 'Replace another connection with this letter',
      ko: '이 문자를 사용하는 다른 연결 바꾸기',
      zh: '替换使用此驱动器号的其他连接',
    },
  },
  utterances: {
    en: [
      'map the network drive again',
      'connect drive s to the team share',
      'add a network drive',
      'reconnect my h drive',
      'link the server folder as a drive letter',
    ],
    ko: [
      '네트워크 드라이브 다시 연결해 주세요',
      'S드라이브로 공유 폴더 잡아 줘요',
      '서버 폴더를 드라이브로 추가하고 싶어요',
      'H드라이브 재연결 부탁해요',
      '공유 드라이브 매핑해 주세요',
    ],
    zh: ['重新映射网络驱动器', '把共享文件夹连成s盘', '添加网络盘', 'h盘帮我连回来', '服务器文件夹映射成盘符'],
  },
})
