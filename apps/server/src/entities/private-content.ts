import type { Selectable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { imageUrl } from './images.ts';

/** Maps an exclusive broadcast for the home page and its list (contract page, 4.1 and 4.2). */
export const toPrivateContent = (row: Selectable<Tables['private_content']>, origin: string) => ({
  id: row.target_id,
  url: `/mv-detail/${row.target_id}`,
  picUrl: imageUrl(origin, row.image_key),
  sPicUrl: imageUrl(origin, row.image_key),
  type: row.type,
  copywriter: row.copywriter,
  name: row.name,
});
