import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Optimize a drive', ko: '드라이브 최적화', zh: '优化驱动器' },
  titleOf: { en: 'Optimize drive {drive}', ko: '{drive} 드라이브 최적화', zh: '优化驱动器 {drive}' },
  purpose: {
    en: 'Runs the Windows optimization that fits the drive: trim for solid-state disks, defragmentation for hard disks.',
    ko: '드라이브 종류에 맞는 Windows 최적화를 실행합니다. SSD는 트림, 하드 디스크는 조각 모음을 실행합니다.',
    zh: '运行适合该驱动器的 Windows 优化：固态硬盘执行 TRIM，机械硬盘执行碎片整理。',
  },
  losesNothing: ['repair'],
  withoutUndo: 'not_needed',
  notice: {
    what: {
      en: 'Windows tidies up this drive in the way that fits its type.',
      ko: 'Windows에서 드라이브 종류에 맞는 방식으로 이 드라이브를 정리합니다.',
      zh: 'Windows 会以适合该驱动器类型的方式对其进行整理。',
    },
    why: {
      en: 'It hasn’t been done for a long time and can make a hard disk faster.',
      ko: '오랫동안 최적화하지 않았으며, 하드 디스크라면 속도가 빨라질 수 있습니다.',
      zh: '已经很久没有优化了；优化可以提高机械硬盘的速度。',
    },
    whatYouLose: {
      en: 'Nothing is lost. The PC can be slower while it runs.',
      ko: '사라지는 것은 없습니다. 실행되는 동안 PC가 느려질 수 있습니다.',
      zh: '不会丢失任何内容。运行期间电脑可能会变慢。',
    },
    duration: {
      en: 'A minute for a solid-state disk, up to several hours for a hard disk.',
      ko: 'SSD는 1분 정도, 하드 디스크는 최대 몇 시간까지 걸립니다.',
      zh: '固态硬盘约需一分钟，机械硬盘最长可达数小时。',
    },
    undo: {
      en: 'Not needed. It can be stopped at any time.',
      ko: '되돌릴 필요가 없습니다. 언제든지 중지할 수 있습니다.',
      zh: '无需撤销。可以随时停止。',
    },
  },
  findings: {},
  fields: {
    durationSec: { en: 'took', ko: '걸린 시간', zh: '用时' },
  },
  arguments: { drive: { en: 'Drive letter', ko: '드라이브 문자', zh: '驱动器号' } },
  requests: {
    en: ['(defrag|defragment|optimi[sz]e|trim) (my |the )?(disk|drive|hard drive|hard disk|ssd|c drive)'],
    ko: ['(디스크|드라이브|하드)(를)? ?(조각 ?모음|최적화)'],
    zh: ['(优化|整理)(一下)?(我的)?(驱动器|磁盘碎片|硬盘碎片)', '(磁盘|硬盘)碎片整理'],
  },
  utterances: {
    en: [
      'defrag my drive',
      'optimize the disk',
      'the hard drive is fragmented',
      'trim my ssd',
      'disk is slow, defragment it',
    ],
    ko: [
      '조각 모음 해 주세요',
      '디스크 최적화 돌려 줘요',
      '하드가 느려서 정리하고 싶어요',
      'SSD 트림 실행해 주세요',
      '드라이브 최적화 부탁해요',
    ],
    zh: ['磁盘碎片整理一下', '优化一下硬盘', '硬盘太慢做个整理', '给固态做trim', '驱动器优化'],
  },
})
