import type { LexiconEntry } from './lexicon-pattern.ts'

/** How people speak of what lies between this PC and others without the words for it. Keys of the lexicon. */
export const everydayNetwork: readonly LexiconEntry[] = [
  {
    key: 'network',
    en: `cut off (from|again|completely|the)*, (cut|shut) off from the (world|rest|outside), (outside|rest of the|whole) world, (no page|no pages|none of the pages|no site|no website|not a single (page|site))( at all)? (opens?|comes|loads?|works?|appears?), (little |small )?dinosaur( game)?, (globe|world|planet|earth) (symbol|sign|icon|in the corner|next to|with), (network|wall|blue|yellow|grey|gray) (cable|socket|plug|wire), (cable|wire) (in|from|to|at) the (wall|floor|socket), (get|getting|go|going) (out|outside) (on|to|into) the (net|web|internet), the net(?= |$), (surf|look|looking|search) (things? up|online|on the (web|net)),
      (page|pages|site|sites|picture|pictures|photos|map|maps|video|videos) .. (piece by piece|bit by bit|strip by strip|row by row|line by line|crawl*|drip*|trickle*|dribble*|one by one), (dial ?up|nineties|stone age|modem)( days| times)?, (attachment|upload|download|file|films?|video|videos|series) .. (trickle*|drip*|crawl*|buffer*|stutter*|forever|ages|hours)*`,
    ko: `(사이트|페이지|홈페이지|웹|인터넷)(가|는|도|이|은)?(하나도|전부|다|아무것도|전혀)?..(안 ?열|안 ?떠|안 ?뜨|안 ?들어|먹통), 바깥 ?(세상|세계), 공룡, 지구(본|모양), (랜|인터넷|벽) ?(선|케이블|코드|단자), 그림(이|도)? ?(한 ?줄|조금|천천)..(뜨|나), 전화 ?접속, 모뎀, (영상|동영상|화면|유튜브|강의)(이|가)?..(끊겨|끊기|뚝뚝|버퍼|동그라미|멈칫)`,
    zh: `(什么|哪个|所有|一个|任何)(的)?(网|页面|网站|网页)(全)?(都|也)?(打不开|上不了|开不了|进不去|不通), 网(都|也)?(上不了|不通), (跟|和|与)(外面|外界|世界)..(断|隔), (小)?恐龙, 地球(图标|标志|上), 墙上(的)?(网)?(线|口|插), 网(上)?(不去|断|掉|没)(了)?, 拨号, (图|图片|网页|页面|视频)..(一点一点|一行一行|一条一条|一张一张|半天|慢慢|转圈|缓冲), 没(有)?网`,
  },
  {
    key: 'web-page',
    en: `(web ?)?pages? (build|builds|come|comes|load|open|appear|show)s?, (half|some|certain|a few|many|most|several|other) (of the )?(pages|sites|addresses|websites), address (line|bar|field), (type|enter|typed|put) (in )?the (address|name) (of|in), (booking|supplier|government|tax|news|customer|bank|insurance|school|shop|web) (page|site|portal|website)s?, (my|our|the) bank(?= |$)`,
    ko: '(주소|이름)(를|을)? ?(치|입력|넣)(고|으면|면|어도|어), (은행|관공서|홈택스|거래처|정부|학교|쇼핑) ?(사이트|홈페이지|페이지|창), 주소 ?(창|줄)',
    zh: '(输|打)(入|了)?(网址|地址|名字)(以后|后|进去|就|却)?, (银行|税务|政府|供应商|客户|学校)(的)?(网页|网站|页面|官网|网址), 地址栏, (有些|有的|部分|个别|一半)(的)?(网页|网站|页面)',
  },
  {
    key: 'name-lookup',
    en: `(server|site|page|address|host)s? .. (could not|cannot|cant|couldnt|can not|not) be (found|looked up|resolved), (address|name) (of the |of )?(server|site|page|host)? .. (not|cannot|could not|couldnt) .. found, (does not|doesnt|dont|cannot|cant) (know|recogni[sz]e|find) (the |any )?(names?|server|address|where), (phone ?book|directory|yellow pages) (of|for) (the )?(internet|net|web), (numbers|digits) (work|works) .. (name|names|words)*`,
    ko: '(서버|사이트|페이지|호스트)(의|를|을)? ?(주소|이름)?(를|을)?..(찾지|찾을 ?수|못 ?찾|알 ?수), (이름|주소)(을|를)? ?모른, 숫자로는',
    zh: '(服务器|网站|主机)(的)?(地址|名字|名称|ip)?..(找不到|查不到|解析), (找|查)不到(服务器|主机|网站|地址|域名), 无法(找到|访问)(此|该)(网站|页面)',
  },
  {
    key: 'hosts-file',
    en: `(address|bank|site|link) .. (leads|takes|brings|sends|lands|ends) .. (different|other|another|wrong|strange|fake|elsewhere|somewhere)*, (type|enter|typed|put in) .. (land|end up|arrive|get|got|comes?) .. (different|other|another|wrong|strange|fake|elsewhere|somewhere)*, (looks?|looking) (like|almost like|nearly like) (our|my|the) (bank|shop|login) .. (but|not|fake)*`,
    ko: '(주소|사이트|은행|홈페이지)(를|을)?..(치|입력|들어가|열)..(다른|엉뚱|이상한|딴|가짜|모르는), (다른|엉뚱한|이상한|딴|가짜) ?(사이트|페이지|곳|데|홈페이지)(로|가|이|만)',
    zh: '(输|打|打开|进)(入|了)?..(网址|地址|官网|银行|网站)..(却|结果|竟|跳|变|来|是)..(别的|另|不认识|奇怪|假|其他), (带|领|跳|转)(到|去)(了)?(别的|别处|另|不认识|奇怪|陌生|假)',
    weight: 1.15,
  },
  {
    key: 'proxy',
    en: `(something|server|box|station|machine|computer) in between, (middle ?man|go ?between|intermediary|detour|relay|in-between) .. (server|connection|refus*|web|page|internet)*, (server|machine) .. (supposed|have|has|got|made|must|need*) to go through, (goes|go|going|routed|sent) (through|via|over) (a |the |some |another )?(server|company|other|relay|detour|station)`,
    ko: '중계|경유|우회 ?서버|거쳐 ?(가|나가|서|야)|(중간|가운데)(에|에 ?있는)?(서버|무언가|뭔가)',
    zh: '(中转|中继|中间(那|的|有)?(个|台)?(服务器|东西|站)|经过..服务器|通过..服务器上网)',
  },
  {
    key: 'address',
    en: `(somebody|someone|another|other|neighbou?r|device) .. (took|takes|has|uses|taken|using|stole|grabbed|got|claims?) .. (my|its|his|our|the same|that) (number|address), (another|other|second|two|different|somebodys?|someones?|colleagues?) (computer|pc|machine|device|person|laptop|one)?s? .. (same|my|identical|that) (number|address|ip)( as)?, (same|identical|double|twin|duplicate) (number|address)( as| in| on| is)? .. (network|computer|pc|machine|mine|colleague|used|taken|in use|twice)*, (number|address) .. (twice|doubly|already (taken|used|in use)|taken by|given to|belongs to), (two|both) (computers|pcs|machines|of us) .. (number|address|fight|share|quarrel)*, (my|its) (network )?(number|address) .. (taken|stolen|used|duplicate|double)`,
    ko: `(주소|번호|아이피)(가|를|이)?..(겹|중복|똑같|같은|빼앗|이미|충돌), (같은|똑같은|동일한|중복된|겹친) ?(주소|번호|아이피), (다른|옆) ?(컴퓨터|피시|pc|기기|장치|사람)..(주소|번호|아이피)(를|가)?`,
    zh: `撞(了)?(地址|ip|号), (地址|号码|ip)..(重复|撞|一样|相同|冲突|被占|占了|被别|抢), (同一个|相同的|一样的|重复的)(地址|号|ip), (别的|另一台|其他|别人的)(电脑|机器|设备)..(地址|号|ip)`,
    weight: 1.15,
  },
  {
    key: 'wifi',
    en: `(lose|loses|losing|lost|drop|drops) the net, fan (symbol|sign|icon|empties), (fan ?shaped|radio|signal|reception|quarter circle|little waves|rainbow)( sign| symbol| icon| bars?)?, (bars|waves|arcs|curves) .. (lose|lost|gone|one|two|disappear*|drop*|empty|only|corner|sign|full)*, (loses?|lost|only|one|two|no|few|full|all) (its |the |of the )?(bars?|waves|arcs|reception), (box|antenna|thing|transmitter|router|white box) (on|under|at) the (wall|ceiling|hallway|corridor), (next to|beside|near|under|close to|far from|away from) the (router|box|antenna|access point|transmitter), (other|another|next|conference|meeting) (room|floor|end of) .. (signal|connection|internet|drops?|lose|gone|reception|cut|offline)*, (without|no) (a )?(cable|wire) .. (internet|online|network|connection), (password|key) (of|for) the (router|guest network|network)`,
    ko: `(부채꼴|안테나|전파|무선 ?신호)(이|가|는|도|표시|모양)?..(줄|없|약|끊|사라|한 ?칸|두 ?칸|왔다|떨어), (공유기|벽에 ?달린|천장) ?(바로)? ?(옆|앞|밑|상자|기계|에서)?, 무선(이|은|도|으로|만|신호)?, 한 ?칸|두 ?칸`,
    zh: `(扇形|信号|无线)(的)?(格|标|图标|标志)?..(少|掉|弱|断|没|一格|两格|消失), (一|两|半|几)格(信号)?, (墙|天花板|走廊)(上)?(的)?(盒子|路由|天线|发射), (坐|就)?在路由器(旁|边|下), (会议室|别的房间|隔壁|楼上|楼下|卧室|阳台)..(信号|网|掉|断|连)`,
  },
  {
    key: 'vpn',
    en: `(at|from) home .. (connect|dial|log|sign|get|reach|into|company|office|work|inside|internal)* .. (company|office|firm|work|inside|internal|intranet|headquarters), (connect|dial|log|sign|get|tunnel)(s|ing|ged)? (in|into|to|on to|onto|in to) (the |our |my )?(company|office|firm|headquarters|head office|work|plant|university|campus|school)(?! (computer|pc|machine|desktop|screen))( network| net| system)?, (inside|behind|into|past|through) the (companys?|office|firms?|wall|fence|hospitals?|schools?)( network| net| walls?| gates?| fence)?(?= |$), (asks?|wants?|sends?|needs?) .. (code|number|digits) (from|on|to) my phone, (company|firm|office|headquarters|campus|university) (network|net|intranet|systems), (token|six digits?|code from (my|the) phone|one time code|authenticator) .. (connect|company|fails?|again|verif*|hangs?)*, (little |small )?(lock|padlock|shield|key|globe) .. (connect|connected|company|home|green)*, (secure|protected|encrypted|safe) (line|connection|channel|link|passage) (to|into) (the )?(company|office|work|headquarters)*, everything internal, internal (pages|sites|systems|things|stuff|tools|resources)`,
    ko: `(재택|집|출장|카페|호텔|외부|밖)(에서|에서는|지에서|할 ?때|근무)?..(회사|사내|본사|내부|업무)(망|시스템|네트워크|전산|인트라넷|쪽)?(에|으로|로)?..(접속|연결|못|안|들어), (회사망|사내망|내부망|업무망|사내 ?시스템|인트라넷|학교망), (인증 ?번호|오티피|otp|토큰)..(접속|연결|다음|멈|안|실패), 보안 ?접속`,
    zh: `(在家|家里|出差|外面|酒店|宾馆|咖啡馆|宿舍)(的时候|办公|时|里)?..(公司|单位|内部|内网|学校|校园)(的)?(网|系统|网络|内网)?, (内网|公司网|单位网|校园网|公司系统|内部系统|内部网), (动态|手机)?(令牌|验证码|动态码)..(连|登|失败|过不), 安全(接入|连接|通道)`,
    weight: 1.1,
  },
  {
    key: 'shared-folder',
    en: `(folder|drive|place|cupboard|shelf|cabinet|directory) .. (whole |our |the )?(team|department|group|everybody|everyone|we all|all of us|colleagues|company|office|crew|staff|together|whole office), (everybody|everyone|we all|all of us|team|department|whole office|colleagues) .. (put|puts|keep|keeps|store|stores|save|saves|drop|drops|shares?|use) .. (files|documents|papers|things|stuff|it|them|drawings|pictures)*, (common|joint|shared|communal|team|department|group|public|class) (folder|drive|place|files|documents|directory|area|storage), (letter|drive) [e-z](?= |$)( drive)?, [e-z] drive, (green|red) (cross|x) (on|at|over) (the |my )?(drive|folder|letter)*, (our|the) (server|archive) .. (folder|files|drawings|documents|path), (path|location) .. (not|cannot|cant|no longer) (be )?(found|reach*|exist)*`,
    ko: `(우리 ?팀|팀원|부서|다 ?같이|모두|여럿|같이|함께|다들|직원들|전체)(이|가|들이|에서)? ?(쓰는|보는|공유하는|올리는|모아 ?두는|넣어 ?두는|저장하는).. ?(폴더|드라이브|곳|자료|공간), (공동|공용|공유|팀|부서|사내|학급) ?(폴더|드라이브|자료실|공간|저장소|문서함), [e-z] ?드라이브, 빨간 ?(엑스|x)..(드라이브|폴더), (경로|위치)(를|가)?..(찾을 ?수|없다|못)`,
    zh: `(大家|全组|部门|团队|我们组|同事们|全公司|一起|班里|科室)(的|都|一起)?(放|存|用|共用|公用)(资料|文件|东西)?(的)?.. ?(盘|文件夹|目录|地方), (公用|公共|共用|部门|团队|小组|科室)(的)?(盘|文件夹|目录|资料|网盘), [e-tv-z]盘, (路径|位置|网络位置)..(找不到|不存在|不可用|访问不), (盘|文件夹)(上)?(有个|带)?红(叉|x)`,
  },
  {
    key: 'remote-desktop',
    en: `(screen|desktop|picture) of (my|the) (office |work |other |company |remote |home |own )?(computer|pc|machine) (at|in|over)|(screen|desktop|picture) of (my|the) (office|work|other|company|remote|home) (computer|pc|machine), (from|at) (home|the hotel|my sofa|my couch|the train|my laptop|outside|abroad) .. (office|work|other|company|desk) (computer|pc|machine|desktop|screen)(?! network), (get|getting|got|log|connect|dial|switch|jump|reach|hop|sit|work|look|come)(s|ed|ing)? (onto|into|on|on to|at|to|over to|through to) (my |the )?(other|office|work|company|remote|far|desk|second) (computer|pc|machine|desktop|screen|workstation), (control|operate|use|drive|steer) (my |the )?(other|office|work|remote|company) (computer|pc|machine), (other|far|remote) (computer|pc|machine|end) .. (not|cannot|cant|no longer|refuse*) .. (reach*|answer*|connect*|available)`,
    ko: `(집|밖|출장|호텔|재택)(에서)?..(회사|사무실|자리|연구실) ?(컴퓨터|피시|pc|피씨|데스크톱|화면|자리)(에|로|를|의)?, (회사|사무실|연구실) ?(컴퓨터|피시|pc|피씨|데스크톱|화면)(에|로|를)? ?(들어|접속|붙|연결|조종|제어|띄), 멀리서`,
    zh: `(在家|从家|家里|出差|外面|宿舍|酒店)..(单位|公司|办公室|实验室|工位)(里|上)?(的|那台|那个)?(电脑|机器|主机|桌面|屏幕), (控制|操作|连(到|上|接)?|登(到|上|录)?|进)(不)?(了|到|上)?(办公室|公司|单位|工位|学校|另一台|那台|对方)(上|里)?(的)?(那台)?(电脑|机器|主机|桌面)`,
    weight: 1.1,
  },
]
