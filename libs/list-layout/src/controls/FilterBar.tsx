import { ChoiceLink, type LinkProps, useSearchChange } from '@qingyin/routing';
import { useScrollToCurrent } from '@qingyin/ui';
import { type ReactNode, useId, useRef } from 'react';
import classes from './FilterBar.module.css';

/** One choice of a filter row, as a link. */
export interface FilterChoice {
  /** unique among the choices of a row */
  key: string;
  label: ReactNode;
  /** the same page with this choice in its address */
  link: Pick<LinkProps, 'to' | 'params'> & { search?: object };
  chosen: boolean;
}

/** Rows of filters above a list. The choices are part of the address, so that Back, reload and links restore them. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>;
}

export interface FilterRowProps {
  label: string;
  /** false hides the label visually, where the context above shows what is filtered */
  labelled?: boolean;
  choices: readonly FilterChoice[];
  /** on a phone, wraps the choices into lines instead of scrolling sideways */
  wrap?: boolean;
  /** most of the choices are single letters */
  letters?: boolean;
}

/** One row of filters: a label and the choices as links. On a phone it scrolls sideways. */
export function FilterRow({
  label,
  labelled = true,
  choices,
  wrap = false,
  letters = false,
}: FilterRowProps) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const searchChange = useSearchChange();
  useScrollToCurrent(row, choices.find(({ chosen }) => chosen)?.key);
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={classes.row}
      data-wrap={wrap ? '' : undefined}
      data-letters={letters ? '' : undefined}
    >
      <span id={id} className={labelled ? classes.label : 'qy-unseen'}>
        {label}
      </span>
      <ul ref={row} className={classes.choices}>
        {choices.map(({ key, label: text, link: { search = {}, ...link }, chosen }) => (
          <li key={key}>
            <ChoiceLink
              {...link}
              search={searchChange(search)}
              resetScroll={false}
              className={classes.choice}
              chosen={chosen ? 'true' : undefined}
            >
              {text}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
