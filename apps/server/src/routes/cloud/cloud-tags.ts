import { cloudSongsByIds, toCloudItem } from '@qingyin/server-catalogue';
import { singleLineText } from '@qingyin/server-files';
import { renameUpload } from '@qingyin/server-uploads';
import { badParameters, notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';

const { cloud } = endpoints;

/** Route by which owners edit the tags of their cloud songs. The file itself stays unchanged. */
export const cloudTagsRoute: Route = personal(
  cloud.cloudTags,
  schemas.cloud.cloudTags,
  async ({ db, user, origin, app, viewer }, { id, song, artist, album }) => {
    const name = singleLineText(song);
    if (!name) throw badParameters('song is required');
    const names = { name, artist: singleLineText(artist), album: singleLineText(album) };
    await renameUpload(app, { userId: user.id, id }, names);
    const [record] = await cloudSongsByIds(db, await viewer(), [id]);
    if (!record) throw notFound('云盘歌曲');
    return { code: 200, data: toCloudItem(record, origin) };
  },
);
