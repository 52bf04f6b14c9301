import { endpoints } from '@qingyin/contract';
import { createHttp } from '@qingyin/http-client';
import { createPlayer, ResolveFailure, soundFactsOf, type PlayerPorts } from '@qingyin/player';
import { guestAudio } from './guest-audio.ts';
import { findMusic, type Music, type MusicKind } from './music.ts';

/** A player for music of the Qingyin service at `service` (an origin; '' is the page's own), as a guest hears it. */
export function createSongPlayer(service = '', ports: Partial<PlayerPorts> = {}) {
  const http = createHttp({ baseUrl: service, credentials: 'omit' });
  const player = createPlayer({
    audio: guestAudio(service || location.origin),
    async resolveUrl(track, level, signal) {
      const params = { id: String(track.id), level };
      const { data } = await http.call(endpoints.music.songUrl, { params, signal });
      const [found] = data;
      if (!found?.url) throw new ResolveFailure('no-url');
      const { href } = new URL(found.url, service || location.href);
      const { sound, br, time } = found;
      // So that songs of an album go over into each other.
      const facts = sound && { sound: soundFactsOf(sound) };
      return { url: href, level: found.level, br, durationMs: time, ...facts };
    },
    ...ports,
  });
  /** Looks a song, playlist or album up; null when the service does not know it. */
  const find = (kind: MusicKind, id: string): Promise<Music | null> => findMusic(http, kind, id);
  return { player, find };
}
