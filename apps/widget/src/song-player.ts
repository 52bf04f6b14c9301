import { endpoints } from '@qingyin/contract';
import { createHttp } from '@qingyin/http-client';
import { createPlayer, ResolveFailure, toGaplessInfo, type PlayerPorts } from '@qingyin/player';
import { guestAudio } from './guest-audio.ts';
import { findMusic, type Music, type MusicKind } from './music.ts';

/**
 * Player for music of the Qingyin service at `service` (origin and base path; empty: the page's origin), as a guest.
 */
export function createSongPlayer(service = '', ports: Partial<PlayerPorts> = {}) {
  const http = createHttp({ baseUrl: service, credentials: 'omit' });
  const player = createPlayer({
    audio: guestAudio(new URL(service, location.href).origin),
    async resolveUrl(track, level, signal) {
      const params = { id: String(track.id), level };
      const { data } = await http.call(endpoints.music.songUrl, { params, signal });
      const [found] = data;
      if (!found?.url) throw new ResolveFailure('no-url');
      const { href } = new URL(found.url, service || location.href);
      const { sound, br, time } = found;
      // Needed for gapless playback of albums.
      const facts = sound && { sound: toGaplessInfo(sound) };
      return { url: href, level: found.level, br, durationMs: time, ...facts };
    },
    ...ports,
  });
  /** Finds a song, playlist or album; null if the service does not know it. */
  const find = (kind: MusicKind, id: string): Promise<Music | null> => findMusic(http, kind, id);
  return { player, find };
}
