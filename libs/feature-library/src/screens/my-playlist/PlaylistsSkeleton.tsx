import { pageColumns } from '@qingyin/media-ui';
import { Skeleton, SkeletonText, usePhone } from '@qingyin/ui';
import entry from './PlaylistEntry.module.css';
import section from './PlaylistSection.module.css';
import bar from './PlaylistToolbar.module.css';

/** Rows of cards, and rows on phones. */
const CARD_ROWS = 2;
const ROWS = 6;

/** Skeleton of the playlists. */
export function PlaylistsSkeleton() {
  const count = usePhone() ? ROWS : CARD_ROWS * pageColumns();
  return (
    <div aria-hidden>
      <div className={bar.bar}>
        <Skeleton width="118px" height="40px" radius="l" />
      </div>
      <div className={section.title}>
        <SkeletonText width="6em" />
      </div>
      <div className={entry.list}>
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className={entry.entry}>
            <span className={entry.cover}>
              <Skeleton ratio={1} />
            </span>
            <span className={entry.text}>
              <SkeletonText width="60%" />
              <SkeletonText width="30%" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
