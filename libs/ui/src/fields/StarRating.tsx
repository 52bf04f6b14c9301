import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { MOST_STARS, starsForKey } from './star-keys.ts';
import classes from './StarRating.module.css';

export interface StarRatingProps {
  /** accessible name of the group */
  label: string;
  /** 0 to 5; 0: not rated */
  value: number;
  /** called with 1 to 5, or 0 to remove the rating; may return whether the choice was saved */
  onChange: (stars: number) => Promise<boolean> | void;
  disabled?: boolean;
}

const all = Array.from({ length: MOST_STARS }, (_, index) => index + 1);

/**
 * Five stars as radio buttons with one tab stop. Arrow keys, Home, End and digits choose; a press on the chosen star, 0
 * and Delete remove the rating. The choice shows at once, before `value` changes, until it is refused.
 */
export function StarRating({ label, value, onChange, disabled = false }: StarRatingProps) {
  const { t } = useLingui();
  const hint = useId();
  const [known, setKnown] = useState(value);
  const [choice, setChoice] = useState<{ stars: number } | null>(null);
  const [pointed, setPointed] = useState(0);
  if (known !== value) {
    setKnown(value);
    setChoice(null);
  }
  const chosen = choice?.stars ?? value;
  const choose = (stars: number) => {
    setPointed(0);
    if (stars === chosen) return;
    const made = { stars };
    setChoice(made);
    void onChange(stars)?.then((saved) => {
      // A later choice stays.
      if (!saved) setChoice((latest) => (latest === made ? null : latest));
    });
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const group = event.currentTarget.parentElement;
    const next = group && starsForKey(event.key, chosen, getComputedStyle(group).direction === 'rtl');
    if (next == null) return;
    event.preventDefault();
    event.stopPropagation();
    choose(next);
    group?.querySelector<HTMLElement>(`[data-stars="${Math.max(1, next)}"]`)?.focus();
  };

  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={hint}
      aria-disabled={disabled || undefined}
      className={classes.stars}
      onPointerLeave={() => setPointed(0)}
    >
      {all.map((stars) => {
        const Star = stars <= (pointed || chosen) ? IconStarFilled : IconStar;
        return (
          <button
            key={stars}
            type="button"
            role="radio"
            aria-checked={stars === chosen}
            aria-label={t`${plural(stars, { other: '# 星' })}`}
            tabIndex={stars === Math.max(1, chosen) ? 0 : -1}
            data-stars={stars}
            data-full={stars <= (pointed || chosen) ? '' : undefined}
            disabled={disabled}
            className={classes.star}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(stars)}
            onClick={() => choose(stars === chosen ? 0 : stars)}
            onKeyDown={press}
          >
            <Star size={20} stroke={1.75} aria-hidden />
          </button>
        );
      })}
      <span id={hint} hidden>{t`再按一次选中的星，或者按 0，就取消评分`}</span>
    </div>
  );
}
