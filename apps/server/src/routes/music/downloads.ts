import { FLAC_BITRATE, MP3_BITRATE } from '@qingyin/server-catalogue';
import { estimatedSize } from '@qingyin/server-convert';
import { badParameters } from '@qingyin/server-kernel';
import { type DownloadPlan, endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { DownloadableSong } from '../../downloads/check-downloads.ts';
import { checkDownloads } from '../../downloads/check-downloads.ts';
import { createDownloadTicket } from '../../downloads/download-tickets.ts';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type Route } from '../../http/route.ts';

const { music } = endpoints;

/** Size in bytes, estimated from bit rate and duration, so that no file has to be created for it. */
function sizeOf(song: DownloadableSong): number {
  if (song.kind === 'library') {
    const { file, format } = song.choice;
    return format ? estimatedSize(file, format, song.record.song.duration_ms) : file.size;
  }
  const rate = song.lossless ? FLAC_BITRATE : MP3_BITRATE;
  return Math.round((rate / 8000) * song.record.song.duration_ms);
}

/** Route that issues download URLs (docs/api-extensions.md). */
export const downloadRoutes: Route[] = [
  rateLimited(
    rateLimitRules.download,
    personal(music.download, schemas.music.download, async (call, { ids, level, name = '' }) => {
      const { db, app, user, origin } = call;
      const wanted = [...new Set(ids)];
      const { maxSongs } = app.downloads;
      if (wanted.length > maxSongs) throw badParameters(`一次最多下载 ${maxSongs} 首歌`);
      const judged = await checkDownloads(
        { db, converter: app.converter },
        await call.viewer(),
        wanted,
        level,
      );
      const coming = judged.filter((song) => song.kind !== 'left-out');
      const plan: DownloadPlan = {
        url: null,
        expireTime: app.now(),
        count: coming.length,
        size: coming.reduce((sum, song) => sum + sizeOf(song), 0),
        left: judged.flatMap((song) => {
          if (song.kind !== 'left-out') return [];
          const { kind: _kind, ...left } = song;
          return [left];
        }),
      };
      if (coming.length === 0) return { code: 200, data: plan };
      // A single song is downloaded as a file. A zip archive lists the missing songs too, so its order holds all
      // requested ids.
      const songIds = coming.length === 1 ? coming.map(({ id }) => id) : wanted;
      const order = { userId: user.id, songIds, level, name };
      const { path, expiresAt } = await createDownloadTicket(db, order, app.now());
      return { code: 200, data: { ...plan, url: `${origin}${path}`, expireTime: expiresAt } };
    }),
  ),
];
