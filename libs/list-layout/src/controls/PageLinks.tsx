import { useLingui } from '@lingui/react/macro';
import { ChoiceLink, type LinkProps } from '@qingyin/routing';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode } from 'react';
import classes from './PageLinks.module.css';
import { pagesAround } from './pages-around.ts';

export interface PageLinksProps {
  /** from 1 */
  page: number;
  /** number of pages; with `more` the number of known pages */
  pages: number;
  /** there are further pages, their number is unknown */
  more?: boolean;
  linkOf: (page: number) => Pick<LinkProps, 'to' | 'params' | 'search'>;
}

/** Pagination links of a list whose page is part of the address; nothing if there is only one page. */
export function PageLinks({ page, pages, more = false, linkOf }: PageLinksProps) {
  const { t } = useLingui();
  if (pages < 2 && !more) return null;
  const last = more ? pages + 1 : pages;
  const step = (to: number, name: string, icon: ReactNode) =>
    to >= 1 && to <= last ? (
      <ChoiceLink {...linkOf(to)} className={classes.page} aria-label={name}>
        {icon}
      </ChoiceLink>
    ) : (
      <span className={classes.page} data-off aria-hidden>
        {icon}
      </span>
    );
  return (
    <nav aria-label={t`分页`} className={classes.pages}>
      {step(page - 1, t`上一页`, <IconChevronLeft size={18} data-flip-rtl aria-hidden />)}
      {pagesAround(page, pages).map((number, at) =>
        number === null ? (
          <span key={`gap ${at}`} className={classes.gap} aria-hidden>
            …
          </span>
        ) : (
          <ChoiceLink
            key={number}
            {...linkOf(number)}
            className={classes.page}
            aria-label={t`第 ${number} 页`}
            chosen={number === page ? 'page' : undefined}
          >
            {number}
          </ChoiceLink>
        ),
      )}
      {step(page + 1, t`下一页`, <IconChevronRight size={18} data-flip-rtl aria-hidden />)}
    </nav>
  );
}
