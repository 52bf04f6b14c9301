import { songsByIds, viewerOf } from '@qingyin/server-catalogue';
import { DEMO } from '@qingyin/demo-seed/testing';
import type { Converter } from '@qingyin/server-convert';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RequestContext } from '../../http/request-context.ts';
import { converted, type ConvertedSong, createConvertedSong, SONG } from '../../testing/converted-song.ts';
import { librarySongUrls } from './library-song-urls.ts';

let song: ConvertedSong;
beforeAll(async () => {
  song = await createConvertedSong();
});
afterAll(() => song.dispose());

/** What is answered without a conversion. */
async function looked(converter: Partial<Converter>) {
  const call = { app: song.context(converter), db: song.db, origin: 'http://host' } as RequestContext;
  const viewer = await viewerOf(song.db, DEMO);
  const records = await songsByIds(song.db, [SONG], viewer);
  const wishes = { lossless: true, plays: undefined };
  return (await librarySongUrls(call, records, viewer, wishes, false)).get(SONG);
}

describe('the URL of a song that must be converted, without converting it', () => {
  it('has the size and the sound of an earlier conversion', async () => {
    const found = await looked({ cached: async () => converted });
    expect(found?.url).toMatchObject({ type: 'flac', size: converted.size });
    expect(found?.file).toMatchObject({ hash: converted.hash, wanted: { kind: 'converted', songId: SONG } });
  });

  it('is there without one', async () => {
    const convert = vi.fn<Converter['convert']>();
    const found = await looked({ convert });
    expect(found?.url).toMatchObject({ code: 200, type: 'flac', size: 0 });
    expect(found?.file).toBeUndefined();
    expect(convert).not.toHaveBeenCalled();
  });
});
