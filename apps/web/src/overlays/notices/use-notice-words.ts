import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Notice } from '@qingyin/contract';
import { formatNames } from '@qingyin/media-kit';

/** What a notice says: what happened, and what it is about ('' where that is said already). */
export function useNoticeWords(): (notice: Notice) => { what: string; about: string } {
  const { t, i18n } = useLingui();
  const whoOf = ({ people, count }: Notice): string => {
    const names = formatNames(
      people.map(({ nickname }) => nickname),
      i18n.locale,
    );
    const rest = count - people.length;
    return rest > 0 ? t`${plural(rest, { other: `${names} 和另外 # 人` })}` : names;
  };
  const whatOf = (notice: Notice): string => {
    const who = whoOf(notice);
    switch (notice.kind) {
      case 'reply':
        return t`${who} 回复了你的评论`;
      case 'comment':
        return t`${who} 评论了你的动态`;
      case 'mention':
        return t`${who} 提到了你`;
      case 'like-comment':
        return t`${who} 赞了你的评论`;
      case 'like-event':
        return t`${who} 赞了你的动态`;
      case 'forward':
        return t`${who} 转发了你的动态`;
      case 'follow':
        return t`${who} 关注了你`;
      case 'album': {
        const artist = notice.album?.artistName ?? '';
        const { count } = notice;
        return t`${plural(count, { other: `${artist} 发布了 # 张新专辑` })}`;
      }
    }
  };
  return (notice) => ({
    what: whatOf(notice),
    about: notice.album?.name ?? notice.comment?.content ?? notice.subject?.words ?? '',
  });
}
