import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';
import { loadLyrics } from './song-lyrics.ts';

const { music } = endpoints;

/** Routes of the current lyrics of songs (docs/specification/contract/songs.md). */
export const lyricRoutes: Route[] = [
  route(music.lyric, schemas.music.lyric, (call, { id }) => loadLyrics(call, id)),
  route(music.lyricPlain, schemas.music.lyricPlain, async (call, { id }) => {
    const {
      yrc: _yrc,
      ytlrc: _ytlrc,
      yromalrc: _yromalrc,
      pureMusic: _pureMusic,
      ttml: _ttml,
      ...plain
    } = await loadLyrics(call, id);
    return plain;
  }),
];
