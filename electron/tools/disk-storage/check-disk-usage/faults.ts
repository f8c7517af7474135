import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'disk-full-user-temp',
    cause: 'A video tool left 48 GB of temporary files in the temp folder of the user.',
    areas: ['disk_full', 'slow_pc'],
    writes: ['volumes.C.folders'],
    apply: (pc) => {
      for (let part = 1; part <= 16; part++) {
        const name = `render-${String(part).padStart(2, '0')}.tmp`
        pc.volumes.leaveTemp('userTemp', {
          name,
          bytes: 3_000_000_000,
          modifiedUtc: pc.clock.utc(-5 * 24 * 60),
          inUse: false,
        })
      }
      pc.volumes.fillUntil('C:', 2_100_000_000)
    },
    finding: 'system_drive_full',
    curedBy: { clear_user_temp: { dryRun: false } },
    notCuredBy: { clear_windows_temp: 'the files are in the temp folder of the user' },
    undo: 'none',
    complaint: {
      en: 'Windows keeps warning that C is almost full though I save everything on the server',
      ko: '자료는 다 서버에 두는데 C 드라이브가 거의 꽉 찼다고 계속 경고가 떠요',
      zh: '我东西都存在服务器上，C 盘却老提示快满了',
    },
  },
  {
    name: 'disk-full-personal-files',
    cause: 'Virtual machine images and videos of the user fill the drive.',
    areas: ['disk_full'],
    writes: ['volumes.C.folders', 'files'],
    apply: (pc) => {
      const home = 'C:\\Users\\test'
      const modifiedUtc = pc.clock.utc(-9 * 24 * 60)
      const file = { modifiedUtc, placeholder: false, hidden: false }
      pc.files.addFolder(`${home}\\vm`, modifiedUtc)
      pc.files.add(`${home}\\vm\\lab.vhdx`, { ...file, bytes: 120_000_000_000 })
      for (const name of ['Conference day 1.mov', 'Conference day 2.mov', 'Conference day 3.mov']) {
        pc.files.add(`${home}\\Videos\\${name}`, { ...file, bytes: 60_000_000_000 })
      }
      pc.volumes.fillUntil('C:', 2_100_000_000)
    },
    finding: 'system_drive_full',
    curedBy: {},
    notCuredBy: { clear_user_temp: 'frees next to nothing' },
    advice: {
      en: 'Look through the list of large files and move what you still need to another drive.',
      ko: '큰 파일 목록을 살펴보고 계속 필요한 파일은 다른 드라이브로 옮겨 주세요.',
      zh: '请查看大文件列表，将仍需要的文件移到其他驱动器。',
    },
    undo: 'none',
    complaint: {
      en: 'cleaned everything I could think of, C is still red',
      ko: '정리할 만한 건 다 했는데도 C 드라이브가 여전히 빨간색이에요',
      zh: '能清的都清了，C 盘还是红的',
    },
  },
])
