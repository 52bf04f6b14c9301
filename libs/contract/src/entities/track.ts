import type { OldSong, Privilege, QualityLevel, Song } from './song.ts';

/** Why the caller cannot play a track; the screen chooses the text. */
export type UnplayableReason =
  'gone' | 'vip' | 'album-purchase' | 'file-missing' | 'library-offline' | 'no-access' | 'needs-ffmpeg';

/** `noCopyrightRcmd.type` of songs of music libraries; other types mean that the rights are missing. */
export const UNPLAYABLE_TYPES = {
  'file-missing': 101,
  'library-offline': 102,
  'no-access': 103,
  'needs-ffmpeg': 104,
} as const;

/** Why a song of a music library cannot be played. */
export type LibraryUnplayableReason = keyof typeof UNPLAYABLE_TYPES;

const reasonOfType = new Map<number, LibraryUnplayableReason>(
  (Object.keys(UNPLAYABLE_TYPES) as LibraryUnplayableReason[]).map((reason) => [
    UNPLAYABLE_TYPES[reason],
    reason,
  ]),
);

/**
 * Common form of both forms of songs (docs/specification/contract/entities.md: `ar ?? artists`, `al ?? album`, `dt ??
 * duration`, `alia ?? alias`, `mv ?? mvid`). All client code beyond the HTTP calls uses it.
 */
export interface Track {
  id: number;
  name: string;
  /** translated and alternative names, without empty strings */
  aliases: string[];
  artists: { id: number; name: string }[];
  album: { id: number; name: string; picUrl: string };
  durationMs: number;
  /** 0 = none */
  mvId: number;
  /** 0 free, 1 VIP, 4 album purchase, 8 low quality free */
  fee: number;
  /** the best level that the caller may play */
  bestLevel: QualityLevel | 'none';
  /** 0 unknown, 1 original, 2 cover */
  originCoverType: number;
  /** null = playable */
  unplayable: UnplayableReason | null;
  disc: string;
  no: number;
  /** 0 to 100 */
  popularity: number;
}

const clean = (names: (string | null | undefined)[] | null | undefined): string[] => [
  ...new Set((names ?? []).filter((name): name is string => Boolean(name))),
];

/**
 * Converts either form of a song to a track. `privilege` takes precedence over the song's own; without any, the track
 * counts as playable unless the song has `noCopyrightRcmd` (docs/specification/contract/entities.md#privilege).
 */
export function toTrack(song: Song | OldSong, privilege: Privilege | undefined = song.privilege): Track {
  const old = 'artists' in song;
  const artists = old ? song.artists : song.ar;
  const album = old ? song.album : song.al;
  return {
    id: song.id,
    name: song.name,
    aliases: old
      ? clean([...(song.transNames ?? []), ...song.alias])
      : clean([...(song.tns ?? []), ...song.alia]),
    artists: artists.map(({ id, name }) => ({ id, name: name ?? '' })),
    album: { id: album.id, name: album.name ?? '', picUrl: album.picUrl ?? '' },
    durationMs: old ? song.duration : song.dt,
    mvId: old ? song.mvid : song.mv,
    fee: song.fee,
    bestLevel: privilege?.plLevel ?? 'standard',
    originCoverType: old ? 0 : song.originCoverType,
    unplayable: reasonOf(old ? null : song, privilege),
    disc: old ? song.disc : song.cd,
    no: song.no,
    popularity: old ? song.popularity : song.pop,
  };
}

function reasonOf(song: Song | null, privilege: Privilege | undefined): UnplayableReason | null {
  if (privilege && (privilege.pl > 0 || privilege.cs)) return null;
  if (privilege?.fee === 1) return 'vip';
  if (privilege?.fee === 4) return 'album-purchase';
  if (song?.noCopyrightRcmd) return reasonOfType.get(song.noCopyrightRcmd.type) ?? 'gone';
  if (privilege) return 'gone';
  return null;
}

/** Converts a list of songs; `privileges` may be unordered or incomplete (docs/specification/contract/songs.md). */
export function toTracks(songs: readonly (Song | OldSong)[], privileges: readonly Privilege[] = []): Track[] {
  const byId = new Map(privileges.map((privilege) => [privilege.id, privilege]));
  return songs.map((song) => toTrack(song, byId.get(song.id) ?? song.privilege));
}
