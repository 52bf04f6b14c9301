import { basePath } from '@qingyin/device-storage';
import { PRELOADED_RESPONSES_ID } from '../prebuilt-frame/preloaded-requests.ts';

/**
 * Wraps `fetch`: answers requests by the responses the server embedded in the page
 * (docs/decisions/0002-prebuilt-frames.md), each of them once, and sends all others to the network. Missing or
 * invalid embedded responses change nothing.
 */
export function fetchWithPreloadedResponses(
  document: Document,
  fetch: typeof globalThis.fetch,
): typeof globalThis.fetch {
  const answers = readAnswers(document);
  return (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const address = pathname.slice(basePath.length) + search;
    if (request.method !== 'GET' || !answers.has(address)) return fetch(input, init);
    const answer = answers.get(address);
    answers.delete(address);
    return Promise.resolve(Response.json(answer));
  };
}

function readAnswers(document: Document): Map<string, unknown> {
  const element = document.getElementById(PRELOADED_RESPONSES_ID);
  element?.remove();
  try {
    const value: unknown = JSON.parse(element?.textContent ?? '{}');
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}
