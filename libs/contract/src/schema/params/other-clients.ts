import { z } from 'zod';
import { id, integer, limit, none, offset, page, requiredText } from '../fields.ts';

const KEYWORD_MAX = 200;

export const otherClientsParams = {
  djRecommend: none,
  djRecommendType: none,
  djRadioHot: none,
  djHot: none,
  djPersonalizeRecommend: none,
  djTodayPerfered: none,
  djCategoryRecommend: none,
  djBanner: none,
  djCatelist: none,
  djToplist: none,
  djProgram: none,
  personalizedDjprogram: none,
  djDetail: z.object({ rid: id }),
  djProgramDetail: z.object({ id }),
  djSublist: z.object(page(30)),
  djSub: z.object({ rid: id, t: integer(0, 0, 1) }),
  commentDj: z.object({ id, limit: limit(20, 100), offset }),
  dailySignin: none,
  aidjContentRcmd: none,
  artistNewSong: none,
  ugcArtistSearch: z.object({ keyword: requiredText(KEYWORD_MAX), limit: limit(40, 100) }),
};
