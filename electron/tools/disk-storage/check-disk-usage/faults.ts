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
    notCuredBy: {
      clear_windows_temp: 'the files are in the temp folder of the user',
      empty_recycle_bin: 'the bin is nearly empty',
    },
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
    notCuredBy: { clear_user_temp: 'frees next to nothing', empty_recycle_bin: 'frees next to nothing' },
    advice: {
      en: 'Look through the list of large files and move what you still need to another drive.',
      ko: '큰 파일 목록을 살펴보고 계속 필요한 파일은 다른 드라이브로 옮기세요.',
      zh: '请查看大文件列表，将仍需要的文件移到其他驱动器。',
    },
    undo: 'none',
    complaint: {
      en: 'cleaned everything I could think of, C is still red',
      ko: '정리할 만한 건 다 했는데도 C 드라이브가 여전히 빨간색이에요',
      zh: '能清的都清了，C 盘还是红的',
    },
  },
  {
    name: 'disk-full-windows-temp',
    cause: 'A failing installer wrote 55 GB into the temp folder of Windows.',
    areas: ['disk_full'],
    writes: ['volumes.C.folders'],
    apply: (pc) => {
      for (let part = 1; part <= 11; part++) {
        pc.volumes.leaveTemp('windowsTemp', {
          name: `setup-${String(part).padStart(2, '0')}.log`,
          bytes: 5_000_000_000,
          modifiedUtc: pc.clock.utc(-(8 + part) * 24 * 60),
          inUse: false,
        })
      }
      pc.volumes.fillUntil('C:', 2_100_000_000)
    },
    finding: 'system_drive_full',
    curedBy: { clear_windows_temp: { dryRun: false } },
    notCuredBy: {
      clear_user_temp: 'frees next to nothing; the files lie elsewhere',
      cleanup_component_store: 'long, and the space is not there',
    },
    undo: 'none',
    complaint: {
      en: 'free space shrinks by gigabytes every day and I have no idea who eats it',
      ko: '하루에 몇 기가씩 용량이 줄어드는데 뭐가 먹는지 모르겠어요',
      zh: 'C 盘每天莫名其妙少好几个 G，不知道被谁吃掉了',
    },
  },
  {
    name: 'disk-full-recycle-bin',
    cause: 'Deleted recordings of 70 GB still lie in the Recycle Bin.',
    areas: ['disk_full'],
    writes: ['volumes.C.folders'],
    apply: (pc) => {
      const volume = pc.volumes.find('C')
      const newestUtc = pc.clock.utc(-5 * 24 * 60)
      if (volume) volume.folders.recycleBin = { items: 38, bytes: 70_000_000_000, newestUtc, latest: [] }
      pc.volumes.fillUntil('C:', 2_100_000_000)
    },
    finding: 'system_drive_full',
    curedBy: { empty_recycle_bin: { drive: 'C', dryRun: false } },
    notCuredBy: {
      clear_user_temp: 'the temp folder is nearly empty',
      cleanup_component_store: 'frees almost nothing here',
    },
    undo: 'none',
    complaint: {
      en: 'I deleted tons of old recordings but the free space did not change one bit',
      ko: '오래된 녹화 파일을 잔뜩 지웠는데 남은 용량이 그대로예요',
      zh: '删了一大堆旧录像，可用空间一点没变',
    },
  },
  {
    name: 'disk-full-old-updates',
    cause: 'Superseded update components of 24 GB were never removed.',
    areas: ['disk_full', 'windows_update'],
    writes: ['volumes.C.folders'],
    apply: (pc) => {
      const volume = pc.volumes.find('C')
      if (volume) volume.folders.supersededUpdatesBytes = 24_000_000_000
      pc.volumes.fillUntil('C:', 2_100_000_000)
    },
    finding: 'system_drive_full',
    curedBy: { cleanup_component_store: { dryRun: false } },
    notCuredBy: { clear_user_temp: 'frees next to nothing', empty_recycle_bin: 'the bin is nearly empty' },
    undo: 'none',
    complaint: {
      en: 'the winsxs folder is monstrous and the update wants 10 GB more than I have',
      ko: 'WinSxS 폴더가 너무 크고 업데이트하려면 10GB가 모자라대요',
      zh: 'WinSxS 文件夹大得离谱，更新还说差 10 GB 空间',
    },
  },
  {
    name: 'data-drive-full',
    cause: 'Deleted project folders fill the Recycle Bin of drive D.',
    areas: ['disk_full', 'external_drive'],
    writes: ['volumes.D'],
    apply: (pc) => {
      pc.volumes.add('D:', { label: 'Data', sizeBytes: 1_000_000_000_000 })
      const volume = pc.volumes.find('D')
      const newestUtc = pc.clock.utc(-2 * 24 * 60)
      if (volume) volume.folders.recycleBin = { items: 5_200, bytes: 400_000_000_000, newestUtc, latest: [] }
      pc.volumes.fillUntil('D:', 20_000_000_000)
    },
    finding: 'data_drive_full',
    curedBy: { empty_recycle_bin: { drive: 'D', dryRun: false } },
    notCuredBy: { clear_user_temp: 'cleans drive C, not D' },
    undo: 'none',
    complaint: {
      en: 'cannot copy anything to D, it complains about not enough space',
      ko: 'D 드라이브에 복사하려고 하면 공간이 부족하다고 나와요',
      zh: '往 D 盘拷东西总说空间不足',
    },
  },
])
