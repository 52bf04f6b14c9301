import {
  isCloudSongId,
  asksLossless,
  qualities,
  type SongRecord,
  songsByIds,
  songTags,
  songSourceOf,
} from '@qingyin/server-catalogue';
import { notFound } from '@qingyin/server-kernel';
import { endpoints, type SongUrl, type SongWikiBlock, LIKED_SONGS } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { DOWNLOADED } from '../../downloads/check-downloads.ts';
import { downloadLyrics } from '../../downloads/download-lyrics.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { personal, route, type Route } from '../../http/route.ts';
import { readCount } from './row-counts.ts';
import { songUrls } from './songs.ts';

const { music } = endpoints;
const TEN_THOUSAND = 10_000;

/** @throws BusinessError 404 for a song that does not exist or that the viewer may not hear */
async function songById({ db, viewer }: RequestContext, id: number): Promise<SongRecord> {
  const [record] = await songsByIds(db, [id], await viewer());
  if (!record) throw notFound('歌曲');
  return record;
}

/** Formats a count in Chinese; from 10,000 on as `1.2万`. */
const countText = (count: number): string =>
  count < TEN_THOUSAND ? String(count) : `${Math.floor(count / (TEN_THOUSAND / 10)) / 10}万`;

const titled = (title: string) => ({ uiElement: { mainTitle: { title } } });
const aboutBlock = (tags: readonly string[]): SongWikiBlock => ({
  code: 'SONG_PLAY_ABOUT_SONG_BASIC',
  ...titled('音乐百科'),
  creatives: [{ creativeType: 'songTag', ...titled('曲风'), resources: tags.map(titled) }],
});

/**
 * Turns a song URL into a download URL. For songs of the demo catalogue, `size` includes the embedded cover and
 * current lyrics; others are downloaded as they are.
 */
async function toKeep({ db, app, viewer }: RequestContext, data: SongUrl): Promise<SongUrl> {
  if (data.url === null) return data;
  const url = `${data.url}${data.url.includes('?') ? '&' : '?'}download`;
  const [record] = isCloudSongId(data.id) ? [] : await songsByIds(db, [data.id], await viewer());
  const source = record?.song.access === 0 ? await songSourceOf(db, record) : undefined;
  if (!source) return { ...data, url };
  const lyrics = await downloadLyrics(db, data.id);
  const { size } = await app.media.audio.openDownload(source, data.type === 'flac' ? 'flac' : 'mp3', lyrics);
  return { ...data, url, size };
}

/** Routes of further data about a song: qualities, likes, wiki, download (docs/specification/contract/songs.md). */
export const songDetailRoutes: Route[] = [
  route(music.songMusicDetail, schemas.music.songMusicDetail, async (call, { id }) => {
    const { song } = await songById(call, id);
    // Qualities with sound effects do not exist on this server.
    const effects = { je: null, sk: null, jm: null, db: null };
    const nothing = { l: null, m: null, h: null, sq: null, hr: null };
    return {
      code: 200,
      data: { songId: id, ...(song.available ? qualities(song) : nothing), ...effects },
    };
  }),
  route(music.songRedCount, schemas.music.songRedCount, async (call, { id }) => {
    await songById(call, id);
    const count = await readCount(
      call.db
        .selectFrom('playlist_track')
        .innerJoin('playlist', 'playlist.id', 'playlist_track.playlist_id')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('playlist_track.song_id', '=', id)
        .where('playlist.special_type', '=', LIKED_SONGS),
    );
    return { code: 200, data: { count, countDesc: countText(count) } };
  }),
  route(music.songDynamicCover, schemas.music.songDynamicCover, async (call, { id }) => {
    await songById(call, id);
    // Animated covers do not exist on this server.
    return { code: 200, data: { videoPlayUrl: null } };
  }),
  route(music.songWikiSummary, schemas.music.songWikiSummary, async (call, { id }) => {
    await songById(call, id);
    const tags = await songTags(call.db, id);
    return { code: 200, data: { blocks: tags.length ? [aboutBlock(tags)] : [] } };
  }),
  personal(music.songDownloadUrlV1, schemas.music.songDownloadUrlV1, async (call, { id, level }) => {
    const [data] = await songUrls(call, [id], { lossless: asksLossless(level), plays: DOWNLOADED });
    if (!data) throw notFound('歌曲');
    return { code: 200, data: await toKeep(call, data) };
  }),
];
