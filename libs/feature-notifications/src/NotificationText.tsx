import { NameList } from '@qingyin/moderation';
import { Plural, Trans } from '@lingui/react/macro';
import type { UserNotification } from '@qingyin/contract';

/** Sentence that describes a notification. */
export function NotificationText({ notification }: { notification: UserNotification }) {
  const who = <Who notification={notification} />;
  // With the number of people, because the verb of many languages depends on it.
  const { count } = notification;
  switch (notification.kind) {
    case 'reply':
      return <Plural value={count} other={<Trans>{who} 回复了你的评论</Trans>} />;
    case 'comment':
      return <Plural value={count} other={<Trans>{who} 评论了你的动态</Trans>} />;
    case 'mention':
      return <Plural value={count} other={<Trans>{who} 提到了你</Trans>} />;
    case 'like-comment':
      return <Plural value={count} other={<Trans>{who} 赞了你的评论</Trans>} />;
    case 'like-event':
      return <Plural value={count} other={<Trans>{who} 赞了你的动态</Trans>} />;
    case 'forward':
      return <Plural value={count} other={<Trans>{who} 转发了你的动态</Trans>} />;
    case 'follow':
      return <Plural value={count} other={<Trans>{who} 关注了你</Trans>} />;
    case 'album': {
      const { album } = notification;
      const artist = <bdi>{album?.artistName}</bdi>;
      return <Plural value={count} other={<Trans>{artist} 发布了 # 张新专辑</Trans>} />;
    }
  }
}

/** Names of the latest people and the number of further ones. */
function Who({ notification: { people, count } }: { notification: UserNotification }) {
  const rest = count - people.length;
  return (
    <NameList
      names={people.map(({ nickname }) => nickname)}
      last={rest > 0 ? <Plural value={rest} other="另外 # 人" /> : undefined}
    />
  );
}
