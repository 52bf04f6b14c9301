import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { UserLevel } from '@qingyin/contract';
import { ownLevelQuery } from '@qingyin/data-social';
import { useQuery } from '@tanstack/react-query';
import classes from './PersonHead.module.css';

/** Progress to the next level, on one's own profile; nothing if unknown or at the last level. */
export function OwnLevel({ uid }: { uid: string }) {
  const { data } = useQuery(ownLevelQuery(uid));
  return data && data.progress < 1 ? <Way level={data} /> : null;
}

function Way({ level: { level, progress, ...counts } }: { level: UserLevel }) {
  const { t } = useLingui();
  const songs = Math.max(0, counts.nextPlayCount - counts.nowPlayCount);
  const days = Math.max(0, counts.nextLoginCount - counts.nowLoginCount);
  const more = [
    songs > 0 && t`${plural(songs, { other: '# 首歌' })}`,
    days > 0 && t`${plural(days, { other: '# 天' })}`,
  ].filter((part) => part !== false);
  const next = level + 1;
  const what = more.join(' · ');
  return (
    <span className={classes.way}>
      <span aria-hidden className={classes.track}>
        <span className="qy-fill" style={{ inlineSize: `${(100 * progress).toFixed(1)}%` }} />
      </span>
      {what !== '' && <span>{t`升到 Lv.${next} 还差：${what}`}</span>}
    </span>
  );
}
