import { type AccountExport, type Binding, endpoints, type ProfileChange } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryRoots } from '@qingyin/query-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ownKeys } from './own-keys.ts';
import { loginStatusQuery } from './queries.ts';

/** What the account is bound to: phone, e-mail. */
export const bindingsQuery = (uid: string) =>
  queryOptions({
    queryKey: ownKeys.bindings(uid),
    queryFn: async ({ signal }): Promise<Binding[]> =>
      expectOk(await http.call(endpoints.account.userBinding, { params: { uid }, signal })).bindings,
  });

/** Changes what is given of one's own profile; shown everywhere once the service agreed. Rejects with `ApiError`: 400 the nickname is taken. */
export const updateProfileMutation = () =>
  mutationOptions({
    mutationFn: async (change: ProfileChange): Promise<void> => {
      expectOk(await http.call(endpoints.account.userUpdate, { params: change }));
    },
    onSuccess: (_nothing, change, _result, { client }) => {
      client.setQueryData(
        loginStatusQuery().queryKey,
        (known) => known && { ...known, profile: known.profile && { ...known.profile, ...change } },
      );
    },
    // People stand beside comments, lists and posts as well.
    meta: { invalidates: [[queryRoots.music], [queryRoots.social], [queryRoots.library]] },
  });

/** A square picture and its edge, px. */
export interface Portrait {
  picture: Blob;
  size?: number;
}

/** Rejects with `ApiError`: 408 no picture, 410 broken, 501 too large. */
export const uploadAvatarMutation = () =>
  mutationOptions({
    mutationFn: async ({ picture, size }: Portrait): Promise<string> => {
      const square = size ? { imgSize: size, imgX: 0, imgY: 0 } : {};
      const params = { imgFile: picture, ...square };
      return expectOk(await http.call(endpoints.cloud.avatarUpload, { params })).data.url;
    },
    onSuccess: (avatarUrl, _portrait, _result, { client }) => {
      client.setQueryData(
        loginStatusQuery().queryKey,
        (known) => known && { ...known, profile: known.profile && { ...known.profile, avatarUrl } },
      );
    },
    meta: { invalidates: [[queryRoots.social]] },
  });

/** The other sessions end. Rejects with `ApiError`: 502 for a wrong old password. */
export const changePasswordMutation = () =>
  mutationOptions({
    mutationFn: async (params: { oldpassword: string; password: string }): Promise<void> => {
      expectOk(await http.call(endpoints.account.accountPassword, { params }));
    },
    meta: { invalidates: [ownKeys.sessions()] },
  });

/** Removes the account and everything of it. Rejects with `ApiError`: 502 for a wrong password. */
export const deleteAccountMutation = () =>
  mutationOptions({
    mutationFn: async (password: string): Promise<void> => {
      expectOk(await http.call(endpoints.account.accountDelete, { params: { password } }));
    },
  });

/** Every row of the account, as the service keeps it. */
export const exportAccountMutation = () =>
  mutationOptions({
    mutationFn: async (): Promise<{ exportTime: number; userId: number; tables: AccountExport }> =>
      expectOk(await http.call(endpoints.account.accountExport)).data,
  });
