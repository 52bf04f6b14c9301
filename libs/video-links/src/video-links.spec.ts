import { describe, expect, it } from 'vitest';
import { isVideoLink, type ProviderName, providerNames, providers, recogniseVideo } from './index.ts';

const page = { origin: 'https://music.example', hostname: 'music.example' };
/** links of each service with the expected id and frame address */
const known: Record<ProviderName, { links: readonly string[]; id: string; frame: string }> = {
  youtube: {
    id: 'dQw4w9WgXcQ',
    links: [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&list=PL1',
      'http://youtu.be/dQw4w9WgXcQ?si=abc',
      'https://m.youtube.com/shorts/dQw4w9WgXcQ',
      'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
      'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      'youtu.be/dQw4w9WgXcQ',
    ],
    frame:
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0&enablejsapi=1&origin=https%3A%2F%2Fmusic.example',
  },
  vimeo: {
    id: '76979871',
    links: [
      'https://vimeo.com/76979871',
      'https://vimeo.com/channels/staffpicks/76979871',
      'https://vimeo.com/groups/shortfilms/videos/76979871',
      'https://vimeo.com/showcase/12/video/76979871',
      'https://player.vimeo.com/video/76979871?badge=0',
    ],
    frame: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  },
  twitch: {
    id: 'v1234567890',
    links: [
      'https://www.twitch.tv/videos/1234567890',
      'https://m.twitch.tv/somebody/video/1234567890',
      'https://player.twitch.tv/?video=v1234567890&parent=other.example',
    ],
    frame: 'https://player.twitch.tv/?video=v1234567890&parent=music.example&autoplay=true',
  },
  soundcloud: {
    id: 'forss/flickermood',
    links: [
      'https://soundcloud.com/forss/flickermood',
      'https://m.soundcloud.com/forss/flickermood?in=somebody/sets/x',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fflickermood&color=ff5500',
    ],
    frame:
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fflickermood&auto_play=true&visual=true',
  },
  dailymotion: {
    id: 'x7tgad0',
    links: [
      'https://www.dailymotion.com/video/x7tgad0',
      'https://www.dailymotion.com/video/x7tgad0_a-title_music',
      'https://dai.ly/x7tgad0',
      'https://www.dailymotion.com/embed/video/x7tgad0',
      'https://geo.dailymotion.com/player.html?video=x7tgad0',
    ],
    frame: 'https://geo.dailymotion.com/player.html?video=x7tgad0',
  },
  facebook: {
    id: '10153231379946729',
    links: [
      'https://www.facebook.com/facebook/videos/10153231379946729/',
      'https://www.facebook.com/facebook/videos/a-title/10153231379946729',
      'https://www.facebook.com/watch/?v=10153231379946729',
      'https://m.facebook.com/reel/10153231379946729',
    ],
    frame:
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D10153231379946729&autoplay=true&show_text=false',
  },
  wistia: {
    id: 'e4a27b971d',
    links: [
      'https://home.wistia.com/medias/e4a27b971d',
      'https://home.wi.st/medias/e4a27b971d',
      'https://fast.wistia.net/embed/iframe/e4a27b971d?videoFoam=true',
    ],
    frame: 'https://fast.wistia.net/embed/iframe/e4a27b971d?autoPlay=true&doNotTrack=true',
  },
  streamable: {
    id: 'moo4a',
    links: ['https://streamable.com/moo4a', 'https://streamable.com/e/moo4a', 'streamable.com/o/moo4a'],
    frame: 'https://streamable.com/e/moo4a?autoplay=1',
  },
  mixcloud: {
    id: 'somebody/a-long-night',
    links: [
      'https://www.mixcloud.com/somebody/a-long-night/',
      'https://www.mixcloud.com/widget/iframe/?hide_cover=1&feed=%2Fsomebody%2Fa-long-night%2F',
      'https://player-widget.mixcloud.com/widget/iframe/?feed=%2Fsomebody%2Fa-long-night%2F',
    ],
    frame:
      'https://player-widget.mixcloud.com/widget/iframe/?feed=%2Fsomebody%2Fa-long-night%2F&autoplay=1&hide_cover=1',
  },
  bilibili: {
    id: 'BV1GJ411x7h7',
    links: [
      'https://www.bilibili.com/video/BV1GJ411x7h7',
      'https://m.bilibili.com/video/BV1GJ411x7h7?p=1&share_source=copy_web',
      'https://b23.tv/BV1GJ411x7h7',
      'https://player.bilibili.com/player.html?bvid=BV1GJ411x7h7&page=1',
      '【一首歌】 https://www.bilibili.com/video/BV1GJ411x7h7/?vd_source=0',
    ],
    frame: 'https://player.bilibili.com/player.html?bvid=BV1GJ411x7h7&page=1&autoplay=1&danmaku=0',
  },
};

