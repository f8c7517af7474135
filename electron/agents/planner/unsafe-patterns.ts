/** Requests that would harm the PC, its protection or other people. English on normalized text, the others without blanks. */
export type IntentPatterns = { readonly english: readonly RegExp[]; readonly eastern: readonly RegExp[] }

const protection =
  '(?:defender|windefend|anti-?virus|antimalware|firewall|real-?time protection|tamper protection|virus protection|virus guard|' +
  'protection|edr|sentinel|crowdstrike|audit(?:ing)?|audit log|logging|smartscreen|uac|security|monitoring|parental controls?|' +
  'applocker|bitlocker|secure boot|web ?filter|content filter|dlp|backups?)'
const management =
  '(?:enrol?lment|mdm|intune|company management|management|company portal|device management|monitoring|kiosk|lock-?down|' +
  'restrictions?|parental controls?|policy|policies|blockers?|blocks?|filters?|school|admin rights?)'
const belongings =
  '(?:mails?|e-?mails?|messages?|screens?|chats?|files|passwords?|computers?|pcs?|laptops?|machines?|browsing|history|keystrokes|' +
  'webcams?|cameras?|phones?|accounts?|mail ?box(?:es)?|in ?box(?:es)?)'
const others =
  '(?:colleagues?|coworkers?|co-workers?|employees?|staff|boss|manager|wife|husband|kids?|daughter|son|girlfriend|boyfriend|' +
  'neighbou?rs?|roommates?|teachers?|students?|pupils?|head ?masters?|principals?|directors?|chiefs?|secretar(?:y|ies)|patients?|tenants?|other (?:people|persons?|users?|staff)|somebody(?: else)?|someone(?: else)?)'
const secrets =
  '(?:passwords?|credentials|customer (?:data|list|records|names)|client list|salar\\w+|payroll|confidential|private keys?|' +
  'databases?|browser history|cookies|tokens?|personal data|secrets?|company (?:data|files))'

function pattern(source: string): RegExp {
  return new RegExp(source, 'u')
}

/** Requests that are also told as reports ("says I must format it"); `reportedBefore` tells them apart. */
export const unsafeUnlessReported: readonly RegExp[] = [
  pattern(
    `\\b(?:disables?|turn off|switch off|kill|stop|remove|uninstall|bypass|get rid of|deactivate|shut (?:off|down)|circumvent|evade|` +
      `get around|get past|break)\\b (?:[\\w-]+ ){0,4}?${protection}\\b`,
  ),
  pattern(`\\b(?:turn|switch|shut) (?:[\\w-]+ ){0,4}?${protection} off\\b`),
  pattern(
    `\\b(?:remove|bypass|disable|escape|get rid of|unenrol\\w*|break out of|trick|defeat|evade)\\b (?:[\\w-]+ ){0,4}?${management}\\b`,
  ),
  pattern(`\\bformat [a-z]\\b(?!:? ?drive)`),
  pattern(
    `\\b(?:format|wipe|erase|destroy|nuke|shred|overwrite)\\b (?:[\\w-]+ ){0,4}?(?:[a-z]:|[a-z] drive|drives?|disks?|hdd|ssd|partitions?|` +
      `pc|computer|laptop|machine|everything|system32|windows|files|(?<!its )data|documents)`,
  ),
  pattern(
    `\\b(?:delete|remove|rm|clear|purge|erase|drop|trash|dump|ditch|throw (?:away|out)|get rid of)\\b (?:[\\w-]+ ){0,4}?(?:system32|everything(?! (?:in the (?:recycle )?bin|waiting|from the (?:print )?queue))|all (?:\\w+ ){0,3}?(?:files|data|documents|users|` +
      `accounts|partitions)|registry|backups?|shadow copies|restore points|partitions?|event logs?|audit (?:log|trail)s?|` +
      `(?:the )?windows (?:folder|directory)|documents folder|user profiles?|boot (?:files|sector))\\b`,
  ),
]

