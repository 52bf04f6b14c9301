import { z } from 'zod';
import {
  byId,
  films,
  id,
  ids,
  limit,
  none,
  oneOf,
  optionalText,
  optionalInteger,
  page,
  trueUnlessFalse,
  integer,
  text,
} from '../fields.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** an id, or the vid of a video */
const RESOURCE = /^(\d{1,15}|[0-9A-F]{32})$/;
const DAY_S = 86_400;
const recent = z.object({ limit: limit(100, 300) });
const similar = (fallback: number) => z.object({ id, ...page(fallback) });
const recentList = z.enum(['song', 'video', 'playlist', 'album']);
/** Latest accepted time, ms since 1970. */
const LATEST_MS = Date.UTC(2200, 0);
const ZONE_MAX = 64;
const device = text.pipe(z.string().regex(/^[\w-]{8,64}$/));
/** Longest name of a device, and longest origin of a queue, UTF-16 units. */
const DEVICE_NAME_MAX = 64;
const SOURCE_MAX = 128;
const DAY_MS = DAY_S * 1000;
const optionalId = integer(0, 0, Number.MAX_SAFE_INTEGER);

export const listeningParams = {
  recommendSongsDislike: byId,
  historyRecommendSongs: none,
  historyRecommendSongsDetail: z.object({ date: z.string().regex(DATE) }),
  personalFm: none,
  personalFmMode: z.object({
    mode: oneOf('DEFAULT', 'FAMILIAR', 'EXPLORE', 'SCENE_RCMD'),
    submode: oneOf('', 'EXERCISE', 'FOCUS', 'NIGHT_EMO'),
    limit: limit(3, 30),
  }),
  fmTrash: z.object({ id, time: integer(25, 0, DAY_S) }),
  playmodeIntelligenceList: z.object({ id, pid: id, sid: optionalId, count: limit(1, 100) }),
  simiSong: similar(50),
  simiPlaylist: similar(50),
  simiUser: similar(50),
  simiArtist: byId,
  // 0 and invalid values: all time
  userRecord: z.object({ uid: id, type: integer(0, 0, 1) }),
  recordRecentSong: recent,
  recordRecentVideo: recent,
  recordRecentPlaylist: recent,
  recordRecentAlbum: recent,
  recordRecentVoice: recent,
  recordRecentDj: recent,
  played: z.object({
    type: z.enum(['playlist', 'album', 'mv', 'video']),
    id: z.coerce.string().trim().toUpperCase().regex(RESOURCE),
  }),
  recordClear: z.object({ type: recentList, id: films.optional(), until: optionalInteger(0, LATEST_MS) }),
  recordRestore: z.object({ type: recentList, id: films.optional(), until: integer(0, 0, LATEST_MS) }),
  listeningReport: z.object({
    from: integer(0, 0, LATEST_MS),
    to: integer(0, 0, LATEST_MS),
    zone: optionalText(ZONE_MAX),
    limit: limit(10, 50),
  }),
  radioSkipped: z.object({ id, time: integer(0, 0, DAY_S) }),
  unwanted: z.object(page(50)),
  unwantedRemove: byId,
  recordPrivacy: z.object({ hidden: trueUnlessFalse }),
  continueSave: z.object({
    device,
    name: optionalText(DEVICE_NAME_MAX),
    queue: ids,
    index: integer(0, 0, Number.MAX_SAFE_INTEGER),
    position: integer(0, 0, DAY_MS),
    source: optionalText(SOURCE_MAX),
  }),
  continueDevices: none,
  continueQueue: z.object({ device }),
  continueRemove: z.object({ device }),
};
