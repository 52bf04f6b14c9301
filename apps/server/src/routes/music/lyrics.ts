import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';
import { wordsOf } from './song-words.ts';

const { music } = endpoints;

/** Routes of the current lyrics of songs (contract page, 3.5). */
export const lyricRoutes: Route[] = [
  route(music.lyric, schemas.music.lyric, (call, { id }) => wordsOf(call, id)),
  route(music.lyricPlain, schemas.music.lyricPlain, async (call, { id }) => {
    const {
      yrc: _yrc,
      ytlrc: _ytlrc,
      yromalrc: _yromalrc,
      pureMusic: _pureMusic,
      ttml: _ttml,
      ...plain
    } = await wordsOf(call, id);
    return plain;
  }),
];