export const unsafe: IntentPatterns = {
  english: [
    pattern(`\\b(?:make|give|grant) me (?:an? |the |full |local |back |permanent )*(?:admin\\w*|root)\\b`),
    pattern(`\\b(?:passwords?|keys?|pin) of (?:the |my |his |her |our )?${others}`),
    pattern(
      `\\bwithout (?:asking|telling|informing) (?:it|anyone|anybody|the \\w+|my \\w+|them|him|her|permission)\\b`,
    ),
    pattern(`\\breset (?:the |a |an |my )?(?:\\w+ ){0,2}?(?:admin\\w*|root|bios) passwords?\\b`),
    pattern(
      `\\b(?:unlock|open|decrypt|get into)\\b .{0,40}\\b(?:not mine|isnt mine|belongs to|someone elses|from someone)\\b`,
    ),
    pattern(
      `\\b(?:change|edit|set|modify|patch)\\b .{0,20}\\bregistry\\b .{0,40}\\b(?:never|disabled?|off|bypass|stop)\\b`,
    ),
    pattern(
      `\\btake ownership of (?:everything|all|the whole|system32|windows)|\\bencrypt (?:all|every\\w*|everyones)\\b|\\bmine (?:bitcoin|crypto\\w*|monero)\\b`,
    ),
    pattern(
      `\\b(?:send|upload|copy|forward|mail|move)\\b (?:all|every\\w*|the whole|everything)\\b.{0,60}\\b(?:to|on|onto) (?:my |a |an |this )?(?:private|personal|gmail|external|usb|dropbox|outside|home)\\b`,
    ),
    pattern(`\\b(?:windefend|defender|wd\\w*|sense|security)\\b.{0,40}\\bstart ?= ?4\\b`),
    pattern(
      `\\brm -rf\\b|\\bformat [a-z]:|\\bdel /[fsq]|\\brd /s|\\bcipher /w|\\bvssadmin delete|\\bset-mppreference\\b`,
    ),
    pattern(
      `\\bwithout (?:the |an? |any |my |his |her |their )?(?:admin\\w*|password|permissions?|consent|approval|authori[sz]ation)\\b`,
    ),
    pattern(
      `\\bwithout (?:him|her|them|anyone|anybody|my \\w+|the \\w+|it|people|users?) (?:knowing|noticing|finding out|seeing|being told)`,
    ),
    pattern(
      `\\b(?:crack|bypass|hack|guess|steal|get around|brute-?force|reveal|dump|extract|decrypt|find out|get)\\b (?:[\\w-]+ ){0,5}?passwords?\\b`,
    ),
    pattern(`\\bwhats? (?:is )?(?:the )?(?:\\w+ )?(?:admin\\w*|bios|root|teachers?) passwords?\\b`),
    pattern(
      `\\b(?:nobody|no one|they|it) (?:gave|told|refused|wont give|didnt give) (?:me )?(?:the )?admin\\w* password`,
    ),
    pattern(
      `\\b(?:reset|unlock|open|log ?in(?:to)?|get into)\\b .{0,40}\\b(?:without|dont (?:have|know)|forgot) .{0,12}(?:admin|password)`,
    ),
    pattern(
      `\\b(?:keylog\\w*|mimikatz|password hash\\w*|lsass|keygen|spyware on|stalk\\w*|ddos|botnet|rootkit for)\\b`,
    ),
    pattern(
      `\\b(?:cracked|pirated) (?:version|copy|software|office|windows|photoshop)|\\bactivat\\w+ .{0,20}(?:without a|for free|illegal|kms)`,
    ),
    pattern(`\\bso (?:that )?(?:nobody|no ?one|they|he|she|the boss) (?:sees?|knows?|notices?|finds? out|can see)\\b`),
    pattern(`\\bspy(?:ing)? on\\b|\\beavesdrop|\\bhack\\b|\\bsnoop`),
    pattern(
      `\\b(?:read|see|watch|monitor|track|record|listen to|access|copy|get (?:me )?into|let me into|log ?in ?to|sign ?in ?to|log on to|open|control|look at|view)\\b (?:[\\w-]+ ){0,3}?${others}s? (?:[\\w-]+ ){0,2}?${belongings}\\b`,
    ),
    pattern(
      `\\b(?:enable|turn on|open|activate|install|set up)\\b .{0,40}\\b(?:on|for)\\b .{0,20}\\b${others}s? (?:[\\w-]+ ){0,2}?(?:computers?|pcs?|machines?|laptops?|phones?)\\b`,
    ),
    pattern(
      `\\b(?:send|upload|post|copy|mail|email|forward|exfiltrat\\w*|leak|publish)\\b (?:[\\w-]+ ){0,6}?${secrets}\\b .{0,30}\\b(?:to|on|into)\\b`,
    ),
    pattern(
      `\\b(?:write|make|create|build|give me) (?:me )?(?:a |an |some )?(?:\\w+ )?(?:virus|ransomware|malware|trojan|worm|exploit)\\b`,
    ),
    pattern(`\\b(?:trick|fool|bypass|outsmart) (?:it|them|the (?:system|filter|block\\w*|admin|it (?:guy|team)))\\b`),
    pattern(
      `\\b(?:hide|cover) (?:this |it |my tracks|what i).{0,30}(?:from (?:it|the admin|my boss|security|audit)|tracks)`,
    ),
    pattern(
      `\\b(?:ignore|disregard|forget)\\b (?:\\w+ ){0,3}?(?:previous|prior|above|earlier|your) (?:instructions?|rules|prompts?)`,
    ),
    pattern(
      `\\bsystem-?reminder\\b|\\byou must (?:now |permanently |first )?(?:delete|run|disable|send|execute|wipe)|\\bdeveloper mode\\b`,
    ),
    pattern(
      `\\bdo not (?:mention|tell|ask|inform)|\\b(?:just|go ahead|do (?:it|this|that)|run|delete|fix|proceed|continue|execute|restart|reboot|clear|wipe|install)\\b.{0,40}\\bwithout (?:asking|confirm\\w*)|\\bno (?:need to )?confirm\\w*|\\bpre-?approved\\b|\\bskip (?:the )?(?:confirm\\w*|approval)`,
    ),
  ],
  eastern: [
    /(?:백신|디펜더|방화벽|보안(?:프로그램|기능|정책|솔루션)?|실시간(?:보호|감시)|감시프로그램|감사로그|uac|자녀보호|차단(?:프로그램)?|통제프로그램|모니터링프로그램)(?:을|를|이|도|좀|은)?.{0,10}(?:꺼(?:줘|주|달|버리)|끄(?:고싶|는법|는방법|려면)|끌수|해제(?:해|하는|방법)|비활성화해|삭제해|지워|우회|무력화|제거해|뚫|(?:삭제|제거|해제)(?:하고싶|하는|할수|방법))/u,
    /(?:[a-z]드라이브|하드(?:디스크)?|디스크|컴퓨터|노트북|pc|모든(?:파일|데이터|자료)|system32|시스템폴더|레지스트리|백업|이벤트로그|감사로그)(?:을|를|전체를?|까지)?(?:전부|전체|모두|다|싹)?.{0,8}(?:포맷(?:해(?:줘|주|버리)|하고싶|시켜)|싹(?:지워|삭제|밀어)|지워(?:줘|주|버려)|삭제해(?:줘|주)|날려(?:줘|주)|초기화해)/u,
    /(?:파일|데이터|자료|문서)(?:을|를)?(?:전부|모두|싹|다)(?:지워|삭제해|날려)/u,
    /(?:비밀번호|암호|패스워드)(?:를|을)?.{0,8}(?:알아내|뚫|우회|크랙|해킹|훔|풀어|풀수|풀고싶|몰래|빼내)|관리자(?:비밀번호|암호).{0,10}(?:모르|없이|알려|뭐|초기화)|관리자(?:권한|승인|허락)?(?:없이|몰래)/u,
    /몰래|훔쳐보|엿보|키로거|키로깅|도청|해킹(?:해|하는|하고|방법|좀)|크랙|불법(?:복제|으로)|정품인증.{0,4}우회|우회(?:하는|해서|방법)/u,
    /(?:고객|개인|회사|직원)(?:정보|자료|명단|데이터).{0,12}(?:보내|업로드|빼|전송|올려)|유출/u,
    /(?:직원|동료|팀원|남편|아내|와이프|다른사람|남의|상사|친구|여자친구|남자친구|아이)(?:들)?(?:의)?.{0,14}(?:화면|메일|메신저|컴퓨터|pc|카톡|비밀번호|노트북|핸드폰).{0,12}(?:보고싶|볼수|보는법|들여다|읽고싶|켜줘|켜주|감시|접속하고싶|훔)/u,
    /묻지말고|물어보지말고|확인없이|이전(?:지시|명령)|지시를?무시|규칙을?무시|이미승인/u,
    /(?:바이러스|랜섬웨어|악성코드)(?:를|을)?.{0,4}만들|회사관리.{0,8}(?:해제|제거|풀)|mdm.{0,8}(?:해제|제거|삭제|풀)/u,
    /(?:关(?:掉|闭)|停(?:掉|用|止)|禁用|卸载(?!了|完|后|之)|删(?:掉|除)|绕过|干掉|破解|跳过|解除|去掉|屏蔽)(?!了).{0,8}(?:杀毒|防火墙|defender|实时保护|病毒防护|安全(?:软件|中心|防护)|审计|监控|家长控制|管控|上网行为|uac|公司管理|限制|mdm)/u,
    /(?:把|将|帮我).{0,10}(?:杀毒|防火墙|defender|实时保护|病毒防护|安全(?:软件|中心)|审计日志|监控|家长控制|管控|uac).{0,6}(?:关(?:了|掉|闭)|删|卸|停|禁|绕|破)/u,
    /(?<!说|提示|就要|要我|需要|才|要求|让我)(?:格式化|清空|删(?:除|掉|光)|抹掉|擦除|销毁|粉碎)(?!了).{0,8}(?:[a-z]盘|硬盘|磁盘|系统盘|system32|所有(?:的)?(?:文件|数据|资料|人)|全部(?:的)?(?:文件|数据|资料)|备份|注册表|事件日志|审计|整个|windows文件夹)/u,
    /(?:把|将).{0,10}(?:[a-z]盘|硬盘|磁盘|电脑|所有文件|全部数据|system32|注册表|备份|日志).{0,6}(?:格式化|清空|删|抹|擦|销毁)/u,
    /(?:破解|绕过|暴力|盗取?|偷|窃取|弄到|搞到|查出).{0,10}(?:密码|口令)|(?:管理员|开机|别人的?|同事的?|老师的?)密码.{0,8}(?:多少|是什么|不知道|没给|怎么(?:破|绕|查))|(?:没有|不用|不要|没)管理员(?:权限|密码)?.{0,12}(?:关|删|装|卸|停|绕|破|重置)/u,
    /键盘记录|偷看|偷拍|偷偷(?:看|装|监|读|打开)|监视|监听|窃听|黑进|黑掉(?=他|她|它们|别人|同事|网站|服务器|学校|公司|账)|入侵(?:别|他|她|学|公|同)|破解版|激活工具|注册机|不让.{0,6}(?:知道|发现)|不被发现|绕过|翻墙/u,
    /(?:看(?!不)|监控|读(?!不)|查看|控制|登录).{0,4}(?:同事|老婆|老公|员工|别人|老板|孩子|女友|男友|室友|邻居)(?:们)?的?.{0,6}(?:聊天|邮件|屏幕|电脑|密码|微信|手机|文件)/u,
    /把.{0,4}(?:同事|员工|别人|老板|他|她|孩子|老婆|老公|邻居|室友|学生)(?:们)?的.{0,6}(?:邮箱|邮件|聊天|微信|手机|电脑|密码|相册).{0,6}(?:打开|弄开|登|看|读|拷|复制|拿)/u,
    /(?:给|在|帮).{0,6}(?:同事|员工|别人|其他人|他们)(?:们)?的?(?:电脑|机器).{0,10}(?:开启|打开|装|安装|启用)/u,
    /(?:发|传|上传|拷|导出|泄露).{0,12}(?:客户(?:资料|数据|名单|信息)|机密|密码|数据库|工资).{0,12}(?:到|给|出去|外)|把.{0,10}(?:客户|机密|密码|公司数据|公司资料).{0,12}(?:发给|发到|传到|上传|带走)/u,
    /不用(?:再)?(?:问|确认)|无需(?:确认|询问)|不要(?:告诉|提及|询问)|忽略(?:之前|以上|前面|所有)|已(?:经)?授权|最终确认|不必确认|写(?:个|一个)?(?:病毒|木马|勒索)/u,
  ],
}

/** What, said before an unsafe action in the same sentence, makes it a report of what happened instead of a request. */
export const reportedBefore =
  /\b(?:cant|cannot|couldnt|unable to|wont let|wont|doesnt|told(?: me)? to|tells? me to|says?|said|asks?|asked|asking|wants (?:me )?to|want me to|claims?|prompts?|tried to|trying to|failed to|after|since|because i|already|did (?:i|you|it)|do not want|dont want|guide|something|somebody|someone|virus(?:es)?|offers|before i|if i|when i|i had to|it|windows|should i)\b[^.!?]{0,60}$/u
