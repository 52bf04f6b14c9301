import type { ReactNode } from 'react';
import { useFilmLook } from '../../film-player/use-film-look.ts';
import styles from './FilmPage.module.css';

interface FilmPageProps {
  stage: ReactNode;
  words: ReactNode;
  /** what goes on from here */
  beside: ReactNode;
  /** absent where nobody can write any */
  comments?: ReactNode;
}

/** Where a film's page has what: the film first, beside it what goes on from here; below it where that is narrow. */
export function FilmPage({ stage, words, beside, comments }: FilmPageProps) {
  const { theatre } = useFilmLook();
  return (
    <div className={styles.room}>
      <div className={styles.page} data-theatre={theatre || undefined}>
        <div className={styles.stage}>{stage}</div>
        <div className={styles.words}>{words}</div>
        <div className={styles.beside}>{beside}</div>
        {comments && <div className={styles.comments}>{comments}</div>}
      </div>
    </div>
  );
}
