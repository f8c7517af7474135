import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Printers', ko: '프린터', zh: '打印机' },
  purpose: {
    en: 'Installed printers with state, default printer, port and whether the printer answers.',
    ko: '설치된 프린터와 상태, 기본 프린터, 포트, 프린터 응답 여부를 확인합니다.',
    zh: '查看已安装的打印机及其状态、默认打印机、端口以及打印机是否有响应。',
  },
  named: {
    paper: {
      en: '{name} needs paper, or its output tray is full.',
      ko: '용지가 부족하거나 출력 용지함이 가득 찬 프린터가 있습니다: {name}',
      zh: '{name} 需要加纸，或其出纸盒已满。',
    },
    toner: {
      en: '{name} is low on toner or ink.',
      ko: '토너나 잉크가 부족한 프린터가 있습니다: {name}',
      zh: '{name} 的碳粉或墨水不足。',
    },
    jam: {
      en: '{name} reports a jam, an open door or a service call.',
      ko: '용지 걸림, 덮개 열림 또는 서비스 요청을 알리는 프린터가 있습니다: {name}',
      zh: '{name} 报告卡纸、盖板打开或需要维修。',
    },
    default_offline: {
      en: 'The default printer {name} is offline.',
      ko: '기본 프린터가 오프라인입니다: {name}',
      zh: '默认打印机 {name} 处于脱机状态。',
    },
    default_unreachable: {
      en: 'The default printer {name} doesn’t answer in the network.',
      ko: '기본 프린터가 네트워크에서 응답하지 않습니다: {name}',
      zh: '默认打印机 {name} 在网络中没有响应。',
    },
    paused: {
      en: 'The {name printer} is paused.',
      ko: '일시 중지된 프린터가 있습니다: {name}',
      zh: '{name 打印机}已暂停。',
    },
  },
  findings: {
    spooler_stopped: {
      en: 'The Windows print service isn’t running.',
      ko: 'Windows 인쇄 서비스가 실행되고 있지 않습니다.',
      zh: 'Windows 打印服务没有运行。',
    },
    default_offline: {
      en: 'The default printer is offline.',
      ko: '기본 프린터가 오프라인 상태입니다.',
      zh: '默认打印机处于脱机状态。',
    },
    default_unreachable: {
      en: 'The default printer doesn’t answer in the network.',
      ko: '기본 프린터가 네트워크에서 응답하지 않습니다.',
      zh: '默认打印机在网络上没有响应。',
    },
    paused: { en: 'A printer is paused.', ko: '일시 중지된 프린터가 있습니다.', zh: '有打印机已暂停。' },
    paper: {
      en: 'A printer needs paper or its output tray is full.',
      ko: '용지가 부족하거나 출력 용지함이 가득 찬 프린터가 있습니다.',
      zh: '有打印机需要加纸，或其出纸盒已满。',
    },
    toner: {
      en: 'A printer is low on toner or ink.',
      ko: '토너나 잉크가 부족한 프린터가 있습니다.',
      zh: '有打印机的碳粉或墨水不足。',
    },
    jam: {
      en: 'A printer reports a jam, an open door or a service call.',
      ko: '용지 걸림, 덮개 열림 또는 서비스 요청을 알리는 프린터가 있습니다.',
      zh: '有打印机报告卡纸、盖板打开或需要维修。',
    },
    no_default: {
      en: 'No default printer is set.',
      ko: '기본 프린터가 설정되어 있지 않습니다.',
      zh: '未设置默认打印机。',
    },
    default_changes: {
      en: 'Windows changes the default printer by itself to the one used last.',
      ko: 'Windows에서 기본 프린터를 마지막으로 사용한 프린터로 자동 변경합니다.',
      zh: 'Windows 会自动将默认打印机更改为上次使用的打印机。',
    },
    none: { en: 'No printer is installed.', ko: '설치된 프린터가 없습니다.', zh: '未安装打印机。' },
  },
  advice: {
    spooler_stopped: {
      en: 'If the print service stops again right away, ask IT to remove or update the printer driver that was installed last.',
      ko: '인쇄 서비스가 시작하자마자 다시 멈추면 마지막에 설치한 프린터 드라이버를 제거하거나 업데이트해 달라고 IT 담당자에게 요청하세요.',
      zh: '如果打印服务一启动就又停止，请让 IT 人员卸载或更新最近安装的打印机驱动程序。',
    },
    default_offline: {
      en: 'Open the printer window, menu Printer, and remove the tick at "Use Printer Offline" when there is one.',
      ko: '프린터 창의 프린터 메뉴에서 "오프라인으로 프린터 사용"에 체크되어 있으면 해제하세요.',
      zh: '请打开打印机窗口的“打印机”菜单，如果勾选了“脱机使用打印机”，请取消勾选。',
    },
    paused: {
      en: 'If you can’t resume it, ask IT to resume the queue or to let your account manage this printer.',
      ko: '일시 중지를 해제할 수 없으면 IT 담당자에게 대기열을 다시 시작하거나 이 프린터를 관리할 권한을 달라고 요청하세요.',
      zh: '如果无法恢复，请让 IT 人员恢复队列，或为您的帐户授予管理此打印机的权限。',
    },
    default_unreachable: {
      en: 'Switch the printer on and check its network cable. If its address has changed, IT has to change the port.',
      ko: '프린터를 켜고 네트워크 케이블을 확인하세요. 프린터 주소가 바뀌었다면 IT 담당자가 포트를 변경해야 합니다.',
      zh: '请打开打印机并检查其网线。如果打印机的地址已更改，需要由 IT 人员修改端口。',
    },
    paper: {
      en: 'Fill the paper tray or empty the output tray; the waiting page then prints by itself.',
      ko: '용지함에 용지를 채우거나 출력 용지함을 비우세요. 그러면 대기 중인 페이지가 자동으로 인쇄됩니다.',
      zh: '请添加纸张或清空出纸盒；等待的页面随后会自动打印。',
    },
    toner: {
      en: 'Have new toner or ink ready; the printer goes on until it is empty.',
      ko: '새 토너나 잉크를 준비하세요. 다 떨어질 때까지는 계속 인쇄할 수 있습니다.',
      zh: '请准备新的碳粉或墨水；在用完之前打印机仍可继续打印。',
    },
    jam: {
      en: 'Open the printer, take the jammed paper out and close all covers. The display says when a service call is needed.',
      ko: '프린터를 열어 걸린 용지를 꺼내고 덮개를 모두 닫으세요. 서비스가 필요하면 화면에 표시됩니다.',
      zh: '请打开打印机，取出卡住的纸张，并合上所有盖板。需要维修时显示屏会有提示。',
    },
    no_default: {
      en: 'Open Settings, Printers & scanners, choose your printer and set it as default. If Windows shows error 0x00000709, ask IT to repair your rights to that setting.',
      ko: '설정의 프린터 및 스캐너에서 사용할 프린터를 선택하고 기본값으로 설정하세요. Windows에 0x00000709 오류가 표시되면 IT 담당자에게 이 설정의 권한을 복구해 달라고 요청하세요.',
      zh: '请打开“设置”中的“打印机和扫描仪”，选择您的打印机并设为默认。如果 Windows 显示错误 0x00000709，请让 IT 人员修复您对该设置的权限。',
    },
    none: {
      en: 'Open Settings, Printers & scanners and add your printer, or ask IT to set it up.',
      ko: '설정의 프린터 및 스캐너에서 프린터를 추가하거나 IT 담당자에게 설치를 요청하세요.',
      zh: '请打开“设置”中的“打印机和扫描仪”添加打印机，或请 IT 人员安装。',
    },
  },
  fields: {
    driver: { en: 'driver', ko: '드라이버', zh: '驱动程序' },
    errorState: { en: 'reported state', ko: '보고된 상태', zh: '报告的状态' },
    isDefault: { en: 'default printer', ko: '기본 프린터', zh: '默认打印机' },
    network: { en: 'network printer', ko: '네트워크 프린터', zh: '网络打印机' },
    portHost: { en: 'address of the printer', ko: '프린터 주소', zh: '打印机地址' },
    portNumber: { en: 'port of the printer', ko: '프린터 포트', zh: '打印机端口' },
    printers: { en: 'printers', ko: '프린터', zh: '打印机' },
    reachable: { en: 'answers', ko: '응답', zh: '有应答' },
    waitingJobs: { en: 'print jobs waiting', ko: '대기 중인 인쇄 작업', zh: '等待的打印作业' },
    windowsPicksDefault: {
      en: 'Windows chooses the default printer',
      ko: 'Windows가 기본 프린터를 선택',
      zh: '由 Windows 选择默认打印机',
    },
    workOffline: { en: 'set to offline', ko: '오프라인으로 설정', zh: '设为脱机' },
  },
  picture: {
    service: { en: 'Print service', ko: '인쇄 서비스', zh: '打印服务' },
    defaultPrinter: { en: 'Default printer', ko: '기본 프린터', zh: '默认打印机' },
    paused: { en: 'Paused', ko: '일시 중지됨', zh: '已暂停' },
    offline: { en: 'Offline', ko: '오프라인', zh: '脱机' },
    paper: { en: 'Needs paper', ko: '용지 부족', zh: '缺纸' },
    toner: { en: 'Low on toner', ko: '토너 부족', zh: '碳粉不足' },
    jam: { en: 'Needs a look at the printer', ko: '프린터 확인 필요', zh: '需要检查打印机' },
    noPrinter: { en: 'No printer is set up', ko: '설치된 프린터가 없습니다', zh: '没有安装打印机' },
  },
  compared: {
    printers: {
      added: { en: 'New printer: {name}', ko: '새 프린터: {name}', zh: '新打印机：{name}' },
      removed: { en: 'The {name printer} was removed', ko: '제거된 프린터: {name}', zh: '已移除 {name 打印机}' },
      changed: { en: 'New driver for {name}', ko: '새 드라이버: {name}', zh: '{name} 换了驱动程序' },
    },
    default: {
      added: {
        en: '{name} is the default printer now',
        ko: '기본 프린터로 설정됨: {name}',
        zh: '{name} 成为默认打印机',
      },
      removed: {
        en: '{name} is no longer the default printer',
        ko: '기본 프린터에서 해제됨: {name}',
        zh: '{name} 不再是默认打印机',
      },
      changed: {
        en: 'The default printer is {name} now',
        ko: '기본 프린터가 바뀜: {name}',
        zh: '默认打印机改为 {name}',
      },
    },
  },
  arguments: {},
  utterances: {
    en: [
      'printer is offline',
      'printer does not show up',
      'it prints to the wrong printer',
      'cannot print anything',
      'printer says error but it looks fine',
      'my default printer keeps changing',
      'the copier is not in the list',
    ],
    ko: [
      '프린터가 오프라인이래요',
      '인쇄가 안 돼요',
      '엉뚱한 프린터로 나와요',
      '프린터가 목록에 안 보여요',
      '기본 프린터가 자꾸 바뀌어요',
      '복합기 연결이 안 돼요',
    ],
    zh: [
      '打印机显示脱机',
      '打印不了',
      '打到别的打印机去了',
      '打印机列表里找不到',
      '默认打印机老是变',
      '复印机连不上',
      '打印机没反应',
    ],
  },
})
