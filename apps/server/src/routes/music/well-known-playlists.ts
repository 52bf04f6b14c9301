import { type RadarKind, radarSongs } from '@qingyin/server-recommend';
import type { PlaylistRow } from '@qingyin/server-db';
import { DAY_MS, listeningDay } from '@qingyin/server-kernel';
import type { RequestContext } from '../../http/request-context.ts';
import { isLoggedIn } from '../../http/route.ts';
import { recommendationUserOf } from '../listening/daily-recommendations.ts';

/** Types of the charts of this server that stand in for charts whose ids other clients have in their source. */
const chartById: ReadonlyMap<number, string> = new Map([
  [180_106, 'S'],
  [60_198, 'H'],
  [3_812_895, 'N'],
  [60_131, 'O'],
]);

interface Radar {
  kind: RadarKind;
  name: string;
  description: string;
}
/** Personal lists whose ids other clients have in their source. */
const radarById: ReadonlyMap<number, Radar> = new Map([
  [3_136_952_023, { kind: 'personal', name: '私人雷达', description: '按你的口味挑选的歌，每天更新。' }],
  [5_320_167_908, { kind: 'time', name: '时光雷达', description: '你听过和喜欢过的歌，每天更新。' }],
  [5_327_906_368, { kind: 'fan', name: '乐迷雷达', description: '你常听的歌手的歌，每天更新。' }],
  [5_362_359_247, { kind: 'treasure', name: '宝藏雷达', description: '与你喜欢的歌相似的歌，每天更新。' }],
  [5_300_458_264, { kind: 'new', name: '新歌雷达', description: '最近发行的歌，每天更新。' }],
  [5_341_776_086, { kind: 'mystery', name: '神秘雷达', description: '从各处挑选的歌，每天更新。' }],
]);

/** A playlist, and its songs where they are not stored. */
export interface WellKnownPlaylist {
  row: PlaylistRow;
  /** null: the songs are in `playlist_track` */
  songs: number[] | null;
}

const chartOf = ({ db }: RequestContext, type: string): Promise<PlaylistRow | undefined> =>
  db
    .selectFrom('playlist')
    .selectAll()
    .where('toplist_type', '=', type)
    .orderBy('position')
    .executeTakeFirst();

async function radarList(
  call: RequestContext,
  id: number,
  { kind, name, description }: Radar,
): Promise<WellKnownPlaylist | undefined> {
  // A radar has the creator and the cover of a chart.
  const chart = await chartOf(call, 'H');
  if (!chart) return undefined;
  const now = call.app.now();
  const day = listeningDay(now) * DAY_MS;
  const listener = isLoggedIn(call) ? await recommendationUserOf(call) : await call.viewer();
  return {
    row: {
      ...chart,
      ...{ id, name, description, tags: '[]', copywriter: '', special_type: 0, toplist_type: null },
      ...{ updated_at: day, tracks_updated_at: day, play_count: 0, share_count: 0, base_subscribers: 0 },
      update_frequency: '每天更新',
    },
    songs: await radarSongs(call.db, listener, kind, now),
  };
}

/**
 * The playlist that stands in for one whose id other clients have in their source
 * (docs/specification/contract/serving-other-clients.md): a chart of this server, or a list that is made for the caller.
 *
 * @returns undefined for other ids, and for ids that a playlist of this server has
 */
export async function wellKnownPlaylist(
  call: RequestContext,
  id: number,
): Promise<WellKnownPlaylist | undefined> {
  const [chart, radar] = [chartById.get(id), radarById.get(id)];
  if (chart === undefined && radar === undefined) return undefined;
  const own = await call.db.selectFrom('playlist').select('id').where('id', '=', id).executeTakeFirst();
  if (own) return undefined;
  if (radar) return radarList(call, id, radar);
  const row = chart === undefined ? undefined : await chartOf(call, chart);
  return row && { row, songs: null };
}
