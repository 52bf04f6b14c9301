import { type AccountExport, type Binding, endpoints, type ProfileChange } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryRoots } from '@qingyin/query-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { lazyAccountKeys } from './lazy-keys.ts';
import { loginStatusQuery } from './login-status.ts';

/** Login methods of the account: phone, e-mail. */
export const bindingsQuery = (uid: string) =>
  queryOptions({
    queryKey: lazyAccountKeys.bindings(uid),
    queryFn: async ({ signal }): Promise<Binding[]> =>
      expectOk(await http.call(endpoints.account.userBinding, { params: { uid }, signal })).bindings,
  });

/**
 * Changes the given fields of the user's profile and updates the cache after success. Rejects with `ApiError` code
 * 400 when the nickname is taken.
 */
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
    // Profiles are embedded in comments, lists and posts as well.
    meta: { invalidates: [[queryRoots.music], [queryRoots.social], [queryRoots.library]] },
  });

/** A square picture; `size` is its edge in pixels. */
export interface AvatarUpload {
  picture: Blob;
  size?: number;
}

/** Uploads an avatar. Rejects with `ApiError`: 408 not a picture, 410 damaged, 501 too large. */
export const uploadAvatarMutation = () =>
  mutationOptions({
    mutationFn: async ({ picture, size }: AvatarUpload): Promise<string> => {
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

/**
 * Changes the password and ends all other sessions. Rejects with `ApiError` code 502 when the old password is
 * wrong.
 */
export const changePasswordMutation = () =>
  mutationOptions({
    mutationFn: async (params: { oldpassword: string; password: string }): Promise<void> => {
      expectOk(await http.call(endpoints.account.accountPassword, { params }));
    },
    meta: { invalidates: [lazyAccountKeys.sessions()] },
  });

/** Deletes the account with all its data. Rejects with `ApiError` code 502 when the password is wrong. */
export const deleteAccountMutation = () =>
  mutationOptions({
    mutationFn: async (password: string): Promise<void> => {
      expectOk(await http.call(endpoints.account.accountDelete, { params: { password } }));
    },
  });

/** Exports all database rows of the account. */
export const exportAccountMutation = () =>
  mutationOptions({
    mutationFn: async (): Promise<{ exportTime: number; userId: number; tables: AccountExport }> =>
      expectOk(await http.call(endpoints.account.accountExport)).data,
  });
