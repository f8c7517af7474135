import { defineFaults } from '../../../machines/simulated/fault.ts'
import { texts } from './texts.ts'

const spreadsheet = { pid: 8120, startedUtc: '2025-11-22T05:30:00.000Z' }

export const faults = defineFaults([
  {
    name: 'clipboard-held-by-explorer',
    cause: 'Explorer opened the clipboard and did not close it.',
    areas: ['clipboard', 'shell_explorer'],
    writes: ['clipboard.heldByPid'],
    apply: (pc) => {
      const shell = pc.processes.all().find(({ name }) => name === 'explorer.exe')
      pc.state.clipboard.heldByPid = shell?.pid ?? null
    },
    finding: 'blocked_now',
    curedBy: { restart_explorer: {}, restart_system: {} },
    notCuredBy: { restart_application: 'no other program holds it' },
    maskedBy: [{ faults: ['explorer-gone', 'explorer-file-damaged'], because: 'what does not run holds nothing' }],
    undo: 'none',
    complaint: {
      en: 'Ctrl+C Ctrl+V does nothing anywhere, paste is greyed out',
      ko: '어디서든 복사 붙여넣기가 안 되고 붙여넣기가 회색이에요',
      zh: '哪儿都不能复制粘贴，粘贴是灰的',
    },
  },
  {
    name: 'clipboard-held-by-app',
    cause: 'A spreadsheet program hung while it had the clipboard open.',
    areas: ['clipboard', 'freeze'],
    writes: ['clipboard.heldByPid', 'processes.excel'],
    apply: (pc) => {
      pc.processes.add({
        ...spreadsheet,
        name: 'EXCEL.EXE',
        path: 'C:\\Program Files\\Microsoft Office\\root\\Office16\\EXCEL.EXE',
        title: 'Book1',
        cpuPct: 0,
        hung: true,
      })
      pc.state.clipboard.heldByPid = spreadsheet.pid
    },
    finding: 'blocked_now',
    curedBy: { restart_application: { ...spreadsheet, force: true }, stop_process: spreadsheet },
    notCuredBy: { restart_explorer: 'Explorer does not hold the clipboard' },
    undo: 'none',
    complaint: {
      en: 'copying stopped working right when Excel went white',
      ko: '엑셀이 하얗게 멈춘 순간부터 복사가 안 됩니다',
      zh: 'Excel 一变白，复制就失灵了',
    },
  },
  {
    name: 'rdp-clipboard-helper-stopped',
    cause: 'In a remote session the helper rdpclip ended.',
    areas: ['clipboard', 'remote_desktop'],
    writes: ['session.remote', 'clipboard.remoteHelperEnded'],
    apply: (pc) => {
      pc.state.session.remote = true
      pc.state.clipboard.remoteHelperEnded = true
    },
    finding: 'remote_stopped',
    curedBy: {},
    notCuredBy: { restart_explorer: 'Explorer does not start rdpclip' },
    advice: texts.advice.remote_stopped,
    undo: 'none',
    complaint: {
      en: 'can no longer paste text from my own PC into the remote one',
      ko: '원격 PC에 접속하면 제 PC에서 복사한 글이 안 붙여져요',
      zh: '远程桌面里粘贴不了本机复制的文字',
    },
  },
])
