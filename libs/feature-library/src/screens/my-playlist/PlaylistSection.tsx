import { LIKED_SONGS } from '@qingyin/contract';
import { useRowFocusRestore } from '@qingyin/list-layout';
import type { PlaylistMenuOpener } from '@qingyin/playlist-actions';
import { Trans } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { usePhone } from '@qingyin/ui';
import { type ReactNode, useId, useRef } from 'react';
import { PlaylistEntry } from './PlaylistEntry.tsx';
import entry from './PlaylistEntry.module.css';
import classes from './PlaylistSection.module.css';
import type { MovePlaylist } from './use-move-playlists.ts';
import { useEntryDrag } from './use-entry-drag.ts';

/** Sizes of the covers, px: of a row as in PlaylistEntry.module.css, of a card at most. */
const ROW_COVER_PX = 64;
const CARD_COVER_PX = 208;

interface ListSectionProps {
  title: string;
  /** in display order */
  lists: readonly Playlist[];
  menu: PlaylistMenuOpener;
  move: MovePlaylist;
  /** whether the playlists stand in the user's own order without a filter, so that they can be moved */
  movable: boolean;
  /** whether to show who created each playlist */
  withCreator?: boolean;
  /** shown below the playlists, e.g. an empty state */
  children?: ReactNode;
}

/** Section of playlists (created or collected) with drag and drop: a grid of cards, or rows on phones. */
export function PlaylistSection(props: ListSectionProps) {
  const { title, lists, menu, move, movable, withCreator = false, children } = props;
  const id = useId();
  const body = useRef<HTMLUListElement>(null);
  const phone = usePhone();
  // The liked songs are always first.
  const fixed = lists[0]?.specialType === LIKED_SONGS ? 1 : 0;
  const onMove = (moved: Playlist, gap: number) => move(lists, moved, gap);
  const { handlers, mark, refused, stepTo } = useEntryDrag({
    ...{ lists, body, movable, onMove },
    fixedCount: fixed,
    columns: !phone,
  });
  useRowFocusRestore(body, 'data-list', lists);
  return (
    <section aria-labelledby={id}>
      <h2 className={classes.title}>
        <span id={id}>{title}</span>
        {lists.length > 0 && <span className={classes.count}>{lists.length}</span>}
      </h2>
      {lists.length > 0 && (
        <ul ref={body} className={entry.list} {...handlers}>
          {lists.map((list, place) => {
            const [up, down] = [stepTo(list, -1), stepTo(list, 1)];
            const canStep = movable && (up !== null || down !== null);
            return (
              <PlaylistEntry
                key={list.id}
                list={list}
                menu={menu}
                movable={place >= fixed}
                line={mark?.place === place ? mark.side : undefined}
                coverPx={phone ? ROW_COVER_PX : CARD_COVER_PX}
                withCreator={withCreator}
                ends={{ first: up === null, last: down === null }}
                onStep={
                  canStep
                    ? (step) => {
                        const to = step < 0 ? up : down;
                        if (to !== null) onMove(list, to);
                      }
                    : undefined
                }
              />
            );
          })}
        </ul>
      )}
      <div role="status" className={classes.refusal}>
        {refused && (
          <p>
            <Trans>歌单只能在「我的顺序」里移动，先改回这个顺序，并清除筛选</Trans>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
