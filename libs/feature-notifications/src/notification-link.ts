import type { UserNotification, NotificationSubject } from '@qingyin/contract';
import type { LinkProps } from '@qingyin/routing';

type Target = Pick<LinkProps, 'to' | 'params' | 'search'>;

/**
 * Link to the comments of a resource (posts are identified with their author as well), at a comment if there is
 * one.
 */
function threadLink({ kind, id, userId }: NotificationSubject, comment: UserNotification['comment']): Target {
  return {
    to: '/hot-comment-list/$id/$type',
    params: kind === 'event' ? { id: `${id}_${userId}`, type: 'dynamic' } : { id, type: kind },
    search: comment
      ? {
          comment: String(comment.commentId),
          ...(comment.parentCommentId > 0 ? { floor: String(comment.parentCommentId) } : {}),
        }
      : {},
  };
}

/**
 * Link target of a notification: the comment, post, album or new follower; the list of followers if there are
 * several.
 */
export function notificationLink(
  { subject, comment, album, people, count }: UserNotification,
  me: string,
): Target {
  if (album) return { to: '/album/$id', params: { id: String(album.id) } };
  if (subject) return threadLink(subject, comment);
  const [person] = people;
  return person && count === 1
    ? { to: '/homepage/$uid', params: { uid: String(person.userId) } }
    : { to: '/care/fan/$uid', params: { uid: me } };
}
