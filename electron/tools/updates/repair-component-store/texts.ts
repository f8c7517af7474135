import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Repair the Windows image', ko: 'Windows 이미지 복구', zh: '修复 Windows 映像' },
  purpose: {
    en: 'Scans and repairs the component store of Windows.',
    ko: 'Windows 구성 요소 저장소를 검사하고 복구합니다.',
    zh: '扫描并修复 Windows 的组件存储。',
  },
  losesNothing: ['repair'],
  notice: {
    what: {
      en: 'Windows repairs its own files.',
      ko: 'Windows에서 자체 파일을 복구합니다.',
      zh: 'Windows 会修复自身的文件。',
    },
    why: {
      en: 'A check found damaged parts.',
      ko: '검사에서 손상된 부분이 발견되었습니다.',
      zh: '检查发现了损坏的部分。',
    },
    whatYouLose: {
      en: 'Nothing personal is lost. Damaged Windows files are replaced.',
      ko: '개인 데이터는 사라지지 않습니다. 손상된 Windows 파일만 교체됩니다.',
      zh: '不会丢失任何个人内容。损坏的 Windows 文件会被替换。',
    },
    duration: {
      en: '10 to 60 minutes. The PC stays usable but is slower.',
      ko: '10~60분 걸립니다. PC는 계속 사용할 수 있지만 느려집니다.',
      zh: '10 到 60 分钟。期间电脑仍可使用，但会变慢。',
    },
    undo: {
      en: 'This can’t be undone. A restore point can be made first.',
      ko: '되돌릴 수 없습니다. 먼저 복원 지점을 만들어 둘 수 있습니다.',
      zh: '无法撤销。可以先创建一个还原点。',
    },
  },
  findings: {
    not_fixed: {
      en: 'The repair didn’t succeed; a source with the right Windows version may be needed.',
      ko: '복구하지 못했습니다. 버전이 맞는 Windows 원본이 필요할 수 있습니다.',
      zh: '修复未成功；可能需要 Windows 版本相符的修复源。',
    },
    needs_restart: {
      en: 'A restart finishes the repair.',
      ko: 'PC를 다시 시작하면 복구가 완료됩니다.',
      zh: '重启后才能完成修复。',
    },
  },
  fields: {
    failure: { en: 'error code', ko: '오류 코드', zh: '错误代码' },
  },
  arguments: {
    source: {
      en: 'Folder or image with good files. If empty, Windows Update',
      ko: '정상 파일이 있는 폴더 또는 이미지(비워 두면 Windows 업데이트 사용)',
      zh: '包含完好文件的文件夹或映像；留空表示使用 Windows 更新',
    },
  },
  requests: {
    en: [
      'run (a )?dism( restorehealth| repair)?',
      'dism ?/?online ?/?cleanup-image ?/?restorehealth',
      'repair (the |my )?(windows )?(image|component store)',
    ],
    ko: ['(윈도우 ?)?(구성 ?요소 ?저장소|이미지)(를|을)? ?(복구|복원)'],
    zh: ['修复(windows)?(系统)?(组件存储|映像|镜像)'],
  },
  utterances: {
    en: [
      'run dism restorehealth',
      'repair the windows image',
      'fix corrupted windows components',
      'dism repair please',
      'heal windows without reinstalling',
    ],
    ko: [
      'dism restorehealth 돌려 주세요',
      '윈도우 이미지 복구해 줘요',
      '손상된 구성 요소 고쳐 주세요',
      '윈도우 재설치 없이 복구하고 싶어요',
      'DISM 복구 부탁해요',
    ],
    zh: ['dism修复一下', '修复windows映像', '系统组件坏了帮我修', '不重装把系统修好', 'restorehealth跑一遍'],
  },
})
