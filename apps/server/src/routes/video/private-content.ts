import { splitPage, toPrivateContent } from '@qingyin/server-catalogue';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';

const { video } = endpoints;

/** Route of the exclusive content (docs/specification/contract/video.md#exclusive-broadcasts). */
export const privateContentRoutes: Route[] = [
  route(
    video.personalizedPrivatecontentList,
    schemas.video.personalizedPrivatecontentList,
    async ({ db, origin }, { limit, offset }) => {
      const { rows, more } = splitPage(
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
        result: rows.map((row) => ({ ...toPrivateContent(row, origin), time: Date.parse(row.published) })),
      };
    },
  ),
];
