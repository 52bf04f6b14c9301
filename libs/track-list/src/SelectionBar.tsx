import { Plural, useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { useTagCorrection } from '@qingyin/tag-correction';
import { Button, IconButton, lazyComponent, OptionalBoundary, useMediaQuery, usePhone } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import { IconDots, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PlaylistPicker } from './PlaylistPicker.tsx';
import classes from './SelectionBar.module.css';
import { type SelectionBarProps } from './selection-bar-props.ts';
import { type SelectionAction, useSelectionActions } from './use-selection-actions.tsx';
import { useSelectionBarKeys } from './use-selection-bar-keys.ts';

const RateSongsDialog = lazyComponent(() => import('./RateSongsDialog.tsx'));

/** Below this width the bar has no room for all buttons in every language. */
const NARROW_QUERY = '(max-width: 1199.98px)';
const ROOM = { phone: 1, narrow: 3 };
/**
 * Custom property for the space the bar covers: bars at the bottom of the page stand above it. Height of the bar
 * plus a gap.
 */
const COVERED = ['--qy-selectionbar', '56px'] as const;

/** Bar with the actions for the selected songs; floats above the player bar. Actions that do not fit are in a menu. */
export default function SelectionBar(props: SelectionBarProps) {
  const { chosen } = props;
  const { t } = useLingui();
  const phone = usePhone();
  const narrow = useMediaQuery(NARROW_QUERY);
  const more = useRef<HTMLButtonElement>(null);
  const keys = useSelectionBarKeys(chosen.clear);
  const [menu, setMenu] = useState<Element | null>(null);
  const [picking, setPicking] = useState<{ tracks: Track[]; anchor: Element } | null>(null);
  const [rating, setRating] = useState<Track[] | null>(null);
  const { acts, extra, waiting, fetched } = useSelectionActions({
    ...props,
    onRate: setRating,
    onPick: (tracks, anchor) => {
      const from = anchor ?? more.current;
      if (from) setPicking({ tracks, anchor: from });
    },
  });
  const room = phone ? ROOM.phone : narrow ? ROOM.narrow : acts.length;
  const correction = useTagCorrection(
    fetched.map(({ id }) => id),
    (albumIds) => albumIds && chosen.clear(),
  );
  const corrections = correction.entries.map(({ onSelect, keepOpen: _keeps, ...entry }): SelectionAction => ({
    ...entry,
    run: onSelect,
  }));
  const rest = [...acts.slice(room), ...corrections, ...extra];
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(...COVERED);
    return () => void style.removeProperty(COVERED[0]);
  }, []);

  return createPortal(
    <div className={classes.place}>
      {/* Keys bubble from the buttons. */}
      <div
        role="toolbar"
        aria-label={t`已选歌曲`}
        aria-busy={waiting || undefined}
        className={classes.bar}
        {...keys}
      >
        <span role="status" className={classes.count}>
          <Plural value={chosen.count} other="已选 # 首" />
        </span>
        {acts.slice(0, room).map(({ id, label, opensMore, run }) => (
          <Button
            key={id}
            size="s"
            variant="plain"
            disabled={waiting}
            aria-haspopup={opensMore ? 'dialog' : undefined}
            onClick={({ currentTarget }) => run(currentTarget)}
          >
            <bdi>{label}</bdi>
          </Button>
        ))}
        {rest.length > 0 && (
          <IconButton
            ref={more}
            size="s"
            label={t`更多`}
            disabled={waiting}
            aria-haspopup="menu"
            aria-expanded={menu !== null}
            onClick={({ currentTarget }) => setMenu(currentTarget)}
          >
            <IconDots size={18} stroke={1.75} aria-hidden />
          </IconButton>
        )}
        <IconButton size="s" label={t`取消选择`} onClick={chosen.clear}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      {menu && (
        <Menu
          label={t`已选歌曲`}
          entries={rest.map(({ run, opensMore: _leads, ...entry }) => ({
            ...entry,
            onSelect: () => run(null),
          }))}
          anchor={menu}
          onClose={() => setMenu(null)}
        />
      )}
      {rating && (
        <OptionalBoundary onLost={() => setRating(null)}>
          <RateSongsDialog
            tracks={rating}
            onClose={(rated) => {
              setRating(null);
              if (rated) chosen.clear();
            }}
          />
        </OptionalBoundary>
      )}
      {correction.dialog}
      {picking && <PlaylistPicker {...picking} onClose={() => setPicking(null)} onAdded={chosen.clear} />}
    </div>,
    document.body,
  );
}
