import type { ReactNode } from 'react';
import { CatalogueText } from '../text/CatalogueText.tsx';
import { CoverImage } from '../media/CoverImage.tsx';
import classes from './MenuHeader.module.css';

const COVER_PX = 40;

interface MenuHeaderProps {
  coverUrl: string | null | undefined;
  title: string;
  /** second line, such as artists or a number of songs */
  subtitle: ReactNode;
}

/** Header of a menu for one item: its cover, its title and a second line. */
export function MenuHeader({ coverUrl, title, subtitle }: MenuHeaderProps) {
  return (
    <div className={classes.header}>
      <span className={classes.cover}>
        <CoverImage src={coverUrl} alt="" size={COVER_PX} radius="s" />
      </span>
      <span className={classes.text}>
        <CatalogueText className={classes.title} text={title} />
        <span className={classes.subtitle}>{subtitle}</span>
      </span>
    </div>
  );
}
