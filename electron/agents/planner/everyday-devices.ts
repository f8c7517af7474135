import type { LexiconEntry } from './lexicon-pattern.ts'

/**
 * What people see, hear and do with printers, drives and power whose name they do not use. Keys of the lexicon; what is read
 * there and here counts once.
 */
export const everydayDevices: readonly LexiconEntry[] = [
  {
    key: 'printer',
    en: `(hand ?outs?|flyers?|programmes?|invoices?|delivery notes?|boarding pass|coupons?|labels?|stickers?) .. (paper|print*|come out|comes out|blank|faint), (nothing|no paper|no sheet|no page) (lands?|arrives?|drops?|lies|is) (in|into|on) the (tray|slot|exit|output), (faint|streaky|smudged|striped|pale|crooked) (pages?|sheets?|paper|letters|copies|printouts?), (double|both) sided, stapled, (worksheet|document|paper|page|form|label|ticket|letter|cop(y|ie)|poster|leaflet|certificate|recipe|prescription|receipt|slip|list|timetable|menu|report|plan|note|bill)s? .. (comes?|came|coming) out, (big|grey|gray|office|shared) (machine|device|thing|box) .. (corridor|hall|hallway|floor|room|kitchen|next door)*,
      (on|onto|to) (paper|a4), (sheet|sheets|page|pages|paper) .. (tray|comes? out|came out|spits?|spat|crumpled|jam*|streak*|smear*),
      (paper|sheet) (tray|jam|feed|drawer)*, (button|symbol|icon) (for|with) (the )?paper, hard ?copy, hard ?copies, (get|put|bring|have) .. (on|onto) paper,
      (spits?|churns?|pushes) out .. (page|sheet|paper|hieroglyph|symbol)*, label (printer|maker)s?, (receipt|ticket|badge|label|barcode)s? .. (come out|comes out|blank|paper), (run|ran|runs) off .. copies`,
    ko: `
      (출력|인쇄)(버튼|단추)?(을|를)? ?(눌|클릭|보내)..(안|못|없|조용|무소식),
      (안내문|가정통신문|시험지|전단|명세서|송장|처방전|진단서)(이|가|을|를)?..(안 ?나|못 ?뽑|뽑|찍), 백지(로|만),
      종이(가|만), (종이|용지|출력물|문서)(가|를|는|도)?(한 ?장)?(도)?..(안 ?나|뽑|걸|토해),
      뽑(아|으)(지|려|도|면)..(안|종이|문서), (복도|탕비실|사무실)..(기계|기기)(가|는)?..(조용|안|가만),
      종이(로|에) ?(뽑|찍), 영수증..(안|뽑|찍), 라벨..(안|뽑|찍), 출력해, 출력하`,
    zh: `
      (通知|卷子|处方|单据|合同|简历|快递单|面单)..(打|印)(不|出), (白纸|空白)(一)?(张|出来)?,
      出(来)?的(都|全)?是(白纸|空白|乱码), 纸(上|张)?(一|都|全)?(道|条|淡|糊),
      (走廊|门口|角落|办公室)(里|的)?..(大)?机器, (纸|单子|发票|标签|小票)..(出不来|不出来|吐|打|空白|卡), 出纸,
      吐(出)?(来)?(的)?(白)?纸, 印(不)?出来, 印不(了|出),
      (卷子|试卷|表格|文件|材料|合同|单子|课件)..(发|送|拿)(过去|去)?印, 打(出来)?(的)?(一)?(张|份)`,
  },
  {
    key: 'print-queue',
    en: `(hangs?|sits?|stands?|stays?) (there )?(in|on) the list( of| for| as)?, (says?|shows?|reads?|marked|stays?|remains?) (as )?(waiting|pending|spooling|deleting|printing)( forever| for)?, (wont|will not|cannot|cant|refuses? to) (be )?(cancel|cancelled|removed|deleted|go away) .. (list|line|queue|print*|job|document), (stand|stands|standing|stood|wait|waits|waiting|stuck|sit|sits|sitting) (there )?(in|at the end of|in the) (the )?(line|queue|list), in line behind, (sent|send|printed|clicked) .. (three|four|five|ten|several|many|twice|[0-9]+) times .. (paper|line|print|sheet|nothing), (in front of|ahead of|before) (mine|my (document|paper|sheet|page|report|job)s?), (pile|piles|piled|piling|stack|stacks|stacked) up,
      (document|worksheet|paper|page|form|label|ticket|letter|sheet|job|plan|list)s? .. (lined up|queued|in line|waiting in|piled? up|backed up|jammed behind), (cancel|remove|delete|get rid of) .. (document|job|sheet|print|line)s?, (backlog|traffic jam) .. (print|paper|document)*, (three|four|five|ten|[0-9]+) (documents|papers|jobs) .. (wait|line|list)*`,
    ko: `
      (목록|줄)에(서)? ?(남|걸|안 ?지|그대로), (대기|삭제|인쇄) ?중(이라|으로|에서|만),
      (앞사람|앞에|다른 ?사람)..(문서|것|게|출력|인쇄)..(걸|막|안 ?나), 줄만 ?서, 줄(을)? ?서 ?있,
      (문서|출력|인쇄)(가|를|이)?..(밀려|밀렸|쌓여|쌓였|취소(가|도)? ?안|안 ?지워)`,
    zh: `
      (一直|总是|老是)?(显示|写着|停在)(等待|正在打印|正在删除|挂起|暂停), (列表|单子)里(赖|挂|卡|删),
      (排|等)(着|在)..(前面|后面|队), (前|后)(头|面|边)..(排着|堵着|卡着|等着|不走|没走),
      (前面|别人)(那|的)?(份|个|张)?..(堵|卡|挡)(着|住|在)?, (堵|堆)(着|在|了)..(文件|份|任务|打印),
      (打印|文件|任务)..(排着|堵|取消不|删不), 排队..(打|出|印)`,
  },
  {
    key: 'drive',
    en: `(click|tick|clack|knock|scrap|scratch|grind|chirp|whin|rattl|crunch)(s|ing|es|e|y)? .. (inside|from (the|my|within|under)|in the) (box|case|tower|computer|machine|laptop|pc|housing)*, (noise|sound|noises|sounds)s? .. (from )?(inside|within) (the )?(box|case|tower|computer|machine|laptop|pc|housing),
      (click|tick|clack|knock|tock) (click|tick|clack|knock|tock)( (click|tick|clack|knock|tock))*`,
    ko: '(본체|컴퓨터|노트북) ?(안|속)(에서)?..(소리|딸깍|똑딱|긁), (딸깍|따깍|똑딱|틱틱|탁탁|긁히는|긁는|드르륵|달그락)(거|대|하|소리)*',
    zh: '(主机|机箱|电脑|机器)(里|里面|内)..(响|声|咔|嗒|吱), (咔嗒|咔哒|咔咔|嗒嗒|滴答|吱吱|嘎嘎|刺啦)',
  },
  {
    key: 'drive-space',
    en: `(too )?(full|stuffed|packed) to (save|store|take|hold|add), (every|each) (last )?(corner|byte|inch|bit) .. (full|used|taken), (as full as|like a full), (how|what) (is|are) (taking|eating|filling) .. (room|space|all), (attic|suitcase|cupboard|wardrobe) .. full, no (more )?(room|space|place) (left|for|to|any ?more), (not|isnt|there isnt|wasnt) (enough|any) (room|space|place), nothing (more )?fits, (doesnt|does not|wont|no longer|not) fit( on| in| any ?more)?, (cant|cannot|can not|wont let me|not let me) (save|store|put|download|copy|record) (anything|any ?more|another|one more|more), nowhere (left )?to (put|store|save|keep|place|park) (it|them|things|anything|my|the), (delete|remove|throw away|clear|clean) (something|some|things|stuff|files)( first)?,
      (bursting|stuffed|crammed|packed|filled) (to|at|with|full)*, (make|need|find|free|clear) (some )?(more )?(room|space), (blue|red) bar .. (drive|computer|end|right|full)*, up to the brim, bursting at the seams, (bar|line) .. (red|full) .. (this pc|computer|drive|c)*`,
    ko: `
      (사진|영상|파일|자료|녹화)(을|를|이)?..(둘|넣을|담을|저장할) ?(데|곳|자리)(가|도)? ?(없|모자),
      (더 ?이상|더는|이제) ?(저장|담|넣|받|들어가)..(없|못|안|않), (저장|내려받|다운|복사)..(자리|공간|용량),
      (자리|공간)(이|가|도)? ?(없|모자|부족|좁), (지우|비우|정리)라(고|는), 빨간 ?(막대|줄|색)..(드라이브|공간)?,
      못 ?담, 안 ?들어가..(파일|사진|영상)`,
    zh: `
      (没|无)(处|地方)(放|存|搁|塞), (照片|视频|录像|文件|资料)..(没地方|放不|存不|塞不), (放|存|塞)不(下|了|进)(了)?,
      装不下, (腾|清)(点|出|一些)?(地方|空间), 没(有)?(地方|位置|空间)(放|存|装|了),
      (地方|空间|位置)(不够|不足|满|用完|没了|太小), 先(删|清)(点|掉|一些|理), (变|全|都)?红(色)?(的)?(条|格|杠),
      撑(满|爆), 塞满`,
  },
  {
    key: 'external-drive',
    en: `(plug|plugged|connect|connected|attach|attached|insert|inserted|put) .. (backup|photos|films|movies|music|archive) .. (disk|drive|box|stick), (disk|drive|box|stick) (with|that holds|holding|full of|where i keep|containing) (my|our|all|the|wedding|old|holiday), (spins?|hums?|lights? up|blinks?|glows?) (but|when|if|as|once) .. (connect|plug|nothing|not), beside c, next to c|besides c, (little|small|black|silver|portable) (box|drive|disk|thing) .. (backups?|photos|copies|files|data|plug*|holiday)*, (plug|stick|put|push|connect)(ged|ged in|s|ing)? .. (stick|drive|backup box|disk), (the|my|this|a) (usb )?(stick|pen ?drive|thumb ?drive|key ?ring drive), (no letter|letter for it|own letter), (light|lamp|led) .. (on|blinks|flashes|glows) .. (box|drive|disk|stick),
      (on|from|off|to) (my|the|a) (stick|pen ?drive|memory card|card|backup (box|disk|drive)), memory cards?, (card|stick) (from|out of) (my|the) (camera|phone)`,
    ko: `
      (사진|영상|결혼식|백업|자료)(이|을|를)?..(담긴|들어 ?있는|모아 ?둔)..(하드|디스크|상자|장치|usb|메모리),
      불(은|만|이)? ?(들어오|켜지|깜빡)..(안 ?보|안 ?떠|인식|안 ?나),
      (작은|까만|검은|은색|휴대용) ?(상자|박스|드라이브)..(백업|사진|꽂|연결),
      (외장|유에스비|usb|메모리|이동식) ?(장치|디스크|하드|카드|스틱),
      백업(용|해 ?둔|받은)..(상자|하드|드라이브|장치), (꽂|연결)..(드라이브|폴더)(가|이)? ?안 ?(떠|뜨|보),
      막대(를|가)?..꽂, 메모리 ?카드`,
    zh: `
      (存|装|放)(着|了|有)?(照片|视频|备份|资料|婚礼)..(盘|盒), 灯(在|会|是|也)?(亮|闪)(着|了|的)?..(没|不),
      (小|黑|银)(色)?(的)?(盒子|方块)..(备份|照片|插|资料), 备份(用)?(的)?(盘|盒|硬盘),
      (插|接)(上|进)?..(我的电脑|此电脑)(里)?..(没|不|看不|找不), 移动(的)?(盘|硬盘), 内存卡, 相机(的)?卡,
      (盘|它)..(灯(是)?亮|不显示盘符)`,
  },
  {
    key: 'battery',
    en: `(find|found|need|needs|hunt for|look for|looking for|search for|near|without|no) (a |an |the )?(socket|outlet|plug|power point)s?, (dies|off|ends|quits|gives up|goes) unless, (umbilical|power) cord, (cant|cannot|unable to|no longer) (leave|work away from|go far from|move away from) .. (socket|desk|wall|plug|cable), (socket|outlet|plug) (hunter|hunting|all day|every hour), (percent|charge|bars?) .. (dropp|melt|fall|shrink|vanish|disappear)*, (dead|empty|flat|gone) (within|after|in) (an hour|minutes|half an hour|no time|one hour|two hours), (charge|charged|charging) (over ?night|all night|for hours|all day), (wants?|needs?|has|have|go|goes|got|must) (to )?(be |go |get |run )?(back )?(at|on|to|near) (the |a )?(wall|socket|plug|outlet|charger|cable|mains)s?, (juice|power|energy) .. (run|runs|ran|left|out|gone|empty|low|lasts?)*, (out of|run out of|no) (juice|power|energy), (off|without|away from|far from|next to|near|beside|close to|tied to|chained to|pull|pulled|unplug*) (the |a |my |its )?(plug|lead|wall|socket|outlet|mains|cord|cable|power supply|power brick)s?, (hold|holds|take|takes) (a |the |its )charge, (charging|battery|power) (light|lamp|symbol|icon|bar|led), lightning (bolt|symbol), power (brick|supply|lead), (plugged|hangs?|hanging|hooked) (in|on|to|up) (all|the|a|over|overnight|to|at)* .. (percent|full|night|socket|wall|cable|charge|empty)*,
      (unplug*|disconnect*|pull*) .. (laptop|notebook|charger|cable|plug|it) .. (off|dead|gone|dark|black|dies|minutes), (goes|falls|drops|jumps|sinks) (from|down|to) .. percent, (full|hundred|100|empty|flat|few|ten|twenty|thirty|forty|fifty) percent .. (train|meeting|hour|minutes|lunch|charge|socket)*`,
    ko: `
      콘센트(를|가|만)? ?(찾|없|옆), (콘센트|벽|전원)(에서|에|옆)?..(떨어지|멀어지|벗어나|못 ?떠나)(면|지|자마자)?,
      충전(을|해도|은)?..(안|못|금방|제자리|그대로),
      (충전기|전원|선|코드|케이블|어댑터)(을|를|만|에서)? ?(빼|뽑|분리|떼|없), (전기|전원) ?(코드|선|케이블),
      (하루|반나절|오전|한 ?시간|두 ?시간|회의)(도|을|를)?..못 ?(버|가|견), (배터리|잔량|충전) ?(표시|칸|퍼센트|량),
      번개 ?(표시|모양), (밤새|하루 ?종일) ?(꽂|충전)`,
    zh: `
      (充|插)(了|着)?..(不涨|不见涨|不动|不长|不上去), (电脑|本子|机器)(就)?没劲(儿)?(了)?,
      (离|离开)(不)?(了|开)(插座|电源|墙), (一)?拔(就|了就|掉就)(黑|关|没|灭),
      (充电|电)(总|老|怎么都)?(充)?不(进|满|上), (拔|断)(了|掉|下|开)?(电源|电|线|插头|充电)(线|器|以后|后|就)?,
      (离开|不接|没插|不插|没有|脱离)(插座|电源|插头|充电|电), (一)?(拔|断)(掉|了)?(线|电|插头),
      (插|充)(了)?(一)?(整)?(晚|夜|天), (电|格)(量)?(掉|跌|用|剩|没|只有|不够)(得|了|到)?,
      电(源)?(用|撑|坚持)不(了|到)(多久|一|半), (撑|坚持)不了(多久|一|半|几|两)`,
  },
  {
    key: 'power',
    en: `
      (after|following) (the |my |a )?(break|lunch|meeting|pause|weekend|night|coffee) .. (dark|black|dead|wake|asleep|awake|come back|comes back|corpse),
      (open|lift|opened|lifted) (it|the lid|the laptop|the cover|it up) .. (dark|black|dead|nothing|lies|stays|corpse|wake|back),
      (comatose|coma|hibernation|deep sleep|beauty sleep|corpse|lifeless|rouse|revive|resurrect|stir),
      (lies?|lay) (there|dead|still),
      (wont|doesnt|does not|refuses to|never) (rouse|revive|stir|return|get up|resume),
      (close|closed|closing|shut|shutting|fold|folded|open|opened|opening) (the |my |its )?(lid|cover|laptop|notebook)( up| down)?,
      (come|comes|came) back (to life|from|on|after), (nap|naps|snooze|slumber|dozing|doze|dozed|drowsy),
      (wont|doesnt|does not|cannot|cant|refuses to|not) (wake|come back|come to life|come round),
      (left|leave|leaving) (it|the pc|the laptop|the computer|my desk|my pc) .. (alone|minutes|while|break|lunch|unattended),
      (goes|went|turns|turned) (dark|black|off) (when|if|while|after) i (read|think|talk|am away|look|leave),
      (unfold|flip) .. (open|laptop|lid)`,
    ko: `
      (덮|닫|쉬|자리)..(켜지지|살아나|돌아오|깨)(지|질)?(를|가)? ?(않|못|안), (죽은|잠든) ?(듯|것|채),
      (덮|닫)(았|고|어|으|는)..(열|켜|펴|검|안), (뚜껑|상판|덮개)(을|를)? ?(덮|닫|열|펼), 노트북(을|를)? ?(덮|닫|펼),
      깨어나, 깨우, 잠(에서|들|자|에 ?빠), 자리(를)? ?비(우|웠)..(검|꺼|까맣|안), (한참|잠깐|잠시) ?안 ?쓰,
      가만히 ?두`,
    zh: `
      (盖上|合上|休息|午休|离开)(一会|以后|之后|回来)?..(黑|叫不|醒不|亮不|没反应), (像)?(死了|昏迷|睡死),
      合(上|了|起)?..(盖|打开|再|黑), (叫|唤|弄)不(醒|起), (睡|休眠)(着|了|过去|以后|之后|后)..(黑|不|没),
      (放|离开|停)(着|了)?(一会|一阵|半天|十分钟|几分钟)(儿)?..(黑|不亮|睡), 醒不(来|过来|了)`,
  },
  {
    key: 'heat',
    en: `(hot|warm) (water bottle|potato|brick|stone|iron|pan|air), (sweat|sweating|sweaty|melt|melting|melts) .. (lap|hand*|desk|laptop|keyboard|plastic)*, (cant|cannot|hardly) (hold|put|keep|rest) .. (lap|hands?|knees?|legs?|palms?), (underneath|bottom|underside|belly|back) .. (hot|warm|burn*|heat*|glow*), (air|wind|breeze) .. (hot|warm|out of|from the side), (fry|boil|cook|bake|grill) (an |my |the |some )?(egg|eggs|breakfast|steak|sausages?|bacon|lunch|coffee|tea|on it), (burn|burns|burning|burned|burnt|scald|scalds|scalding|roast|roasts|roasting|toast|toasts|toasting|grill|grilling|sweat|sweating) (my |the )?(knees?|legs?|lap|thighs?|fingers?|hands?|palms?)*, (hot|warm|glowing|heats?|boiling|burning) .. (knees?|lap|legs?|thighs?|hand|hands|palms?|fingers?|touch|plate|bottom|underside|vents?)*,
      (like|as) (an? )?(oven|stove|iron|heater|radiator|toaster|hot plate|hotplate|sauna|furnace|hair ?dryer|frying pan), (cannot|cant|dont want to|hardly) (touch|keep it on), glow(s|ing), hand warmer, oven, sauna, radiator, smells? (burnt|of burning|hot), vents?, (fan|fans|blower|ventilator|air)( is| are)? (blow|blows|blowing|roar*|runs?|running|spin*|whirl*)*`,
    ko: `
      (열|김)(이|을)? ?(나|받|오르|펄펄|심|뿜), 땀(이|을)?,
      (무릎|허벅지|손바닥|다리)(이|에|가|위)?..(뜨|데|화끈|따갑|올려), 뜨겁, 뜨끈, 뜨뜻, 후끈, 달궈, 달아오, 불덩,
      난로, 다리미, 손난로, 찜질, (계란|달걀|고기|라면)(이|을|도)?..(익|굽|구워|부쳐|삶),
      손(을|도|이)? ?(못|안) ?(대|댈), 데(일|겠|었), 열기, 냉각, 통풍, (바람|선풍기|비행기|헤어 ?드라이|청소기) ?소리,
      화상을? ?입`,
    zh: `
      (底|底下|背面|底部|下面)(面|部)?..(热|烫|烧), (腿|手|膝盖)(上)?(放|搁|摸)?不(住|了|上)?, 热(风|气|乎|得),
      (煎|煮|烤)(个)?(鸡)?蛋, 烫(手|腿|得|死), 烤(箱|炉|肉|手|得), (热|烧)得(慌|厉害|像|要|不行|发), 滚烫, 发烫, 火炉,
      暖(手|宝), (像|跟)(个)?(火|烤|暖|电熨), 不敢(碰|摸|放), 摸(上去|着)..(热|烫), 出风口,
      (吹|呼呼|吹风)(机|声)?..(像|响|声|大)`,
  },
]
