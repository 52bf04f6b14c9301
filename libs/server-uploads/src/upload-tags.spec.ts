import type { RawMusicTags } from '@qingyin/server-files';
import { describe, expect, it } from 'vitest';
import { isAlbumFolder, uploadFolder } from './upload-folder.ts';
import { uploadTags } from './upload-tags.ts';

const raw = (more: Partial<RawMusicTags> = {}): RawMusicTags => ({
  ...{ title: '上游', artists: ['甲', '乙'], albumArtists: ['甲'], album: '河流', trackNo: 3, trackTotal: 9 },
  ...{ discNo: 2, discTotal: 2, discSubtitle: '', date: '1999', originalDate: '', genres: ['Folk'] },
  ...{ compilation: false, label: '', releaseTypes: [], titleSort: '', artistSort: '', albumSort: '' },
  ...{ albumArtistSort: '', recordingMbid: 'recording', albumMbid: 'album', artistMbids: ['a', 'b'] },
  ...{ albumArtistMbids: ['a'], trackGain: null, albumGain: null, lyrics: [], unicode: [] },
  ...more,
});
const names = { name: '上游', artist: '甲/乙', album: '河流' };

describe('tags of an upload', () => {
  it('stay when the owner changed nothing, with single artists and MusicBrainz ids', () => {
    expect(uploadTags(raw(), names, 'a.mp3')).toMatchObject({
      ...{ title: '上游', artists: ['甲', '乙'], albumArtists: ['甲'], trackNo: 3, discNo: 2 },
      ...{ recordingMbid: 'recording', albumMbid: 'album', artistMbids: ['a', 'b'] },
    });
  });

  it('have the title that the owner gave, without the id of another recording', () => {
    const tags = uploadTags(raw(), { ...names, name: '入海口' }, 'a.mp3');
    expect(tags).toMatchObject({ title: '入海口', recordingMbid: '', albumMbid: 'album', trackNo: 3 });
  });

  it('have the artist that the owner gave, who is the album’s artist too if the tagged one was', () => {
    const single = raw({ artists: ['甲'], artistMbids: ['a'] });
    expect(uploadTags(single, { ...names, artist: '丙' }, 'a.mp3')).toMatchObject({
      ...{ artists: ['丙'], artistMbids: [], albumArtists: [], albumArtistMbids: [], recordingMbid: '' },
    });
    expect(uploadTags(raw(), { ...names, artist: '丙' }, 'a.mp3')).toMatchObject({ albumArtists: ['甲'] });
  });

  it('have no place in the former album when the owner gave another one', () => {
    expect(uploadTags(raw(), { ...names, album: '海' }, 'a.mp3')).toMatchObject({
      ...{ album: '海', albumMbid: '', albumArtists: [], trackNo: 0, discNo: 0, artists: ['甲', '乙'] },
    });
  });

  it('are decoded once: a text of one byte per character is compared and kept as readable text', () => {
    const bytes = String.fromCharCode(...Buffer.from('d6bdb4ac', 'hex'));
    const tags = uploadTags(
      raw({ title: bytes, album: '' }),
      { ...names, name: '纸船', album: '' },
      '纸船.mp3',
    );
    expect(tags).toMatchObject({ title: '纸船', recordingMbid: 'recording' });
    expect(tags.unicode).toContain('纸船');
  });
});

describe('the folder of an upload', () => {
  it('is shared by the songs of an album, whatever their artists, and by songs of one artist without album', () => {
    const path = uploadFolder({ artist: '甲', album: '河流' });
    expect(isAlbumFolder(path)).toBe(true);
    expect(uploadFolder({ artist: '乙', album: ' 河流 ' })).toBe(path);
    const loose = uploadFolder({ artist: '甲', album: '' });
    expect(isAlbumFolder(loose)).toBe(false);
    expect(uploadFolder({ artist: '乙', album: '' })).not.toBe(loose);
    expect(uploadFolder({ artist: '', album: '' })).toBe('');
  });

  it('has no name that is taken for a disc', () => {
    expect(uploadFolder({ artist: '', album: 'CD1' })).toMatch(/^album-[0-9a-f]{32}$/);
  });
});
