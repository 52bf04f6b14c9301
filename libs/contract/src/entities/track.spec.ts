import { expect, it } from 'vitest';
import { type Song } from './song.ts';
import { toTrack } from './track.ts';

const NONE = { id: 1, fee: 0, pl: 0, cs: false } as NonNullable<Song['privilege']>;
const song = (type: number | null) =>
  ({
    id: 1,
    name: '静夜思',
    ar: [],
    al: { id: 0, name: '' },
    alia: [],
    noCopyrightRcmd: type === null ? null : { type, typeDesc: '', songId: null },
    privilege: NONE,
  }) as unknown as Song;

it.each([
  ['missing rights', 1, 'gone'],
  ['a missing file', 101, 'file-missing'],
  ['an offline music library', 102, 'library-offline'],
  ['a format that the server cannot convert', 104, 'needs-ffmpeg'],
  ['missing access', 103, 'no-access'],
  ['no stated reason', null, 'gone'],
])('reads %s of a song that cannot be played', (_name, type, reason) => {
  expect(toTrack(song(type)).unplayable).toBe(reason);
});

it('takes a song that the privilege allows for playable', () => {
  expect(toTrack(song(102), { ...NONE, pl: 320_000 }).unplayable).toBeNull();
});
