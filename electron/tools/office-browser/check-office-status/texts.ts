import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Microsoft Office', ko: 'Microsoft Office 상태', zh: 'Microsoft Office 状态' },
  purpose: {
    en: 'Installed Office version, channel, language, update switch and running programs.',
    ko: '설치된 Office 버전, 채널, 언어, 업데이트 사용 여부, 실행 중인 프로그램을 확인합니다.',
    zh: '查看已安装的 Office 版本、更新频道、语言、更新开关和正在运行的程序。',
  },
  findings: {
    broken_install: {
      en: 'Office is registered but its folder is missing.',
      ko: 'Office가 등록되어 있지만 설치 폴더가 없습니다.',
      zh: 'Office 已注册，但其文件夹缺失。',
    },
    updates_off: {
      en: 'Office updates are switched off.',
      ko: 'Office 업데이트가 꺼져 있습니다.',
      zh: 'Office 更新已关闭。',
    },
    other_install: {
      en: 'This Office was installed in another way; the quick repair isn’t available.',
      ko: '이 Office는 다른 방식으로 설치되어 빠른 복구를 사용할 수 없습니다.',
      zh: '此 Office 是以其他方式安装的；无法使用快速修复。',
    },
    not_installed: {
      en: 'No desktop Office was found.',
      ko: '데스크톱용 Office를 찾을 수 없습니다.',
      zh: '未找到桌面版 Office。',
    },
  },
  advice: {
    broken_install: {
      en: 'Settings > Apps > Microsoft 365 > Modify > Online repair, or ask IT to install Office again.',
      ko: '설정 > 앱 > Microsoft 365 > 수정 > 온라인 복구를 실행하거나 IT 담당자에게 Office 재설치를 요청하세요.',
      zh: '打开“设置”>“应用”> Microsoft 365 >“修改”>“联机修复”，或请 IT 人员重新安装 Office。',
    },
    updates_off: {
      en: 'Switch the updates on in an Office program: File > Account > Update options.',
      ko: 'Office 프로그램의 파일 > 계정 > 업데이트 옵션에서 업데이트를 켜세요.',
      zh: '在 Office 程序的“文件”>“帐户”>“更新选项”中启用更新。',
    },
  },
  fields: {
    channelUrl: { en: 'place of the updates', ko: '업데이트 위치', zh: '更新来源' },
    clickToRun: { en: 'installed by Click-to-Run', ko: '간편 실행 설치', zh: '即点即用安装' },
    platform: { en: 'platform', ko: '플랫폼', zh: '平台' },
    updatesEnabled: { en: 'updates switched on', ko: '업데이트 사용', zh: '已启用更新' },
  },
  picture: {
    office: { en: 'Office', ko: 'Office', zh: 'Office' },
    there: { en: 'Installed', ko: '설치됨', zh: '已安装' },
    missing: { en: 'Missing', ko: '없음', zh: '缺失' },
    files: { en: 'Its files', ko: '프로그램 파일', zh: '程序文件' },
    updates: { en: 'Updates', ko: '업데이트', zh: '更新' },
  },
  arguments: {},
  utterances: {
    en: [
      'which office version do i have',
      'word does not start',
      'excel opens but shows nothing',
      'office keeps asking to activate',
      'powerpoint is broken',
      'office 365 not working',
    ],
    ko: [
      '오피스 버전이 뭐예요',
      '워드가 안 켜져요',
      '엑셀이 열리는데 아무것도 안 보여요',
      '오피스 인증하라고 계속 떠요',
      '파워포인트가 이상해요',
      '오피스 365가 안 돼요',
    ],
    zh: ['我的office是什么版本', 'word打不开', 'excel打开是空白的', 'office总让我激活', 'ppt坏了', 'office365用不了'],
  },
})
