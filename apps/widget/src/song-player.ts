import { endpoints, toTracks, type Track } from '@qingyin/contract';
import { createHttp } from '@qingyin/http-client';
import { createPlayer, htmlAudioPort, ResolveFailure, type PlayerPorts } from '@qingyin/player';

/** A player for songs of the Qingyin service at `service` (an origin; '' is the page's own). */
export function createSongPlayer(service = '', ports: Partial<PlayerPorts> = {}) {
  const http = createHttp({ baseUrl: service });
  const player = createPlayer({
    audio: htmlAudioPort(),
    async resolveUrl(track, level, signal) {
      const params = { id: String(track.id), level };
      const { data } = await http.call(endpoints.music.songUrl, { params, signal });
      const [found] = data;
      if (!found?.url) throw new ResolveFailure('no-url');
      const { href } = new URL(found.url, service || location.href);
      return { url: href, level: found.level, br: found.br, durationMs: found.time };
    },
    ...ports,
  });
  /** Looks a song up; null when the service does not know it. */
  async function find(id: string): Promise<Track | null> {
    const { songs, privileges } = await http.call(endpoints.music.songDetail, { params: { ids: id } });
    return toTracks(songs, privileges)[0] ?? null;
  }
  return { player, find };
}
