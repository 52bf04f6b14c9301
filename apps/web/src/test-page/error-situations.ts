import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sessionStatuses, type SessionStatus } from '@qingyin/contract';
import { callProvoked, loseAnalytics, loseScriptChunk, loseStylesheetChunk, waitTooLong } from './provoke.ts';

/** A row of the error catalogue (docs/specification/errors.md#error-catalogue) that can be provoked. */
export interface ErrorSituation {
  id: string;
  /** Also the label of its button. */
  name: MessageDescriptor;
  /** What will happen. */
  effect: MessageDescriptor;
  /**
   * `session` ends the session; `caller` rejects the request; `chunk` shows the error state of the page; `console`
   * only
   * logs.
   */
  handledBy: 'session' | 'caller' | 'chunk' | 'console';
  /** Provokes the error. Rejects with the error a caller would get; resolves if there is none. */
  provoke: () => Promise<unknown>;
}

const sessionEffects: Record<SessionStatus, MessageDescriptor> = {
  301: msg`显示「登录可以体验更多功能哦！」，清空本地存储（语言除外），然后去登录页。`,
  302: msg`回答被吞掉，调用永远没有结果；清空本地存储（语言除外），然后去登录页。`,
  400: msg`清空本地存储（语言除外），然后去登录页。`,
  404: msg`清空本地存储（语言除外），然后去登录页。`,
  405: msg`清空本地存储（语言除外），然后去登录页。`,
  503: msg`清空本地存储（语言除外），然后去登录页。`,
};

/** The error catalogue (docs/specification/errors.md#error-catalogue), in its order. */
export const errorSituations: readonly ErrorSituation[] = [
  ...sessionStatuses.map((status): ErrorSituation => ({
    id: String(status),
    name: msg`状态 ${status}`,
    effect: sessionEffects[status],
    handledBy: 'session',
    provoke: () => callProvoked(status),
  })),
  {
    id: '500',
    name: msg`状态 500`,
    effect: msg`不影响登录，错误原样交给调用的人，结果写在这里。`,
    handledBy: 'caller',
    provoke: () => callProvoked(500),
  },
  {
    id: 'failure',
    name: msg`回答 success:false`,
    effect: msg`状态是 200，但服务说不行：变成一个错误，带着服务自己的话，结果写在这里。`,
    handledBy: 'caller',
    provoke: () => callProvoked(200, 'failure'),
  },
  {
    id: 'timeout',
    name: msg`超时`,
    effect: msg`平时等 100000 毫秒。这里只等 1 秒，去问一个 3 秒才回答的地址，走的是同一段程序。`,
    handledBy: 'caller',
    provoke: waitTooLong,
  },
  {
    id: 'script-chunk',
    name: msg`脚本分块丢失`,
    effect: msg`这一页换成错误状态和「重试」；服务器上有新版本、又没有在放歌时，会自动重新载入一次。`,
    handledBy: 'chunk',
    provoke: loseScriptChunk,
  },
  {
    id: 'style-chunk',
    name: msg`样式分块丢失`,
    effect: msg`同上，错误代码是 CSS_CHUNK_LOAD_FAILED。`,
    handledBy: 'chunk',
    provoke: loseStylesheetChunk,
  },
  {
    id: 'analytics',
    name: msg`统计脚本丢失`,
    effect: msg`控制台写一行，别的什么也不发生。`,
    handledBy: 'console',
    provoke: loseAnalytics,
  },
];
