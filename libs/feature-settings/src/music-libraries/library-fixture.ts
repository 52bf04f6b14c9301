import type { MusicLibrary } from '@qingyin/contract';

/** A music library of specs. @param rest fields that differ */
export const libraryFixture = (rest: Partial<MusicLibrary> = {}): MusicLibrary => ({
  ...{ id: 1, name: '家里的音乐', path: '/mnt/music', everyone: true, guests: false, members: [] },
  ...{ watch: true, watching: 'watching', fromOptions: false, state: 'online', reason: '', missing: 0 },
  ...{
    files: 1300,
    songs: 1288,
    albums: 90,
    failed: 0,
    unsupported: [],
    scannedAt: 1e12,
    removedAt: null,
    scan: null,
  },
  ...rest,
});
