import { cloudSongsByIds } from '@qingyin/server-catalogue';
import { intactFilePath, singleLineText, readRawTags } from '@qingyin/server-files';
import { notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { previewTexts } from '@qingyin/text-encoding';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type Route } from '../../http/route.ts';

const { cloud } = endpoints;

/** Route that decodes the raw tags of a song's file in each encoding they may have been written in. */
export const tagReadingsRoute: Route = rateLimited(
  rateLimitRules.tagReadings,
  personal(cloud.cloudTagReadings, schemas.cloud.cloudTagReadings, async ({ db, app, viewer }, { id }) => {
    const [record] = await cloudSongsByIds(db, await viewer(), [id]);
    if (!record) throw notFound('云盘歌曲');
    const path = await intactFilePath(app, record.row.file_hash);
    if (path === undefined) throw notFound('文件');
    const { title, artist, album } = await readRawTags(path);
    const data = previewTexts([title, artist, album]).map(({ encoding, texts }) => {
      const [song = '', singer = '', from = ''] = texts.map(singleLineText);
      return { encoding, song, artist: singer, album: from };
    });
    return { code: 200, data };
  }),
);
