import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Account and permissions', ko: '계정 및 권한', zh: '帐户和权限' },
  purpose: {
    en: 'Who is signed in, groups, ability to elevate, and the rights on one folder or file.',
    ko: '로그인한 사용자, 소속 그룹, 관리자 권한 사용 가능 여부, 폴더 또는 파일 하나에 대한 권한을 확인합니다.',
    zh: '查看当前登录的用户、所属组、能否提升权限，以及对某个文件夹或文件的权限。',
  },
  named: {
    no_read: {
      en: 'This account may not read {name}.',
      ko: '이 계정에는 읽을 권한이 없는 위치입니다: {name}',
      zh: '此帐户无权读取 {name}。',
    },
    no_write: {
      en: 'This account may read {name} but not change anything there.',
      ko: '이 계정이 읽을 수는 있지만 변경할 수는 없는 위치입니다: {name}',
      zh: '此帐户可以读取 {name}，但不能更改其中的内容。',
    },
  },
  findings: {
    no_read: {
      en: 'This account may not read this place.',
      ko: '이 계정에는 이 위치를 읽을 권한이 없습니다.',
      zh: '此帐户无权读取该位置。',
    },
    no_write: {
      en: 'This account may read here but not change anything.',
      ko: '이 계정은 이 위치를 읽을 수 있지만 변경할 수는 없습니다.',
      zh: '此帐户可以读取该位置，但不能更改任何内容。',
    },
    cannot_elevate: {
      en: 'This account can’t run administrator tasks; Windows denies the request without asking.',
      ko: '이 계정으로는 관리자 작업을 실행할 수 없습니다. Windows에서 묻지 않고 요청을 거부합니다.',
      zh: '此帐户无法执行管理员任务；Windows 会直接拒绝请求，不会询问。',
    },
    needs_other_account: {
      en: 'Administrator tasks need the password of another account.',
      ko: '관리자 작업을 하려면 다른 계정의 암호가 필요합니다.',
      zh: '执行管理员任务需要另一个帐户的密码。',
    },
    uac_off: {
      en: 'User Account Control is switched off; every program runs with full rights.',
      ko: '사용자 계정 컨트롤이 꺼져 있어 모든 프로그램이 전체 권한으로 실행됩니다.',
      zh: '用户帐户控制已关闭；每个程序都以完全权限运行。',
    },
    path_missing: {
      en: 'This path doesn’t exist or can’t be seen.',
      ko: '이 경로가 없거나 보이지 않습니다.',
      zh: '此路径不存在或无法查看。',
    },
  },
  advice: {
    no_read: {
      en: 'An administrator can take over the folder: Properties > Security > Advanced > Owner.',
      ko: '관리자가 속성 > 보안 > 고급 > 소유자에서 폴더의 소유권을 가져올 수 있습니다.',
      zh: '管理员可以取得该文件夹的所有权：“属性”>“安全”>“高级”>“所有者”。',
    },
    no_write: {
      en: 'Save in your own Documents folder, or ask IT for the right to write there.',
      ko: '내 문서 폴더에 저장하거나 IT 담당자에게 그 위치의 쓰기 권한을 요청하세요.',
      zh: '请保存到您自己的“文档”文件夹，或向 IT 人员申请写入权限。',
    },
    uac_off: {
      en: 'Ask IT to switch User Account Control on again.',
      ko: 'IT 담당자에게 사용자 계정 컨트롤을 다시 켜 달라고 요청하세요.',
      zh: '请让 IT 人员重新启用用户帐户控制。',
    },
  },
  fields: {
    adminPrompt: { en: 'question to administrators', ko: '관리자 확인 방식', zh: '对管理员的询问方式' },
    canChangeRights: { en: 'may change the rights', ko: '권한 변경 가능', zh: '可以更改权限' },
    canDelete: { en: 'may delete', ko: '삭제 권한', zh: '可以删除' },
    canRead: { en: 'may read', ko: '읽기 권한', zh: '可以读取' },
    canWrite: { en: 'may write', ko: '쓰기 권한', zh: '可以写入' },
    elevated: { en: 'runs as administrator', ko: '관리자 권한으로 실행', zh: '以管理员身份运行' },
    groupSids: { en: 'groups', ko: '그룹', zh: '用户组' },
    inAdministrators: { en: 'member of the administrators', ko: '관리자 그룹 구성원', zh: '属于管理员组' },
    sddl: { en: 'access list', ko: '액세스 목록', zh: '访问列表' },
    uacOn: { en: 'asks for administrator rights', ko: '관리자 권한 확인', zh: '询问管理员权限' },
    userDomain: { en: 'domain of the user', ko: '사용자 도메인', zh: '用户域' },
    userName: { en: 'user', ko: '사용자', zh: '用户' },
    userPrompt: { en: 'question for administrator rights', ko: '관리자 권한 확인 방식', zh: '管理员权限询问方式' },
    userSid: { en: 'number of the user', ko: '사용자 식별자', zh: '用户标识' },
  },
  picture: {
    admin: { en: 'Administrator of this PC', ko: '이 PC의 관리자', zh: '这台电脑的管理员' },
    yes: { en: 'Yes', ko: '예', zh: '是' },
    no: { en: 'No', ko: '아니요', zh: '否' },
    read: { en: 'May read it', ko: '읽기 가능', zh: '可以读取' },
    write: { en: 'May change it', ko: '변경 가능', zh: '可以更改' },
    remove: { en: 'May delete it', ko: '삭제 가능', zh: '可以删除' },
  },
  arguments: {
    path: {
      en: 'Folder or file to look at. If empty, only your account',
      ko: '확인할 폴더 또는 파일(비워 두면 계정만 확인)',
      zh: '要查看的文件夹或文件；留空表示只查看帐户',
    },
  },
  utterances: {
    en: [
      'access denied to this folder',
      'i need admin rights',
      'it says you do not have permission',
      'am i an administrator',
      'cannot save in this folder',
      'who owns this file',
      'destination folder access denied',
    ],
    ko: [
      '액세스가 거부되었대요',
      '관리자 권한이 필요하다고 나와요',
      '이 폴더에 저장이 안 돼요',
      '제 계정이 관리자인가요',
      '권한이 없다고 떠요',
      '파일 소유자가 누구예요',
    ],
    zh: [
      '提示拒绝访问',
      '说我没有权限',
      '需要管理员权限',
      '我是不是管理员',
      '这个文件夹存不了东西',
      '目标文件夹访问被拒绝',
    ],
  },
})
