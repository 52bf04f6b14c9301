import { describe, expect, it } from 'vitest';
import { toPost, toPosts } from './parse-post.ts';
import { event } from './testing/social-event.ts';

const song = {
  id: 1,
  name: '静夜思',
  artists: [{ id: 2, name: '李白' }],
  album: { id: 3, name: '' },
  alias: [],
};

describe('toPost', () => {
  it('reads text, pictures, counts and privacy', () => {
    const pics = [
      { originUrl: '/a.jpg', width: 4, height: 3 },
      { originUrl: '', pcSquareUrl: '/b.jpg' },
      { originUrl: '', pcSquareUrl: '', squareUrl: '' },
    ];
    const post = toPost(event(7, { msg: '你好' }, { pics, privacySetting: 6, insiteForwardCount: 2 }));
    expect(post).toMatchObject({
      text: '你好',
      privacy: 6,
      likedCount: 3,
      commentCount: 1,
      forwardCount: 2,
    });
    expect(post.pictures).toEqual([
      { url: '/a.jpg', width: 4, height: 3 },
      { url: '/b.jpg', width: 0, height: 0 },
    ]);
  });

  it.each([
    ['song', { song }, 18, { kind: 'song', track: { name: '静夜思' } }],
    [
      'album',
      { album: { id: 3, name: '唐', picUrl: '/c.jpg', artist: { name: '李白' } } },
      19,
      { kind: 'album', collection: { id: 3, name: '唐', coverUrl: '/c.jpg', author: '李白' } },
    ],
    [
      'playlist',
      { playlist: { id: 4, name: '夜', coverImgUrl: '/d.jpg', creator: { nickname: '听松' } } },
      13,
      { kind: 'playlist', collection: { id: 4, author: '听松' } },
    ],
    [
      'mv',
      { mv: { id: 5, name: '春江', imgurl16v9: '/e.jpg', artistName: '青屿' } },
      21,
      { kind: 'mv', film: { id: '5', author: '青屿' } },
    ],
    [
      'video',
      { video: { vid: 'ab', title: '船', coverUrl: '/f.jpg', durationms: 9 } },
      41,
      { kind: 'video', film: { id: 'ab', name: '船', durationMs: 9 } },
    ],
    [
      'artist',
      { artist: { id: 6, name: '李白', picUrl: '/g.jpg' } },
      36,
      { kind: 'artist', collection: { id: 6, name: '李白', coverUrl: '/g.jpg', author: '' } },
    ],
    ['what is gone', {}, 18, { kind: 'gone' }],
    ['artist who is gone', {}, 36, { kind: 'gone' }],
  ])('reads a shared %s', (_what, json, type, expected) => {
    expect(toPost(event(7, { msg: '', ...json }, { type })).shared).toMatchObject(expected);
  });

  it('reads only the text when the type is unknown', () => {
    expect(toPost(event(7, { msg: '你好', program: {} }, { type: 17 }))).toMatchObject({
      text: '你好',
      shared: null,
    });
  });

  it('reads the forwarded post, or that it is gone', () => {
    const passed = (json: object) => toPost(event(7, { msg: '', ...json }, { type: 22 })).forwarded;
    expect(passed({ event: event(8) })).toMatchObject({ id: 8, text: '动态8' });
    expect(passed({})).toBe('gone');
    expect(passed({ event: { id: 8 } })).toBe('gone');
  });
});

it.each(['', 'null', '[]', '"x"', '{', '{"msg":7}', '{"msg":"","song":7,"event":[]}', '{"song":{}}'])(
  'tolerates malformed json (%s)',
  (json) => {
    expect(toPost(event(7, {}, { json, pics: null, info: undefined, type: 22 }))).toMatchObject({
      id: 7,
      text: '',
    });
  },
);

it('leaves events without an id or an author out of lists', () => {
  expect(toPosts([{ id: 1 }, null, 7, event(2)] as never)).toHaveLength(1);
  expect(toPosts(undefined)).toEqual([]);
});

it('limits the depth of chains of forwards', () => {
  let json: object = { msg: '' };
  for (let depth = 0; depth < 6; depth += 1) json = { msg: '', event: event(depth, json, { type: 22 }) };
  const depthOf = (post: ReturnType<typeof toPost>): number =>
    post.forwarded && post.forwarded !== 'gone' ? 1 + depthOf(post.forwarded) : 0;
  expect(depthOf(toPost(event(99, json, { type: 22 })))).toBe(3);
});
