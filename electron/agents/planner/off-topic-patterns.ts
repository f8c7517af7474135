import type { IntentPatterns } from './unsafe-patterns.ts'

const goods =
  '(?:mouse|mice|keyboard|laptop|computer|pc|monitor|screen|headset|headphones|phone|iphone|tablet|ipad|chair|desk|dock|docking station|cable|charger|' +
  'adapter|webcam|camera|printer|toner|cartridge|licen[cs]e|stand|bag|battery|usb stick|hard drive|memory stick|equipment|hardware)s?'

function pattern(source: string): RegExp {
  return new RegExp(source, 'u')
}

/** What a program on this PC can do nothing about: goods, people, other devices, a PC that does not start, small talk. */
export const offTopic: IntentPatterns = {
  english: [
    pattern(
      `\\bhow (?:do|can|should|to) (?:i |we |you )?(?:make|create|write|use|draw|insert|build|convert|calculate|merge|sort|cook|learn|knit|sew|bake|paint|dance|sing|play|grow|plant|spell|pronounce|translate|negotiate)\\b`,
    ),
    pattern(
      `\\b(?:which|what) (?:[\\w-]+ ){0,2}?${goods} (?:should|is best|do you|would you|can i)\\b|\\b(?:need|want|get) (?:a |the )?replacement\\b`,
    ),
    pattern(
      `\\b(?:licen[cs]es? (?:for|to)|cubicle|(?:cell|mobile) ?phone|remote control|has no remote|whiteboard)\\b|\\b(?:can|may|should) (?:i|we) (?:work|leave|take|come)\\b`,
    ),
    pattern(
      `\\b(?:set up|schedule|arrange|organi[sz]e|postpone) (?:a|an|the|my|our) (?:[\\w-]+ ){0,2}?(?:call|meeting|appointment|lunch|party)\\b`,
    ),
    pattern(
      `\\b(?:which|what|next) (?:train|bus|flight|tram|ferry)\\b|\\b(?:good|nice|cheap|best) (?:restaurant|hotel|gift|present|film)s?\\b`,
    ),
    pattern(`\\bgot (?:lost|stolen)\\b|\\b(?:misplaced|stole|stolen)\\b`),
    pattern(`\\bmove (?:my|our|the|his|her) (?:computer|pc|desk|workstation|equipment|phone)\\b`),
    pattern(
      `\\b(?:id|i would|we would|wed|would) (?:like|love) (?:to (?:order|buy|get|request|have|borrow)|a|an|two|three|some|another|new)\\b`,
    ),
    pattern(
      `\\b(?:order|buy|purchase|procure|quote for|borrow|ship|deliver|recommend)\\b (?:[\\w-]+ ){0,5}?${goods}\\b`,
    ),
    pattern(`\\b(?:can|could|may) (?:i|we) (?:please )?(?:get|have) (?:a|an|another|some|two|my own)\\b`),
    pattern(
      `\\b(?:need|needs|needed|want|requesting|request for|looking for) (?:a|an|two|three|some|another|additional|\\d+) (?:[\\w-]+ ){0,3}?${goods}\\b`,
    ),
    pattern(
      `\\b(?:new|another|spare|second|replacement) (?:[\\w-]+ ){0,2}?${goods} (?:please|for (?:me|us|my|our|the))\\b`,
    ),
    pattern(
      `\\b(?:desk ?phones?|handset|landline|voicemail|office chair|standing desk|air ?con\\w*|coffee machine|vending|badge|elevator|parking|projector lamp|fridge|washing machine|light bulb)\\b`,
    ),
    pattern(
      `\\bmy (?:i?phone|tablet|ipad|tv|car|xbox|playstation|watch) (?:is|wont|doesnt|cant|battery|screen|keeps)\\b`,
    ),
    pattern(
      `\\b(?:pc|computer|laptop|machine|notebook|it|desktop|tower)s? (?:does not|doesnt|wont|will not|dont|do not|isnt|is not|never|cannot|cant|didnt)(?: \\w+)? (?:turn(?:ing)? on|power(?:ing)? (?:on|up)|switch(?:ing)? on|come on)\\b`,
    ),
    pattern(`\\bno (?:sign of life|lights? when i press)|\\bpower button does nothing\\b|\\bcompletely dead\\b`),
    pattern(
      `\\b(?:cracked|spilled|spilt|shattered|smashed|snapped|torn)\\b|\\b(?:physically|hinge|keycap|panel|key) .{0,12}(?:broke|broken|loose|snapped)|\\bport is loose\\b`,
    ),
    pattern(
      `\\b(?:that|it|this|you|your \\w+|everything) (?:has |have |just |really |totally )?(?:(?:rescued|saved|solved|fixed) (?:it|me|my|the|us|everything)|helped)\\b|\\bproblem (?:is )?solved\\b|\\ball good now\\b|\\b(?:great|good|nice|awesome) (?:job|work|tool|app)\\b`,
    ),
    pattern(
      `\\b(?:our|the|my) (?:public|department|city|customer|client)\\w*(?: \\w+)? (?:web ?site|web ?page|page|portal|dashboard)\\b|\\bpress office\\b|\\bmy (?:blog|website|web app|repo(?:sitory)?|code)\\b`,
    ),
    pattern(
      `\\b(?:joke|poem|haiku|stock price|bitcoin|horoscope|holiday request|capital of|meaning of life|translate)\\b\\b(?! (?:[\\w-]+ )?(?:portal|site|page|program|software|app|application|file|sheet|folder|server|system)s?\\b)`,
    ),
    pattern(
      `\\bwrite (?:me )?(?:a|an|my|some) (?!log|file)|\\bbook (?:a|the|me) |\\bmeeting room\\b.{0,20}\\b(?:book|reserve|free)|\\b(?:python|javascript|sql|java) (?:function|code|query|script for)`,
    ),
    pattern(
      `\\b(?:onboard\\w*|new (?:employee|hire|starter) (?:needs|starts)|mailing list|distribution list|phone extension|move my desk|office move|add .{0,30} to (?:the |our )?(?:\\w+ ){0,3}?(?:group|list|calendar|team|channel)|training session|user ?guide)\\b`,
    ),
    pattern(
      `\\b(?:surplus|dispose|recycle (?:old|my old)|return (?:my|the) (?:old )?(?:laptop|pc|equipment)|inventory(?! (?:program|software|app|system|tool|file|list)s?\\b)|asset tag)\\b`,
    ),
  ],
  eastern: [
    /리모컨|빔프로젝터|화이트보드|(?:준비|구매|주문|신청|추천)(?:좀)?(?:해|하)(?:주|줘)|(?:한대|하나|한개).{0,6}(?:준비|사주|구해)|어떻게(?:만드|만들|써요|쓰나|쓰는|작성)/u,
    /遥控器|(?<!接上?|连接?上?|插上?|投到)投影仪(?!没(?:有)?(?:画面|信号|反应)|不显示|黑屏)|白板|推荐(?:一)?(?:款|个|台|家)|新员工|新同事入职|怎么(?:做|写|画|插入|制作)|墨盒|没墨|(?:帮忙|帮我)?买(?:个|台|新|墨|一)|按(?:了)?(?:电源|开机)(?:键|按钮)?.{0,6}没(?:有)?(?:任何)?反应/u,
    /(?:새(?!로)|다른|추가|여분).{0,8}(?:받을수|주세요|주실|신청|구매|구입|필요합|필요해)|(?:구매|구입|주문|신청|대여)(?:하고싶|해주|해줘|부탁|할수|하려)/u,
    /전원이?(?:아예|전혀)?(?:안|켜지지)(?:켜|들어|않)|(?:컴퓨터|pc|노트북|본체)(?:가|이)?(?:아예|전혀)?(?:안켜져|안켜집|켜지지(?:가)?않)|전원버튼을?눌러도/u,
    /망가졌|망가진|(?:화면|액정|유리|키보드|키캡|케이스|모서리).{0,4}깨(?:졌|진|져|지|짐)|부러졌|부러진|부서졌|부서진|쏟(?:았|아|은)|떨어뜨려서|금이갔|물에빠/u,
    /농담|시한편|시를?(?:써|지어)|번역(?:해|좀)|맛집|(?:영화|드라마|식당|음식점|여행지|선물|책).{0,8}(?:추천|알려|소개|골라)|점심메뉴|휴가신청|회의실예약|영화추천/u,
    /(?:책상|의자|내선|유선|사무실)전화|전화기|사무실의자|에어컨|주차|출입증|명함/u,
    /(?:我想|想要|需要|申请|能不能给|给我|可以给我|帮我).{0,4}(?:买|订|换一?(?:台|个)新|领|配一?(?:台|个)|一(?:台|个|副)新)|(?:买|订购|采购|申请|领用)(?:一|两|几|个|台|新)/u,
    /开不了机|无法开机|不能开机|开不起机|按(?:了)?电源.{0,6}没(?:有)?反应|点不亮|不通电/u,
    /摔(?:坏|碎|裂)|碎了|进水|洒(?:了|到|在)|键帽|断裂|裂了/u,
    /笑话|帮我(?:想|起|取)(?:一|个|几)|写(?:一)?(?:首|份|封|篇)(?!.{0,8}(?:时|到一半|完|着))|翻译(?:一下|成|这)|菜谱|订(?:会议室|餐|票|机票)|星座|世界杯|唱歌/u,
    /座机|电话机|话机|办公椅|空调|停车|门禁|饮水机/u,
    /덕분에.{0,12}(?:살았|해결|고쳐|됐)|해결(?:됐|되었|완료)/u,
    /(?:多亏|幸亏|谢谢).{0,8}(?:好了|修好|解决|救)|已经(?:解决|好)了/u,
  ],
}

