import { LIKED_SONGS } from '@qingyin/contract';
import { useRowFocusRestore } from '@qingyin/list-layout';
import type { PlaylistMenuOpener } from '@qingyin/playlist-actions';
import { Trans } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { type ReactNode, useId, useRef } from 'react';
import { PlaylistRow } from './PlaylistRow.tsx';
import classes from './PlaylistSection.module.css';
import type { MovePlaylist } from './use-move-playlists.ts';
import { useRowDrag } from './use-row-drag.ts';

interface ListSectionProps {
  title: string;
  /** in display order */
  lists: readonly Playlist[];
  menu: PlaylistMenuOpener;
  move: MovePlaylist;
  /** whether the rows stand in the user's own order without a filter, so that they can be moved */
  movable: boolean;
  /** shown below the rows, e.g. an empty state */
  children?: ReactNode;
}

/** Section of playlists (created or collected) with drag and drop. */
export function PlaylistSection({ title, lists, menu, move, movable, children }: ListSectionProps) {
  const id = useId();
  const body = useRef<HTMLUListElement>(null);
  // The liked songs are always first.
  const fixed = lists[0]?.specialType === LIKED_SONGS ? 1 : 0;
  const onMove = (moved: Playlist, gap: number) => move(lists, moved, gap);
  const { handlers, gap, refused, stepTo } = useRowDrag({ lists, body, fixedCount: fixed, movable, onMove });
  useRowFocusRestore(body, 'data-list', lists);
  return (
    <section aria-labelledby={id}>
      <h2 className={classes.title}>
        <span id={id}>{title}</span>
        {lists.length > 0 && <span className={classes.count}>{lists.length}</span>}
      </h2>
      {lists.length > 0 && (
        <ul ref={body} className={classes.body} {...handlers}>
          {lists.map((list, place) => {
            const [up, down] = [stepTo(list, -1), stepTo(list, 1)];
            const canStep = movable && (up !== null || down !== null);
            return (
              <PlaylistRow
                key={list.id}
                list={list}
                menu={menu}
                movable={place >= fixed}
                line={
                  gap === place ? 'before' : gap === lists.length && place === gap - 1 ? 'after' : undefined
                }
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
