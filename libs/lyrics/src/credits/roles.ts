/**
 * Roles that precede a colon in credits at the beginning or end of lyrics; lower case, without spaces in Chinese
 * and Japanese. Words that also name the singer of a line (男, 合唱, rap) are left out.
 */
const roles = [
  // Chinese, both scripts, and terms shared with Japanese
  '词|曲|詞|作词|作詞|填词|填詞|作曲|谱曲|譜曲|词曲|詞曲|作词作曲|作詞作曲|编曲|編曲|编配|編配|原词|原詞|原曲|原唱|演唱',
  '翻唱|歌手|歌曲|歌名|专辑|專輯|制作|製作|制作人|製作人|音乐制作|音樂製作|音乐制作人|音樂製作人|配唱制作人|配唱製作人|监制',
  '監製|音乐监制|音樂監製|总监制|總監製|统筹|統籌|音乐统筹|音樂統籌|企划|企劃|策划|策劃|混音|混音师|混音師|混音工程师',
  '混音工程師|母带|母帶|母带处理|母帶處理|母带工程师|母帶工程師|缩混|縮混|录音|錄音|录音师|錄音師|录音室|錄音室|录音棚|錄音棚',
  '录音工程师|錄音工程師|人声录音|人聲錄音|人声编辑|人聲編輯|混音室|母带室|和声|和聲|和声编写|和聲編寫|和音|伴唱|配唱|吉他',
  '木吉他|电吉他|電吉他|贝斯|貝斯|低音吉他|鼓|鼓手|打击乐|打擊樂|键盘|鍵盤|钢琴|鋼琴|弦乐|弦樂|弦乐编写|弦樂編寫|小提琴',
  '中提琴|大提琴|二胡|琵琶|古筝|古箏|笛子|萨克斯|薩克斯|小号|小號|出品|出品人|出品方|出品公司|发行|發行|发行人|發行人',
  '发行公司|發行公司|版权|版權|版权方|词曲版权|歌词|歌詞|译|譯|翻译|翻譯|歌词翻译|封面|设计|設計|制作公司|製作公司|唱片公司',
  '联合出品|聯合出品',
  // Japanese
  '作詞・作曲|作詞作曲編曲|歌|唄|うた|ボーカル|訳|ギター|ベース|ドラム|ピアノ|キーボード|ミックス|マスタリング',
  // Korean
  '작사|작곡|편곡|노래|작사/작곡|프로듀서|믹싱|마스터링',
  // English
  'lyrics|lyric|lyricist|words|music|composer|composition|songwriter',
  'songwriters|writer|writers|arranger|arrangement|producer|producers',
  'co-producer|executive producer|vocal producer|production|mixing',
  'mixing engineer|mix engineer|mixer|mastering|mastering engineer',
  'recording|recording engineer|engineer|recording studio|vocals',
  'backing vocals|background vocals|lead vocals|guitar|guitars',
  'electric guitar|acoustic guitar|bass|drums|percussion|keyboards|piano',
  'strings|violin|cello|programming|synthesizer|artist|title|album|label',
  'publisher|published by|copyright|op|sp|op/sp|isrc|translation',
  'translator|written by|lyrics by|words by|music by|composed by',
  'arranged by|produced by|mixed by|mastered by|recorded by|performed by',
  'lyrics & music|lyrics and music',
  // Spanish, Portuguese, French, German, Italian, Russian
  'letra|música|letra y música|arreglos|productor|compositor|composição',
  'produção|paroles|musique|auteur|compositeur|text|musik|komponist|testo',
  'musica|слова|музыка|автор|текст|композитор',
].flatMap((row) => row.split('|'));

/** All roles, for lookup. */
export const knownRoles: ReadonlySet<string> = new Set(roles);

/** Roles without a colon, before a capitalised name: `Composed by Ana Lee`. */
export const BY_NAME =
  /^(?:lyrics|words|music|composed|arranged|produced|mixed|mastered|recorded) by \p{Lu}[^.?!]{0,79}$/iu;

/** Copyright notes. */
export const RIGHTS =
  /^.{0,12}(?:未经|未經).{0,30}(?:许可|許可|授权|授權|同意)|(?:著作权|著作權|版权所有|版權所有)|^(?:©|℗|\(c\)|\(p\)) ?\d{4}/iu;
