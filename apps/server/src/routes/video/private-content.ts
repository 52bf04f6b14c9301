import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { imageUrl } from '../../entities/images.ts';
import { pageOf } from '../../entities/page.ts';
import { route, type Route } from '../../http/route.ts';

const { video } = endpoints;

/** All exclusive broadcasts (contract page, 4.2). */
export const privateContentRoutes: Route[] = [
  route(
    video.personalizedPrivatecontentList,
    schemas.video.personalizedPrivatecontentList,
    async ({ db, origin }, { limit, offset }) => {
      const { rows, more } = pageOf(
        await db
          .selectFrom('private_content')
          .innerJoin('mv', 'mv.id', 'private_content.target_id')
          .selectAll('private_content')
          .select('mv.published')
          .orderBy('private_content.position')
          .limit(limit + 1)
          .offset(offset)
          .execute(),
        limit,
      );
      return {
        code: 200,
        name: '独家放送',
        offset,
        more,
        result: rows.map((row) => ({
          id: row.target_id,
          url: `/mv-detail/${row.target_id}`,
          picUrl: imageUrl(origin, row.image_key),
          sPicUrl: imageUrl(origin, row.image_key),
          type: row.type,
          copywriter: row.copywriter,
          name: row.name,
          time: Date.parse(row.published),
        })),
      };
    },
  ),
];
