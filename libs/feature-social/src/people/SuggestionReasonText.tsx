import { NameList } from '@qingyin/moderation';
import { Plural, Trans } from '@lingui/react/macro';
import type { SuggestionReason } from '@qingyin/contract';

/** Reason of a suggestion as a sentence. */
export function SuggestionReasonText({ reason }: { reason: SuggestionReason }) {
  const { count } = reason;
  if (reason.kind === 'friends') {
    const names = <NameList names={reason.nicknames} />;
    return reason.nicknames.length < count ? (
      <Plural value={count} other={<Trans>你关注的 {names} 等 # 人也关注了 TA</Trans>} />
    ) : (
      <Plural value={count} other={<Trans>你关注的 {names} 也关注了 TA</Trans>} />
    );
  }
  if (reason.kind === 'songs') return <Plural value={count} other="你们都喜欢 # 首歌" />;
  if (reason.kind === 'artists') {
    const names = <NameList names={reason.names} />;
    return reason.names.length < count ? (
      <Plural value={count} other={<Trans>你们都关注 {names} 等 # 位歌手</Trans>} />
    ) : (
      <Plural value={count} other={<Trans>你们都关注 {names}</Trans>} />
    );
  }
  return <Plural value={count} other="# 人关注了 TA" />;
}
