import type { talkEn } from './talk.en.ts'

/** @see talk.en.ts */
export const talkZh: Readonly<Record<keyof typeof talkEn, string>> = {
  'talk.says': '以下是 {model} 的回答：',
  'talk.thinks': '正在思考…',
  'talk.thought': '思考过程',
  'talk.figures': '关于这次回答',
  'talk.figures.tokens': '读取 {prompt} 个词元，生成 {completion} 个词元',
  'talk.figures.noTokens': '模型没有提供词元数',
  'talk.figures.firstWord': '{duration} 后开始回答',
  'talk.figures.duration': '共用时 {duration}',
  'talk.figures.checks': '{calls, plural, =0 {没有做检查} other {做了 # 项检查}}',
  'talk.figures.sent': '从这台电脑发出 {size}',
  'talk.copy': '复制回答',
  'talk.copied': '已复制',
  'talk.again': '重新回答',
  'talk.stop': '停止回答',
  'talk.typeOn': '可以继续输入，回答结束后发送。',
  'talk.ended.lost': '模型中断了回答，Deskmedic 已不用模型继续完成。',
  'talk.ended.stopped': '已停止。到那时为止的内容还在。',
  'talk.ended.interrupted': '模型回答时 Deskmedic 被关闭了。',
  'ui.panel.plannerAbout.model': '检查什么由模型决定，哪里有问题由 Deskmedic 判断。',
  'help.chat': '以对话方式查找问题',
  'chat.ask': '请输入要说的话，直接按 Enter 结束对话。',
  'talk.goOn': '继续这个对话',
  'talk.finished': '{model} 的回答：{text}',
}
