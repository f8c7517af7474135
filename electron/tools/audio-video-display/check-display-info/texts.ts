import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Screens and graphics', ko: '화면 및 그래픽', zh: '屏幕和显卡' },
  purpose: {
    en: 'Monitors, resolution, scaling, refresh rate, graphics driver.',
    ko: '모니터, 해상도, 배율, 새로 고침 빈도, 그래픽 드라이버를 확인합니다.',
    zh: '查看显示器、分辨率、缩放、刷新率和显卡驱动程序。',
  },
  named: {
    adapter_error: {
      en: 'The graphics adapter {name} reports an error.',
      ko: '그래픽 어댑터에 오류가 있습니다: {name}',
      zh: '显卡 {name} 出现错误。',
    },
  },
  measured: {
    low_resolution: {
      en: 'A screen runs at a low resolution, only {figure} wide.',
      ko: '낮은 해상도로 설정된 화면이 있습니다. 너비: {figure}',
      zh: '有屏幕分辨率较低，宽度仅 {figure}。',
    },
  },
  findings: {
    basic_driver: {
      en: 'Windows uses only its basic graphics driver; resolution and speed are limited.',
      ko: 'Windows에서 기본 그래픽 드라이버만 사용하고 있어 해상도와 속도가 제한됩니다.',
      zh: 'Windows 只使用了基本显卡驱动程序；分辨率和速度受限。',
    },
    adapter_error: {
      en: 'The graphics adapter reports an error.',
      ko: '그래픽 어댑터에 오류가 있습니다.',
      zh: '显卡出现错误。',
    },
    monitor_not_used: {
      en: 'A connected monitor shows nothing or a copy.',
      ko: '연결된 모니터에 아무것도 표시되지 않거나 복제 화면이 표시됩니다.',
      zh: '有已连接的显示器没有画面，或显示的是复制画面。',
    },
    low_resolution: {
      en: 'A screen runs at a low resolution.',
      ko: '낮은 해상도로 설정된 화면이 있습니다.',
      zh: '有屏幕以低分辨率运行。',
    },
    old_driver: {
      en: 'The graphics driver is more than four years old.',
      ko: '나온 지 4년이 넘은 그래픽 드라이버입니다.',
      zh: '显卡驱动程序是四年多以前的版本。',
    },
    mixed_scaling: {
      en: 'Screens use different scaling; older programs may look blurred.',
      ko: '화면마다 배율이 달라 오래된 프로그램이 흐리게 보일 수 있습니다.',
      zh: '各屏幕的缩放比例不同；较旧的程序可能会显示模糊。',
    },
    rotated: { en: 'A screen is rotated.', ko: '회전된 화면이 있습니다.', zh: '有屏幕处于旋转状态。' },
  },
  advice: {
    basic_driver: {
      en: 'Install the graphics driver from the PC’s manufacturer.',
      ko: 'PC 제조업체에서 제공하는 그래픽 드라이버를 설치하세요.',
      zh: '请安装电脑制造商提供的显卡驱动程序。',
    },
    monitor_not_used: {
      en: 'Press Windows+P and choose Extend.',
      ko: 'Windows+P를 누르고 확장을 선택하세요.',
      zh: '请按 Windows+P，然后选择“扩展”。',
    },
    low_resolution: {
      en: 'Open Settings, System, Display and choose the resolution that is marked as recommended.',
      ko: '설정의 시스템, 디스플레이에서 권장으로 표시된 해상도를 선택하세요.',
      zh: '请打开“设置”中的“系统”“屏幕”，选择标为推荐的分辨率。',
    },
  },
  fields: {
    active: { en: 'active', ko: '활성', zh: '活动' },
    connector: { en: 'connector', ko: '단자', zh: '接口' },
    height: { en: 'height', ko: '높이', zh: '高度' },
    internal: { en: 'built in', ko: '내장', zh: '内置' },
    monitors: { en: 'monitors', ko: '모니터', zh: '显示器' },
    refreshHz: { en: 'refresh rate (Hz)', ko: '주사율 (Hz)', zh: '刷新率 (Hz)' },
    rotation: { en: 'rotation', ko: '회전', zh: '旋转' },
    scale: { en: 'scale', ko: '배율', zh: '缩放' },
    screens: { en: 'screens', ko: '화면', zh: '屏幕' },
    width: { en: 'width', ko: '너비', zh: '宽度' },
  },
  picture: {
    small: { en: 'Low resolution', ko: '낮은 해상도', zh: '分辨率低' },
    noScreen: { en: 'No screen found', ko: '화면을 찾지 못함', zh: '没有找到屏幕' },
  },
  compared: {
    graphics: {
      added: { en: 'New graphics adapter: {name}', ko: '새 그래픽 어댑터: {name}', zh: '新的显卡：{name}' },
      removed: {
        en: 'The graphics adapter {name} is gone',
        ko: '없어진 그래픽 어댑터: {name}',
        zh: '显卡 {name} 已不在',
      },
      changed: { en: 'New driver for {name}', ko: '새 드라이버: {name}', zh: '{name} 换了驱动程序' },
    },
    monitors: {
      added: { en: 'New screen: {name}', ko: '새 화면: {name}', zh: '新显示器：{name}' },
      removed: {
        en: 'The screen {name} is no longer connected',
        ko: '연결되지 않은 화면: {name}',
        zh: '显示器 {name} 已断开',
      },
    },
  },
  arguments: {},
  utterances: {
    en: [
      'second monitor not detected',
      'screen is blurry',
      'everything is huge on my display',
      'external screen stays black',
      'wrong resolution after docking',
      'my screen is upside down',
      'monitor flickers',
    ],
    ko: [
      '두 번째 모니터가 안 잡혀요',
      '화면이 흐려요',
      '글씨가 너무 커졌어요',
      '외부 모니터가 까매요',
      '도킹하니까 해상도가 이상해요',
      '화면이 거꾸로 됐어요',
      '모니터가 깜빡거려요',
    ],
    zh: [
      '第二个显示器没识别',
      '屏幕模糊',
      '字突然变得很大',
      '外接屏黑的',
      '接扩展坞后分辨率不对',
      '屏幕倒过来了',
      '显示器一闪一闪的',
    ],
  },
})
