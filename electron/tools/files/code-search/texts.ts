import { defineTexts } from '../../../contract/define-tool.ts'
import { workspaceArgument } from '../../../contract/edit-texts.ts'

export const texts = defineTexts({
  title: { en: 'Search code by a question', ko: '질문으로 코드 찾기', zh: '按问题搜索代码' },
  purpose: {
    en: 'Finds the functions and classes that a question in plain words is about, in one folder or several.',
    ko: '평소 말로 물은 내용과 관련된 함수와 클래스를 폴더 하나 또는 여러 폴더에서 찾습니다.',
    zh: '用日常语言提问，在一个或多个文件夹中找到相关的函数和类。',
  },
  values: {
    mode: {
      words: { en: 'words', ko: '단어', zh: '词语' },
      words_and_meaning: { en: 'words and meaning', ko: '단어와 의미', zh: '词语和含义' },
    },
    wordsOnlyBecause: {
      null: { en: 'doesn’t apply', ko: '해당 없음', zh: '不适用' },
      off: { en: 'switched off in the settings', ko: '설정에서 꺼져 있음', zh: '已在设置中关闭' },
      no_model: { en: 'no model is set up', ko: '설정된 모델 없음', zh: '未设置模型' },
      not_allowed: {
        en: 'the network mode or a policy doesn’t allow this model',
        ko: '네트워크 모드나 정책에서 이 모델을 허용하지 않음',
        zh: '网络模式或策略不允许使用此模型',
      },
      not_agreed: {
        en: 'nobody has agreed to send code to this model',
        ko: '이 모델로 코드를 보내는 데 동의하지 않음',
        zh: '尚未同意将代码发送给此模型',
      },
      no_embeddings: {
        en: 'the model’s server can’t compare by meaning',
        ko: '모델 서버가 의미 비교를 지원하지 않음',
        zh: '模型所在的服务器不支持按含义比较',
      },
      failed: {
        en: 'the model’s server didn’t answer',
        ko: '모델 서버가 응답하지 않음',
        zh: '模型所在的服务器没有响应',
      },
    },
  },
  findings: {
    no_code: {
      en: 'There is no code in this folder.',
      ko: '이 폴더에 코드가 없습니다.',
      zh: '此文件夹中没有代码。',
    },
    nothing_found: {
      en: 'No code has to do with these words.',
      ko: '이 단어와 관련된 코드를 찾지 못했습니다.',
      zh: '没有找到与这些词相关的代码。',
    },
    not_complete: {
      en: 'Not every file was looked at. The next search goes on from there.',
      ko: '일부 파일은 확인하지 못했습니다. 다음에 검색하면 이어서 확인합니다.',
      zh: '尚未查看全部文件，下次搜索会接着查看。',
    },
    model_failed: {
      en: 'The model didn’t answer, so places were found by their words only.',
      ko: '모델이 응답하지 않아 단어만으로 찾았습니다.',
      zh: '模型没有响应，因此只按词语查找。',
    },
    meaning_not_complete: {
      en: 'Part of the code was compared by its words only. The next search goes on from there.',
      ko: '코드 일부는 단어로만 비교했습니다. 다음에 검색하면 이어서 비교합니다.',
      zh: '部分代码只按词语进行了比较，下次搜索会接着处理。',
    },
  },
  fields: {
    folders: { en: 'folders', ko: '폴더', zh: '文件夹' },
    matches: { en: 'places', ko: '찾은 위치', zh: '找到的位置' },
    file: { en: 'file', ko: '파일', zh: '文件' },
    firstLine: { en: 'from line', ko: '시작 줄', zh: '起始行' },
    lastLine: { en: 'to line', ko: '끝 줄', zh: '结束行' },
    excerpt: { en: 'text', ko: '내용', zh: '内容' },
    mode: { en: 'compared by', ko: '비교 방식', zh: '比较方式' },
    wordsOnlyBecause: { en: 'why by words only', ko: '단어로만 비교한 이유', zh: '只按词语比较的原因' },
    piecesByMeaning: { en: 'parts compared by meaning', ko: '의미로 비교한 부분', zh: '按含义比较的部分' },
    meaningComplete: { en: 'nothing left to compare', ko: '더 비교할 것 없음', zh: '没有未比较的部分' },
    pieces: { en: 'parts in the index', ko: '색인된 부분', zh: '已编入索引的部分' },
    filesRead: { en: 'files that were new or changed', ko: '새로 읽은 파일', zh: '重新读取的文件' },
    indexBytes: { en: 'size of the index', ko: '색인 크기', zh: '索引大小' },
  },
  arguments: {
    ...workspaceArgument,
    path: { en: 'Folder', ko: '폴더', zh: '文件夹' },
    collection: { en: 'Collection', ko: '모음', zh: '集合' },
    question: { en: 'What to look for, in plain words', ko: '찾을 내용', zh: '要查找的内容' },
    only: { en: 'Only files like these, such as *.py', ko: '이런 파일만(예: *.py)', zh: '仅限此类文件，例如 *.py' },
    maxResults: { en: 'Maximum places', ko: '최대 결과 수', zh: '最多结果数' },
  },
  utterances: {
    en: [
      'where in the code is the login handled',
      'find the function that parses invoices',
      'search the source code for the retry logic',
      'which class sends the mail in this project',
      'where is this implemented in the code',
    ],
    ko: [
      '코드에서 로그인 처리하는 곳이 어디예요',
      '송장 파싱하는 함수 찾아 주세요',
      '소스 코드에서 재시도 로직 찾아 줘요',
      '이 프로젝트에서 메일 보내는 클래스가 뭔가요',
      '이 기능이 코드 어디에 구현돼 있나요',
    ],
    zh: [
      '代码里哪里处理登录',
      '找一下解析发票的函数',
      '在源代码里搜重试逻辑',
      '这个项目里哪个类发邮件',
      '这个功能在代码哪里实现的',
    ],
  },
})
