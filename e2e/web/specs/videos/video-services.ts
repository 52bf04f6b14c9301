/**
 * A link of each video service, the product's path for it, and the address its frame loads; `{host}` and
 * `{origin}` stand for the product's own.
 */
export interface Service {
  title: string;
  link: string;
  path: string;
  /** page of the video at the service */
  away: string;
  frame: string;
  /** origins that the frame may load from */
  origins: string;
}

export const services: readonly Service[] = [
  {
    title: 'YouTube',
    link: 'https://youtu.be/dQw4w9WgXcQ?t=90',
    path: '/video-detail/youtube:dQw4w9WgXcQ?t=90',
    away: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=90',
    frame:
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0&enablejsapi=1&origin={origin}&start=90',
    origins: 'https://www.youtube-nocookie.com',
  },
  {
    title: 'Vimeo',
    link: 'https://vimeo.com/76979871/0123abcdef',
    path: '/video-detail/vimeo:76979871%2F0123abcdef',
    away: 'https://vimeo.com/76979871/0123abcdef',
    frame: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=0123abcdef',
    origins: 'https://player.vimeo.com',
  },
  {
    title: 'Twitch',
    link: 'https://www.twitch.tv/videos/1234567890',
    path: '/video-detail/twitch:v1234567890',
    away: 'https://www.twitch.tv/videos/1234567890',
    frame: 'https://player.twitch.tv/?video=v1234567890&parent={host}&autoplay=true',
    origins: 'https://player.twitch.tv https://clips.twitch.tv',
  },
  {
    title: 'SoundCloud',
    link: 'https://soundcloud.com/forss/flickermood',
    path: '/video-detail/soundcloud:forss%2Fflickermood',
    away: 'https://soundcloud.com/forss/flickermood',
    frame:
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fflickermood&auto_play=true&visual=true',
    origins: 'https://w.soundcloud.com',
  },
  {
    title: 'DailyMotion',
    link: 'https://dai.ly/x7tgad0',
    path: '/video-detail/dailymotion:x7tgad0',
    away: 'https://www.dailymotion.com/video/x7tgad0',
    frame: 'https://geo.dailymotion.com/player.html?video=x7tgad0',
    origins: 'https://geo.dailymotion.com',
  },
  {
    title: 'Facebook',
    link: 'https://www.facebook.com/facebook/videos/10153231379946729/',
    path: '/video-detail/facebook:10153231379946729',
    away: 'https://www.facebook.com/watch/?v=10153231379946729',
    frame:
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D10153231379946729&autoplay=true&show_text=false',
    origins: 'https://www.facebook.com',
  },
  {
    title: 'Wistia',
    link: 'https://home.wistia.com/medias/e4a27b971d',
    path: '/video-detail/wistia:e4a27b971d',
    away: 'https://fast.wistia.net/embed/iframe/e4a27b971d',
    frame: 'https://fast.wistia.net/embed/iframe/e4a27b971d?autoPlay=true&doNotTrack=true',
    origins: 'https://fast.wistia.net',
  },
  {
    title: 'Streamable',
    link: 'https://streamable.com/moo4a',
    path: '/video-detail/streamable:moo4a',
    away: 'https://streamable.com/moo4a',
    frame: 'https://streamable.com/e/moo4a?autoplay=1',
    origins: 'https://streamable.com',
  },
  {
    title: 'Mixcloud',
    link: 'https://www.mixcloud.com/%E6%9F%90%E4%BA%BA/%E5%A4%9C/',
    path: '/video-detail/mixcloud:%E6%9F%90%E4%BA%BA%2F%E5%A4%9C',
    away: 'https://www.mixcloud.com/%E6%9F%90%E4%BA%BA/%E5%A4%9C/',
    frame:
      'https://player-widget.mixcloud.com/widget/iframe/?feed=%2F%E6%9F%90%E4%BA%BA%2F%E5%A4%9C%2F&autoplay=1&hide_cover=1',
    origins: 'https://player-widget.mixcloud.com https://www.mixcloud.com',
  },
  {
    title: 'Bilibili',
    link: '【一首歌】 https://www.bilibili.com/video/av170001/?p=3',
    path: '/video-detail/bilibili:av170001%2Fp3',
    away: 'https://www.bilibili.com/video/av170001?p=3',
    frame: 'https://player.bilibili.com/player.html?aid=170001&page=3&autoplay=1&danmaku=0',
    origins: 'https://player.bilibili.com',
  },
];
