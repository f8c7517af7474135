import type { LexiconEntry } from './lexicon-pattern.ts'

/** How people describe what goes wrong without a word for it. Keys of the lexicon. */
export const everydayHappenings: readonly LexiconEntry[] = [
  {
    key: 'slow',
    en: `how long (every|each|a|any|it|everything|all|one|the|simple), (takes?|took|needs?|wants?) me? ?(a|one|two|five|ten|several|half a) (full )?(minute|minutes|hour)s?, (guest|customer|client|patient|caller)s? .. (waits?|waiting|impatient|asham*|sigh*|embarrass*|staring), (ashamed|embarrassing|embarrassed) how, (between|while|until|till|before|meanwhile) .. (water the|make (a|some|myself)|drink (a|my)|read (a|the|my)|go (for|to) (a|the)|take a|eat (a|my)|walk (to|the|around)), (follows?|trails?|limps?|stumbles?|hobbles?|drags?) (behind|after|along|with a delay), (my )?(old )?(sewing machine|typewriter|bicycle|grandmother|abacus|calculator|pocket calculator) (is|was|would be) (quicker|faster), (delay|delayed|lags?|lagging|seconds? later|moments? later|long after) .. (type|click|press|key|mouse|letters|move), (count|counting) (to|up to) (three|five|ten|twenty|thirty|hundred|[0-9]+), chewing gum, (like|through|in) (honey|mud|glue|syrup|treacle|soup|slow motion|porridge|sand)|(hand ?brake|brakes?) (is )?on|uphill, (from|between) (one|a|the|each|every|my) (click|key|keystroke|press) .. (until|till|to|and|next|something), (click|clicked|press|type) .. (then|until|before) .. (happens?|react*|appears?|opens?|wait*|later), (long|longer|endless|forever|hours|years|eternity) (pause|wait|delay|break|time|until|before|to (open|load|show|appear|react|start))s?, (patience|fall asleep|falling asleep|grow old|growing old|grey hair|gray hair|twiddl*|drum my fingers)|(quicker|faster) than (this|my|the)|(is|was|would be) (quicker|faster), (nineties|90s|dial ?up|stone age|prehistoric), (takes|took|taking|need|needs) (an |half an )?(age|eternity|hour|while|century|lifetime|forever|eternities), (used to|before it|in the past it|earlier it) (be |was |took |take )?.. (instant*|at once|immediately|quick*|fast*|seconds?|snappy|right away), (one by one|piece by piece|bit by bit|letter by letter|line by line), (think|thinks|thinking|ponder*|consider*) .. (long|forever|minutes|seconds|about|while|first|every|each|before)`,
    ko: `(손님|고객|환자|민원인)(이|들이|께서)?..(기다|짜증|재촉), 굼뜨, (뜸을 ?들|한나절|함흥차사|굼벵|느릿|더디|더뎌|늑장|늦게 ?따라), (박자|템포|발)(씩|이나)?..(늦|느), (하나|열|백)까지 ?(세|셀), (속|복장)(이|에)? ?(터|타), 하품, 졸(려|리|음), 세월, (하루|반나절)..(걸|다 ?가), (누르|클릭하|열|치)(고|면|고 ?나서|고서)..(한참|뒤에|후에|있다가|나서야|초|분)..(반응|열|뜨|나|움직), (예전|전|옛날)(에는|엔|에)..(바로|금방|빨랐|빨리|순식간), 인내심, 슬로우|슬로모션`,
    zh: `(客户|顾客|病人|客人)(都)?(催|等|急|不耐烦), (温吞|拖沓|慢半拍|半拍|爬|蹒跚|喘)(得|着|不过)?, (数|等)(到)?(十|几|五|二十)(下|秒|个数)?, (像|跟)(个)?(老牛|乌龟|蜗牛|老太|老爷车|慢动作|放慢), 慢动作, (点|按|敲|打)(一下|完|了|个字)?..(好久|半天|老半天|几秒|才|过一会)..(反应|动|出|开|显示), (急|等)(死|得)(人|我|不行|慌), 不耐烦, 耐心, (以前|原来|过去|从前)..(一下|马上|秒开|立刻|很快|瞬间), (磨|蹭|拖)(叽|蹭|拉|半天), 费劲, 反应(不过来|迟钝|慢|半天)`,
  },
  {
    key: 'frozen',
    en: `nothing (on the screen |in it )?(changes|moves)( any ?more)?, pull(ing|s|ed)? the plug, (sits?|stood|lies) still, (wont|doesnt|does not) (budge|move|blink) an inch, (stand|stands|stood|standing|stay|stays|stopped|stops|stop|remain|remains) (completely |totally |suddenly )?(still|dead|rigid|where it|motionless|immobile), (like|as) (a )?(photo|photograph|painting|statue|stone|picture|ice|glued|cement|concrete|nailed|petrified|dead|rock), (budge|budges|motionless|petrified|paraly[sz]ed|photograph|statue|fossil|wax|rigid|stiff|immobile|comatose|coma|catatonic), (mouse|pointer|arrow|cursor|clock|hand|hourglass|seconds) .. (not|doesnt|dont|wont|no longer|refuses to|stands?|stopped|never) (move|moves|react|turn|tick|run|still|respond|moving|any)*, (whatever|no matter what|anything) i (press|do|click|type|touch|hit), clock (stops|stands|stopped|stood|freezes|froze), (nothing|no key|no button|none of the keys|not a thing) (reacts?|moves?|responds?|does (anything|a thing)|has any effect|happens)(?! (when|if|after) i (plug|put|connect|insert)), (only|just|until|have to|had to|must|can only) .. (power button|pull the plug|hold the (power |on )?button|switch it off|kill it|long press), (circle|wheel|ring|hourglass|dots|donut|doughnut|swirl|little (ring|wheel|circle)) .. (going|goes|turn*|spin*|round|rotat*|circl*|endless*|forever|dance*|whirl*), (going|goes|turns?|turning|runs?|running|round and round) (round|in circles?|around|and round), white (page|screen|window|sheet|nothing|wall|veil|haze)`,
    ko: `(코드|전원|플러그)(를|을)? ?뽑(아야|을 ?수밖), 꿈쩍, (그대로|완전히|갑자기|통째로) ?(멈|정지|굳|서 ?버|얼|스톱), (사진|그림|돌|동상|석상|얼음)(처럼|같이|이 ?된), (마우스|커서|화살표|포인터|시계|초침|키보드|화면)(가|도|이|는|랑)?..(안 ?움직|꼼짝|꿈쩍|멈|굳|그대로|서 ?있|반응), (아무리|뭘|무엇을|어떤 ?키를|무슨 ?키를) ?(눌|누르|클릭|해도|쳐)..(반응|안|꿈쩍|소용|그대로|묵묵), (동그라미|원|고리|모래시계|원형)(가|이|만)?..(빙빙|돌|뱅글|뱅뱅), (빙빙|뱅글뱅글|뱅뱅|계속) ?(돌기만|돌고|돌아|도), 하얀 ?(화면|창|페이지), 렉`,
    zh: `(定|停|冻|凝固|石化|僵|呆)(住|在|格|了)(那|原地|不动|了)?, (像|跟)(张|一张|一幅)?(照片|图片|画|雕像|木头|石头), (鼠标|光标|箭头|指针|键盘|画面|屏幕)..(不动|动不|不走|不听|没反应|定|僵|死), (怎么|不管|无论|随便)(怎么)?(点|按|敲|弄)..(没|不|都), (圈|圆圈|沙漏|小圈|转盘)..(转|不停|一直|没完), (转|绕)(个)?(圈|不停|没完), (只能|只好|得)(强制|硬|长按|拔|按电源|断电), 白(屏|花花|茫茫|色页面|板)`,
  },
  {
    key: 'crash',
    en: `(sheet|window|program|document|form|file|app|editor|plan) (just |simply |suddenly )?(shut|closed|ended|quit|folded|collapsed|vanished|disappeared|went away)( down| itself)?, (last|past) (half )?(hour|hours|minutes|morning) (of work )?(is|are|was) (lost|gone), (throws?|threw|spits?|spat|chucks?) (me|itself) (out|off|away)( again)?, (is|was) (simply |just |suddenly )?(gone|away|closed|shut) (again|from the screen|when i|as soon as|every time|without), (says goodbye|takes its leave|bows out|calls it a day|gives up|folds up|bails out|packs up|conks out|kicks the bucket), (looking|look|looked|staring|stare|back|dumped|thrown|tossed|spat|landed|land|returned|find myself|sitting) (out )?(back )?(at|on|onto|to|in front of) (my |the |an? )?(empty |bare )?(wallpaper|desktop|background|desktop picture), (in front of|before) my (eyes|nose|very eyes), (goes|went|go) (poof|pop|puff|up in smoke|kaput|bang), window .. (vanish*|disappear*|evaporat*), (window|program|app|tool|editor|sheet|document|spreadsheet|browser|game|drawing|it) .. (just |simply |suddenly |always )?(vanish*|disappear*|is gone|goes away|goes poof|implodes?|collapses?|folds?|evaporat*|bails?|slams?|snaps?|shuts?) .. (save|saving|wallpaper|desktop|warning|word|middle|click|open|print|typing|error|trace|notice|every|each|again)*, (shuts?|closes?|slams?|folds?|packs?|gives?|conks?|bails?|checks?) (up |out |down |off )?on me, (shuts?|closes?|slams?|folds?) (itself|in my face|by itself|without|right in|on its own), (lose|lost|losing) (everything|all|an hour|hours|my work|half|two) .. (typed|written|wrote|done|work|saved|save|since|again|closes?|every), (start|begin|type|do|write|enter|write it|do it) (it |everything |all )?(all )?(over|from scratch|from the beginning)( again)?, (throws?|kicks?|boots?|spits?|tosses|dumps?) me (out|back|off)`,
    ko: `(스르륵|스르르|훌쩍|조용히|감쪽같이) ?(없어|사라|닫|꺼), (나가|쫓겨|내려가|죽어)(버|나|져)(려|리|립|요|서)?, (말|예고|경고)(도)? ?없이 ?(닫|꺼|종료|사라|나가), (눈 ?앞|눈앞)(에서)?..(사라|닫|꺼), (휙|훅|픽|팍|뿅|쏙|슝|싹) ?(하고)? ?(사라|꺼|닫|없어), (프로그램|앱|창|게임)(이|가|은|는)?..(닫히|닫혀|닫힘), 말도 ?없이 ?(꺼|닫|종료|죽|사라), (창|프로그램|문서|엑셀|앱|파일|게임)(이|가|은|는)?..(휙|훅|픽|갑자기|저절로|그냥|스르르|말없이|예고 ?없이)..(사라|닫|꺼|없어|종료|죽), 바탕 ?화면(만|으로|이)? ?(남|돌아|보이|덩그러니|나와), (작업|쓰|치|작성)(하던|던|한)? ?(게|것|내용|거|글)..(날아|날라|다 ?사라|증발|날려), 팅(겨|기|김|긴), (처음|다시)(부터)? ?(다시)? ?(써야|해야|시작해야|작성)`,
    zh: `(窗口|程序|软件|表|文档)(自己)?(就)?(没|不见|关)了, (自己|直接|一下子|总是|老是)退(掉|了|出|回), (撂挑子|罢工)(了|不干), (一下子|忽然|突然|瞬间|直接|莫名)(就)?(没了|消失|不见|退|关|闪|回到桌面|弹回), (回|跳|弹|退|返|打)(回|到|出)(到|了)?(桌面|壁纸), 只(剩|看到)(下)?(桌面|壁纸), (眼睁睁|当着我|眼前)..(没|关|消失), (闪|晃)(一|了)下(就|又)?(没|关|消失|不见|退), (白|全)(写|做|打|录|填|忙)(了|活), (从头|重新)(再)?(来|做|写|打|填|录|开始), (招呼|提示|声|预兆)(都|也)?(不|没)(打|有|吭)`,
  },
  {
    key: 'restarts',
    en: `(went|goes|turned|turns|got) (black|dark|blank) .. (logo|maker|manufacturer|start*|boot*|brand), (makers?|manufacturers?|brands?) (logo|name|sign) (again|once more|appears?|shows?), (starts?|started|begins?|began|start|beginning) (all )?(over |again )?(from (scratch|the beginning|zero|new|anew)|anew|afresh), (by itself|on its own|out of nowhere|unasked|without (a )?(warning|reason|being asked|me)|all of a sudden|suddenly|in the middle) .. (starts?|boots?|restarts?|logo|welcome|begin*|off and|from scratch|anew|black), (goes?|went|gets?|got|turns?|turned|screen) (dark|black|off|out) .. (logo|boots?|start*|again|scratch|manufacturer|welcome|back|sign|anew), (logo|manufacturer|maker|welcome screen) .. (again|suddenly|appears?|out of nowhere|in the middle|once more), (twice|three times|several times|five times|[0-9]+ times|again and again) (a day|today|this morning|yesterday|since|per day|an hour) .. (dark|black|off|restart*|boot*|scratch|goes|went|logo|anew)`,
    ko: `(갑자기|저절로|혼자|느닷없이|말도 ?없이|예고 ?없이|아무 ?이유 ?없이)..(꺼|재|다시|처음|켜)..(켜|시작|부팅|로고)?, (꺼|나가|검|까맣|어두워)(지|졌|져|가|맣|게|먼)(다가|더니|고|면서|게|게 ?되더니)..(다시|처음|로고|켜|부팅|시작), (제조사|회사) ?로고..(다시|나오|뜨), (하루|오늘|아침|한 ?시간)(에|만|에만)?..(두|세|몇|서너|여러|다섯) ?(번|차례)(씩|이나|을)?..(꺼|켜|재|다시)`,
    zh: `(突然|好好的|好端端|用着|莫名其妙|毫无征兆|无缘无故|没人碰)..(自己|又|就|重新|从头)(就|又)?(黑|灭|重启|重新|启动|开机|从头), (黑|灭|暗)(了|屏|下去|掉)(一下)?..(又|再|然后|接着)..(开|启|亮|标志|从头|logo), (一天|今天|一上午|每天)(好)?(几|两|三|多|四五|七八)(次|回|遍)..(重|黑|关|启)?`,
  },
  {
    key: 'switches-off',
    en: `(goes|went|gone|is|was|turns|turned|dies|died|falls|dropped) (completely |totally |suddenly |just |simply |all )?(dark|black|dead|out|off) (in the middle|without|on me|from one|all of a sudden|suddenly|every|while|just like|as if|like a (light|candle)), like (a|someone pulled|somebody pulled|pulling) .. (light|candle|plug), as if (someone|somebody|you) .. (plug|switch|power)`,
    ko: '(퍽|툭|탁|팍|픽|뚝) ?(하고|하면서)? ?(꺼|나가), (전기|전원)(가|이)? ?(나간|꺼진|끊긴|뽑은)(것)?..(처럼|듯|같), 촛불',
    zh: '(像|跟)(被)?(拔|断|停|关)(了)?电, (啪|噗|咔)(的|一下|一声)..(黑|灭|关), 说(黑|灭|关|没)就(黑|灭|关|没)',
  },
  {
    key: 'missing',
    en: `(vanish*|disappear*|gone|missing|evaporat*) from (the |my |its )?(place|spot|folder|where|desktop|screen|list), (nowhere|not) (to be )?(seen|found|there|anywhere), (swallowed|eaten|evaporated|evaporates|dissolved|melted|stolen|gone walk*|walked off|flown away), (as if|like) (it|they|i) .. (never|not) (been|existed|was|were|saved|had), (into|in|up in) (thin air|smoke), (no|without a|not a) (trace|sign|hint) of, (turned|looked|searched|hunted) .. (everywhere|every (folder|corner)|upside|high and low|all over)`,
    ko: '(증발|온데간데|오간 ?데|흔적(도|이)?|자취|행방|어디로 ?갔|어디 ?갔|홀연히|쏙 ?빠|통째로 ?(없|사라)), (아무리|다|전부|여기저기) ?(찾|뒤)(아도|져도|져|아)',
    zh: '(不翼而飞|无影无踪|蒸发|踪影|影子(都|也)?没|凭空|石沉大海), (怎么|到处|翻遍|翻了|哪(里|儿)?都)(都|也)?(找|翻|搜)(了)?(不|没|遍)(到|着|见)?, (没|无)影(了|子)?',
  },
  {
    key: 'offline',
    en: `(goes|went|breaks|broke|falls|fell|slips?|slipped) (away|off|down|apart) (every|each|again|after|all the), (losing|loses|lost|lose) (touch|contact|hold|its grip), (fall|falls|fell|fly|flies|flew|thrown|throws|kicked|kicks|tossed|chucked|drop|drops|dropped|bounced) (me )?(out|off)( of)?, (cut|cuts|cutting) me off, (comes?|came|goes|went|there|here) (and|then) (goes|go|gone|comes|went|back|not)( again)?, (every|each) (few|couple of|five|ten|two|other|[0-9]+) (minutes?|moments?|seconds?|calls?), (on|off|there|gone|back|away|in|out) (again )?(one|a) (moment|minute|second) .. (next|later|gone|off|back)*, (cant|cannot|could not|couldnt|unable to|no longer|not) (get|come|go|gets?) (through|onto|into|on|in|out|across|to anything), (no|lost|loses) (contact|touch|link|line|sight)( with| to| of)?, hang(s)? up on me, (refuses?|refused|denies|denied|rejects?) (the |any |to |my )?(connect*|link|contact|entry|me)*`,
    ko: `(끊겼|끊어|끊기|떨어|붙)..(다가|다|졌다|었다)..(다시|붙|또), (몇|오|십|수) ?(분|초)(마다|에 ?한 ?번|에|도 ?안)..(끊|나가|떨|튕|사라), (튕|쫓겨|떨려|밀려) ?(나|남), (닿|연락)(지|이)?(않|안|못), (나갔다|들어왔다|붙었다|끊겼다)`,
    zh: `(一会(儿)?|隔(几|一会|不了)|每(隔|过)|过(几|一会)|几分钟)..(断|掉|没|连|断开|退|踢), (断|掉|没)(一下|一阵|一会)?(又|再|然后)(好|连|回|有), (忽|时)(有|断|好)(忽|时)(无|续|坏), (联系|接触|够)不(上|到|着), (连|通|进|够)不(上|进|过|到|通|了)(去|了)?`,
  },
  {
    key: 'no-open',
    en: `(wont|doesnt|does not|will not|refuses to|no longer|cannot|cant|never) (come up|come on|show up|show itself|get past|go further|go beyond|get going|come to life|do anything|budge|appear|react), (double )?click .. (nothing|no reaction|dead|no window|not a thing|without|in vain), (dont|do not|doesnt|does not) get (past|beyond|further|any further|to), (stays?|remains?|sits?|keeps?|only|just|nothing but) .. (blank|white|empty|logo|splash|welcome)( page| screen| window| picture)?`,
    ko: '(더블 ?클릭|클릭|눌러|두 ?번 ?눌러)..(아무|반응|안|소식|깜깜|무|그대로), (넘어가|진행|더 ?이상|다음(으로)?)(지|이|가|되지)? ?(안|못|않), (로고|첫 ?화면|흰 ?화면)(에서|까지만)..(멈|안)',
    zh: '(双击|点|点击)(了|开|它|图标)?(半天|好几(下|次)|多少(下|次))?..(没(有)?(反应|动静)|打不开|不出来|起不来), (停|卡)在(首|欢迎|启动|第一|白|logo|标志)(页|界面|画面|屏)?, (进|开|起|出)不(来|去|了)',
  },
  {
    key: 'no-output',
    en: `(stays?|keeps?|is|remains?|sits?|just) (quiet|silent|still|idle|dead|mute|dumb|there) .. (print|paper|machine|sheet|button)*, (not a|no|without a|not one|not a single) (single )?(sheet|page|paper|leaf), nothing (comes|came|arrives|is coming|gets) (out|through|down|on paper)`,
    ko: '(감감|무소식|묵묵부답|조용하|가만히 ?있|꿈쩍|소식)(이|만|도|하)?..(없|무|종이|인쇄|출력)?, 한 ?장도',
    zh: '(一)?(张|点)(纸|动静|响动|反应)?(都|也)(没|不)(出|有|来)?, (毫无|没有|没)(动静|反应|声息)',
  },
  {
    key: 'full',
    en: `(no|not enough|isnt enough|too little|hardly any|never enough) (room|place|space)( left)?( for| on| to| in)?, (doesnt|does not|wont|no longer|nothing|not) (more )?fits?( any ?more| on| in)?, (bursting|stuffed|crammed|packed|brim|overflow*|choked|clogged), (nothing|no photo|no file|not a thing) .. (more )?(can be|could be|be) (saved|stored|added|put|copied)`,
    ko: '(안|못) ?(들어가|담|넣|실), (터지|넘치|미어터|빽빽|포화)(기|겠|려|게|상태)?, (더|더는|이제) ?(못|안) ?(넣|담|저장|받)',
    zh: '(塞|放|存|挤)(满|爆|不下|不进|不了|得满), 装(满|不下), (没|无)(地方|处|空)(放|存|可)?, (爆|撑|溢)(满|了|出|掉)',
  },
  {
    key: 'fan-noise',
    en: `(roar*|howl*|blow*|hiss*|whistl*|rush*|drone|droning|hum|humming|buzz*|rattl*) .. (like|as if|as loud|all the time|non ?stop|constantly|day|whole|wind|storm|jet|aeroplane|airplane|helicopter|hair ?dryer|turbine|vacuum)*, (like|as) (an? )?(hair ?dryer|vacuum cleaner|vacuum|hoover|jet|aeroplane|airplane|plane|helicopter|turbine|rocket|lawn ?mower|leaf blower|storm|starting plane), (cant|cannot|hardly) hear myself (think|speak), (noise|racket|din|wind) .. (from|out of|inside|under|of) (the |my )?(computer|laptop|pc|box|machine|notebook|case)`,
    ko: '(비행기|헬기|청소기|드라이|선풍기|제트|태풍|이륙|잔디)(기|소리|처럼|같|하는|하듯)?, (윙|웅|쉭|부웅|우웅)(윙|웅)? ?(거|하|소리|대)*, (바람|팬|돌아가는) ?소리',
    zh: '(像|跟)(个)?(吹风机|飞机|直升机|吸尘器|拖拉机|鼓风机|电风扇|起飞), (嗡|呼|轰|呜)(嗡|呼|轰|隆|呜)(的|地|响|叫|直)?, (吵|响)(死|得|个|要)(人|命|不行|不停)?',
  },
  {
    key: 'drains',
    en: `(gone|dead|empty|flat|dark|black|off|out|dies|died|finished|exhausted) (by|before|after|within|halfway|long before|in the middle of|until|at|when) .. (meeting|lunch|lesson|class|train|hour|minutes|movie|film|journey|trip|agenda|noon|break|call|ride|flight|lecture), (barely|hardly|doesnt|does not|wont|not|never|only|just) (lasts?|survives?|makes? it|gets? me|holds?|manages?|hold out|lives|reach(es)?) (through|until|till|to|an?|one|the|out|half|two|even|for|[0-9]+)*, (still|only|stuck|remains?|stays?|stands?|not above|never above|not more than) .. percent .. (night|hours|charge|charging|cable|plug*|morning)*, (melts?|shrinks?|sinks?|falls?|plummets?|drops?|evaporates?) .. (percent|ice|snow|like|watch|minute)*, (tied|chained|glued|leashed|bound|dependent) (to|on) .. (wall|socket|cable|outlet|plug|cord)`,
    ko: '(회의|수업|강의|점심|오전|반나절|하루|영화|이동|출근|한 ?시간|두 ?시간|삼십 ?분|십 ?분|몇 ?분)(도|을|를|만|이|이면|도 ?채|까지)?..(못 ?(가|버티|넘|채)|안 ?(가|돼)|꺼|닳|방전|바닥), (눈|눈에 ?띄게|뚝뚝|쭉쭉|훅훅) ?(떨어|줄|닳|녹), (바닥|동)(이|나|나요|났)',
    zh: '(撑|坚持|用|挺)(不)?(了|到|过)?(一个|半个|一|半|几|两|多|十几|二十)(小时|分钟|节课|个会|会|久|天)?..(就|没|关|黑|完), (会|课|电影|车)(还)?没(开|上|看|坐)(完|到)..(没电|关|黑|完), (刷刷|眼看|哗哗|蹭蹭)(地)?(掉|跌|降|少)',
    ofPart: true,
  },
  {
    key: 'failing-disk',
    en: `(click|tick|knock|clack|scratch|scrap|grind|crunch|chirp)(s|ing|es|y)? .. (inside|from|box|drive|case|computer|documents?|files?|open|old|copy|noise), (click|tick|knock|clack|tock)( (click|tick|clack|knock|tock))+, (file|files|document|documents|project|projects|photos?|pictures?|folders?) .. (damaged|corrupt*|broken|unreadable|garbled|cannot be read|cant be read|read error|half)`,
    ko: '(딸깍|따깍|똑딱|틱틱|탁탁|긁|드르륵|달그락|덜그럭)(거|대|하|소리|이|는)*, (문서|파일|사진|자료)(가|이|를|을|들이)?..(깨|손상|읽을 ?수|못 ?읽|열다가)',
    zh: '(咔嗒|咔哒|咔咔|嗒嗒|滴答|吱吱|刺啦)(声|响|的)?, (文件|文档|照片|资料)..(损坏|坏|读不|读取|打开一半|乱码)',
  },
  {
    key: 'pop-ups',
    en: `(jump|jumps|jumping|flies|fly|shoots?|bursts?|springs?|spring) (up|out|open|at me|into|in my), (ads?|adverts?|offers|banners|windows|messages|pages) (jump|pop|fly|appear|come|rain|fall|cover|flash)*, (in|at|from) (every|each|all) (corners?|side|edge)s?`,
    ko: '(튀어|쏟아|불쑥|막|마구|우수수|줄줄이) ?(나오|나와|뜨|떠|올라|열), 도배',
    zh: '(蹦|冒|窜|跳|弹|钻)(出|来|个不停|得|满)(来|一)?, 没完没了(地)?(弹|跳|冒), 满屏',
  },
  {
    key: 'unrecognized',
    en: `(pretends?|acts?|behaves?|as if|as though|like) .. (doesnt|does not|dont|didnt|did not|not|never|isnt|wasnt|no) (exist|existed|there|connected|plugged|know|see|been|be there|one)*, (not even|no|without|never) (a |the |any )?(little )?(plop|ding|bing|sound|beep|sign|reaction|message|notice) (when|if|after|from|at|about|comes), (blind|deaf) (to|for), (yellow|red) (triangle|mark|sign|exclamation|warning|dot|question mark)`,
    ko: '(없는|모르는|못 ?본) ?(척|체|셈|듯|것처럼), (아무|별|무슨)(런)? ?(반응|소리|변화|기척)(이|도)? ?(없|안), 투명 ?(인간|취급)',
    zh: '(当|装|好像|就像|跟)(它|没|作)?(不存在|没(看见|插|有|这回事|连)|看不见), (没|毫无|一点)(有)?(任何)?(反应|动静|提示|声响), 装(死|看不见|瞎)',
  },
]
