import { z } from 'zod';
import type { Recent } from '../../entities/listening.ts';
import { videoBrief } from './collected.ts';
import { album, artist, playlist } from './collections.ts';
import { userBrief } from './people.ts';
import { dailySong, oldSong, songWithPrivilege } from './songs.ts';
import { count, okAnswer, id, name, ok, time } from './values.ts';

const why = { alg: name, reason: name };
const proposed = oldSong.extend(why);
const radio = z.strictObject({ code: ok, popAdjust: z.boolean(), data: z.array(proposed) });

const recent = <Data extends z.ZodType>(type: Recent<unknown>['resourceType'][], data: Data) =>
  z
    .strictObject({
      code: ok,
      message: name,
      data: z.strictObject({
        total: count,
        list: z.array(
          z.strictObject({
            resourceId: name,
            playTime: time,
            resourceType: z.literal(type),
            data,
            banned: z.boolean(),
          }),
        ),
      }),
    })
    .refine(({ data: { total, list } }) => total === list.length, {
      path: ['data', 'total'],
      error: 'must equal the length of the list',
    });

const heard = { plays: count, seconds: count };

const playRecord = z.strictObject({
  playCount: id,
  score: z.int().min(0).max(100),
  song: songWithPrivilege,
});

/**
 * Answers about playback history and recommendations (docs/specification/contract/songs.md,
 * docs/specification/contract/discover.md#personal-recommendations,
 * docs/specification/contract/discover.md#private-fm, docs/specification/contract/social.md#homepage and
 * docs/specification/contract/my-music.md#recently-played).
 */
export const listeningAnswers = {
  recommendSongsDislike: z.strictObject({ code: ok, data: proposed }),
  historyRecommendSongs: z.strictObject({
    code: ok,
    data: z.strictObject({ dates: z.array(z.iso.date()) }),
  }),
  historyRecommendSongsDetail: z.strictObject({
    code: ok,
    data: z.strictObject({ songs: z.array(dailySong) }),
  }),
  personalFm: radio,
  personalFmMode: radio,
  fmTrash: z.strictObject({ code: ok, songs: z.array(oldSong), count }),
  playmodeIntelligenceList: z.strictObject({
    code: ok,
    data: z.array(z.strictObject({ id, recommended: z.boolean(), alg: name, songInfo: dailySong })),
  }),
  simiSong: z.strictObject({ code: ok, songs: z.array(proposed) }),
  simiPlaylist: z.strictObject({ code: ok, playlists: z.array(playlist.extend(why)) }),
  simiUser: z.strictObject({
    code: ok,
    userprofiles: z.array(userBrief.extend({ recommendReason: name, alg: name })),
  }),
  simiArtist: z.strictObject({ code: ok, artists: z.array(artist) }),
  userRecord: z.union([
    z.strictObject({ code: ok, weekData: z.array(playRecord) }),
    z.strictObject({ code: ok, allData: z.array(playRecord) }),
  ]),
  recordRecentSong: recent(['SONG'], songWithPrivilege),
  recordRecentVideo: recent(['MV', 'VIDEO'], videoBrief),
  recordRecentPlaylist: recent(['PLAYLIST'], playlist),
  recordRecentAlbum: recent(['ALBUM'], album),
  recordRecentVoice: recent(['VOICE'], z.never()),
  recordRecentDj: recent(['DJ'], z.never()),
  played: okAnswer,
  recordClear: z.strictObject({ code: ok, until: count }),
  recordRestore: okAnswer,
  listeningReport: z.strictObject({
    code: ok,
    data: z.strictObject({
      ...heard,
      from: count,
      to: count,
      songCount: count,
      artistCount: count,
      before: z.strictObject(heard),
      songs: z.array(z.strictObject({ ...heard, song: songWithPrivilege })),
      artists: z.array(z.strictObject({ ...heard, artist })),
      albums: z.array(z.strictObject({ ...heard, album })),
      genres: z.array(z.strictObject({ ...heard, key: z.string(), name: z.string() })),
      genreSeconds: count,
      decades: z.array(z.strictObject({ ...heard, decade: count })),
      days: z.array(z.strictObject({ ...heard, date: z.iso.date() })),
    }),
  }),
  radioSkipped: okAnswer,
  unwanted: z.strictObject({
    code: ok,
    count,
    more: z.boolean(),
    songs: z.array(songWithPrivilege.extend({ time, source: z.enum(['trash', 'dislike']) })),
  }),
  unwantedRemove: okAnswer,
  recordPrivacy: z.strictObject({ code: ok, hidden: z.boolean() }),
  continueSave: okAnswer,
  continueDevices: z.strictObject({
    code: ok,
    devices: z.array(
      z.strictObject({
        device: name,
        name: z.string(),
        time,
        position: count,
        count: id,
        song: songWithPrivilege,
      }),
    ),
  }),
  continueQueue: z.strictObject({
    code: ok,
    songs: z.array(songWithPrivilege),
    index: count,
    position: count,
    source: z.string(),
  }),
  continueRemove: okAnswer,
};
