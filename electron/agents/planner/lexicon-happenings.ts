import type { LexiconEntry } from './lexicon-pattern.ts'

/** What goes wrong with things. */
export const happenings: readonly LexiconEntry[] = [
  {
    key: 'slow',
    en: `slow, slower, slowly, slows, slowness, lag, lags, laggy, lagging, sluggish, crawl, crawls, crawling, (takes?|took|taking|needs?|wait*) .. (forever|ages|long|minute|minutes|min|seconds|sec|hour),
      takes (forever|ages), forever, ages, speed is, treacle, snail, tortoise, turtle, coffee break, twice as long, heavy, gives up, need .. long, half a minute`,
    ko: '느려, 느리, 느립, 거북이, 달팽이, 느린, 버벅, 굼뜨, 굼떠, 렉이, 오래 ?걸, 한참, 무거워, 기어가, 지연, 분(이|씩)?(이나)?(걸|넘), 버티질 ?못, 뚝뚝 ?끊',
    zh: '慢, 蜗牛, 很卡, 太卡, 卡得, 卡顿, 一卡一卡, 好卡, 超卡, 很久, 半天, 好久, 几分钟, 一分多钟, 延迟, 扛不住',
  },
  {
    key: 'slower-over-time',
    en: `slower (from|every|each|and|over) .. (week|day|slower|time), week to week, day by day, worse (every|each|over|and) .. , (days|weeks) on end, never (restart|reboot|shut|turn)*,
      (shut|turn|switch)(ing)? (it|the pc|the computer|my pc|the laptop)? ?(down|off) (every|at|each), by (friday|the end of), the longer it (runs|is), (havent|not) (restarted|rebooted), always on, leave it (on|running), (last|when) .. (reboot|restart)`,
    ko: '점점, 갈수록, (매일|밤마다|매번|매일 ?밤|저녁마다)..(끄|끕|꺼|종료), 오래 ?(켜|쓸수록), 한 ?주 ?한 ?주, 날이 ?갈, 계속 ?켜 ?(두|놓|놨), 재부팅(을|한 ?지)..(안|오래), 몇 ?주째 ?켜',
    zh: '越来越, 一周比一周, 一天比一天, 每(天|晚)..关机, 用得?越久, 到周五, 从不关机, 一直开着, 没重启过, 好久没..重启, 好几(天|周)没..(关|重启)',
  },
  {
    key: 'frozen',
    en: `fr(ee|o)ze*, freezing, frozen, hang, hangs, hanging, hung, not responding, unresponsive, lock(s|ed)? up, (doesnt|does not|not|wont|cant|cannot) (react|respond|close|be clicked)*,
      stands still, went (white|pale), turn(s|ed) white, white window, stops for, (end task|force quit) .. nothing, stopped at`,
    ko: '멈춰, 멈추, 멈췄, 멈춘, 먹통, 응답 ?없, 응답이 ?없, 굳어, 굳었, 얼어, 하얗게, 허옇게, 반응이 ?없, 꼼짝',
    zh: '卡死, 卡住, 卡半, 未响应, 无响应, 没反应, 没响应, 死机, 发白, 变白, 一片白, 冻住, 点哪, 停住, 卡在',
  },
  {
    key: 'full',
    en: `full, no (more )?space, not enough (disk |free )?space, out of space, (low|out) on, running out, run out, (is|are|still|turned|went) red, (mb|gb) left, space left,
      free (up|some), almost full, not enough (room|storage)`,
    ko: '꽉, 가득, 부족, 빨간 ?색, 모자라, 용량이 ?없',
    zh: '满, 不足, 不够, 红了, 还是红, 变红, 差..g',
  },
  {
    key: 'eats-space',
    en: `(taking|takes|eats?|eating|fills?|filling) (up )?(all |my |the )*(space|storage|disk|drive|gigabyte)*, shrinks?, shrinking, biggest, largest, (huge|big) (file|folder)s?, who eats it, cleaned everything,
      cleaned (up )?(all|it|every*), cleared (recently|everything), deleted (tons|everything|a lot), less space`,
    ko: '줄어드, 뭐가 ?먹, 제일 ?큰, 큰 ?파일, 정리할 ?만한, 정리를? ?(다|해도), 다 ?지웠는데, 차지하',
    zh: '莫名其妙少, 谁吃, 占(了|满|用)?..空间, 最大的文件, 能清的, 清(理|完)了?..还, 都清了, 删了..还',
  },
  {
    key: 'offline',
    en: `offline, no (internet|network|connection|signal|wifi), not connected, disconnect, disconnects, disconnecting, disconnected, (cant|cannot|could not|couldnt|unable to|refuse* to|wont|doesnt|not) (connect|reach|get on|go online|get online|get to),
      drops?, dropped, dropping, is down, went down, without internet, lost (connection|network|internet)`,
    ko: '오프라인, 끊, 연결(이|을|도|은)? ?(안|되지|할 ?수|못), 안 ?붙, 접속(이|을|도)? ?(안|되지|할 ?수|못), 인터넷(이|도|은)? ?(안|되지)..(되|돼|됩|않), 안 ?잡',
    zh: '脱机, 离线, 断网, 断了, 断开, 连不上, 连不进, 上不了, 无法连接, 没网, 联不上, 联不了, 掉线',
  },
  {
    key: 'no-open',
    en: `(wont|cant|cannot|doesnt|dont|does not|do not|didnt|will not|never|no .. |not|nothing|unable to|fails? to|refuses to) (open|load|start|launch|show|appear|come up|get through)*, time[sd]? out,
      (page|site|app)s? (is|are|stays?) (empty|blank), cannot be displayed, nothing loads`,
    ko: '안 ?열, 열리지 ?않, 열 ?수 ?없, 안 ?켜, 안 ?떠, 안 ?뜨, 뜨지 ?않, 빈 ?화면, 시간 ?초과',
    zh: '打不开, 开不了(?!机), 加载不, 进不去, 打开是空, 空白, 超时, 都能开',
  },
  {
    key: 'no-output',
    en: `nothing (comes out|prints|happens), prints? nothing, (doesnt|dont|wont|cant|cannot|didnt|not|nobody can|never|does not) print*, does nothing, gives nothing, gives no, (nothing|blank) .. paper`,
    ko: '안 ?나와, 안 ?나오, 안 ?나옵, 인쇄(가|도)? ?안, 출력이? ?안',
    zh: '不出纸, 没出来, 打不了, 打不出来, 不出来',
  },
  {
    key: 'missing',
    en: `missing, gone, where (did|is|are|has) (my|the|all), vanish*, disappear*, (isnt|not|no longer|nowhere) (listed|there|found|shown|visible), (cant|cannot) (find|see), lost, nowhere, is empty, are empty, purged, no printer`,
    ko: '사라, 없어졌, 없어진, 안 ?보여, 안 ?보이, 텅, 없다고, 못 ?찾, 비었',
    zh: '不见, 消失, 没了, 找不到, 看不到, 空了, 没有安装, 丢了, 丢失(?!”)',
  },
  {
    key: 'crash',
    en: `crash, crashes, crashed, crashing, close(s|d)? (by )?(itself|themselves|after|while|immediately), quits?, (app|program|viewer|it) dies, shuts itself, force close*,
      (flash|flashes|flashed|blinks?) .. gone`,
    ko: '(하면|만 ?하면|누르면|열면|도중에)..꺼(져|지|집), 튕기, 튕겨, 튕긴, 튕김, 강제 ?종료, 저절로 ?(꺼|닫|종료), 종료 ?돼, 번쩍..사라',
    zh: '闪退, 崩溃, 老崩, 崩了, 自己关(?!机), 自动关闭, 自动退出, 一闪就没, 闪一下就没',
  },
  {
    key: 'restarts',
    en: `(restart|reboot)(s|ed)? (by )?(itself|randomly|without|on its own|in a|in the|under|again and), random(ly)? (restart|reboot)*, loops? restarting, (pc|computer|machine|laptop|it) (just |suddenly |always |then )?(restarts|restarted|reboots|rebooted)`,
    ko: '저절로 ?(재부팅|재시작|다시 ?시작), 혼자 ?(꺼|재), 재부팅(돼|되|됩), 갑자기 ?재',
    zh: '自(己|动)重启, 老(是)?重启, 突然重启, 反复重启',
  },
  {
    key: 'switches-off',
    en: `shuts (down|off|itself), turns? (itself )?off by, turns itself off, cuts? (off|out), (goes|went|turned) (black|dark|dead), powers? (itself )?off, black in an instant, (switches|switched) (itself )?off, power cut, lost power, off all the time`,
    ko: '(갑자기|저절로|순식간에|그냥)..(꺼져|꺼집|꺼지|꺼졌), pc가 ?꺼',
    zh: '自(己|动)关机, 突然关机, 突然断电, 突然黑, 一瞬间就黑, 黑屏了',
  },
  {
    key: 'asks-for-restart',
    en: `(ask|asks|asking|nag|nags|nagging|want|wants|keeps|says|tells|need to|have to|required to|wait*) .. (restart|reboot)*, (restart|reboot) (required|needed|pending)`,
    ko: '(재시작|재부팅|다시 ?시작)(하라|해야|이? ?필요|을? ?요구)',
    zh: '(要|需要|催|提示|让我)..(重启|重新启动)',
  },
  {
    key: 'fan-noise',
    en: '(fan|fans|noise|noisy) .. (loud|blast|scream*|roar*|high|crazy|spin*|jet|nonstop|all the time|constantly|noisy|speed), noisy fan, loud, roar*, scream*, full blast, whirr*, jet engine',
    ko: '팬(이|을|소리|도|은)?..(돌|시끄|크|윙|미친|비행기), 시끄러, 비행기 ?소리',
    zh: '风扇, 狂转, 很吵, 特别吵, 呼呼',
  },
  {
    key: 'too-busy',
    en: `(100|9[0-9]|8[0-9]|7[0-9]) ?(%|percent), (eats?|eating|uses?|using|takes?|hogs?|hogging) (up )?(all |half |a lot of |most of )?(my |the |of )*(cpu|processor|memory|ram), maxed out, always busy, high cpu, high (memory )?usage,
      is (used|gone|eaten), close programs, are used`,
    ko: '[0-9]+ ?(%|퍼센트)(를|을|까지|정도)?(씩)?(먹|쓰|씁|차지|올라), 많이 ?(먹|써|쓰), 닫으라, 점유율, 쓴다는데',
    zh: '占(着|用|了)?..[0-9]*%, 占用(很|好|太)?高, 吃(内存|cpu), 跑满, 关闭程序, 用掉',
  },
  {
    key: 'failing-disk',
    en: `click(s|ing)? (sound|noise)s?, (drive|disk|hdd) .. (clicks|clicking|rattl*|grind*|dying|fails|failing|damaged|noise*|light), bad sectors?, smart (error|status|warning), dying, rattl*, grind*, platter, cyclic redundancy, crc,
      i/o error, unreadable, (cannot|can not|cant|could not) be read, ssd health, disk light`,
    ko: '딸깍, 드르륵, 덜그럭, 덜컥, 배드 ?섹터, 불량 ?섹터, 순환 ?중복, 수명, 하드..소리, (읽히지|읽어지지) ?않, (읽을|열어볼) ?수(가|도)? ?없',
    zh: '咔, 坏道, 要坏, 哗啦, 异响, 循环冗余, 寿命, 嘎吱, 读不(出|了)',
  },
  {
    key: 'pop-ups',
    en: `pop-?up*, pops? up, (crowd|bunch|lot|lots|tons|flood|heap) of (windows|programs|apps|things), (too )?many (programs|apps|windows) (open|start|at|when|after|load)*, ads?, (programs|apps|things|windows) (open|start|pop|load)* (when|after|at|once|as soon)`,
    ko: '팝업, 우르르, 잔뜩 ?떠, 창이 ?(자꾸|막|여러)?떠, 광고, 한꺼번에 ?(떠|뜨|켜|실행)',
    zh: '弹出(?!“关闭), 弹窗, 弹一堆, 一堆(窗口|软件|程序), 广告',
  },
  {
    key: 'stuck-update',
    en: `(stuck|stops?|stopped|hangs?|fails?|failing|failed) (at|with|on)?, 0x[0-9a-f]*, undoing, retry, rolls? back, never (download|install|finish)*, keeps failing, wont install`,
    ko: '실패, 0x[0-9a-f]+, 되돌려, 퍼센트에서, [0-9]%에서, 설치가 ?안',
    zh: '失败, 0x[0-9a-f]+, 停在, 回滚, 卡在[0-9], 装不上, 下不了',
    weight: 0.7,
  },
  {
    key: 'stopped-by-itself',
    en: '(terminated|stopped|ended|quit) unexpectedly, (is|was|are) (not running|stopped), not running, (service|services) (stopped|terminated|failed|crashed|wont|not)*, own service',
    ko: '예기치 ?않게, 중지, 실행되(지|고 ?있지) ?않, 서비스에 ?연결',
    zh: '意外(终止|停止), 没有?(启动|运行), 已停止, 自己的服务',
  },
  {
    key: 'conflict',
    en: 'conflict, conflicts, already in use',
    ko: '충돌, 이미 ?사용',
    zh: '冲突, 已在使用',
  },
  {
    key: 'drains',
    en: 'drain*, (battery|charge) .. (dead|dies|lasts?|empty|drops|melts|gone|flat), (lasts|dead|empty) .. (hour|minutes|no time), runs down, not charging, (minutes|hour|hours) .. (charger|battery)',
    ko: '닳, 방전, (못|밖에) ?(가|안 ?가), 안 ?올라, 충전이? ?안',
    zh: '掉得, 没电, 耗电, 撑, 往下掉, 充不进, 还是[0-9]+%',
  },
  {
    key: 'grey',
    en: 'gr[ea]y, gr[ea]yed (out)?, stays (off|disabled), wont (enable|turn on|switch on), switched off, disabled',
    ko: '회색, 비활성, 사용으로 ?바꿔도, 꺼져 ?있',
    zh: '灰(的|色|着)?, 启用, 禁用',
  },
  {
    key: 'unrecognized',
    en: 'not (being )?(recogni[sz]ed|detected|found by), unknown device, unidentified (device)?, exclamation mark, yellow (triangle|mark), stopped working, not working after',
    ko: '인식, 알 ?수 ?없는 ?장치, 느낌표',
    zh: '识别, 未知设备, 感叹号, 不认',
  },
]

/** Words that say that something is wrong but not what. */
export const vagueHappening: LexiconEntry = {
  key: 'acts-up',
  en: `act(s|ing)? up, weird*, strange*, odd, funny, trouble*, problem*, issue*, (not|isnt|doesnt|dont|stopped|never|wont) work*, (still|all|is it|its|it is) broken, wrong, help, fix, check, dead, died, error*, repair, silly,
    rectif*, diagnos*, misbehav*, something`,
  ko: '이상, 안 ?돼, 안 ?되, 안 ?됩, 문제, 고장, 오류, 에러, 도와, 고쳐, 봐 ?(주|줘), 점검, 먹통',
  zh: '怪, 不对劲, 问题, 不好使, 不行, 毛病, 出错, 报错, 坏了, 不正常, 帮, 修',
}

/** The PC itself: says that the complaint is meant for this program, but not what to look at. */
export const wholeComputer: LexiconEntry = {
  key: 'computer',
  en: 'pc, pcs, computer*, laptop*, machine*, notebook*, desktop, windows, system, workstation, tower, everything',
  ko: '컴퓨터, 노트북, 데스크톱, pc, 피시, 윈도우, 전부',
  zh: '电脑, 笔记本, 台式机, 主机, 系统, 本子',
}
