import type { LexiconEntry } from './lexicon-pattern.ts'

/** Accounts, protection, rules of the company, and the PC as a whole. */
export const administrationThings: readonly LexiconEntry[] = [
  {
    key: 'antivirus',
    en: `anti-?virus*, virus, viruses, defender, malware, trojan*, threat*, infected, real-?time protection, antimalware*, red shield, definitions,
      quarantin*, ransomware, spyware, trial scanner`,
    ko: '바이러스, 백신, 디펜더, 악성 ?코드, 트로이, 방패, 감염, 보안 ?인텔리전스',
    zh: '病毒, 杀毒, 木马, 中毒, 盾牌, 恶意',
  },
  {
    key: 'firewall',
    en: 'firewall*, (security|hardening) script',
    ko: '방화벽, 보안 ?스크립트',
    zh: '防火墙, 安全加固, 加固脚本',
  },
  {
    key: 'encryption',
    en: 'bitlocker, encrypt*, recovery keys?, bit code, padlock, 48 digit, bios key',
    ko: '비트 ?라커, 암호화(?!폐), 복구 ?키, 자물쇠',
    zh: 'bitlocker, 加密, 恢复密钥, 金锁',
  },
  {
    key: 'permission',
    en: `permission*, access (is |was )?denied, no access, admin(istrator)? (rights?|prompt|privileges?), (asks?|asking) for admin, rights`,
    ko: '권한, 액세스..거부',
    zh: '权限, 拒绝访问, 无法访问, 无权',
  },
  {
    key: 'certificate',
    en: 'certificate*, certs?, smart ?card, (connection|site) is not private',
    ko: '인증서',
    zh: '证书',
  },
  {
    key: 'clock',
    en: `(?<!by the |time |punch )clock (is|was|shows?|still|runs?|wrong|behind|ahead|stays?|keeps?|back)?, (wrong|system|right|correct) time, the (date|time), time ?zone,
      time (is|was) (off|wrong), time sync*, (shifted by|off by) .. (hour|minute)s?`,
    ko: '시계(?! ?옆), 날짜, 표준 ?시간, 시간(이|을|도)?..(틀|안 맞|밀려|느려|빨라|그대로|맞춰)',
    zh: '时钟(?!旁), 时间(不对|差|慢了|快了|错|调|不准), 日期, 时区, 差了..小时',
  },
  {
    key: 'account',
    en: `sign-?in, sign(ed|s|ing)? (in|into|out)(?! to work), log(ged|s|ging)? (in|into|on)( to)?, login, logon, logon servers, password*, my account, domain,
      trust relationship, security database, credentials, locked out, let me in, sign-in page`,
    ko: '로그인, 로그온, 비밀번호, 암호(?!화), 계정, 도메인(?! ?이름)',
    zh: '登录(?!就), 密码, 账号, 账户, 域(不|控|服)',
    weight: 0.75,
  },
  {
    key: 'policy',
    en: 'group polic*, policy, policies, gpo, gpupdate, managed by, manages them, my organi[sz]ation, company settings',
    ko: '정책, 조직에서, 회사 ?설정',
    zh: '组策略, 组织管理, 公司设置',
  },
  {
    key: 'profile',
    en: 'temporary profile, (user|windows) profile, profile cannot, brand new computer, desktop is empty, my settings (are )?gone',
    ko: '임시 ?프로필, 사용자 ?프로필, 새 컴퓨터처럼, 바탕 ?화면이 (텅|초기)',
    zh: '临时配置文件, 用户配置文件, 桌面(空|变成空), 像..新电脑',
  },
  {
    key: 'restart',
    en: `restart, reboot, restart (required|needed|pending), pending (restart|reboot), uptime, since .. last (restart|reboot), power menu`,
    ko: '재시작, 재부팅, 다시 ?시작',
    zh: '重启, 重新启动',
    weight: 0.35,
  },
  {
    key: 'presence',
    en: '(anyone|anybody|someone|somebody) (is )?(using|at) (this|the|my), when i am (away|out), lunch break, idle',
    ko: '자리 ?비웠을, 쓰는 ?사람 ?있',
    zh: '有人在用, 离开的时候',
    weight: 0.5,
  },
  {
    key: 'system-info',
    en: 'specs?, specifications, serial number, what model, which windows, windows version, how much ram, what (computer|pc) do',
    ko: '사양, 시리얼, 모델명, 윈도우 ?(버전|몇)',
    zh: '什么配置, 型号, 序列号, 哪个版本',
  },
  {
    key: 'restore-point',
    en: 'restore point*, system restore, roll back to, way back',
    ko: '복원 ?지점, 시스템 ?복원, 되돌릴',
    zh: '还原点, 系统还原',
  },
]
