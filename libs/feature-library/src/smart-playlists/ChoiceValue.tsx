import { useLingui } from '@lingui/react/macro';
import { type Playlist, smartFormats } from '@qingyin/contract';
import { libraryGenresQuery, libraryNamesQuery } from '@qingyin/data-music';
import { usePlaylistNames } from '@qingyin/media-ui';
import { Select, type SelectOption, type SelectProps } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';

/** Fields whose value is chosen from a list. */
export type ChoiceKind = 'genre' | 'format' | 'list' | 'library';

interface ChoiceValueProps extends Pick<SelectProps<string>, 'className' | 'aria-label' | 'aria-invalid'> {
  kind: ChoiceKind;
  value: string;
  ownPlaylists: readonly Playlist[];
  onValue: (value: string) => void;
}

/** Select for the value of a rule: a genre, a format, an own playlist or a music library. */
export function ChoiceValue({ kind, value, ownPlaylists, onValue, ...select }: ChoiceValueProps) {
  const { t } = useLingui();
  const nameOf = usePlaylistNames();
  const genres = useQuery({ ...libraryGenresQuery(), enabled: kind === 'genre' });
  const libraries = useQuery({ ...libraryNamesQuery(), enabled: kind === 'library' });
  const choices: Record<ChoiceKind, readonly SelectOption[]> = {
    genre: (genres.data?.genres ?? []).map(({ key, name }) => ({ value: key, label: name })),
    format: smartFormats.map((format) => ({ value: format, label: format.toUpperCase() })),
    list: ownPlaylists.map((playlist) => ({ value: String(playlist.id), label: nameOf(playlist) })),
    library: (libraries.data ?? []).map(({ id, name }) => ({
      value: String(id),
      label: name || t`我的上传`,
    })),
  };
  const texts: Record<ChoiceKind, { choose: string; empty: string; other: string }> = {
    genre: { choose: t`选择流派`, empty: t`没有流派`, other: value },
    format: { choose: t`选择格式`, empty: '', other: value },
    list: { choose: t`选择歌单`, empty: t`选择歌单`, other: t`别的歌单` },
    library: { choose: t`选择音乐库`, empty: t`没有音乐库`, other: t`别的音乐库` },
  };
  const asked = { genre: genres, library: libraries, format: undefined, list: undefined }[kind];
  const { choose, empty, other } = texts[kind];
  const first = asked?.isError
    ? t`加载失败`
    : asked?.isPending
      ? t`正在加载`
      : choices[kind].length > 0
        ? choose
        : empty;
  const isKnown = value === '' || choices[kind].some((choice) => choice.value === value);
  return (
    <Select
      {...select}
      aria-busy={asked?.isFetching || undefined}
      value={value}
      options={[{ value: '', label: first }, ...choices[kind], ...(isKnown ? [] : [{ value, label: other }])]}
      onChange={onValue}
    />
  );
}
