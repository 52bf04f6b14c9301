import { resultCodes } from '@qingyin/contract';
import type { UserRow } from '../../db/schema.ts';
import { BusinessError } from '../../http/failures.ts';
import type { PersonalCall } from '../../http/route.ts';
import { selfOf } from './own-profile.ts';

/** Loads the calling user, who must be an administrator. @throws BusinessError 403 otherwise */
export async function expectAdmin(call: PersonalCall): Promise<UserRow> {
  const user = await selfOf(call);
  if (user.role !== 'admin') throw new BusinessError(resultCodes.forbidden, '需要管理员权限');
  return user;
}