describe.each(providerNames)('adapter of %s', (name) => {
  const { links, id, frame } = known[name];
  const provider = providers[name];

  it.each(links)('recognises %s', (link) => {
    expect(recogniseVideo(link)).toEqual({ provider: name, id, startS: 0 });
  });
  it('embeds the video from one of its origins', () => {
    const url = provider.frameUrl(id, { startS: 0, page });
    expect(url).toBe(frame);
    expect(provider.origins).toContain(new URL(url).origin);
  });
  it('recognises its own page address', () => {
    expect(recogniseVideo(provider.pageUrl(id))).toEqual({ provider: name, id, startS: 0 });
    expect(isVideoLink(name, id)).toBe(true);
  });
});

describe('recogniseVideo', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?t=90', 90],
    ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', 90],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&start=90', 90],
    ['https://vimeo.com/76979871#t=1h2m3s', 3723],
    ['https://www.twitch.tv/videos/1234567890?t=00h01m05s', 65],
    ['https://soundcloud.com/forss/flickermood#t=1:30', 90],
    ['https://www.bilibili.com/video/BV1GJ411x7h7?t=12', 12],
    ['https://youtu.be/dQw4w9WgXcQ?t=soon', 0],
  ])('parses the start position of %s: %d s', (link, startS) => {
    expect(recogniseVideo(link)).toMatchObject({ startS });
  });

  it.each([
    ['https://vimeo.com/76979871/0123abcdef', { provider: 'vimeo', id: '76979871/0123abcdef' }],
    [
      'https://player.vimeo.com/video/76979871?h=0123abcdef',
      { provider: 'vimeo', id: '76979871/0123abcdef' },
    ],
    ['https://clips.twitch.tv/CalmNameOfAClip-x_1', { provider: 'twitch', id: 'c/CalmNameOfAClip-x_1' }],
    ['https://www.twitch.tv/a_b/clip/CalmNameOfAClip', { provider: 'twitch', id: 'c/CalmNameOfAClip' }],
    ['https://www.twitch.tv/Some_Body', { provider: 'twitch', id: 'l/some_body' }],
    ['https://soundcloud.com/forss/sets/soulhack', { provider: 'soundcloud', id: 'forss/sets/soulhack' }],
    ['https://fb.watch/abc_DEF-12/', { provider: 'facebook', id: 'w/abc_DEF-12' }],
    ['https://www.bilibili.com/video/av170001/?p=3', { provider: 'bilibili', id: 'av170001/p3' }],
    ['https://www.mixcloud.com/%E6%9F%90%E4%BA%BA/%E5%A4%9C/', { provider: 'mixcloud', id: '某人/夜' }],
  ])('keeps keys, kinds and parts of %s', (link, found) => {
    const found_ = recogniseVideo(link);
    expect(found_).toMatchObject(found);
    const { provider, id } = found_ as NonNullable<typeof found_>;
    expect(recogniseVideo(providers[provider].pageUrl(id))).toMatchObject(found);
    expect(isVideoLink(provider, id)).toBe(true);
  });

  it('finds a video link behind other links', () => {
    expect(recogniseVideo('https://example.com/a 好听 https://youtu.be/dQw4w9WgXcQ')).toMatchObject({
      provider: 'youtube',
    });
  });

  it.each([
    '',
    'a song',
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.example/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://someone@youtube.com/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'ftp://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/@somebody',
    'https://www.youtube.com/watch?v=too-short',
    'https://youtu.be/%E0%A4%A',
    'https://vimeo.com/about',
    'https://www.twitch.tv/directory',
    'https://soundcloud.com/forss',
    'https://soundcloud.com/forss/likes',
    'https://on.soundcloud.com/AbCdE',
    'https://www.facebook.com/facebook',
    'https://www.mixcloud.com/somebody/',
    'https://www.bilibili.com/read/cv1',
    'https://b23.tv/AbCdEfG',
    `https://youtu.be/dQw4w9WgXcQ?${'x'.repeat(2000)}`,
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fw.soundcloud.com%2Fplayer',
  ])('rejects %s', (link) => {
    expect(recogniseVideo(link)).toBeNull();
  });
});

describe('isVideoLink', () => {
  it.each([
    ['youtube', 'dQw4w9WgXcQ?autoplay=1'],
    ['youtube', '../../other'],
    ['vimeo', '1/../2'],
    ['soundcloud', 'a/b/../../c'],
    ['mixcloud', 'a/b&autoplay=0'],
    ['nobody', 'dQw4w9WgXcQ'],
    ['constructor', 'x'],
  ])('rejects an invalid id of %s: %s', (provider, id) => {
    expect(isVideoLink(provider, id)).toBe(false);
  });

  it('start position is part of the frame address', () => {
    const at = (name: ProviderName, id: string) => providers[name].frameUrl(id, { startS: 75, page });
    expect(at('youtube', 'dQw4w9WgXcQ')).toContain('start=75');
    expect(at('vimeo', '76979871')).toMatch(/#t=75s$/);
    expect(at('twitch', 'v123')).toContain('time=75s');
    expect(at('bilibili', 'av170001/p3')).toMatch(/aid=170001&page=3.*t=75/);
  });
});
