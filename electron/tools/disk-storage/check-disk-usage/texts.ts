import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Free disk space', ko: '디스크의 남은 공간', zh: '可用磁盘空间' },
  purpose: {
    en: 'Size and free space of every fixed drive.',
    ko: '모든 고정 드라이브의 크기와 남은 공간을 확인합니다.',
    zh: '查看每个固定驱动器的大小和可用空间。',
  },
  named: {
    system_drive_full: {
      en: 'The Windows drive {name} is nearly full.',
      ko: 'Windows 드라이브가 거의 가득 찼습니다: {name}',
      zh: '系统盘 {name} 几乎已满。',
    },
    system_drive_low: {
      en: 'The Windows drive {name} is getting full.',
      ko: 'Windows 드라이브의 남은 공간이 부족해지고 있습니다: {name}',
      zh: '系统盘 {name} 的可用空间不多了。',
    },
    data_drive_full: {
      en: 'Drive {name} is nearly full.',
      ko: '거의 가득 찬 드라이브가 있습니다: {name}',
      zh: '驱动器 {name} 即将用满。',
    },
  },
  measured: {
    system_drive_full: {
      en: 'The Windows drive {name} is nearly full, with {figure} left.',
      ko: 'Windows 드라이브({name}) 공간이 거의 다 찼습니다. 남은 공간: {figure}',
      zh: '系统盘 {name} 几乎已满，仅剩 {figure}。',
    },
    system_drive_low: {
      en: 'The Windows drive {name} is getting full, with {figure} left.',
      ko: 'Windows 드라이브({name})의 남은 공간이 부족해지고 있습니다: {figure}',
      zh: '系统盘 {name} 的可用空间不多了，还剩 {figure}。',
    },
    data_drive_full: {
      en: 'Drive {name} is nearly full, with {figure} left.',
      ko: '드라이브({name}) 공간이 거의 다 찼습니다. 남은 공간: {figure}',
      zh: '驱动器 {name} 即将用满，仅剩 {figure}。',
    },
  },
  findings: {
    system_drive_full: {
      en: 'The Windows drive is nearly full.',
      ko: 'Windows 드라이브가 거의 가득 찼습니다.',
      zh: '系统盘几乎已满。',
    },
    system_drive_low: {
      en: 'The Windows drive is getting full.',
      ko: 'Windows 드라이브의 남은 공간이 부족해지고 있습니다.',
      zh: '系统盘的可用空间不多了。',
    },
    data_drive_full: {
      en: 'Another drive is nearly full.',
      ko: 'Windows 드라이브가 아닌 다른 드라이브가 거의 가득 찼습니다.',
      zh: '另一个驱动器几乎已满。',
    },
  },
  advice: {
    system_drive_full: {
      en: 'Look through the list of large files and move what you still need to another drive.',
      ko: '큰 파일 목록을 살펴보고 계속 필요한 파일은 다른 드라이브로 옮기세요.',
      zh: '请查看大文件列表，将仍需要的文件移到其他驱动器。',
    },
    system_drive_low: {
      en: 'Look through the list of large files and move what you still need to another drive.',
      ko: '큰 파일 목록을 살펴보고 계속 필요한 파일은 다른 드라이브로 옮기세요.',
      zh: '请查看大文件列表，将仍需要的文件移到其他驱动器。',
    },
    data_drive_full: {
      en: 'Delete or move files on this drive that you no longer need there.',
      ko: '이 드라이브에서 더 이상 필요하지 않은 파일을 삭제하거나 다른 곳으로 옮기세요.',
      zh: '请删除或移走该驱动器上不再需要的文件。',
    },
  },
  fields: {
    system: { en: 'Windows drive', ko: 'Windows 드라이브', zh: 'Windows 所在驱动器' },
  },
  compared: {
    free: {
      added: { en: 'New drive: {name}', ko: '새 드라이브: {name}', zh: '新驱动器：{name}' },
      removed: { en: 'The drive {name} is gone', ko: '없어진 드라이브: {name}', zh: '驱动器 {name} 已不在' },
      more: { en: 'More free space on {name}', ko: '남은 공간 늘어남: {name}', zh: '{name} 可用空间变多' },
      less: { en: 'Less free space on {name}', ko: '남은 공간 줄어듦: {name}', zh: '{name} 可用空间变少' },
    },
  },
  tracked: {
    free: {
      name: { en: 'Free space on {name}', ko: '남은 공간: {name}', zh: '{name} 可用空间' },
      ends: {
        en: 'At this pace drive {name} is full in about {time}.',
        ko: '이대로 가면 {name} 드라이브는 약 {time} 뒤에 가득 찹니다.',
        zh: '照目前的速度，驱动器 {name} 大约 {time}后就会用满。',
      },
    },
  },
  arguments: {},
  utterances: {
    en: [
      'disk is full',
      'c drive is red',
      'not enough space on the disk',
      'how much space do i have left',
      'storage almost full warning',
      'cannot save because the drive is full',
      'my hard disk ran out of room',
    ],
    ko: [
      '디스크 용량이 부족해요',
      'C드라이브가 빨간색이에요',
      '저장 공간이 없다고 떠요',
      '하드가 꽉 찼어요',
      '용량 얼마나 남았나요',
      '공간 부족으로 저장이 안 돼요',
    ],
    zh: ['c盘红了', '磁盘空间不足', '硬盘快满了', '还剩多少空间', '存不了文件说空间不够', '电脑储存满了'],
  },
})
