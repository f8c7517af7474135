import { defineFaults } from '../../../machines/simulated/fault.ts'
import { startLongAgo } from '../../../machines/simulated/masked-by.ts'

export const faults = defineFaults([
  {
    name: 'boot-slow-program',
    cause: 'A chat program takes nearly three minutes at every start.',
    areas: ['slow_boot', 'startup_apps'],
    writes: ['startup.ChatPlus', 'startup.switches'],
    apply: (pc) => {
      pc.startup.add({
        name: 'ChatPlus',
        command: '"C:\\Users\\test\\AppData\\Local\\ChatPlus\\ChatPlus.exe" --startup',
        source: 'user_run',
        bootCostMs: 172_000,
      })
      pc.boot.wasSlow()
    },
    finding: 'very_slow',
    curedBy: { disable_startup_app: { name: 'ChatPlus', source: 'user_run' } },
    cureShows: 'after_restart',
    notCuredBy: { optimize_drive: 'the disk is an SSD and fine', run_disk_check: 'no errors' },
    maskedBy: [startLongAgo],
    undo: 'restores',
    complaint: {
      en: 'from power button to usable desktop it is a coffee break',
      ko: '전원 켜고 쓸 수 있을 때까지 커피 한 잔은 마셔야 해요',
      zh: '按下开机到能用，够我去泡杯咖啡了',
    },
  },
  {
    name: 'boot-slow-driver',
    cause: 'An old driver waits 70 s for a device that is gone.',
    areas: ['slow_boot', 'drivers'],
    writes: ['boot.slowDrivers'],
    apply: (pc) => {
      pc.state.boot.slowDrivers.push({ name: 'oldscan.sys', totalMs: 70_000 })
      pc.boot.wasSlow()
    },
    finding: 'slow_service',
    curedBy: {},
    notCuredBy: { disable_startup_app: 'a driver is not a start-up program' },
    advice: {
      en: 'Remove the software of the device or service that is named; what it installed delays every start.',
      ko: '표시된 장치나 서비스의 소프트웨어를 제거하세요. 함께 설치된 구성 요소가 시작할 때마다 지연을 일으킵니다.',
      zh: '请卸载所列设备或服务的软件；它安装的组件每次都会拖慢启动。',
    },
    maskedBy: [startLongAgo],
    undo: 'none',
    complaint: {
      en: 'black screen with the spinning dots for over a minute on each start, then it is quick',
      ko: '켤 때마다 까만 화면에 점만 1분 넘게 돌다가 그다음은 빨라요',
      zh: '每次开机黑屏转圈一分多钟，进去之后倒挺快',
    },
  },
])
