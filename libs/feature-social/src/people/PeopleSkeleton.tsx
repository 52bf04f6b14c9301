import { Skeleton } from '@qingyin/ui';
import list from './PeopleList.module.css';
import row from './PersonRow.module.css';

/** Skeleton of rows of users, with the same size. */
export function PeopleSkeleton({ count = 10 }: { count?: number }) {
  return (
    <div aria-hidden className={list.room}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={row.row}>
          <Skeleton width="52px" height="52px" radius="round" />
          <div className={row.text}>
            <p className={row.name}>
              <Skeleton width="6em" height="0.9em" />
            </p>
            <p className={row.line}>
              <Skeleton width="14em" height="0.9em" />
            </p>
          </div>
          <Skeleton width="84px" height="32px" />
        </div>
      ))}
    </div>
  );
}
