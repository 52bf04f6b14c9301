import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isApiError } from '@qingyin/http-client';
import { describeError } from './describe-error.ts';

/** Error message for an action the service did not perform. */
export const describeActionFailure = (error: unknown): MessageDescriptor =>
  isApiError(error) && error.kind === 'failure' ? msg`没有成功，请再试一次。` : describeError(error).sentence;
