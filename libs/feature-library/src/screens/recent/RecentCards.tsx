import { MediaGrid } from '@qingyin/media-ui';
import { type RecentList, type Track } from '@qingyin/contract';
import { type Played } from '@qingyin/data-library';
import { useLingui } from '@lingui/react/macro';
import { formatMonth } from '@qingyin/i18n';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { RemovableCard } from '../../collections/parts/RemovableCard.tsx';
import { ClearButton } from './ClearButton.tsx';
import { type DayGroup, groupByDay } from './group-by-day.ts';
import { EmptyRecentList } from './EmptyRecentList.tsx';
import { PlayInTurnButton } from './PlayInTurnButton.tsx';
import classes from './RecentCards.module.css';
import { type RecentClearing, useClearRecent } from './use-clear-recent.ts';
import { useDayLabels } from './use-day-labels.ts';

interface RecentCardsProps<Item> {
  uid: string;
  list: RecentList;
  rows: Played<Item>[];
  nameOf: (item: Item) => string;
  shape?: 'square' | 'wide';
  /** loads the songs of one item, may reject; default: the items are not played by the music player */
  songsOf?: (id: string) => Promise<readonly Track[]>;
  /** renders a card; `when` is the text for its meta line */
  card: (row: Played<Item>, when: string) => ReactNode;
}

/** Recently played items as cards grouped by day; each card can be removed. */
export function RecentCards<Item>(props: RecentCardsProps<Item>) {
  const { uid, list, rows, songsOf } = props;
  const [now] = useState(Date.now);
  const clearing = useClearRecent(uid, list, rows);
  if (rows.length === 0) return <EmptyRecentList list={list} />;
  const tools = (
    <div className={classes.tools}>
      {songsOf && <PlayInTurnButton list={list} ids={rows.map(({ id }) => id)} load={songsOf} />}
      {clearing && <ClearButton brief={songsOf !== undefined} onClear={clearing.clear} />}
    </div>
  );
  return (
    <div className={classes.days}>
      {groupByDay(rows, now).map((group, at) => (
        <Day
          key={group.key}
          group={group}
          now={now}
          clearing={clearing}
          tools={at === 0 && tools}
          {...props}
        />
      ))}
    </div>
  );
}

interface DayProps<Item> extends RecentCardsProps<Item> {
  group: DayGroup<Item>;
  now: number;
  clearing: RecentClearing | null;
  /** actions for all days, beside the first heading */
  tools: ReactNode;
}

function Day<Item>({ group, now, clearing, tools, nameOf, shape = 'square', card }: DayProps<Item>) {
  const { t } = useLingui();
  const id = useId();
  const { dayAndTimeOf } = useDayLabels(now);
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.day}>
          <DayName group={group} />
        </h2>
        {tools}
      </div>
      <MediaGrid shape={shape}>
        {group.rows.map((row) => {
          const name = nameOf(row.item);
          const drawn = card(row, dayAndTimeOf(row.at));
          return (
            <RemovableCard
              key={row.id}
              name={name}
              label={t`从最近播放中删除：${name}`}
              icon={<IconX size={18} stroke={1.75} aria-hidden />}
              onTakeOut={
                clearing ? () => clearing.remove([row.id], t`已从最近播放中删除「${name}」`) : undefined
              }
            >
              {drawn}
            </RemovableCard>
          );
        })}
      </MediaGrid>
    </section>
  );
}

function DayName({ group: { key, at } }: { group: Pick<DayGroup<unknown>, 'key' | 'at'> }) {
  const { t, i18n } = useLingui();
  switch (key) {
    case 'today':
      return t`今天`;
    case 'yesterday':
      return t`昨天`;
    case 'week':
      return t`最近七天`;
    default:
      return formatMonth(new Date(at).getFullYear(), new Date(at).getMonth() + 1, i18n.locale);
  }
}
