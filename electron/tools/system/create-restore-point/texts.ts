import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Create a restore point', ko: '복원 지점 만들기', zh: '创建还原点' },
  purpose: {
    en: 'Saves the present Windows settings before a larger repair.',
    ko: '큰 복구 작업을 하기 전에 현재 Windows 설정을 저장합니다.',
    zh: '在进行较大的修复之前保存当前的 Windows 设置。',
  },
  losesNothing: ['repair'],
  withoutUndo: 'not_needed',
  notice: {
    what: {
      en: 'Windows saves a restore point.',
      ko: 'Windows에서 복원 지점을 저장합니다.',
      zh: 'Windows 会保存一个还原点。',
    },
    why: {
      en: 'So that Windows settings can be undone if a repair goes wrong.',
      ko: '복구가 잘못되더라도 Windows 설정을 되돌릴 수 있게 하기 위해서입니다.',
      zh: '如果修复出错，可以恢复 Windows 设置。',
    },
    whatYouLose: {
      en: 'Nothing is lost. It uses some disk space. Your documents aren’t part of it.',
      ko: '사라지는 것은 없습니다. 디스크 공간을 조금 사용합니다. 문서는 복원 지점에 포함되지 않습니다.',
      zh: '不会丢失任何内容。还原点会占用一些磁盘空间。您的文档不包含在内。',
    },
    duration: { en: '1 to 3 minutes.', ko: '1~3분 걸립니다.', zh: '1 到 3 分钟。' },
    undo: {
      en: 'Not needed; you can delete the point later.',
      ko: '되돌릴 필요가 없습니다. 복원 지점은 나중에 삭제할 수 있습니다.',
      zh: '无需撤销；以后可以删除该还原点。',
    },
  },
  findings: {
    skipped: {
      en: 'Windows skipped the restore point because another one is younger than 24 hours.',
      ko: '만든 지 24시간이 지나지 않은 다른 복원 지점이 있어 Windows에서 새 복원 지점을 만들지 않았습니다.',
      zh: 'Windows 跳过了此次创建，因为已有一个创建不到 24 小时的还原点。',
    },
  },
  fields: {
    created: { en: 'created', ko: '만들어짐', zh: '已创建' },
    previousSequence: { en: 'number of the one before', ko: '이전 지점 번호', zh: '上一个还原点编号' },
  },
  arguments: { description: { en: 'Name of the restore point', ko: '복원 지점 이름', zh: '还原点的名称' } },
  requests: {
    en: [
      '(make|create|set|save) (a |me a )?(new )?(system )?restore point',
      '(make|create) (a )?backup of the settings',
    ],
    ko: ['(시스템 ?)?복원 ?지점(을|를)? ?(하나 )?(만들|생성)'],
    zh: ['(创建|建立|新建|做)(一个)?(系统)?还原点'],
  },
  utterances: {
    en: [
      'make a restore point first',
      'save a backup of the settings before you change anything',
      'i want a safety point',
      'create a system restore point',
      'take a snapshot before the repair',
    ],
    ko: [
      '먼저 복원 지점 만들어 주세요',
      '바꾸기 전에 백업해 두고 싶어요',
      '되돌릴 수 있게 지점 하나 만들어줘요',
      '시스템 복원 지점 생성해 주세요',
      '수리 전에 스냅샷 찍어 주세요',
    ],
    zh: ['先建一个还原点', '改之前先备份一下设置', '弄个保险点再动手', '帮我创建系统还原点', '修之前先做个快照'],
  },
})
