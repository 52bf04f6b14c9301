import type { ReactNode } from 'react';
import { useFilmPreferences } from '../../film-player/use-film-preferences.ts';
import styles from './FilmPage.module.css';

interface FilmPageProps {
  stage: ReactNode;
  content: ReactNode;
  /** related films */
  beside: ReactNode;
  /** absent if comments are not possible */
  comments?: ReactNode;
}

/** Layout of a film's page: player, head and comments, with related films beside them, or below on narrow windows. */
export function FilmPage({ stage, content, beside, comments }: FilmPageProps) {
  const { theatre } = useFilmPreferences();
  return (
    <div className={styles.room}>
      <div className={styles.page} data-theatre={theatre || undefined}>
        <div className={styles.stage}>{stage}</div>
        <div className={styles.text}>{content}</div>
        <div className={styles.beside}>{beside}</div>
        {comments && <div className={styles.comments}>{comments}</div>}
      </div>
    </div>
  );
}
