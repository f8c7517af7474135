import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Check and repair system files', ko: '시스템 파일 검사 및 복구', zh: '检查并修复系统文件' },
  values: {
    verdict: {
      no_violations: { en: 'no damaged files', ko: '손상된 파일 없음', zh: '没有损坏的文件' },
      repaired: { en: 'damaged files were repaired', ko: '손상된 파일을 복구함', zh: '已修复损坏的文件' },
      not_repaired: { en: 'some files couldn’t be repaired', ko: '일부 파일을 복구하지 못함', zh: '部分文件无法修复' },
      not_run: { en: 'the check didn’t run', ko: '검사가 실행되지 않음', zh: '未能运行检查' },
    },
  },
  purpose: {
    en: 'Runs the system file checker and reads its result from the log.',
    ko: '시스템 파일 검사기를 실행하고 로그에서 결과를 읽습니다.',
    zh: '运行系统文件检查器，并从日志中读取结果。',
  },
  losesNothing: ['repair'],
  notice: {
    what: {
      en: 'Windows checks its system files and replaces damaged ones.',
      ko: 'Windows에서 시스템 파일을 검사하고 손상된 파일을 교체합니다.',
      zh: 'Windows 会检查系统文件，并替换损坏的文件。',
    },
    why: {
      en: 'Damaged files can cause crashes and error messages.',
      ko: '손상된 파일은 충돌과 오류 메시지의 원인이 될 수 있습니다.',
      zh: '损坏的文件可能会导致崩溃和错误消息。',
    },
    whatYouLose: {
      en: 'Nothing personal is lost.',
      ko: '개인 데이터는 사라지지 않습니다.',
      zh: '不会丢失任何个人内容。',
    },
    duration: {
      en: '10 to 30 minutes. The PC stays usable but is slower.',
      ko: '10~30분 걸립니다. PC는 계속 사용할 수 있지만 느려집니다.',
      zh: '10 到 30 分钟。期间电脑仍可使用，但会变慢。',
    },
    undo: { en: 'This can’t be undone.', ko: '되돌릴 수 없습니다.', zh: '无法撤销。' },
  },
  findings: {
    not_repaired: {
      en: 'Some system files couldn’t be repaired.',
      ko: '일부 시스템 파일을 복구하지 못했습니다.',
      zh: '部分系统文件无法修复。',
    },
    repaired: {
      en: 'Damaged system files were repaired. A restart is advised.',
      ko: '손상된 시스템 파일을 복구했습니다. PC를 다시 시작하는 것이 좋습니다.',
      zh: '损坏的系统文件已修复。建议重启。',
    },
    clean: {
      en: 'No damaged system files were found.',
      ko: '손상된 시스템 파일이 발견되지 않았습니다.',
      zh: '未发现损坏的系统文件。',
    },
    did_not_run: {
      en: 'The checker didn’t run, usually because a restart is pending.',
      ko: '검사기가 실행되지 않았습니다. 대개 PC를 다시 시작해야 하는 상태가 원인입니다.',
      zh: '检查器没有运行，通常是因为有待处理的重启。',
    },
  },
  fields: {
    unrepaired: { en: 'couldn’t be repaired', ko: '복구하지 못한 파일', zh: '未能修复' },
    verdict: { en: 'outcome', ko: '결과', zh: '结果' },
  },
  arguments: {},
  requests: {
    en: ['(check|scan|repair|verify) (the |my )?(windows )?system files', 'sfc ?/?scannow', 'run (an? )?sfc( scan)?'],
    ko: ['(윈도우? ?)?시스템 ?파일(을|를)? ?(검사|점검|복구|확인)'],
    zh: ['(检查|扫描|修复)(windows)?系统文件'],
  },
  utterances: {
    en: [
      'sfc scannow please',
      'check windows system files',
      'repair corrupted system files',
      'windows apps and menus broken, run the file checker',
      'scan for missing dlls',
    ],
    ko: [
      'sfc scannow 실행해 주세요',
      '시스템 파일 검사해 줘요',
      '윈도우 파일 깨진 거 고쳐 주세요',
      'dll이 없다고 나와요 검사 부탁해요',
      '시스템 파일 검사기 돌려 주세요',
    ],
    zh: ['跑一下sfc scannow', '检查系统文件', '修复损坏的系统文件', '提示缺少dll帮我扫一下', '系统文件检查器运行一下'],
  },
})
