import type { MusicKind } from './music.ts';

/** All texts of the widget. */
export interface WidgetTexts {
  /** Language of the texts, for the `lang` attribute. */
  readonly language: string;
  readonly play: string;
  readonly pause: string;
  readonly retry: string;
  readonly previous: string;
  readonly next: string;
  readonly progress: string;
  readonly volume: string;
  readonly mute: string;
  readonly unmute: string;
  readonly songs: string;
  readonly open: string;
  readonly loading: string;
  readonly notFound: Readonly<Record<MusicKind, string>>;
  readonly empty: string;
  /** No attribute names any music. */
  readonly noMusic: string;
  readonly unreachable: string;
  /** The player reconnects by itself. */
  readonly reconnecting: string;
  /** Number of songs as text. */
  readonly count: (songs: number) => string;
}

const simplified: WidgetTexts = {
  language: 'zh-CN',
  play: '播放',
  pause: '暂停',
  retry: '重试',
  previous: '上一首',
  next: '下一首',
  progress: '播放进度',
  volume: '音量',
  mute: '静音',
  unmute: '取消静音',
  songs: '歌曲',
  open: '在青音里打开',
  loading: '正在加载…',
  notFound: { song: '没有找到这首歌', playlist: '没有找到这个歌单', album: '没有找到这张专辑' },
  empty: '这里还没有歌',
  noMusic: '没有说要播放什么',
  unreachable: '连接不上，再按一次重试',
  reconnecting: '连接断了，会自己接上',
  count: (songs) => `${String(songs)} 首`,
};

const traditional: WidgetTexts = {
  ...simplified,
  language: 'zh-TW',
  pause: '暫停',
  retry: '重試',
  progress: '播放進度',
  mute: '靜音',
  unmute: '取消靜音',
  open: '在青音裡開啟',
  loading: '正在載入…',
  notFound: { song: '找不到這首歌', playlist: '找不到這個歌單', album: '找不到這張專輯' },
  empty: '這裡還沒有歌',
  noMusic: '沒有說要播放什麼',
  unreachable: '連線失敗，再按一次重試',
  reconnecting: '連線斷了，會自己接上',
};

const english: WidgetTexts = {
  language: 'en',
  play: 'Play',
  pause: 'Pause',
  retry: 'Try again',
  previous: 'Previous song',
  next: 'Next song',
  progress: 'Playback position',
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Unmute',
  songs: 'Songs',
  open: 'Open in Qingyin',
  loading: 'Loading…',
  notFound: { song: 'Song not found', playlist: 'Playlist not found', album: 'Album not found' },
  empty: 'No songs here yet',
  noMusic: 'Nothing to play was named',
  unreachable: 'No connection, press to retry',
  reconnecting: 'Connection lost, it will go on by itself',
  count: (songs) => (songs === 1 ? '1 song' : `${String(songs)} songs`),
};

/** Texts for a language tag (BCP 47): simplified or traditional Chinese, English for all other languages. */
export function textsFor(tag: string): WidgetTexts {
  const language = tag.toLowerCase();
  if (!/^zh\b/.test(language)) return english;
  return /\b(hant|tw|hk|mo)\b/.test(language) ? traditional : simplified;
}
