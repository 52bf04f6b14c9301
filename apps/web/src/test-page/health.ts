import { endpoints } from '@qingyin/contract';
import { ApiError, expectOk, http } from '@qingyin/http-client';

/** Asks the process itself; /healthz lies outside the client's status rules (screens.md, decision 11). */
export async function askHealth(): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch('/healthz', { cache: 'no-store' });
  } catch (cause) {
    throw new ApiError('network', 'No answer', { cause });
  }
  if (!answer.ok) throw new ApiError('status', await answer.text(), { status: answer.status });
  return answer.text();
}

/** The version the service behind /api says it has. Rejects with `ApiError`. */
export async function askVersion(): Promise<string> {
  return expectOk(await http.call(endpoints.system.innerVersion)).data.version;
}

/** What the process that serves this page offers, in one line. Rejects with `ApiError`. */
export async function askCapabilities(): Promise<string> {
  const { product, version, foreign, features } = expectOk(
    await http.call(endpoints.system.capabilities),
  ).data;
  return `${product} ${version}${foreign ? ' (foreign)' : ''}: ${features.join(', ')}`;
}
