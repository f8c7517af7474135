import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Computer and Windows details', ko: 'PC 및 Windows 정보', zh: '电脑和 Windows 信息' },
  purpose: {
    en: 'Hardware model, Windows edition and build, memory, language, domain and the limits under which scripts run here.',
    ko: 'PC 모델, Windows 에디션과 빌드, 메모리, 언어, 도메인, 이 PC에서 스크립트를 실행할 때의 제한을 확인합니다.',
    zh: '查看硬件型号、Windows 版本和内部版本、内存、语言、域，以及脚本在这台电脑上运行时受到的限制。',
  },
  measured: {
    memory_small: {
      en: 'This PC has only {figure} of memory.',
      ko: '이 PC의 메모리는 {figure}뿐입니다.',
      zh: '这台电脑只有 {figure} 内存。',
    },
  },
  findings: {
    windows10_support_ended: {
      en: 'This PC runs Windows 10, which no longer gets free security updates.',
      ko: '이 PC의 Windows 10에는 더 이상 무료 보안 업데이트가 제공되지 않습니다.',
      zh: '这台电脑运行的是 Windows 10，已不再获得免费的安全更新。',
    },
    memory_small: {
      en: 'This PC has less than 8 GB of memory.',
      ko: '이 PC의 메모리가 8GB 미만입니다.',
      zh: '这台电脑的内存不足 8 GB。',
    },
    restricted_scripts: {
      en: 'A security policy restricts scripts on this PC; some checks aren’t available.',
      ko: '보안 정책에 따라 이 PC에서 스크립트가 제한되어 일부 점검을 할 수 없습니다.',
      zh: '安全策略限制了这台电脑上的脚本；部分检查不可用。',
    },
    signed_scripts_only: {
      en: 'A policy allows signed scripts only.',
      ko: '정책에 따라 서명된 스크립트만 실행할 수 있습니다.',
      zh: '策略只允许运行已签名的脚本。',
    },
  },
  advice: {
    windows10_support_ended: {
      en: 'Plan the move to Windows 11 with IT, or extended updates until then.',
      ko: 'IT 담당자와 Windows 11로 옮길 시기를 정하고, 그때까지는 연장 업데이트를 받을 수 있는지 문의하세요.',
      zh: '请与 IT 人员安排升级到 Windows 11，在此之前可考虑延长更新。',
    },
  },
  fields: {
    arch: { en: 'kind of processor', ko: '프로세서 종류', zh: '处理器架构' },
    biosVersion: { en: 'BIOS version', ko: 'BIOS 버전', zh: 'BIOS 版本' },
    build: { en: 'full build number', ko: '전체 빌드 번호', zh: '完整版本号' },
    buildNumber: { en: 'build of Windows', ko: 'Windows 빌드', zh: 'Windows 内部版本' },
    computerName: { en: 'name of the PC', ko: 'PC 이름', zh: '电脑名称' },
    cpu: { en: 'processor', ko: '프로세서', zh: '处理器' },
    displayVersion: { en: 'version of Windows', ko: 'Windows 버전', zh: 'Windows 版本' },
    executionPolicy: { en: 'rule for scripts', ko: '스크립트 실행 정책', zh: '脚本执行策略' },
    installedUtc: { en: 'installed', ko: '설치 시각', zh: '安装时间' },
    languageMode: { en: 'language mode of PowerShell', ko: 'PowerShell 언어 모드', zh: 'PowerShell 语言模式' },
    logicalProcessors: { en: 'logical processors', ko: '논리 프로세서', zh: '逻辑处理器' },
    os: { en: 'Windows', ko: 'Windows', zh: 'Windows' },
    psVersion: { en: 'version of PowerShell', ko: 'PowerShell 버전', zh: 'PowerShell 版本' },
    ramBytes: { en: 'memory', ko: '메모리', zh: '内存' },
    serial: { en: 'serial number', ko: '일련번호', zh: '序列号' },
  },
  compared: {
    windows: {
      changed: { en: 'Windows has a new version', ko: 'Windows 버전이 바뀌었습니다', zh: 'Windows 版本已更新' },
    },
    memory: {
      changed: {
        en: 'The built-in memory has another size',
        ko: '설치된 메모리 크기가 바뀌었습니다',
        zh: '已安装内存的大小有变化',
      },
    },
    bios: {
      changed: {
        en: 'The firmware of this PC has a new version',
        ko: 'PC 펌웨어 버전이 바뀌었습니다',
        zh: '电脑固件版本已更新',
      },
    },
    domain: { changed: { en: 'Membership in a domain', ko: '도메인 가입', zh: '加入域' } },
  },
  arguments: {},
  utterances: {
    en: [
      'what computer do i have',
      'which windows version is this',
      'how much ram does this laptop have',
      'where do i find the serial number',
      'is this win10 or win11',
      'what model is my pc',
      'specs of this machine please',
    ],
    ko: [
      '제 컴퓨터 사양이 어떻게 되나요',
      '이거 윈도우 몇이에요',
      '시리얼 번호 어디서 봐요',
      '램이 몇 기가인지 알려주세요',
      '노트북 모델명 알고 싶어요',
      '윈도우 버전 확인해 주세요',
    ],
    zh: [
      '我这台电脑什么配置',
      '看一下我的windows是哪个版本',
      '序列号在哪里看',
      '内存有多大',
      '这是win10还是win11啊',
      '电脑型号查一下',
    ],
  },
})
