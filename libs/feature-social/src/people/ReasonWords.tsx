import { Plural } from '@lingui/react/macro';
import type { SuggestionReason } from '@qingyin/contract';
import { useLingui } from '@lingui/react/macro';
import { formatNames } from '@qingyin/media-kit';

/** Why somebody is proposed, in words. */
export function ReasonWords({ reason }: { reason: SuggestionReason }) {
  const { i18n } = useLingui();
  const { count } = reason;
  if (reason.kind === 'friends') {
    const names = formatNames(reason.nicknames, i18n.locale);
    return reason.nicknames.length < count ? (
      <Plural value={count} other={`你关注的 ${names} 等 # 人也关注了 TA`} />
    ) : (
      <Plural value={count} other={`你关注的 ${names} 也关注了 TA`} />
    );
  }
  if (reason.kind === 'songs') return <Plural value={count} other="你们都喜欢 # 首歌" />;
  if (reason.kind === 'artists') {
    const names = formatNames(reason.names, i18n.locale);
    return reason.names.length < count ? (
      <Plural value={count} other={`你们都关注 ${names} 等 # 位歌手`} />
    ) : (
      <Plural value={count} other={`你们都关注 ${names}`} />
    );
  }
  return <Plural value={count} other="# 人关注了 TA" />;
}
