import { z } from 'zod';
import type { FoundArtist } from '../../endpoints/other-clients.ts';
import { commentPage } from './social.ts';
import { address, anyText, count, id, name, ok, okAnswer, strictShape } from './values.ts';

const nothing = z.array(z.never());
const data = z.strictObject({ code: ok, data: nothing });
const radios = z.strictObject({ code: ok, djRadios: nothing, hasMore: z.literal(false) });
const missing = z.strictObject({ code: z.literal(404), msg: name, message: name });

/** Answers to calls of other clients (docs/specification/contract/serving-other-clients.md). */
export const otherClientsAnswers = {
  djRecommend: z.strictObject({ code: ok, djRadios: nothing }),
  djRecommendType: radios,
  djRadioHot: radios,
  djHot: radios,
  djPersonalizeRecommend: data,
  djTodayPerfered: data,
  djCategoryRecommend: data,
  djBanner: data,
  djCatelist: z.strictObject({ code: ok, categories: nothing }),
  djToplist: z.strictObject({ code: ok, toplist: nothing }),
  djProgram: z.strictObject({ code: ok, programs: nothing, count, more: z.literal(false) }),
  personalizedDjprogram: z.strictObject({ code: ok, category: count, result: nothing }),
  djDetail: missing,
  djProgramDetail: missing,
  djSublist: radios.extend({ count }),
  djSub: okAnswer,
  commentDj: commentPage,
  dailySignin: z.strictObject({ code: ok, point: count }),
  aidjContentRcmd: z.strictObject({
    code: ok,
    message: anyText,
    data: z.strictObject({ tagName: anyText, aiDjResources: nothing }),
  }),
  artistNewSong: z.strictObject({
    code: ok,
    message: anyText,
    data: z.strictObject({ hasMore: z.literal(false), newWorks: nothing }),
  }),
  ugcArtistSearch: z.strictObject({
    code: ok,
    message: anyText,
    data: z.strictObject({
      totalCount: count,
      list: z.array(
        strictShape<FoundArtist>()({ artistId: id, artistName: name, artistAvatarPicUrl: address }),
      ),
    }),
  }),
};
