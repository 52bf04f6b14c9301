import { z } from 'zod';
import type { DownloadPlan, SongLeftOut } from '../../endpoints/downloads.ts';
import { address, count, id, ok, shapeOf, time, words } from './values.ts';

const leftOut = shapeOf<SongLeftOut>()({
  id,
  name: words,
  artist: words,
  reason: z.enum(['gone', 'vip', 'album-purchase', 'unknown']),
});

const plan = shapeOf<DownloadPlan>()({
  url: address.nullable(),
  expireTime: time,
  count,
  size: count,
  left: z.array(leftOut),
});

/** Answers of download calls (docs/api-extensions.md, downloads). */
export const downloadAnswers = {
  download: z.strictObject({ code: ok, data: plan }),
};
