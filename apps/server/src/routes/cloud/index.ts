import type { Route } from '../../http/route.ts';
import { uploadedPictureRoute } from '../account/chosen-pictures.ts';
import { eventPictureRoute } from '../social/event-picture.ts';
import { cloudDiskRoutes } from './cloud-disk.ts';
import { cloudLibraryRoutes } from './cloud-libraries.ts';
import { cloudLyricsRoute } from './cloud-lyrics.ts';
import { pictureRoutes } from './pictures.ts';
import { searchMatchRoute } from './search-match.ts';
import { tagReadingsRoute } from './tag-readings.ts';
import { cloudTagsRoute } from './cloud-tags.ts';
import { ticketRoutes } from './ticket-upload.ts';
import { formUploadRoute } from './form-upload.ts';

/** Routes that receive files; `app.ts` mounts them separately. */
export const fileRoutes: Route[] = [
  formUploadRoute,
  ...pictureRoutes,
  eventPictureRoute,
  uploadedPictureRoute,
];
export const cloudRoutes: Route[] = [
  ...cloudDiskRoutes,
  ...ticketRoutes,
  searchMatchRoute,
  cloudTagsRoute,
  tagReadingsRoute,
  cloudLyricsRoute,
  ...cloudLibraryRoutes,
];
