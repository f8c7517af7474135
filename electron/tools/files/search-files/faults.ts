import { defineFaults } from '../../../machines/simulated/fault.ts'
import { oneDriveFolder } from '../../../machines/simulated/parts/one-drive.ts'

export const faults = defineFaults([
  {
    name: 'file-cloud-only',
    cause: 'The file is a placeholder and the PC has no connection to fetch it.',
    areas: ['file_missing', 'onedrive'],
    writes: ['files.offer', 'internet.lineUp'],
    apply: (pc) => {
      pc.files.addFolder(oneDriveFolder, pc.clock.utc())
      pc.files.add(`${oneDriveFolder}\\offer.docx`, {
        bytes: 90_000,
        modifiedUtc: '2025-11-20T08:00:00.000Z',
        placeholder: true,
        hidden: false,
      })
      // Without the line nothing can be fetched.
      pc.state.internet.lineUp = false
    },
    finding: 'some_in_cloud',
    findingArgs: { root: 'C:\\Users\\test' },
    curedBy: {},
    notCuredBy: { reset_onedrive: 'does not bring the file without internet' },
    advice: {
      en: 'Connect to the internet and open the file, or choose "Always keep on this device" next time.',
      ko: '인터넷에 연결하고 파일을 여세요. 다음부터는 "이 장치에 항상 유지"를 선택하세요.',
      zh: '请连接互联网后打开该文件，或下次选择“始终保留在此设备上”。',
    },
    undo: 'none',
    complaint: {
      en: 'on the train my presentation would not open, there is a little cloud next to it',
      ko: '기차에서 발표 파일을 열려니 안 열리고 옆에 구름 모양이 있어요',
      zh: '在高铁上打不开演示稿，文件旁边有个小云朵',
    },
  },
  {
    name: 'file-in-recycle-bin',
    cause: 'The file was deleted by mistake and lies in the Recycle Bin.',
    areas: ['file_missing'],
    writes: ['volumes.recycleBin'],
    apply: (pc) => {
      const bin = pc.state.volumes['C:']?.folders.recycleBin
      if (bin === undefined) return
      const thesis = { path: 'C:\\Users\\test\\Documents\\thesis.docx', bytes: 2_400_000, deletedUtc: pc.clock.utc() }
      Object.assign(bin, { items: bin.items + 1, bytes: bin.bytes + thesis.bytes, newestUtc: thesis.deletedUtc })
      bin.latest.unshift(thesis)
    },
    finding: 'in_recycle_bin',
    findingArgs: { root: 'C:\\Users\\test' },
    curedBy: {},
    notCuredBy: { empty_recycle_bin: 'would destroy exactly this file', reset_onedrive: 'has nothing to do with it' },
    advice: {
      en: 'Open the Recycle Bin, right-click the file and choose Restore.',
      ko: '휴지통을 열고 파일을 마우스 오른쪽 단추로 클릭한 뒤 복원을 선택하세요.',
      zh: '请打开回收站，右键单击该文件并选择“还原”。',
    },
    undo: 'none',
    complaint: {
      en: 'I swear the thesis was in Documents yesterday and now it is nowhere',
      ko: '어제까지 문서 폴더에 있던 논문 파일이 감쪽같이 사라졌어요',
      zh: '昨天还在“文档”里的论文今天哪儿都找不到',
    },
  },
])
