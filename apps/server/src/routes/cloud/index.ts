import type { Route } from '../../http/route.ts';
import { eventPictureRoute } from '../social/event-picture.ts';
import { diskRoutes } from './disk.ts';
import { cloudLyricRoute } from './lyric.ts';
import { pictureRoutes } from './pictures.ts';
import { searchMatchRoute } from './search-match.ts';
import { tagReadingsRoute } from './tag-readings.ts';
import { tagsRoute } from './tags.ts';
import { ticketRoutes } from './ticket-upload.ts';
import { cloudUploadRoute } from './upload.ts';

/** Routes that receive files; `app.ts` mounts them separately. */
export const fileRoutes: Route[] = [cloudUploadRoute, ...pictureRoutes, eventPictureRoute];
export const cloudRoutes: Route[] = [
  ...diskRoutes,
  ...ticketRoutes,
  searchMatchRoute,
  tagsRoute,
  tagReadingsRoute,
  cloudLyricRoute,
];
