import { endpoints } from '@qingyin/contract';
import { addressOf } from '@qingyin/device-storage';
import { ApiError, expectOk, http } from '@qingyin/http-client';

/**
 * Requests the health check of the server process. Uses `fetch`, because /healthz is exempt from the client's status
 * rules (docs/specification/http.md#calls-beyond-the-contract).
 *
 * @throws ApiError if the server is unreachable or unhealthy
 */
export async function fetchHealth(): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(addressOf('/healthz'), { cache: 'no-store' });
  } catch (cause) {
    throw new ApiError('network', 'No answer', { cause });
  }
  if (!answer.ok) throw new ApiError('status', await answer.text(), { status: answer.status });
  return answer.text();
}

/**
 * Version of the service behind /api.
 *
 * @throws ApiError
 */
export async function fetchVersion(): Promise<string> {
  return expectOk(await http.call(endpoints.system.innerVersion)).data.version;
}

/**
 * Capabilities of the server that serves this page, in one line.
 *
 * @throws ApiError
 */
export async function fetchCapabilities(): Promise<string> {
  const { product, version, foreign, features } = expectOk(
    await http.call(endpoints.system.capabilities),
  ).data;
  return `${product} ${version}${foreign ? ' (foreign)' : ''}: ${features.join(', ')}`;
}
