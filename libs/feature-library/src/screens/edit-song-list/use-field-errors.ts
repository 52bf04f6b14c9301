import { useLingui } from '@lingui/react/macro';
import { PLAYLIST_DESCRIPTION_MAX, PLAYLIST_NAME_MAX, PLAYLIST_TAGS_MAX } from '@qingyin/contract';
import type { PlaylistField } from '@qingyin/data-library';
import { isApiError } from '@qingyin/http-client';
import { validationMessages } from '@qingyin/i18n';
import { describeError } from '@qingyin/ui';
import type { PlaylistForm } from './use-playlist-form.ts';

const LONGEST: Partial<Record<PlaylistField, number>> = {
  name: PLAYLIST_NAME_MAX,
  description: PLAYLIST_DESCRIPTION_MAX,
};

/** Returns a function for the error message of a field; null if the field has no error. */
export function useFieldErrors({ faults, failures }: Pick<PlaylistForm, 'faults' | 'failures'>) {
  const { t, i18n } = useLingui();
  const labels: Record<PlaylistField, string> = {
    name: t`歌单名称`,
    description: t({ message: '简介', context: '歌单' }),
    tags: t`标签`,
    cover: t`封面`,
    publish: t`隐私`,
  };
  const refusals: Record<PlaylistField, string> = {
    name: t`这个名称不能用，请换一个`,
    description: t`简介没有保存，请改一改再试`,
    tags: t`标签没有保存，请重新选择`,
    cover: t`这张图片不能用，请换一张`,
    publish: t`没能改变谁能看到它，请再试一次`,
  };
  return (field: PlaylistField): string | null => {
    const label = labels[field];
    const fault = faults.get(field);
    if (fault === 'missing') return i18n._(validationMessages.required(label));
    if (fault === 'too-long') return i18n._(validationMessages.stringMax(label, LONGEST[field] ?? 0));
    if (fault === 'too-many') return t`最多选 ${PLAYLIST_TAGS_MAX} 个标签`;
    return failures.has(field) && isRefusal(failures.get(field)) ? refusals[field] : null;
  };
}

/** Error message for a request that failed for a reason other than a refused field; null if there is none. */
export function useFormError({ failures }: Pick<PlaylistForm, 'failures'>): string | null {
  const { i18n } = useLingui();
  const lost = [...failures.values()].find((error) => !isRefusal(error));
  return lost === undefined ? null : i18n._(describeError(lost).sentence);
}

const isRefusal = (error: unknown): boolean => isApiError(error) && error.kind === 'failure';
