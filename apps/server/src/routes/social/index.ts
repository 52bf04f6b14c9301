import type { Route } from '../../http/route.ts';
import { commentChangeRoutes } from './comment-changes.ts';
import { commentListRoutes } from './comment-lists.ts';
import { commentRoutes } from './comments.ts';
import { eventRoutes } from './events.ts';
import { feedRoutes } from './feeds.ts';
import { floorRoutes } from './floors.ts';
import { followRoutes } from './follows.ts';
import { peopleRoutes } from './people.ts';
import { resourceLikeRoutes } from './likes.ts';
import { noticeRoutes } from './notices.ts';
import { momentRoutes } from './moments.ts';
import { reportRoutes } from './reports.ts';
import { topicRoutes } from './topics.ts';

/** Routes of comments, posts, topics, follows, notifications and reports. */
export const socialRoutes: Route[] = [
  ...commentRoutes,
  ...floorRoutes,
  ...momentRoutes,
  ...commentChangeRoutes,
  ...commentListRoutes,
  ...feedRoutes,
  ...eventRoutes,
  ...resourceLikeRoutes,
  ...topicRoutes,
  ...followRoutes,
  ...peopleRoutes,
  ...noticeRoutes,
  ...reportRoutes,
];
