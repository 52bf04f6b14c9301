import type { Tables } from '@qingyin/server-db';
import type { Selectable } from 'kysely';
import { imageUrl } from './images.ts';

/**
 * Maps an exclusive broadcast for the home page and its list
 * (docs/specification/contract/discover.md#personal-recommendations and
 * docs/specification/contract/video.md#exclusive-broadcasts).
 */
export const toPrivateContent = (row: Selectable<Tables['private_content']>, origin: string) => ({
  id: row.target_id,
  url: `/mv-detail/${row.target_id}`,
  picUrl: imageUrl(origin, row.image_key),
  sPicUrl: imageUrl(origin, row.image_key),
  type: row.type,
  copywriter: row.copywriter,
  name: row.name,
});
