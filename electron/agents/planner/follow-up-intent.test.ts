import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'
import * as z from 'zod'

import { readFollowUp, type FollowUpIntent } from './follow-up-intent.ts'

const phrases: Readonly<Record<FollowUpIntent, readonly string[]>> = {
  fix: [
    'fix it',
    'yes please do it',
    'go ahead',
    'OK, can you repair that for me?',
    'run the repair',
    '고쳐 주세요',
    '네, 진행해 주세요',
    '그렇게 해줘',
    'ㅇㅇ 해줘',
    '수리 시작',
    '修吧',
    '好的，修复',
    '帮我处理一下',
    '按你说的做',
  ],
  advice: [
    'what can i do?',
    'So what now',
    'how do I fix that?',
    '어떻게 하면 돼요?',
    '그럼 어떡하죠',
    '怎么办',
    '有什么建议吗',
  ],
  leave: [
    'never mind',
    'No thanks.',
    "don't fix it",
    "I'll do it later",
    '안 고쳐도 돼요',
    '나중에 할게요',
    '그냥 두세요',
    '필요 없어요',
    '不用修了',
    '算了',
    '先不修',
    '以后再说',
  ],
  enough: ['됐어요', '괜찮습니다'],
  hello: ['Hello there', 'good morning', '안녕하세요', '반갑습니다', '你好', '早上好', '在吗'],
  watch: [
    'keep an eye on it',
    'Could you keep an eye on this for ten minutes?',
    'watch it for 10 minutes please',
    'monitor it for a while',
    '지켜봐 주세요',
    '10분 동안 지켜봐 줘요',
    '계속 지켜봐 주세요',
    '帮我盯着',
    '观察十分钟',
    '继续留意一下',
  ],
  works: [
    'thanks, it works now',
    "It's fixed!",
    'that did it',
    'Everything is fine now.',
    '이제 잘 됩니다',
    '해결됐어요, 감사합니다!',
    '고쳐졌네요',
    '现在好了，谢谢',
    '可以用了',
    '问题解决了',
  ],
  broken: [
    'still broken',
    "it still doesn't work",
    'no, that did not help',
    'it did not help',
    'same problem',
    '아직도 안 돼요',
    '여전히 똑같아요',
    '还是不行',
    '没用',
    '问题还在',
  ],
  back: [
    'it came back',
    'The problem is back',
    'it happened again',
    '다시 생겼어요',
    '또 그래요',
    '재발했습니다',
    '又出现了',
    '问题又来了',
  ],
  undo: [
    'undo that',
    'please undo',
    'Can you undo that, please?',
    '되돌려 주세요',
    '원래대로 돌려줘',
    '撤销',
    '请把刚才的修复撤销',
  ],
  everything: [
    'check my pc',
    'Can you check my computer?',
    'Please scan this laptop for problems',
    'run a full check-up',
    'Is my computer ok?',
    'check everything',
    '내 컴퓨터 점검해 주세요',
    'PC 전체 점검',
    '컴퓨터에 문제가 있는지 봐 주세요',
    '帮我检查一下电脑',
    '给电脑做个体检',
    '请全面检查一下我的电脑',
  ],
  again: ['check again', 'try again please', 'once more', '다시 점검해 주세요', '다시 확인해줘', '再检查一次', '重试'],
  stop: ['stop', 'Stop it!', 'cancel', '그만', '중지해 주세요', '停止', '别查了'],
  changed: [
    'what did you change?',
    'what have you done so far',
    '뭘 바꿨나요?',
    '무엇을 변경했습니까?',
    '你改了什么？',
    '改了哪些设置',
  ],
  yes: ['yes', 'Yep!', '네', '예, 맞아요', '是的', '对'],
  no: ['no', 'nope', '아니요', '不是', '没有'],
  meaning: [
    'what does that mean?',
    'What does this mean for my PC?',
    'is that bad?',
    "I don't understand",
    'How serious is it?',
    '그게 무슨 뜻이에요?',
    '무슨 말인지 모르겠어요',
    '심각한가요?',
    '这是什么意思？',
    '看不懂',
    '严重吗？',
  ],
  order: [
    'why not restart first?',
    'Why not just restart the computer?',
    "Why don't we reinstall it instead?",
    'is there an easier way?',
    'what if that does not help?',
    '왜 먼저 재시작 안 해요?',
    '그냥 재부팅하면 안 되나요?',
    '더 간단한 방법은 없나요?',
    '为什么不先重启？',
    '直接重启不行吗？',
    '有没有更简单的办法？',
  ],
  risk: [
    'is it dangerous?',
    'Is this safe to do?',
    'will I lose my files?',
    'Can it be undone?',
    'what can go wrong?',
    '위험한가요?',
    '파일이 지워지나요?',
    '되돌릴 수 있나요?',
    '有危险吗？',
    '会不会丢失文件？',
    '安全吗？',
  ],
  why: [
    'why?',
    'Why is that?',
    'how do you know that',
    'What is the cause?',
    'please explain',
    '왜요?',
    '왜 그런가요?',
    '원인이 뭐예요?',
    '어떻게 알았어요?',
    '为什么？',
    '你怎么知道的？',
    '原因是什么',
  ],
  duration: [
    'how long?',
    'How long will it take?',
    'how much longer',
    'when is it done',
    '얼마나 걸려요?',
    '언제 끝나요?',
    '몇 분이나 걸리나요?',
    '要多久？',
    '还需要多长时间',
    '什么时候能好？',
  ],
  details: [
    'show details',
    'show me the details',
    'what did you check?',
    'more details please',
    '자세히 알려 주세요',
    '자세한 내용 보여줘',
    '뭘 확인했나요?',
    '查看详情',
    '你检查了什么？',
    '详细说说',
  ],
  thanks: [
    'thanks',
    'Thank you so much!',
    'great, thanks',
    '감사합니다',
    '고마워요~',
    '谢谢',
    '非常感谢你的帮助',
    '太好了',
  ],
}

