import { useLingui } from '@lingui/react/macro';
import type { LibraryInitial } from '@qingyin/contract';
import classes from './InitialIndex.module.css';

interface InitialIndexProps {
  initials: readonly LibraryInitial[];
  /** called with the index of the first entry of an initial */
  onJump: (index: number) => void;
}

/** Initials of a long list at its side, each of which scrolls to its first entry; not on phones. */
export function InitialIndex({ initials, onJump }: InitialIndexProps) {
  const { t } = useLingui();
  const starts = initials.map((_, at) => initials.slice(0, at).reduce((sum, { count }) => sum + count, 0));
  return (
    <nav aria-label={t`首字母`} className={classes.index}>
      {initials.map(({ initial }, at) => (
        <button
          key={initial}
          type="button"
          className={classes.letter}
          aria-label={t`跳到 ${initial}`}
          onClick={() => onJump(starts[at] ?? 0)}
        >
          {initial}
        </button>
      ))}
    </nav>
  );
}
