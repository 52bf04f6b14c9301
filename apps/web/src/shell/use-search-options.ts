import { type OldSong, toTrack } from '@qingyin/contract';
import { searchHotQuery, suggestQuery } from '@qingyin/data-music';
import { usePlayer } from '@qingyin/player-react';
import { type LinkProps, useNavigate } from '@qingyin/routing';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { rememberSearch, type SearchHistory } from './search-history.ts';

export type OptionGroup = 'history' | 'hot' | 'songs' | 'artists' | 'albums' | 'playlists' | 'all';

/** So many of the hot ones stand in a panel that does not scroll. */
const HOT_SHOWN = 10;

/** One line of the panel. */
export interface SearchOption {
  id: string;
  group: OptionGroup;
  label: string;
  note?: string;
  /** a picture before the label; people have round ones */
  cover?: { src: string | null; round?: boolean };
  take: () => void;
  /** only what was searched here can be forgotten */
  remove?: () => void;
}

interface SearchOptions {
  /** begins the ids of the options */
  id: string;
  /** trimmed; empty shows what was searched here and what others search */
  wanted: string;
  history: SearchHistory;
  onSearch: (words: string) => void;
  onDone: () => void;
}

/** The lines of the panel in their order, and how the suggestions are doing. */
export function useSearchOptions({ id, wanted, history, onSearch, onDone }: SearchOptions) {
  const { t } = useLingui();
  const player = usePlayer();
  const navigate = useNavigate();
  const suggestions = useQuery({ ...suggestQuery(wanted), enabled: wanted !== '' });
  const hot = useQuery({ ...searchHotQuery(), enabled: wanted === '' });
  const asked = wanted === '' ? hot : suggestions;
  const found = wanted === '' ? undefined : suggestions.data;

  const group = (name: OptionGroup, members: readonly Omit<SearchOption, 'id' | 'group'>[] = []) =>
    members.map((member, index): SearchOption => ({ ...member, id: `${id}-${name}-${index}`, group: name }));
  const taken = (act: () => void) => () => {
    rememberSearch(wanted);
    onDone();
    act();
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

  const before = () => [
    ...group(
      'history',
      history.words.map((word) => ({
        label: word,
        take: () => onSearch(word),
        remove: () => history.remove(word),
      })),
    ),
    ...group(
      'hot',
      hot.data?.slice(0, HOT_SHOWN).map(({ searchWord, content }) => ({
        label: searchWord,
        note: content,
        take: () => onSearch(searchWord),
      })),
    ),
  ];
  const things = () => [
    ...group(
      'songs',
      found?.songs?.map((song, index, songs) => ({
        label: song.name,
        cover: { src: song.album.picUrl ?? null },
        note: song.artists.map(({ name }) => name).join(' / '),
        take: play(songs, index),
      })),
    ),
    ...group(
      'artists',
      found?.artists?.map((artist) => ({
        label: artist.name,
        cover: { src: artist.img1v1Url || artist.picUrl, round: true },
        take: open({ to: '/artists-detail', search: { id: String(artist.id) } }),
      })),
    ),
    ...group(
      'albums',
      found?.albums?.map((album) => ({
        label: album.name,
        cover: { src: album.picUrl },
        note: album.artists.map(({ name }) => name).join(' / '),
        take: open({ to: '/album/$id', params: { id: String(album.id) } }),
      })),
    ),
    ...group(
      'playlists',
      found?.playlists?.map((playlist) => ({
        label: playlist.name,
        cover: { src: playlist.coverImgUrl },
        take: open({ to: '/playList/$id', params: { id: String(playlist.id) } }),
      })),
    ),
  ];

  const suggested = wanted === '' ? before() : things();
  const all = group('all', [{ label: t`查看“${wanted}”的全部结果`, take: () => onSearch(wanted) }]);
  return {
    options: wanted !== '' && suggested.length > 0 ? [...suggested, ...all] : suggested,
    isError: asked.isError,
    isPending: asked.isPending,
    retry: () => void asked.refetch(),
    isNothing: wanted !== '' && suggestions.isSuccess && suggested.length === 0,
  };
}
