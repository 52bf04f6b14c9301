/** A song in the newer form, with the fields these specs need (docs/specification/contract/entities.md#song). */
export const song = (id: number) => ({
  id,
  name: `歌${id}`,
  ar: [{ id: 10, name: '李白' }],
  al: { id: 20, name: '集', picUrl: 'http://p.test/1.jpg' },
  dt: 61_000,
  alia: [],
  fee: 0,
  mv: 0,
  noCopyrightRcmd: null,
});

/** A song in the older form (docs/specification/contract/entities.md). */
export const oldSong = (id: number) => ({
  id,
  name: `歌${id}`,
  artists: [{ id: 10, name: '李白' }],
  album: { id: 20, name: '集', picUrl: '' },
  duration: 61_000,
  alias: [],
  fee: 0,
  mvid: 0,
});

/** A privilege; by default the song may be played. */
export const privilege = (id: number, rest: object = {}) => ({
  id,
  fee: 0,
  pl: 320_000,
  plLevel: 'exhigh',
  cs: false,
  ...rest,
});
