import { useArtistLine, usePlaylistNames } from '@qingyin/media-ui';
import { type OldSong, toTrack } from '@qingyin/contract';
import { correctedQuery, suggestQuery } from '@qingyin/data-music';
import { usePlayer } from '@qingyin/player-react';
import { type LinkProps, useNavigate } from '@qingyin/routing';
import { useQuery } from '@tanstack/react-query';
import { rememberSearch } from './search-history.ts';

export type SuggestionGroup = 'correction' | 'songs' | 'artists' | 'albums' | 'playlists';

/** Suggestion of the service for a query. */
export interface SuggestionOption<Group extends string = SuggestionGroup> {
  id: string;
  group: Group;
  label: string;
  note?: string;
  /** Image before the label; round for people. */
  cover?: { src: string | null; round?: boolean };
  /** Plays the song or navigates to the entity. */
  take: () => void;
}

interface FoundOptions {
  /** Prefix of the ids of the options. */
  id: string;
  /** Trimmed query; empty: no request. */
  wanted: string;
  /** Called before an option is taken. */
  onDone: () => void;
  /** Searches for the query that the service suggests instead. */
  onSearch: (query: string) => void;
}

/** Adds the group and a unique id to each option. */
export const toGroupOptions = <Group extends string, Member extends object>(
  id: string,
  group: Group,
  members: readonly Member[] = [],
) => members.map((member, index) => ({ ...member, id: `${id}-${group}-${index}`, group }));

/**
 * Songs, artists, albums and playlists the service suggests for a query (it matches pinyin, too), or another query if
 * there are none, and the state of that request.
 */
export function useSuggestionOptions({ id, wanted, onDone, onSearch }: FoundOptions) {
  const player = usePlayer();
  const navigate = useNavigate();
  const lineOf = useArtistLine();
  const nameOf = usePlaylistNames();
  const query = useQuery({ ...suggestQuery(wanted), enabled: wanted !== '' });
  const found = wanted === '' ? undefined : query.data;

  const taken = (action: () => void) => () => {
    rememberSearch(wanted);
    onDone();
    action();
  };
  const open = (link: Pick<LinkProps, 'to' | 'params' | 'search'>) => taken(() => void navigate(link));
  const play = (songs: readonly OldSong[], index: number) =>
    taken(() =>
      player.playList(
        songs.map((song) => toTrack(song)),
        index,
        { kind: 'search', id: wanted },
      ),
    );

  const corrected = correctedQuery(found?.searchQcReminder);

  const options: SuggestionOption[] = [
    ...toGroupOptions(
      id,
      'correction',
      corrected === undefined ? [] : [{ label: corrected, take: () => onSearch(corrected) }],
    ),
    ...toGroupOptions(
      id,
      'songs',
      found?.songs?.map((song, index, songs) => ({
        label: song.name,
        cover: { src: song.album.picUrl ?? null },
        note: lineOf(song.artists),
        take: play(songs, index),
      })),
    ),
    ...toGroupOptions(
      id,
      'artists',
      found?.artists?.map((artist) => ({
        label: lineOf([artist]),
        cover: { src: artist.img1v1Url || artist.picUrl, round: true },
        take: open({ to: '/artists-detail', search: { id: String(artist.id) } }),
      })),
    ),
    ...toGroupOptions(
      id,
      'albums',
      found?.albums?.map((album) => ({
        label: album.name,
        cover: { src: album.picUrl },
        note: lineOf(album.artists),
        take: open({ to: '/album/$id', params: { id: String(album.id) } }),
      })),
    ),
    ...toGroupOptions(
      id,
      'playlists',
      found?.playlists?.map((playlist) => ({
        label: nameOf(playlist),
        cover: { src: playlist.coverImgUrl },
        take: open({ to: '/playList/$id', params: { id: String(playlist.id) } }),
      })),
    ),
  ];
  return { options, query };
}
