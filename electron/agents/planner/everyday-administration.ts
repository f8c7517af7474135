import type { LexiconEntry } from './lexicon-pattern.ts'

/** How people speak of accounts, protection and rules without the words for them. Keys of the lexicon. */
export const everydayAdministration: readonly LexiconEntry[] = [
  {
    key: 'antivirus',
    en: `(little |small |red |green |yellow |blue )?shield .. (red|cross|x|clock|corner|warn*|yellow|mark|says)*, (not|no longer|isnt|un) ?protected, (device|computer|pc|laptop) (is |may be )?(unprotected|at risk|in danger|vulnerable|exposed), (actions?|attention) (needed|recommended|required) .. (security|shield|protection)*, (security|protection) (warning|message|alert|guard|guardian|scan|check), (bug|worm|parasite|nasty|pest|something bad|something nasty|intruder|hacker)s? (on|in|into|inside|has|have|crept), (caught|got|picked up|have) (a |some |something )(virus|nasty|infection|malicious)*, (full|quick) scan, hacked, (guard|guardian|watch ?dog|watchman|body ?guard) .. (off|asleep|duty|down|away|gone|sleep*), (bad|evil|harmful|nasty|rogue) (software|programs?|stuff)`,
    ko: `(방패|보호)(막|표시|아이콘|모양)?(이|가|에|에는|는)?..(빨간|엑스|경고|느낌표|꺼|해제|없|안), 보호(받|되|하)(지|고 ?있지) ?않, (장치|컴퓨터|피시|기기)(가|이)? ?(위험|무방비|취약), 해킹, 감염, (이상한|나쁜|수상한) ?(프로그램|게|것)..(깔|들어|설치)`,
    zh: `(盾|盾牌)(形|状)?(的)?(图标)?..(红|叉|感叹|黄|打), (没(有)?|不(再)?)(受|被|得)(到)?保护, (电脑|设备)(有|处于)?(危险|风险|不安全), 中(了)?(毒|招|木马), 被黑, 黑客, (来路不明|可疑|奇怪)(的)?(程序|软件|东西)`,
  },
  {
    key: 'firewall',
    en: `(asked|asks|wanted to know|wants to know) (me )?.. allow*, clicked (no|cancel|block|deny|refuse), (students?|colleagues?|others?|people|visitors?|phones?|tablets?) .. (cant|cannot|not|unable to) (get|connect|come|reach|talk) (to|into|through|onto) (the |my )?(little |small )?(server|computer|laptop|pc|program|game|tool|service), (blocked|blocks|blocking|stops?|stopped|forbids?) (some|certain|several|a few|all)? ?(of )?(the |its |this |my |our )?(features|functions|parts|traffic|access), (not|never|isnt|wasnt|is not|doesnt get|wont be) (let|allowed) (through|out|in|to talk|to reach|past)*, (question|window|message|box) .. (allow|let|permit) .. (access|network|private|public|through)*, (allow|private|public) (access|networks?), (gate|guard|bouncer|wall|barrier|door ?man|border) .. (let|block|stop|keep|hold)*, (ask|asked|asks) .. (allow|let|permit) .. (network|program|through|access|communicat*)*`,
    ko: '(일부 ?)?(기능|접속|접근|통신|연결|프로그램)(을|이|를)? ?(막|차단|거부)(았|혔|했|되|됐|당|하|고|아), (허용|차단)(할|할지|할까|하겠|여부|하시), (문지기|벽)(이|에)?..(막|통과)',
    zh: '(拦|挡|阻|屏蔽)(住|截|止|了|在)(了)?(它|我|程序|软件|部分|一些|功能|访问|联网|连接)?, (不让|不许|不准)(它|程序|软件)?(联网|访问网络|上网|通过|连|出去), (允许|放行|是否允许)(访问|通过|联网)?',
    weight: 1.1,
  },
  {
    key: 'encryption',
    en: `(number|code|key|digits) .. (48|forty ?eight|very long|endless|eight blocks|on a (slip|note|paper)|never (seen|had|got)), (very |extremely |incredibly |terribly )?(long|endless) (number|code|key|row|string|chain)( of)?, (asks?|asking|wants?|demands?|needs?|expects?|want me to (type|enter)|enter|type in) .. (digits|recovery|unlock)*, (digits|numbers) .. (before|to) (get in|start|unlock|go on|continue|let me), (drive|disk|stick|computer|laptop) .. (locked|bolted|sealed|encrypted)`,
    ko: '(긴|기다란|엄청난|마흔|사십|48)..(숫자|번호|코드|키)(를|을)?..(넣|입력|치|요구|내놓), (숫자|번호)(를|을)?..(자리|칸)..(넣|입력), 잠금 ?해제 ?(키|번호)',
    zh: '(好长|很长|超长|一长|一大)(的)?(一)?(串|段|行)(的)?(数字|号码|密码|代码|字符)?, (四十八|48)(个|位), (解锁|解密|恢复)(用)?(的)?(钥匙|数字|码|密码), (盘|硬盘|驱动器)(被|给|上|是)?(锁|加密)',
    weight: 1.1,
  },
  {
    key: 'permission',
    en: `(correct|fix|edit|change|alter|overwrite|update|delete|rename|sign) .. (not|no longer|cant|cannot|refus*|wont|denied|entitled|allowed), (may|can) (only )?(read|look) (but|only|and not|not), not (entitled|authori[sz]ed|permitted|empowered|cleared), (not|no longer|isnt|am not|never|dont get|wont|doesnt) (let|allowed|permitted|welcome|authorised|entitled) (in|into|to (open|change|save|touch|delete|write|read|look|edit|rename|enter|move|see)|inside), (lets?|letting|allows?|allow) me (only )?(not|in|look|read|open|into|near) .. (folder|file|document|sheet|room|but|any ?more)*, (ask|asks|asking|see|contact|talk to|speak to|turn to|need) (my |the |your |an? |some )?(admin|administrator|it department|owner)( first| for| to| about)?, (read ?only|write ?protected|locked (folder|file|document)|padlock on), (not|isnt|am not) (mine|the owner|my (own )?(file|folder|document)), (turned|turns|sends?|sent) (me )?away, (slam*|shut|closed|locked) .. (door|in my face) .. (folder|file|document)*, (no|lack|lost|losing|missing|without) (the )?(rights?|entry|entrance|access)( any ?more| to| for)?`,
    ko: `(권한|자격|허가)(이|가|도)?..(없|부족|필요|거부), (관리자|담당자|소유자)(에게|한테|의)?..(문의|물어|요청|허락|승인), (열|고치|수정|저장|삭제|지우|옮기|들어가|바꾸)(지|려|려면|려고)..(못 ?하게|허용|거부|권한|막), 읽기 ?(전용|만), (문서|파일|폴더)(에|가|를|은)?..(잠겨|잠긴|못 ?들어|거부|막|허락)`,
    zh: `(没|无|不够|缺)(有)?(权|资格)..(打开|看|改|存|进|删|动|编辑|访问), (不让|不许|不准|不给|拒绝)(我)?(进|开|打开|看|改|存|删|动|编辑|保存|访问|复制|写), (找|联系|问|要|叫)(系统)?管理员, 只读, (文件|文件夹|文档|表)..(锁|进不去|被拒|不让|不给), (我)?(自己)?(建|做|写)的(文件|文件夹|表|东西)..(进不|打不|改不|不让)`,
    weight: 1.15,
  },
  {
    key: 'certificate',
    en: `(steal|stealing|steals|spy|intercept) (my|your|the|on my|on your) (information|data|passwords?|messages|card|details)*, back to safety, (warn*|afraid|danger*|risk|risky|scare*|threat*) .. (page|site|website|address|supplier|bank|portal|proceed|continue|go on|own risk)*, (page|site|website|portal|bank|shop) .. (warn*|danger*|risk|risky|suspicious|insecure|unsafe|untrust*|not safe|attackers?|impostor|pretend*), (attackers?|imposters?|impostors?|criminals?|hackers?|someone|somebody) .. (might|may|could|trying|pretend*|posing) .. (information|data|site|page|steal|read)*, (proceed|continue|go on|advance) (at (my|your) own risk|anyway|nevertheless)*, (red|crossed|crossed out|broken|open|grey) (padlock|lock), (padlock|lock) .. (address|crossed|red|broken|strike|struck)*, potential security risk, (expired|out of date|no longer valid|invalid) .. (page|site|id|document|proof|signature|card)*, (proof|identity|passport|id card) of the (page|site|server)`,
    ko: `(정보|개인 ?정보|비밀번호|데이터)(를|가|을)? ?(훔|도용|빼|가로|노리|유출)(치|하|되|려|낼|될|쳐)?, 안전한 ?(페이지|곳|화면)(로|으로) ?(돌|나), (사이트|페이지|홈페이지|주소|연결)(가|이|는|은|에)?..(위험|안전하지|주의|경고|의심|사칭|신뢰|비공개|만료), (위험|안전하지|주의|경고|의심|만료)..(사이트|페이지|홈페이지|주소), 빨간 ?자물쇠, 자물쇠..(주소|빨간|깨|엑스), 공격자`,
    zh: `(窃取|偷|盗|截获)(您|你|我)?(的)?(信息|资料|密码|数据), 返回(安全|上一), (网站|网页|页面|网址|连接|地址)..(危险|风险|不安全|有问题|警告|可疑|不可信|不受信|过期|冒充), (警告|提醒|提示|说)..(危险|风险|不安全|攻击者|黑客)..(网|页), 攻击者, (继续|仍要|坚持)(访问|前往|浏览), (锁)(上|头|标志)?(有|打|是)?(个)?(红|叉|开着|划), (网站|网页|网址|页面|证)..(过期|失效)`,
    weight: 1.15,
  },
  {
    key: 'clock',
    en: `(believes?|thinks?|convinced|claims?) (that )?(it is|its|we are|we have) (still )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|spring|summer|autumn|winter|night|morning|yesterday|last), (gets?|has|have|with|carry|carries|stamped|writes?) (yesterdays?|tomorrows?|last weeks?|the wrong|a wrong|wrong) (date|day|time|year)s?, (minutes?|hours?|days?|weeks?|months?|years?|century) (in|into|from|out of) the (past|future), (lives?|living|stuck|thinks?|stays?|believes?|is|still) (in|it is|its|we are|we have|that it is) .. (past|future|yesterday|tomorrow|last (year|week|month)|next (year|week|month)|19[0-9]+|20[0-9]+|january|christmas|summer|winter|monday), (clock|watch|time|corner) .. (phone|wall|wrist|church|kitchen) .. (minutes?|hours?|differ*|disagree|ahead|behind|not match|dont match)*, (minutes?|hours?|days?|seconds?) (too )?(early|late|behind|ahead|off|fast|slow|different|earlier|later)( than| to| for| from| compared)?, (too (early|late)) (for|to|in) (every|all|each|my|the) (meeting|appointment|call|class)*, (wrong|other|different|old|yesterdays?) (day|date|year|month|hour|time)( on| in| at| of)?, (daylight saving|summer ?time|winter ?time), (calendar|appointment|meeting|reminder)s? .. (an hour|one hour|minutes) (early|late|off|too)*`,
    ko: `(기록|도장|스탬프|날짜)(이|가|은|는)?..(분 ?전|시간 ?전|어제|늦게|뒤)(으로|로)? ?(찍|남|나), (과거|미래|어제|내일|작년|내년|지난달|다음 ?달)(에|로|을|를)? ?(살|가리|표시|나와|뜨|돼|되|나타|찍), (시간|시각|날짜|시계)(이|가|은|는|을|를|도)?..(다르|달라|틀|늦|빠르|빨|느리|느려|안 ?맞|맞지|어긋|이상|과거|미래|차이), (분|시간|초|일|년)(씩|이나|정도|쯤)? ?(늦|빠르|빨라|느리|느려|뒤|앞|차이|어긋), 손목 ?시계|벽시계|휴대폰 ?시간`,
    zh: `(打卡|考勤|记账|流水|日志)(的)?(时间|日期)?..(慢|早|晚|昨天|不对|差), (活|停|留|还)在(过去|昨天|去年|未来|明天|上个月)?..(几分钟前|过去|昨天|去年|未来), (时间|时钟|日期|钟|表)..(慢|快|差|错|不对|不准|不一样|对不上|不符|跑偏|停在|倒退), (比)?(手机|墙上|手表|别人|北京)(的)?(时间|钟|表)?(慢|快|差|早|晚), (慢|快|差|早|晚)(了)?(好)?(几|两|三|五|十|半|一)(多)?(分|个小时|小时|天|个钟|刻), (日期|年份|月份)..(错|不对|还是|变|是去年|是19|是20)`,
  },
  {
    key: 'account',
    en: `(find|reach|ask|get hold of) (anybody|anyone|somebody|nobody|no one) .. (check|confirm|ask|vouch|verify) (it|me|that|this)?, (every|all) (other|the other) (machine|computer|pc)s? (lets?|let|accepts?|take|takes) (me|it|my), (same|right|correct|usual) (word|password|code|combination) .. (refus*|reject*|wrong|not accept*|other machine|mine|doesnt), (does not|doesnt|dont|no longer|wont|will not|refuses to) (know|recogni[sz]e|accept|take|like|believe|let) (me( in| inside| any ?more)|my (password|name|pin|word|code)|who i am), (stand|standing|stay|stuck|left|locked|shut) (outside|out|in front of the door|at the (door|gate|entrance|start)|before the door), (past|beyond|over|through) the (password|pass ?word|first|welcome|log ?in|sign ?in|blue|lock) (screen|page|field|box|prompt|picture)*, (pass ?word|pin|secret word|code word) .. (wrong|right|correct|not|accept*|refuse*|reject*|again|expired|changed|times|take|work*|in|screen|field)*, (get|getting|let|come) (me )?in(to)? (my |the |this )?(computer|pc|laptop|account|windows|machine|desktop) .. (morning|any ?more|password|not|cannot|cant)*, wrong(ly)? (typed|password|name)`,
    ko: `(비번|비밀 ?번호|암호|핀|패스워드)(가|를|는|을|이)?..(틀|안 ?먹|안 ?맞|거부|바꾸|바꿨|넣어도|쳐도|입력해도|만료|다시|안), (문|대문)? ?밖에 ?(서|세), (저|나)를 ?(모르|못 ?알아), (첫|로그인|잠금|시작) ?화면(에서|을)..(못|안|넘|막|멈), 아이디(가|를)?`,
    zh: `(密码|口令|pin)..(不对|错|不认|不接受|不行|被拒|输|进不|过期|改), (关|挡|拦|锁)在(门)?外(面)?, (不认|认不出)(我|得我), (进不|登不)(去|来|了|上)(电脑|系统|桌面|账号|账户)?, (登录|开机|锁屏)(界面|画面|窗口)..(过不|进不|卡|不让)`,
    weight: 0.75,
  },
  {
    key: 'domain',
    en: `trust .. (company|computer|domain|network|office|workstation|broken|lost|failed), (company|firm|office|school|university|headquarters|network|building) .. (doesnt|does not|no longer|dont|not|wont) (know|recogni[sz]e|trust|accept) .. (me|my|this|computer|laptop|pc), (nobody|no server|no one|nothing) .. (check|confirm|verify|vouch|answer) .. (password|who i am|login|sign|me), (no|none|without) (logon |log-on |login |sign-in )?servers? (available|to (check|log|sign|handle|process)|reachable)*`,
    ko: '(신뢰|믿)(관계|할|하지|을)?..(회사|컴퓨터|도메인|끊|깨|손상|실패), (로그온|로그인|인증|접속)(할|하는|용)? ?(서버|곳)(가|를|이)?..(없|못|찾|안)',
    zh: '(信任|信赖)(关系)?..(断|失败|没|破|丢|建立), (没有|找不到|没)(可用的)?(登录|登陆|验证)(的)?服务器, (公司|单位|学校)(的)?(系统|服务器)?..(不认|认不出)(我|这台)',
  },
  {
    key: 'policy',
    en: `(come|comes|should come|supposed to come|arrives?|rolled out|pushed|delivered) to (everyone|everybody|all|each of us), (colleagues|others|everyone|everybody|the rest) .. (have|has|got|received|see) the new .. (i|mine|my) (still|not|never|dont), (everybody|everyone|all (the )?others|all (my )?colleagues|whole (department|office|team|company)|others|rest of the (team|office)) .. (got|has|have|received|gets|see|sees) .. (new|setting|wallpaper|drive|icon|rule|background|logo|button|printer|shortcut|start page|screen ?saver|software)*, (except|but not|only not|apart from|besides|just not|everybody but|everyone but) (me|mine|my (pc|computer|laptop|desk)|for me|on mine|at my)(?= |$), (company|firm|corporate|new|common|official|house|central) (wallpaper|background|rule|rules|setting|settings|screen ?saver|policy|look|start page|desktop), (rule|setting|option|switch|button|thing)s? .. (from above|head ?office|headquarters|central|organi[sz]ation|company (decides|decided|has)|admin(istrator)? (has|locked|decides)|greyed|grayed)*, (managed|set|decided|controlled|locked|fixed|chosen|dictated|governed) by (the |my |your |an? )?(organi[sz]ation|company|admin|administrator|it|firm|head office|school)`,
    ko: `(모두|다들|다른 ?반|다른 ?선생님|동료)(에게|한테|은|는|들은)?..(새|바뀐)..(저만|제 ?것만|아직|그대로), (다른 ?사람|동료|다들|모두|전 ?직원|전부|부서원|옆자리|남들)(들)?(은|는|이|한테|에게)?..(새|바뀐|적용|배경|설정|드라이브|로고|나왔|받|바뀌|들어왔)..(저만|나만|제 ?것만|제 ?컴퓨터만)?, (저만|나만|제 ?(컴퓨터|피시|pc|것|자리)만)..(안 ?바|적용|그대로|안 ?나|안 ?들|안 ?왔|옛), (회사|조직|본사|관리자|전산실|학교)(가|에서|의|에|에 ?의해)? ?(관리|정한|정해|막|잠|설정|제한|배포|내려|지정), (회사|공통|사내) ?(배경|바탕|규칙|설정|화면 ?보호기)`,
    zh: `(大家|别人|同事|全(部门|公司|组)|其他人|所有人)(们)?(的|都|全)?..(换|收到|有|更新|应用|变|装|统一)(了|上)?..(就我|只有我|我的|我这)?, (就|只有|唯独|单单|偏偏|光)我(的|这|这台|没|不|还|一)..(没|不|还是|旧|老), (组织|公司|管理员|单位|总部|学校|it)..(管理|统一|规定|锁定|锁死|设定|推送|下发|限制|控制), (公司|统一|单位)(的)?(壁纸|桌面背景|屏保|规则|规定|主页|背景)`,
  },
]
