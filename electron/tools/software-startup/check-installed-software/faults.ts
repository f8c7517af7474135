import { defineFaults } from '../../../machines/simulated/fault.ts'
import { program } from '../../../machines/simulated/parts/software.ts'

export const faults = defineFaults([
  {
    name: 'two-antivirus-programs',
    cause: 'Two virus scanners check every file.',
    areas: ['slow_pc', 'defender', 'software_install'],
    writes: ['software.antivirus', 'defender.mode', 'defender.products'],
    apply: (pc) => {
      pc.state.software.push(
        program('Contoso Antivirus', { version: '12.4', publisher: 'Contoso' }),
        program('Fabrikam Internet Security', { version: '8.1', publisher: 'Fabrikam' }),
      )
      pc.state.defender.mode = 'Passive Mode'
      pc.state.defender.products = ['Contoso Antivirus', 'Fabrikam Internet Security'].map((name) => ({
        name,
        enabled: true,
        upToDate: true,
      }))
    },
    finding: 'two_antivirus',
    curedBy: {},
    notCuredBy: {
      stop_process: 'scanners protect themselves and come back',
      disable_startup_app: 'scanners are on the deny list',
    },
    advice: {
      en: 'Remove one of the two virus scanners; one is enough.',
      ko: '백신 두 개 중 하나를 제거하세요. 하나면 충분합니다.',
      zh: '请卸载其中一个防病毒产品；一个就够了。',
    },
    undo: 'none',
    complaint: {
      en: 'every copied file takes forever since the free trial scanner got installed too',
      ko: '무료 백신을 하나 더 깔고 나서 파일 복사가 엄청 느려졌어요',
      zh: '又装了个免费试用的杀毒后，拷什么都慢死了',
    },
  },
])
