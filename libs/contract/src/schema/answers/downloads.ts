import { z } from 'zod';
import type { DownloadPlan, OmittedSong } from '../../endpoints/downloads.ts';
import { address, count, id, ok, strictShape, time, anyText } from './values.ts';

const leftOut = strictShape<OmittedSong>()({
  id,
  name: anyText,
  artist: anyText,
  reason: z.enum([
    'gone',
    'vip',
    'album-purchase',
    'file-missing',
    'library-offline',
    'no-access',
    'needs-ffmpeg',
    'unknown',
  ]),
});

const plan = strictShape<DownloadPlan>()({
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
