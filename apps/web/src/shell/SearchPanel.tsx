import { Trans, useLingui } from '@lingui/react/macro';
import { toTrack } from '@qingyin/contract';
import { searchHotQuery, suggestQuery } from '@qingyin/data-music';
import { usePlayer } from '@qingyin/player-react';
import { useNavigate } from '@qingyin/routing';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useImperativeHandle, useMemo, type ReactNode, type Ref } from 'react';
import { canOpen } from '../screens.ts';
import type { PanelHandle } from './SearchBox.tsx';
import styles from './SearchPanel.module.css';
import { useSearchHistory } from './search-history.ts';

interface SearchPanelProps {
  ref: Ref<PanelHandle>;
  id: string;
  words: string;
  /** searched for when nothing was typed */
  defaultWords: string;
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
  onWords: (words: string) => void;
  onDone: () => void;
}

interface Option {
  id: string;
  group: 'history' | 'hot' | 'songs' | 'playlists';
  label: string;
  note?: string;
  take: () => void;
}

/** Suggestions while typing; before that, what was searched here and what others search. */
export default function SearchPanel(props: SearchPanelProps) {
  const { ref, id, words, defaultWords, activeId, onActive, onWords, onDone } = props;
  const { t } = useLingui();
  const player = usePlayer();
  const navigate = useNavigate();
  const history = useSearchHistory();
  const wanted = useDeferredValue(words.trim());
  const suggestions = useQuery({ ...suggestQuery(wanted), enabled: wanted !== '' });
  const hot = useQuery({ ...searchHotQuery(), enabled: wanted === '' });

  const options = useMemo<Option[]>(() => {
    const option = (group: Option['group'], index: number, rest: Omit<Option, 'id' | 'group'>): Option => ({
      id: `${id}-${group}-${index}`,
      group,
      ...rest,
    });
    if (wanted === '') {
      return [
        ...history.words.map((word, index) =>
          option('history', index, { label: word, take: () => onWords(word) }),
        ),
        ...(hot.data ?? []).map(({ searchWord, content }, index) =>
          option('hot', index, { label: searchWord, note: content, take: () => onWords(searchWord) }),
        ),
      ];
    }
    const { songs = [], playlists = [] } = suggestions.data ?? {};
    const keep = () => history.add(wanted);
    return [
      ...songs.map((song, index) =>
        option('songs', index, {
          label: song.name,
          note: song.artists.map(({ name }) => name).join(' / '),
          take: () => {
            keep();
            onDone();
            player.playList(
              songs.map((each) => toTrack(each)),
              index,
              { kind: 'search', id: wanted },
            );
          },
        }),
      ),
      ...playlists.map((playlist, index) =>
        option('playlists', index, {
          label: playlist.name,
          take: () => {
            keep();
            onDone();
            void navigate({ to: '/playList/$id', params: { id: String(playlist.id) } });
          },
        }),
      ),
    ];
  }, [wanted, suggestions.data, hot.data, history, id, onWords, onDone, player, navigate]);

  useEffect(() => onActive(undefined), [wanted, onActive]);
  useImperativeHandle(ref, () => ({
    step(by) {
      const index = options.findIndex((option) => option.id === activeId);
      const next =
        index < 0 ? (by > 0 ? 0 : options.length - 1) : (index + by + options.length) % options.length;
      const option = options[next];
      onActive(option?.id);
      if (option) document.getElementById(option.id)?.scrollIntoView({ block: 'nearest' });
    },
    take() {
      const active = options.find((option) => option.id === activeId);
      if (active) active.take();
      else if (canOpen('/search-detail/$type') && (wanted || defaultWords)) {
        history.add(wanted || defaultWords);
        onDone();
        void navigate({
          to: '/search-detail/$type',
          params: { type: 'song' },
          search: { keywords: wanted || defaultWords },
        });
      } else if (wanted) options[0]?.take();
      else if (defaultWords) onWords(defaultWords);
    },
  }));

  const titles = { history: t`搜索历史`, hot: t`热门搜索`, songs: t`单曲`, playlists: t`歌单` } as const;
  const groups = (Object.keys(titles) as (keyof typeof titles)[]).flatMap((group) => {
    const members = options.filter((option) => option.group === group);
    return members.length > 0 ? [{ group, members }] : [];
  });

  return (
    <div className={styles.panel}>
      <div id={id} role="listbox" aria-label={t`搜索建议`}>
        {groups.map(({ group, members }) => (
          <div key={group} role="group" aria-label={titles[group]}>
            <div className={styles.heading} aria-hidden>
              {titles[group]}
            </div>
            {members.map((option, index) => (
              // Focus stays in the box, which has the keys (ARIA combobox pattern).
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox has the keys
              <div
                key={option.id}
                id={option.id}
                role="option"
                tabIndex={-1}
                aria-selected={option.id === activeId}
                className={styles.option}
                onPointerDown={(event) => event.preventDefault()}
                onClick={option.take}
              >
                {group === 'hot' && <span className={styles.rank}>{index + 1}</span>}
                <bdi className={styles.label}>
                  <Marked text={option.label} words={wanted} />
                </bdi>
                {option.note && <bdi className={styles.note}>{option.note}</bdi>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {wanted === '' && history.words.length > 0 && (
        <button type="button" className={styles.clear} onClick={history.clear}>
          <Trans>清空搜索历史</Trans>
        </button>
      )}
      <PanelState>
        {wanted !== '' && suggestions.isError && <Trans>搜索建议没有取到，请稍后再试</Trans>}
        {wanted !== '' && suggestions.isSuccess && options.length === 0 && <Trans>没有找到相关的内容</Trans>}
        {wanted !== '' && suggestions.isPending && <Trans>搜索中…</Trans>}
      </PanelState>
    </div>
  );
}

function PanelState({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.state}>
      {children}
    </div>
  );
}

/** Marks the part of the text that was typed. */
function Marked({ text, words }: { text: string; words: string }) {
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, at + words.length)}</mark>
      {text.slice(at + words.length)}
    </>
  );
}
