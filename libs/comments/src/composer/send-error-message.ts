import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { describeError } from '@qingyin/ui';

/** Message for a comment that failed to send, with the service's reason if there is one. */
export function sendErrorMessage(error: unknown): MessageDescriptor {
  const { sentence, detail } = describeError(error);
  const kind = typeof error === 'object' && error !== null && 'kind' in error ? error.kind : null;
  if (kind === 'network' || kind === 'timeout') return sentence;
  return detail ? msg`没能发出去：${detail}` : msg`没能发出去，请再试一次`;
}