/** Greetings and thanks around a complaint: they say nothing either way. */
export const pleasantries: IntentPatterns = {
  english: [
    pattern(
      `^(?:hi|hello|hey|ok|okay|many|thanks?|thank you|thx|cheers|bye|goodbye|good (?:morning|evening|night)|so much|a lot|very much|in advance|` +
        `there|please|dear|sir|madam|team|all|regards|kindly|how are you|who are you|what can you do|[!.,? ])+$`,
    ),
  ],
  eastern: [
    /^(?:안녕(?:하세요)?|감사합니다|고마워요?|고맙습니다|수고하세요|부탁드립니다|네|넵|정말|너무|[!.,?~ ])+$/u,
    /^(?:你好|您好|谢谢|感谢|多谢|谢谢你|非常|太|好的|再见|早上好|拜托|[!,.?！，。？~ ])+$/u,
  ],
}

/** Other matters, unless something goes wrong with what a person does about them on this PC. */
export const otherMatters: IntentPatterns = {
  english: [
    pattern(
      `\\b(?:weather|recipe|lyrics|homework|football|soccer|movie|restaurant|pizza|vacation|salary|payslip|payroll|birthday|essay|cover letter|love letter|phone number)\\b\\b(?! (?:[\\w-]+ )?(?:portal|site|page|program|software|app|application|file|sheet|folder|server|system)s?\\b)`,
    ),
  ],
  eastern: [/날씨|연차|월급|급여|축구|노래|레시피|주식|숙제|자기소개서/u, /天气|请假|工资|午饭|股票|电影|作文/u],
}
