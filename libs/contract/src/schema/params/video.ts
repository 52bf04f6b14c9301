import { z } from 'zod';
import { films, id, none, offset, oneOf, page, limit, vid, integer } from '../fields.ts';

const lines = integer(1080, 1, 10_000);
/** Extension: container format of the file, where there is a choice. */
const format = oneOf('mp4', 'webm');
const areas = ['内地', '港台', '欧美', '日本', '韩国'] as const;
/** '' = all */
const area = oneOf('', ...areas);
/** Number of an MV, or a vid. */
const film = films.transform(([name = '']) => name);
const byMv = z.object({ mvid: id });

export const videoParams = {
  videoGroupList: none,
  videoCategoryList: z.object(page(99)),
  videoGroup: z.object({ id, offset }),
  videoTimelineAll: z.object({ offset }),
  videoTimelineRecommend: z.object({ offset }),
  videoDetail: z.object({ id: vid }),
  videoUrl: z.object({ id: vid, res: lines, format }),
  videoDetailInfo: z.object({ vid }),
  relatedAllvideo: z.object({ id: film }),
  filmSong: z.object({ id: film }),
  mvAll: z.object({
    area: oneOf('全部', ...areas),
    type: oneOf('全部', '官方版', '原生', '现场版', '网易出品'),
    order: oneOf('上升最快', '最热', '最新'),
    ...page(30),
  }),
  mvFirst: z.object({ area, limit: limit(30) }),
  mvExclusiveRcmd: z.object(page(30)),
  topMv: z.object({ area, ...page(30) }),
  mvDetail: byMv,
  mvUrl: z.object({ id, r: lines, format }),
  mvDetailInfo: byMv,
  simiMv: byMv,
  personalizedPrivatecontentList: z.object(page(60)),
};
