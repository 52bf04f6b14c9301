/** @typedef {'zh' | 'en' | 'ja'} Language */
/** @typedef {{ people: readonly [readonly string[], readonly string[], string], albums: readonly [readonly string[], readonly string[], string], titles: readonly [readonly string[], readonly string[], string] }} NameParts first parts, second parts, what is between them */

/** @param {string} text */
const list = (text) => text.split(' ');

/** Characters of simplified Chinese that GB2312 has. */
const chinese = {
  people: /** @type {const} */ ([
    list('林 陈 黄 张 李 王 吴 刘 蔡 杨 许 郑 谢 洪 郭 邱 曾 廖 赖 徐 周 叶 苏 庄 吕 江 何 萧 罗 高'),
    list(
      '晓雨 明远 若兰 志文 雪梅 子涵 海涛 安静 大山 小禾 思远 月华 春生 天明 秋白 南风 青云 玉清 长河 一鸣',
    ),
    '',
  ]),
  albums: /** @type {const} */ ([
    list('南方 北国 夜航 无名 透明 旧日 远方 春天 冬至 海边 城市 山中 第七 纸上 风中 午后'),
    list('来信 的歌 日记 花园 灯火 列车 回声 旅人 时光 小镇 漫步 之约 选集 手册 月色 故事'),
    '',
  ]),
  titles: /** @type {const} */ ([
    list('晴天 月亮 夜雨 清晨 河流 秋风 白云 星空 麦田 雪夜 灯塔 窗外 单车 渡口 黄昏 山谷 码头 竹林'),
    list('纪念 之歌 来信 的梦 漫步 故事 小调 回响 记忆 远行 告别 等待 独白 圆舞曲 变奏 序曲'),
    '',
  ]),
};

const western = {
  people: /** @type {const} */ ([
    list(
      'Anna Björn Céline David Élodie Frank Grace Håkan Irene Jonas Kate Luís Marta Nils Olga Paul Quinn Rosa',
    ),
    list(
      'Almeida Berg Clarke Dupont Eriksson Fischer García Holm Ibsen Jensen Keller Lindqvist Moreau Novák Olsen',
    ),
    ' ',
  ]),
  albums: /** @type {const} */ ([
    list(
      'Northern Silent Paper Golden Midnight Broken Distant Electric Hidden Lonely Wooden Violet Winter Slow',
    ),
    list(
      'Lights River Gardens Letters Machine Horizon Stories Echoes Harbour Season Mirror Summer Radio Field',
    ),
    ' ',
  ]),
  titles: /** @type {const} */ ([
    list(
      'Blue Running Falling Empty Sweet Little Burning Frozen Endless Crooked Early Simple Velvet Hollow Wild',
    ),
    list(
      'Morning Road Heart Train Window Dance Water Stranger Sky Island Street Dreams Thunder Garden Été Goodbye',
    ),
    ' ',
  ]),
};

const japanese = {
  people: /** @type {const} */ ([
    list('佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山口'),
    list('さくら ひかり 健太 美咲 大輔 あゆみ 翔太 まどか ゆうき 千尋 つばさ ナオミ'),
    ' ',
  ]),
  albums: /** @type {const} */ ([
    list('夏の 空の 夜の 雨の 海の 春の 東京 僕らの 透明な 真夜中の 最後の 小さな'),
    list('メロディ カレンダー 手紙 レコード ドライブ かけら アルバム 花火 パレード 約束 スケッチ 物語'),
    '',
  ]),
  titles: /** @type {const} */ ([
    list('青い 遠い 優しい 眩しい 静かな 揺れる 消えた あの日の 白い 長い 夕暮れの 新しい'),
    list('空 ロビンソン 雪 ひまわり シグナル 約束 列車 サイダー 夢 かけら 坂道 ラジオ 手紙 さよなら'),
    '',
  ]),
};

/** Traditional Chinese that Big5 has; its people are not among the others in other characters. */
const traditional = {
  people: /** @type {const} */ ([
    list('歐陽 司馬 諸葛 端木 東方 上官'),
    list('夢蝶 聽濤 曉風 國華 麗雲 懷遠 靜宜 寶樂'),
    '',
  ]),
  albums: /** @type {const} */ ([
    list('舊夢 島嶼 長夜 海濱 雲端 鄉間'),
    list('遊記 書簡 時刻 練習曲 歲月 風景'),
    '',
  ]),
  titles: /** @type {const} */ ([
    list('舉頭 遠處 離開 雨後 無邊 聽見 寫給 歸來'),
    list('明月 燈火 雲彩 鐘聲 鳥語 花園 戀人 車站'),
    '',
  ]),
};

/** @type {Record<Language, NameParts>} */
export const namePartsOf = { zh: chinese, en: western, ja: japanese };
/** @type {NameParts} */
export const traditionalParts = traditional;

/** Genres that Big5 has. */
export const traditionalGenres = ['民謠', '流行', '古典'];
/** Genres as tagged. */
export const genres = [
  'Pop',
  'Rock',
  'Jazz',
  'Folk',
  'Electronic',
  'Classical',
  '民谣',
  '流行',
  '古典',
  'J-Pop',
];

/**
 * The text with a number among all combinations of the parts; numbers beyond them start again.
 * @param {readonly [readonly string[], readonly string[], string]} parts
 * @param {number} number
 */
export function combined([first, second, between], number) {
  const one = first[number % first.length] ?? '';
  const other = second[Math.floor(number / first.length) % second.length] ?? '';
  return `${one}${between}${other}`;
}

/** Number of combinations. @param {readonly [readonly string[], readonly string[], string]} parts */
export const combinations = ([first, second]) => first.length * second.length;
