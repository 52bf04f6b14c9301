const zh = { play: '播放', pause: '暂停', gone: '没有找到这首歌', trouble: '连接不上，再按一次重试' };
const en = { play: 'Play', pause: 'Pause', gone: 'Song not found', trouble: 'No connection, press to retry' };

/** The widget's few words: Chinese on Chinese pages, English elsewhere. */
export const wordsFor = (language: string): typeof zh => (language.toLowerCase().startsWith('zh') ? zh : en);
