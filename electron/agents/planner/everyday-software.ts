import type { LexiconEntry } from './lexicon-pattern.ts'

/** How people speak of programs, files and parts of Windows whose name they do not use. Keys of the lexicon. */
export const everydaySoftware: readonly LexiconEntry[] = [
  {
    key: 'mail',
    en: `(write|wrote|written|writing|send|sent|sending|answer|answered|get|got|getting|receive|received|post|posted) (a |an |the |any |no |my |some |new |many )?(letters?|messages?|mails?|post|reply|replies|answers?|invitations?) (to|from) (the |a |our |my |any )?(clients?|customers?|boss|colleagues?|suppliers?|anyone|anybody|outside|partners?|parents|applicants?), (letters?|messages?|mails?|answers?|replies|invitations?) .. (outbox|inbox|out box|in box|sits?|never arrives?|dont arrive|doesnt arrive|nobody got|bounce*|undelivered|leave|leaves|left), (red|little|number|unread) (envelope|envelopes), envelope (symbol|icon|sign)?, (electronic|digital) (letter|post|mail), (nobody|no one|none|no (customer|client|colleague|parent|supplier|patient|student)s?) .. (written|writes|wrote|replied|answered|got back) (to )?(me|us)?, what(ever)? i (write|send|wrote|sent) .. (sits?|stays?|leaves?|bold|stuck|remains?|hangs?), (nobody|no one|none of them|customers?|clients?) .. (got|gets|received?|answer*|repl*) .. (mail|letter|message|me|mine|anything|something|it|what i (sent|wrote)), (appointment|invitation|meeting|calendar) .. (calendar|not shown|invites?|accept*|shared)`,
    ko: `(편지|우편)(이|가|를|을|은|도)?..(안|못|나가|보내|들어|받|쌓), (거래처|고객|상대|손님)(한테|에게|에서|가|이)?..(답장|회신|못 ?받|안 ?왔|안 ?갔|받지), (보낸|받은|보낼) ?(편지|것|게|글)..(안|못|그대로|멈), 회신, 답장, 봉투, 보낼 ?편지함`,
    zh: `(写|发|寄|回|收)(好|了|给|出去)?(的)?(一封|封|几封)?(信|邮件|回信|函)..(不|没|出不|卡|停|收不|一直), (客户|对方|供应商|领导|家长)(那边|那头)?(说|讲)?(都)?没(有)?收到, (收|来)不到(任何|新|客户|一封)?(信|回复|回信|来信), 信封, 发件`,
  },
  {
    key: 'teams',
    en: `(program|app|tool|thing|software) for (our |the |my )?(online |video |staff |team |weekly |daily )*(meeting|call|conference|lesson|class|chat)s?, (purple|violet|lilac|blue) (thing|one|app|application|icon|program|window|logo|tile|t|square), (thing|program|app|tool|software|window|place|icon) .. (we |people |i |everybody )?(use|uses|have|hold|meet|talk|chat|do) .. (meetings?|calls?|talk|chat|conferences?|meet|each other|colleagues|stand-?ups?|lessons|classes), (meeting|conference|call|calling|chat|chatting|video call|talking|lesson) (thing|app|program|tool|software|application|window|room opens), (cant|cannot|unable to|not|wont let me|never) (join|enter|get into) (the |a |our |my |any |every )?(meeting|call|conference|lesson|class|stand-?up)s?, (my|our|the|send|sends?|every|no) (chats?|messages) (with|to|from|of) (my |the |our )?(colleagues?|team|coworkers|group), (fall|fell|thrown|kicked|fly|flew|dropped|bounced|chucked) out of (the |every |each |our |my |a )?(meeting|call|conference|lesson|conversation|talk)`,
    ko: `(보라|보랏|보라색|파란색|파란)(빛)? ?(앱|아이콘|프로그램|거|것|네모|창|로고), (회의|화상|대화|채팅|수업|미팅)(할 ?때|용|하는|에|때)? ?(쓰는|사용하는|켜는|들어가는)?.. ?(앱|프로그램|어플|창|툴|도구), (회의|미팅|통화|수업|대화방)(에|에서|방|방에|방에서)? ?(참가|참여|입장|들어가|튕|나가|쫓겨), (동료|팀|직원)(들)?(이랑|하고|과|와|끼리)? ?(대화|채팅|메시지)`,
    zh: `(紫|蓝)(色)?(的)?(那个|图标|软件|程序|东西|app|方块|窗口), (开会|会议|聊天|视频|沟通|上课)(用|时用|时候用)?(的)?(那个)?(软件|程序|app|工具|应用|平台|东西|客户端), (进|加入|参加)(不)?(了|去|到)?(会议|会|课堂|视频会|群会)(室|间)?, (掉|踢|弹|退|甩)(出|下)(了)?(会议|会|课堂|通话), (同事|群里|组里)(的)?(消息|聊天)`,
    weight: 0.9,
  },
  {
    key: 'cloud-files',
    en: `(little|small|blue|white|grey|gray|red) (blue |white |grey )?cloud, cloud (symbol|sign|icon|thing|picture|with|has|shows|next|at|by), (circling|turning|spinning|round|two|blue|endless|chasing) arrows, arrows (going|go|turn*|chas*|round|in a circle), (what|whatever|changes?|everything|things|files|documents|photos|work) .. (change|changed|save|saved|write|wrote|do|did|put|edit|edited|made) .. (laptop|here|pc|office|work|phone|tablet|one) .. (arrive|arrives|appear|appears|show|shows|reach|reaches|turn up|there|other|home)*, (never|not|doesnt|dont|no longer) (arrives?|appears?|shows? up|turns? up|reach(es)?|come through|gets? to) (on|at|to|in) (my |the )?(other|second|home|office|work|laptop|pc|phone|tablet|cloud|both)*, (two|both|three) (computers|devices|laptops|machines|places) .. (same|different|match|agree|identical|old|versions?)*, (old|older|different|yesterdays?|stale|outdated) (version|copy|state) .. (other|phone|home|office|laptop|here|there)*, up (to|in) the cloud, (red|white) (x|cross) .. cloud`,
    ko: `구름(모양|표시|아이콘|그림)?, (화살표|동그라미)(가|두 ?개)?..(돌|계속|며칠), (집|노트북|휴대폰|회사|다른)(에서|컴퓨터에서)? ?(고친|수정한|저장한|바꾼|작업한|올린|만든)..(안|없|옛|못|다른|그대로), (두|양쪽|서로) ?(컴퓨터|기기|내용|파일)(가|이|의)?..(다르|달라|안 ?맞), (옛날|예전|이전|어제) ?(버전|내용|상태)(이|만|으로)?..(집|회사|폰|노트북)?`,
    zh: `(小)?云(朵|彩)?(图标|标志|标|上|那|一直|打|有|的|转), (两个|圆)?(箭头|圈)(一直|在|老|不停)(地)?(转|打转), (笔记本|家里|手机|这边|公司|单位)(上)?(改|存|写|做|传)(好|完|了)?的..(那边|家里|公司|单位|手机|另)..(没|看不|不|还是|旧), (两|俩)(台|边|个)(电脑)?..(不一样|对不上|不同|不一致), (旧|老)(的)?(版本|内容)..(还是|怎么|显示), 云(里|端|上)`,
  },
  {
    key: 'browser',
    en: `(internet|web|surfing|browsing) (window|program|thing|icon|app), (search|google|searching|look(ing)? (something|things|it) up|search results?|what i search|first page|opening page) .. (strange|different|other|another|unknown|foreign|shopping|weird|new|never|changed|hijack*|ads?|elsewhere|instead)*, prizes?, (place|page|site|thing|engine) i (search|look|google) .. , (shopping|gambling|dating|casino|lottery|prize|advert*|spam|porn*|adult|betting) (page|site|window|advert|tab|ad|offer)s?, (page|window|tab)s? (of|with|for) (a )?(casino|shopping|advert*|prizes?|lottery|games?|ads|gambling|dating), (ads?|adverts?|banners?|offers|advertising) .. (everywhere|corner|all over|every page|jump|cover|fly|appear|flash|pop|between)*, (saved|stored|remembered|all my) (passwords|pages|bookmarks|favou?rites|links) .. (gone|lost|missing|vanish*), (tab|tabs|blue e|colou?rful (circle|ball|wheel)|compass|fox)`,
    ko: `(검색|찾아보|구글|네이버)(하|을|를|면|할|만)?..(이상한|엉뚱한|모르는|딴|다른|광고|쇼핑|도박), (도박|쇼핑|성인|광고|경품|당첨) ?(창|사이트|페이지|화면|배너)(이|가|로)?, (첫|시작) ?(화면|페이지)(이|가)? ?(바뀌|바뀐|변|달라), 인터넷 ?(창|프로그램|아이콘), 광고(가|창|창이|만|들)?..(뜨|떠|도배|나|붙|가득), (저장|등록)(해 ?둔|된) ?(비밀번호|사이트|즐겨)`,
    zh: `(搜|查|百度|搜索)(东西|一下|点|资料|个)?..(跳|变|出来|全是|弹|冒)..(广告|奇怪|购物|别的|不认识|赌|彩票), (赌博|购物|色情|彩票|博彩|中奖|游戏|贷款)(的)?(网页|网站|页面|广告|窗口|弹窗), (首页|主页|起始页)(被|自己|变|怎么)(改|换|成|了), 上网(的)?(那个)?(窗口|程序|软件|图标), (广告)(满|到处|不停|一个|飞|乱|铺), (收藏|保存)的(网址|网页|密码)..(没|丢|不见)`,
    weight: 0.85,
  },
  {
    key: 'memory',
    en: `(run|runs|running|ran|is) (out of|short of|low on) (room|space|air|breath|memory) to (work|think|breathe|run), (close|shut|quit|end) (some |a few |other |several |all my )?(programs?|windows|apps|applications|tabs|things|something)( first| to)?, (too )?(many|much|several|twenty|thirty|ten|lots of|a dozen|dozens of|a handful of|more than [a-z0-9]+) (tabs|windows|programs|pages|spreadsheets|apps|things|documents) (open|are open|at once|at the same time|running|in parallel), (short ?term|working|work) memory, forgets? (everything|what)`,
    ko: `(창|탭|프로그램|문서)(을|를|들을)? ?(몇 ?개|여러|열 ?개|많이|조금|두세)(개|만)?..(열|켜|띄)(면|었|어|고|기만|놓), (프로그램|창|탭)(을|를)? ?(닫|종료)(으라|하라|아|어야), (작업|일)할 ?(공간|자리|여유)`,
    zh: `(开|打开)(了)?(几|很多|十几|二十|好多|稍微多|多几)(个)?(窗口|标签|网页|表格|程序|软件|文件|东西)(就|以后|后)?, (关|退)(掉|闭|了)?(一些|几个|其他|别的|点)(程序|软件|窗口|应用), (同时|一起)(开|打开)`,
  },
  {
    key: 'processor',
    en: `(works?|working|busy|labou?r*|toil*|sweat*|slav*|calculat*|comput*|churn*|think*|crunch*) .. (all by itself|by itself|like (mad|crazy)|hard|flat out|nonstop|all the time|constantly|full (steam|throttle|speed|power)), (nothing|no program|nothing else|no window|not a single program) (is )?(open|running|started|going on) .. (still|yet|fan|busy|works?|roar*)*, (full|top) (steam|throttle|power|speed), flat out, (eats?|eating|swallow*|devour*|gobbl*|hog*|suck*) .. (up|almost|nearly|everything|power|all of it|whole|resources|strength|performance)*, (brain|engine|motor|heart) .. (busy|overload*|full|100|revs?|redlin*|at)`,
    ko: `(아무것도|아무 ?것도|뭐|프로그램)(을|를|도)? ?(안|하지|켜지|열지)(하|켜|열|않|켰|열었|쓰)..(바쁘|돌|팬|소리|일|꽉|퍼센트|높|뜨거), (혼자|지 ?혼자|저절로) ?(바쁘|열심|돌|일), (뭐가|무언가|뭔가|무엇이|누가|어떤 ?(게|프로그램))(이|가)? ?(다|거의|전부|계속|많이)? ?(잡아먹|먹|차지|쓰|점유)`,
    zh: `(什么|啥|一个程序|程序)(都|也)?没(开|打开|运行|干|做|动)..(还|却|也|风扇|忙|转|满|百分|吵|响|占), (自己)(在)?(忙|瞎忙|跑|转|算), (不知道|谁|什么(东西|程序)?|有东西)(被)?(谁|什么)?(在)?(吃|占|耗|用|抢)(掉|了|着|满|光)?, (满|全)(负荷|速|力|功率)`,
  },
  {
    key: 'update',
    en: `(configur*|install*|prepar*|apply|applying|finish*|work|working|getting|download*) (on |the |some )?(improvements|updates?|upgrades?|novelties|new version|changes|features|fixes), (improvements|new features|novelties|fixes|changes) .. (restart|install*|undo*|revert*|again|percent|nag*|offer*|never|fail*), (put|puts|putting|takes?|roll*) (things|everything|it all|them) (back|away)( again)?(?= |$), (could|can|did|would|does) ?(not|nt) (finish|complete|be (finished|completed)), undoing (the )?(changes)?, (dont|do not|please dont|not) (turn|switch) (it |me |off )?.. (off|computer), (counts?|counting|goes|went|gets|got|climbs?|runs?|stays?|sits?|stuck|reaches|reached|creeps?) (up |on |at |to |until |till )*([0-9]+|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)( percent| %)? .. (undo*|revert*|back|again|over|start|changes|return*|begin*|stops?|stays?|restart)*, (wants|nags?|begs?|offers?|keeps|pesters?|badgers?|asks) .. (improve*|newest|latest|new version|novelt*|patch*|upgrade*)*, (working|getting) (on it|windows ready|things ready)`,
    ko: `(업데이트|업그레이드|구성|설치|준비|개선) ?(하는 ?중|중|중이|사항|작업)(이라고|입니다|이|을|이니)?, (변경|바뀐) ?(사항|내용)?(을|를)? ?(되돌|취소|원래), (끄지|전원을 ?끄지) ?(마|말), ([0-9]+ ?프로|퍼센트|%)(까지|에서|쯤|정도)?..(가다|갔다|올라|멈|되돌|안|그대로|다시|취소), (새로운|최신) ?(버전|기능|판)`,
    zh: `(配置|准备|安装|处理|应用)(更新|改进|升级|windows)中, (撤销|撤消|还原|回退)(更改|更新|修改), (百分之|%)..(撤|退|卡|停|回|重|不动|就), (跑|转|走|升|数)到(百分之)?[0-9一二三四五六七八九十]+(%)?..(又|就|再|停|退|回|卡|不), (催|提示|让|叫)(我)?(更新|升级|装新)`,
    weight: 0.9,
  },
  {
    key: 'service',
    en: `(something|component|part|helper|thing|piece|program|module) .. (in the |behind the )?(background|scenes) .. (not|did|does|fail*|stop*|need*|start*|missing|miss*), (in the )?background .. (did not|didnt|does not|doesnt|wont|would not|could not|couldnt|failed to|no longer|refuses to) (start|run|come up|work|launch), (needs|depends on|relies on) .. (not|isnt|wasnt|fails?) (start|started|running|run)*, (code|error|message|number) (1053|1058|1067|1068|1069|1075|1079)`,
    ko: '(뒤|배경|백그라운드|내부|보이지 ?않는 ?곳)(에서|쪽에서)? ?(돌|도는|실행|작동)(아|되|하|아야 ?하|되어야)?..(안|못|멈|꺼|죽|시작|않), (구성 ?요소|보조 ?프로그램|필요한 ?(것|게|기능))(이|가)?..(시작|실행|안|못|멈), (코드|오류|번호) ?(1053|1058|1067|1068|1069|1075|1079)',
    zh: '(后台|背后|幕后|底层)(的|有个|那个|某个)?(东西|程序|组件|进程|什么)?..(没|不|停|启动|起|挂), (某个|有个|一个|什么)(组件|后台|部件)..(没(有)?(启动|起来|运行)|启动不|停), (代码|错误|编号)(1053|1058|1067|1068|1069|1075|1079)',
  },
  {
    key: 'startup',
    en: `without (an |any )?invitation, made themselves (comfortable|at home), (in the morning|every morning|each morning|first thing|at the beginning|at the start|as soon as i am in|right after|before i (can )?(start|do|touch)) .. (windows|programs|things|stuff|pages|apps) .. (open|opens|opened|jump|jumps|pop|pops|start|starts|greet|greets|appear|appears|wait|waiting|burst|launch)*, (whole |entire )?(bunch|army|parade|crowd|zoo|horde|dozen|row|flood|circus|pile|lot|load|heap|mess|bouquet|carpet) of (windows|programs|things|pages|apps|icons|stuff), (click|close|shut|clear|get rid of|swat)(ing)? (them |it |everything )?(all )?(away|down|off), (nobody|noone|no one|never|not|i didnt|i did not|without being|unasked|uninvited|unbidden|i havent)(asked for|ordered|called|invited|started|wanted|opened) .. (windows?|programs?|things?|it|them|opens?|pops?|start*)*`,
    ko: `(아침|출근)(에|마다|하면|해서)?..(켜|부팅|시작|로그인)..(창|프로그램|앱|것들)(이|들이|가)?..(떠|뜨|열|켜|튀|쏟|줄줄), (부르|켜|누르|열|시키|원하)(지|지도) ?않은..(프로그램|창|것|앱|게), (안|누가) ?(켠|부른|누른|열었|켰)(는데|은데|데|은)?..(프로그램|창|것|앱|떠|열), (켜자마자|켜면|시작하자마자|들어가자마자)..(창|프로그램|앱)`,
    zh: `(早上|上班|每天|刚|一)(一)?(开机|开电脑|进(来|去|桌面)|登录|打开电脑)..(冒|蹦|弹|跳|开|出来|窜)(出|来)?(一|好|很|七)?(堆|串|多|大堆|八个|排), (没|没有|根本没)(点|开|叫|让)(过|它|它们)?(的)?..(软件|程序|窗口|东西)?..(自己|自动|就)(开|冒|蹦|跳|弹|启), (一|好)(大)?(堆|串|排|票)(窗口|软件|程序|东西|页面)(自己|自动|全|都|就)?(开|冒|蹦|跳|弹)`,
  },
  {
    key: 'boot',
    en: `(press|push|hit|switch|turn|pressed|switched|turned|start|started)(ing)? (the |my |it |on |pc |computer |laptop |machine |power |start |on\\/off )*(button|switch|on|it|computer|pc|laptop|machine) .. (coffee|tea|breakfast|kitchen|toilet|break|chat|newspaper|shower|walk|wait*|minutes|later|until|till|before|nap)*, (coffee|tea|breakfast|cigarette|shower|newspaper|kettle|smoke|toast|croissant) .. (until|till|before|and only|still|not (yet|ready)|ready|finished|back|type|password|desktop|start*)*, (until|till|before) (i |it |the (computer|pc|laptop|machine) )?(can |could |am |is |get |gets |lets me |asks? for )*(start|work|type|enter|log|sign|ready|in|begin|let me|my password|awake|usable|do (something|anything)), (in the morning|every morning|each morning|mornings) .. (minutes|quarter|hour|long|ages|wait*|ready|until|coffee|patience)*, (from|between) (the )?(button|switch|on|off|pressing|power) .. (to|until|till|and) .. (desktop|ready|password|log|work|picture|usable|first), (needs|takes|takes its|took|wants) .. (to get going|to get ready|to come to life|to wake up|warm up|run up|start up|to boot), warm(s|ing)? up`,
    ko: `(전원|스위치|버튼|단추)(을|를|만)? ?(누르|눌|켜)..(커피|차|화장실|한참|까지|기다|분|아직|돼|되어|지나), (커피|차|담배|화장실|양치|아침)(를|을|한 ?잔)?..(타|마시|다녀|피우|하고|오|와)..(아직|도|켜지|안|돼야|나서|로그인|바탕), (출근|아침)(해서|에|하면|하고|마다)?..(켜|켜는|부팅|전원)..([0-9십] ?분|한참|오래|한 ?세월|기다), (쓸|일할|로그인할|작업할|암호를 ?칠|쓸만) ?(수 ?있(을|게)|때|준비)(까지|되기까지)?..(분|한참|오래|걸)`,
    zh: `(按|点|开)(下|了|完)?(一下)?(电源|开机|开关|按钮|机)(键|以后|后|之后)?..(泡|咖啡|茶|厕所|洗|早饭|抽|回来|等|才|分钟|半天), (泡|喝|倒|打|接|冲)(杯|完|了|好)?(咖啡|茶|水|热水)..(还|才|都|回来|没), (早上|每天早上|上班)..(等|要|花|得)(上|了|好)?..(分钟|刻钟|半天|好久|老半天)..(才|能|进), (才|能)(进|看)(得)?(去|到|入)?(桌面|系统|登录)`,
  },
  {
    key: 'crash-dump',
    en: `(sad|crying|unhappy|frowning|weeping) (smiley|face|emoji|emoticon|man|mouth), (blue|bright blue|sky blue|light blue) (background|page|with white|wall|colou?r|everything|from top|and white), (white|small) (letters|text|writing|script|font) on (a )?(blue|bright), (all|everything|completely|entirely|totally|went|goes|turned|turns|suddenly|became) (bright |light )?blue(?= |$), (ran|run|runs) into a (problem|trouble|difficulty), (collecting|collects|gathering) .. (info|information|data|error)*, (square|checkered|pixel) (pattern|code|with dots)`,
    ko: `(파란|파랗|퍼런|푸른|하늘색)(색|게)? ?(바탕|배경|화면|창|페이지|글씨|변|물|나|되|떠), (우는|슬픈|찡그린|울상)..(얼굴|표정|이모티콘|그림|스마일), (흰|하얀) ?(글씨|글자)(가|로)?, 온통 ?파`,
    zh: `蓝(底|色背景|色的页|汪汪|乎乎|色界面|底白字), (哭|伤心|难过|苦|不高兴)(的)?(脸|表情|笑脸|小人), 白(字|色的字|色文字), (整个|全|突然|一下(子)?)(变|成|就)?(成|了)?蓝, 收集(错误)?信息`,
  },
  {
    key: 'event-log',
    en: `what (happened|was going on|went on|went wrong|it did|has happened|took place|broke|failed|caused) .. (last night|night|yesterday|weekend|while|during|overnight|at [0-9]+|when i was|in the (night|morning))*, (list|record|diary|log ?book|protocol|chronicle|history|trace|summary|overview) of (all |the |recent |past |its )?(errors?|faults?|problems?|events?|what|troubles?|crashes|everything|warnings?), (red|yellow) (marks|entries|lines|errors|dots|circles) .. (list|log|record|pile|full|night|see)*, (errors|faults|warnings) .. (piled|collected|accumulated|recorded|noted|night|lately|recently|past|list|see|show|tell)*, (look|check|see|find|tell|know|explain)( me)?( out| up| back)? .. (what|why) .. (happened|broke|failed|went|off|died|stopped|last night|wrong)`,
    ko: `(밤새|간밤|어젯밤|주말|어제|자는 ?동안|퇴근 ?후|없는 ?사이)(에|동안)?..(무슨|뭐가|어떤|뭔|일이|있었|기록|오류), (무슨 ?일|뭐가 ?잘못|어떤 ?(문제|오류|일))(이|가)?..(있었|생겼|기록|알|보), (기록|내역|이력|일지|목록)(을|를|이|에|좀)?..(보|확인|알|남|싶|살|빨간|오류), (빨간|심각한|쌓인) ?(오류|에러|기록)`,
    zh: `(昨晚|夜里|周末|昨天|刚才|半夜|上周|下班后)..(发生|出|怎么|干)(了|过)?(什么|啥|事|回事), (记录|日志|流水|历史|账)(里|上|下来|在哪|看看|查), (看|查|想知道|告诉我)(看|一下|查)?..(为什么|什么原因|怎么回事|出了什么|发生了什么)..(关|死|崩|坏|错|停|重启|断)?, (红色|一堆|很多|好多|大量)(的)?(错误|报错|警告|感叹)..(记录|日志|列表|看|里)?`,
  },
  {
    key: 'file',
    en: `(quote|offer|contract|letter|essay|paper|thesis|sheet|table|budget|minutes|draft|manuscript|plan|invoice|list|cv|exam|worksheet|drawing|recipe|picture|photo|video|scan|form|text|notes?|chapter)s?( [a-z]+)?( [a-z]+)? (saved?|nowhere|lost|gone|find|missing|vanish*|disappear*|swallow*|yesterday|overwritten|deleted|where|old version), (saved|save|stored|put|kept|swear|sure|wrote|typed) .. (yesterday|last night|friday|evening|desktop|there|it|them|under) .. (nowhere|gone|not|lost|find|missing|vanish*|empty|today|away)*, (swallowed|eaten) (up )?(by|my|the)`,
    ko: `(견적서|계약서|기획안|회의록|보고서|엑셀|시험지|과제|숙제|원고|자료|이력서|도면|사진|영상|글|작업물|작업한 ?(것|게|거))(이|가|을|를|은|는)?..(어디|없|사라|못|날아|증발|안 ?보|지워), (저장|작성|작업|만들)(했|해|해 ?둔|해 ?놓|하고|한)..(없|사라|안 ?보|못 ?찾|어디|날아|증발|감쪽)`,
    zh: `(报价|合同|方案|论文|作业|试卷|课件|教案|稿子|表|文稿|材料|照片|图纸|发票|简历|笔记|东西)(单|书|子)?..(不见|没了|找不|丢|哪|消失|不翼而飞|没存|看不), (存|保存|写|做|放)(好|过|了|在)(的)?..(不见|没了|找不|哪|消失|不翼而飞|空|看不), 不翼而飞`,
    weight: 0.6,
  },
  {
    key: 'search',
    en: '(magnifying glass|magnifier|looking glass|search (field|box|bar)), (type|enter|look)(ing)? .. (start|search|find|bar) .. (nothing|no results?|finds?|empty|not found)',
    ko: '돋보기 ?(모양|아이콘|그림|를 ?눌), 찾기(를|가|창)',
    zh: '(放大镜|搜索框|查找框)(里|图标)?',
    weight: 0.75,
  },
  {
    key: 'shell',
    en: `no (start|clock|bar|task ?bar|little pictures|icons) (button|bar|any ?more|left)?, (bar|strip|line|row|ribbon) (at|along|on) the (bottom|lower|foot|edge|side), (four|little|blue|white) (squares|window|windows|tiles) (at|in|on|symbol|button|icon)*, (all |my )?(little |small )(pictures|icons|symbols) .. (gone|vanish*|disappear*|missing|white|empty|click*|desktop|screen|moved|jumbl*), (desktop|background|surface|work ?space) .. (empty|bare|naked|blank|swept|clean|click*|nothing happens|dead|only a picture), (click|clicking|press|pressing) (on )?(the |my )?(desktop|start|bar|corner|flag|window key|windows key|bottom left|lower left), (corner|left|right) (at the )?bottom .. (nothing|dead|react|click|gone|missing|empty)`,
    ko: `(아래|하단|밑|맨 ?아래|화면 ?아래)(쪽|에 ?있는|에|의)? ?(줄|띠|막대|바|메뉴)(이|가|를|도)?..(사라|없|안|먹|숨|멈), (시작|왼쪽 ?아래|윈도우) ?(단추|버튼|그림|아이콘|깃발|네모)(을|를)?..(눌|클릭|안|반응), (바탕|배경)(화면|에)?..(아이콘|그림|텅|아무것도|없|클릭|반응), 작은 ?그림(들)?`,
    zh: `(底下|最下面|下边|下面|屏幕(下|底)(面)?|下方)(那|的|那一)?(一)?(条|栏|排|长条)(图标|东西)?..(没|不|消失|点|卡|死|隐), (左下|右下)角..(点|没|不|消失|图标|空|按), (桌面)(上)?(的)?(图标|小图|东西|快捷)?..(没|空|消失|点|不见|光|乱), 开始(那|的)?(按钮|图标|菜单|键)?..(点|按|不|没|打不)`,
  },
  {
    key: 'clipboard',
    en: `(mark|marked|marking|select|selected|selecting|highlight|highlighted) .. (cell|text|line|sentence|paragraph|number|word|picture|row|it) .. (insert|other|over|another|take|carry|transfer|put|land*|arriv*|nothing|move)*, (take|takes|carry|transfer|move|bring|drag)(ing|s|red)? (it |a |the |text |numbers |cells |something )*(over|across) (to|into|from), (what|whatever) (lands|arrives|comes out|appears|gets inserted|is inserted|comes|shows up|drops) (there|in|out|is|on)*, (something|text|thing|stuff|content|one) .. (from (an hour|yesterday|earlier|before|this morning|last|the last|two)|old|earlier|previous|else) .. (insert*|past*|come|comes|lands?|appears?|instead), (insert|inserts|inserting|inserted|paste|stick in|put in) .. (nothing|old|wrong|empty|earlier|previous|something else|else|again)*, (duplicate|double|duplicating) (text|a line|cells|the), (photo|picture|snapshot|shot) of (my|the) screen`,
    ko: `(복사|복붙|긁|드래그|선택|블록)(하|해|을|어|한|해서|해도|잡)..(붙|옮|넣|다른 ?데|안|아무것도|아까|예전|이전|옛날|엉뚱), (아까|예전|이전|어제|한참 ?전)(에)? ?(복사|긁|것|내용|글|게)..(나오|붙|들어), 붙(이|여|여서|여도|이면|일|이기), 화면 ?(찍|캡|사진)`,
    zh: `(复制|选中|选|拷|剪切|框)(了|好|一段|一下|的)?..(粘|贴|过去|别处|另|出来|进去|没|不), (贴|粘)(出来|上去|过去|进去|的)(的|是|却|总)?..(之前|刚才|上次|昨天|旧|老|没|空|别的|不是|什么都), (搬|挪|拿)(到|不)(另|别|过)..(表|文档|窗口|去), (截|拍)(个)?(屏|图)`,
  },
  {
    key: 'installed-software',
    en: `(thing|program|tool|software|app|package|game|form|plug ?in|reader|it) .. (accountant|tax office|supplier|bank|customer|teacher|school|boss|it department|vendor|we) .. (needs?|sent|wants|gave|requires), (download|downloaded|got|fetched|bought|ordered) (the |a |an |some |this |that |new )+(program|thing|tool|software|app|file|package|game|update for) .. (click|double|run|start|open|wizard|bar|begin|set|fail*|roll|abort*|cancel*|quit*|nothing)*, (bar|wizard|assistant|progress) .. (end|back|undo*|takes|revert*|abort*|fail*|stops?|hundred|finish*|runs|error), (takes?|took|roll(s|ed)?|undo(es)?|pulls?|pulled|unwinds?|reverts?) (everything|it|all of it|it all|the whole thing) (back|off again|away)?, (get|getting|bring|put|putting|set|setting|add|adding) .. (program|tool|software|app|thing|game|reader) .. (onto|on to|on|up|running|in), (remove|removing|get rid of|throw out|throw off|uninstall*) (the |a |an |this |that |old )?(program|software|tool|app)`,
    ko: `(프로그램|앱|소프트웨어|도구|파일)(을|를|이)? ?(깔|내려받|다운|받아|설치|올리)..(되돌|취소|안|실패|끝|멈|오류|중단|완료|튕), (깔|설치)(다가|려고|려|리다|는데|는 ?도중|하다|하는|하려)..(멈|실패|취소|되돌|중단|안|오류|꺼|막), (막대|진행 ?바|마법사)(가|이)?..(끝|되돌|멈|다 ?차|안)`,
    zh: `(下载|下|买|拿到)(了|好|完)(的|一个|个)?(软件|程序|安装|工具|东西)?..(装|点|双击|运行|打开)..(失败|回|不|错|没|退|完), (装|安装)(到|着|了|一个|个|上|新|软件|程序)?..(一半|最后|回滚|退回|撤|失败|没成功|又|报错|完不成|卡|停), (进度条)(走|跑|到|完|满|卡)..(回|退|没|失败|不|停)?, (会计|财务|老师|银行|税务|客户)(让|叫|要)(我)?(装|安装|下)(的)?`,
    weight: 0.75,
  },
]
