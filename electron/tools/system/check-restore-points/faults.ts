import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'restore-points-missing',
    cause: 'Protection is on but all restore points were removed by a cleaner.',
    areas: ['software_install'],
    writes: ['restore.points'],
    apply: (pc) => {
      pc.state.restore.points = []
    },
    finding: 'no_points',
    curedBy: { create_restore_point: {} },
    notCuredBy: { cleanup_component_store: 'removes ways back instead of making one' },
    undo: 'none',
    complaint: {
      en: 'before I install this driver pack I want a way back, system restore shows nothing',
      ko: '드라이버 팩을 설치하기 전에 되돌릴 지점이 필요한데 시스템 복원에 아무것도 없어요',
      zh: '装这个驱动包之前想留条后路，系统还原里却什么都没有',
    },
  },
])