test.each(Object.entries(phrases))('%s', (intent, texts) => {
  expect(texts.map((text) => [text, readFollowUp(text)])).toEqual(texts.map((text) => [text, intent]))
})

test.each([
  ['broken', 'it stil doesnt wrok'],
  ['again', 'checkk again'],
  ['thanks', 'thnaks'],
  ['broken', '還是沒用'],
  ['undo', '請還原'],
  ['broken', '아직도 안 돼요 ㅠㅠㅠㅠ'],
] as const)('%s: %s, as it is mistyped or written elsewhere', (intent, text) => {
  expect(readFollowUp(text)).toBe(intent)
})

const complaints = [
  'it works but now my wifi is slow',
  'no sound',
  'why is my pc slow',
  'stop the printer',
  'undo the last windows update',
  'the printer came back offline again',
  'thanks, and my mail is broken',
  'no internet',
  'why not printing',
  'why is my file not safe to open',
  'is it dangerous to open this attachment',
  'i do not understand why my screen is black',
  'will I lose my photos if I update windows',
  '왜 재시작이 안 돼요',
  '파일이 지워졌어요',
  '为什么不能重启',
  '电脑会自己重启',
  '소리가 다시 안 나요',
  '이제 인터넷이 안 돼요',
  '프린터를 중지해 주세요',
  '现在没有声音',
  '打印机又坏了',
  '谢谢，但是网络很慢',
  'fix my printer',
  'run the printer test page',
  'hello, my screen is black',
  'start menu',
  'i need to change my password later',
  'skip the update',
  '프린터 고쳐줘',
  '안녕하세요 소리가 안 나요',
  '업데이트 나중에 하고 싶어요',
  '修一下打印机',
  '你好，电脑很卡',
  '处理器很热',
  '不要重启',
]

test('a message with a complaint of its own is a complaint', () => {
  expect(complaints.filter((text) => readFollowUp(text) !== null)).toEqual([])
})

test('no complaint of the evaluation sets is taken for an answer to the last one', () => {
  const folder = path.join(import.meta.dirname, '../../../test/evaluate')
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('-complaints.json') || name === 'held-out-korean.json')
    .flatMap((name) =>
      z
        .array(z.object({ text: z.string(), kind: z.string() }))
        .parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
    )
  expect(texts.length).toBeGreaterThan(4_000)
  const read = texts.filter(({ text }) => readFollowUp(text) !== null)
  // Those of the sets that are no complaints: greetings, thanks, and word that it works.
  expect(read.map(({ kind }) => kind)).toEqual(read.map(() => 'offtopic'))
  expect(read.map(({ text }) => text).sort()).toEqual(
    [
      'Good morning!',
      'thanks',
      '고마워',
      '고마워요 이제 잘 돼요',
      '안녕하세요',
      '你好呀',
      '在吗',
      '谢谢，已经好了',
    ].sort(),
  )
})
