import { z } from 'zod';
import type { VideoBrief } from '../../entities/video-brief.ts';
import { address, count, duration, id, name, strictShape, anyText } from './values.ts';

const mvBrief = strictShape<VideoBrief>()({
  vid: z.string().regex(/^\d{1,15}$/),
  type: z.literal(0),
  title: name,
  coverUrl: address,
  durationms: duration,
  playTime: count,
  creator: z.array(z.strictObject({ userId: id, userName: name })).min(1),
  aliaName: name.nullable(),
  transName: name.nullable(),
  markTypes: z.array(count).nullable(),
  alg: anyText.nullable(),
});

/** A film in a list; MVs and videos have different forms of `vid`. */
export const videoBrief = z.discriminatedUnion('type', [
  mvBrief,
  mvBrief.extend({ vid: z.string().regex(/^[0-9A-F]{32}$/), type: z.literal(1) }),
]);
