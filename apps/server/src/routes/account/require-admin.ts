import type { UserRow } from '@qingyin/server-db';
import { BusinessError } from '@qingyin/server-kernel';
import { resultCodes } from '@qingyin/contract';
import type { UserRequestContext } from '../../http/route.ts';
import { loadCurrentUser } from './own-profile.ts';

/** Loads the calling user, who must be an administrator. @throws BusinessError 403 otherwise */
export async function requireAdmin(call: UserRequestContext): Promise<UserRow> {
  const user = await loadCurrentUser(call);
  if (user.role !== 'admin') throw new BusinessError(resultCodes.forbidden, '需要管理员权限');
  return user;
}
