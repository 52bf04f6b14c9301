import { endpoints, type LyricAnswer } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { composeSong, toLrc, toRomalrc, toTlyric, toYrc } from '../../demo/compose/index.ts';
import { sourceOf } from '../../entities/sound.ts';
import { songsByIds } from '../../entities/song-records.ts';
import { INSTRUMENTAL_MARK } from '../../entities/songs.ts';
import type { Call } from '../../http/call.ts';
import { notFound } from '../../http/failures.ts';
import { cloudLyrics } from '../cloud/sounds.ts';
import { route, type Route } from '../../http/route.ts';

const { music } = endpoints;
/** Lyric texts kept; composing one again takes some milliseconds. */
const KEPT = 300;

const text = (lyric: string) => ({ version: 1, lyric });

/** Lyrics by line and by word with translation and pinyin, all timed by the notes (contract page, 3.5). */
export function lyricRoutes(): Route[] {
  const kept = new Map<number, LyricAnswer>();

  async function lyricsOf(call: Call, id: number): Promise<LyricAnswer> {
    const known = kept.get(id);
    if (known) return known;
    const own = await cloudLyrics(call, id, (matched) => lyricsOf(call, matched));
    if (own) return own;
    const [record] = await songsByIds(call.db, [id]);
    if (!record) throw notFound('歌曲');
    if (record.song.mark === INSTRUMENTAL_MARK) return { code: 200, nolyric: true, pureMusic: true };
    const source = await sourceOf(call.db, record);
    if (!source) return { code: 200, uncollected: true };
    const composition = composeSong(source.spec);
    const made: LyricAnswer = {
      code: 200,
      lrc: text(toLrc(composition, source.spec)),
      klyric: text(''),
      tlyric: text(toTlyric(composition, source.spec)),
      romalrc: text(toRomalrc(composition, source.spec)),
      yrc: text(toYrc(composition)),
      ytlrc: text(toTlyric(composition, source.spec)),
      yromalrc: text(toRomalrc(composition, source.spec)),
    };
    if (kept.size >= KEPT) kept.clear();
    kept.set(id, made);
    return made;
  }

  return [
    route(music.lyric, schemas.music.lyric, (call, { id }) => lyricsOf(call, id)),
    route(music.lyricPlain, schemas.music.lyricPlain, async (call, { id }) => {
      const {
        yrc: _yrc,
        ytlrc: _ytlrc,
        yromalrc: _yromalrc,
        pureMusic: _pureMusic,
        ttml: _ttml,
        ...plain
      } = await lyricsOf(call, id);
      return plain;
    }),
  ];
}
