import type { Route } from '../../http/route.ts';
import { writeCommentRoutes } from './write-comment-routes.ts';
import { commentCountRoutes } from './comment-counts.ts';
import { commentRoutes } from './comments.ts';
import { eventRoutes } from './event-routes.ts';
import { feedRoutes } from './feeds.ts';
import { commentThreadRoutes } from './comment-threads.ts';
import { followRoutes } from './follows.ts';
import { peopleRoutes } from './blocked-and-suggested-users.ts';
import { resourceLikeRoutes } from './resource-likes.ts';
import { notificationRoutes } from './notifications.ts';
import { momentRoutes } from './comment-moments.ts';
import { reportRoutes } from './reports.ts';
import { hashtagTopicRoutes } from './hashtag-topics.ts';

/** Routes of comments, posts, topics, follows, notifications and reports. */
export const socialRoutes: Route[] = [
  ...commentRoutes,
  ...commentThreadRoutes,
  ...momentRoutes,
  ...writeCommentRoutes,
  ...commentCountRoutes,
  ...feedRoutes,
  ...eventRoutes,
  ...resourceLikeRoutes,
  ...hashtagTopicRoutes,
  ...followRoutes,
  ...peopleRoutes,
  ...notificationRoutes,
  ...reportRoutes,
];
