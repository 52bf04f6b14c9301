import { describe, expect, it } from 'vitest';
import type { FolderListing } from '../folders/walk-folder.ts';
import { type KnownFile, planFolder } from './folder-plan.ts';

const SOUND = { name: 'a.mp3', size: 10, modifiedAt: 5, inode: '7' };
const ROW: KnownFile = {
  id: 1,
  name: 'a.mp3',
  size: 10,
  modified_at: 5,
  inode: '7',
  state: 'read',
  error: '',
  missing_since: null,
};

const listing = (more: Partial<FolderListing> = {}): FolderListing => ({
  path: 'a',
  signature: 'new',
  sounds: [SOUND],
  pictures: [],
  lyrics: [],
  playlists: [],
  cues: [],
  descriptions: [],
  folders: [],
  unsupported: {},
  undecodable: 0,
  ignored: false,
  error: undefined,
  ...more,
});
const plan = (row: Partial<KnownFile>, { full = false, signature = 'old' } = {}) =>
  planFolder(listing(), { id: 2, signature, sidecars: '' }, [{ ...ROW, ...row }], full);

describe('planFolder', () => {
  it('adds all files of a new folder', () => {
    expect(planFolder(listing(), undefined, [], false)).toMatchObject({ added: [SOUND], vanished: [] });
  });

  it.each([{ size: 11 }, { modified_at: 6 }, { inode: '8' }])(
    'reads a file again that differs by %o',
    (row) => {
      expect(plan(row).changed).toEqual([{ id: 1, sound: SOUND }]);
    },
  );

  it('leaves unchanged files, unless all tags are to be read', () => {
    expect(plan({})).toMatchObject({ added: [], changed: [], returned: [], vanished: [] });
    expect(plan({}, { full: true }).changed).toHaveLength(1);
  });

  it('takes a missing file back without reading it', () => {
    expect(plan({ missing_since: 1 })).toMatchObject({ changed: [], returned: [1] });
  });

  it('names files that are gone once', () => {
    const gone = { ...ROW, id: 3, name: 'b.mp3' };
    const known = [ROW, gone, { ...gone, id: 4, name: 'c.mp3', missing_since: 1 }];
    expect(planFolder(listing(), undefined, known, false).vanished).toEqual([gone]);
  });

  it('tries files again that the disk or its permissions kept from being read', () => {
    const failed = { state: 'failed', error: 'no-permission' } as const;
    expect(plan(failed).changed).toHaveLength(0);
    expect(plan(failed, { signature: '' }).changed).toHaveLength(1);
    expect(plan({ state: 'failed', error: 'ended-the-process' }, { signature: '' }).changed).toHaveLength(0);
  });

  it('notes pictures and lyrics beside the sound', () => {
    const lyrics = [{ ...SOUND, name: 'a.lrc' }];
    expect(JSON.parse(planFolder(listing({ lyrics }), undefined, [], false).sidecars)).toEqual({
      pictures: [],
      lyrics,
    });
  });
});
