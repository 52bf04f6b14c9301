import { ChoiceLink, type LinkProps } from '@qingyin/routing';
import { useCurrentInView } from '@qingyin/ui';
import { type ReactNode, useId, useRef } from 'react';
import classes from './FilterBar.module.css';

export interface FilterChoice {
  /** stable among the choices of a row */
  key: string;
  label: ReactNode;
  /** the same page with this choice in its address */
  link: Pick<LinkProps, 'to' | 'params' | 'search'>;
  chosen: boolean;
}

/** Rows of choices above a list. What is chosen lives in the address, so Back, reload and links keep it. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>;
}

export interface FilterRowProps {
  label: string;
  /** what the choices are is plain from what stands above them: the label is only read out */
  labelled?: boolean;
  choices: readonly FilterChoice[];
  /** a phone shows all choices in as many lines as they take, instead of one line that scrolls sideways */
  wrap?: boolean;
  /** most of the choices are single letters */
  letters?: boolean;
}

/** One row: what is chosen by it, and the choices as links; on a phone it scrolls sideways inside itself. */
export function FilterRow({
  label,
  labelled = true,
  choices,
  wrap = false,
  letters = false,
}: FilterRowProps) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  useCurrentInView(row, choices.find(({ chosen }) => chosen)?.key);
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
        {choices.map(({ key, label: text, link, chosen }) => (
          <li key={key}>
            <ChoiceLink
              {...link}
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
