import type { UserTable } from '@qingyin/server-db';
import type { Insertable } from 'kysely';

export type NewUserRow = Insertable<UserTable>;
type Given = Pick<NewUserRow, 'nickname' | 'image_key' | 'created_at'>;

/** Row of a user with the defaults of a new account. */
export const newUserRow = (given: Given & Partial<NewUserRow>): NewUserRow => ({
  signature: '',
  gender: 0,
  birthday: 0,
  province: 0,
  city: 0,
  vip_type: 0,
  user_type: 0,
  description: '',
  anonymous: 0,
  phone: null,
  country_code: null,
  email: null,
  password_hash: null,
  listen_songs: 0,
  level: 0,
  ...given,
});
