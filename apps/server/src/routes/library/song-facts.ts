import {
  creditsOf,
  type FileFacts,
  fileFactsOf,
  resolveSongIds,
  songsByIds,
} from '@qingyin/server-catalogue';
import { playsOfUser, ratingsOf } from '@qingyin/server-playlists';
import { notFound } from '@qingyin/server-kernel';
import { endpoints, type SongUrl } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { isLoggedIn, route, type Route } from '../../http/route.ts';
import { songUrls } from '../music/songs.ts';

const { library } = endpoints;

/** Facts of a song without a file of its own, from its encoding. */
const encodedFacts = (url: SongUrl | undefined): FileFacts => ({
  type: url?.url ? url.type : '',
  bitrate: (url?.url && url.br) || null,
  ...{ bits: null, sampleRate: url?.sound?.sampleRate ?? null, channels: url?.sound?.channels ?? null },
  size: (url?.url && url.size) || null,
  ...{ file: null, trackGain: null, albumGain: null, addedTime: null },
});

/** Route of what is known of a song, its file and the caller's plays (docs/api-extensions.md). */
export const songFactsRoutes: Route[] = [
  route(library.songFacts, schemas.library.songFacts, async (call, { id: wanted }) => {
    call.preventCaching();
    const { db } = call;
    const viewer = await call.viewer();
    const [id = wanted] = await resolveSongIds(db, viewer, [wanted]);
    const [record] = await songsByIds(db, [id], viewer);
    if (!record) throw notFound('歌曲');
    const [url] = await songUrls(call, [id], { lossless: true, plays: undefined }, false);
    const facts = (await fileFactsOf(db, record, viewer)) ?? encodedFacts(url);
    const part = { ids: [id], limit: 1, offset: 0 };
    const own = isLoggedIn(call) ? call.user.id : null;
    const [rating] = own === null ? [] : (await ratingsOf(db, own, viewer, part)).items;
    const [played] = own === null ? [] : (await playsOfUser(db, own, viewer, part)).items;
    return {
      code: 200,
      data: {
        id,
        ...facts,
        loudness: url?.sound?.loudness ?? null,
        truePeak: url?.sound?.truePeak ?? null,
        credits: await creditsOf(db, [id]),
        plays: played?.plays ?? 0,
        playedTime: played?.time ?? null,
        stars: rating?.stars ?? 0,
      },
    };
  }),
];
