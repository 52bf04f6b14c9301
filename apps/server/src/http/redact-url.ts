/**
 * Parameters whose values give access to an account. This contract puts them into query strings
 * (docs/specification/contract/sign-in.md).
 */
const SECRET_NAMES =
  /^(password|md5_password|cookie|captcha|token|music_u|music_a|__csrf|key|unikey|oldpassword|invitation|claim|ticket)$/i;
const HIDDEN = '***';

/**
 * Redacts a URL for the log: values of secret parameters are replaced. Names are compared after decoding, so that
 * `pass%77ord=` is recognised.
 */
export function redactUrl(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const pairs = url
    .slice(start + 1)
    .split('&')
    .map((pair) => {
      const name = pair.split('=', 1)[0] ?? '';
      return SECRET_NAMES.test(decoded(name).replace(/\[.*$/, '')) ? `${name}=${HIDDEN}` : pair;
    });
  return `${url.slice(0, start)}?${pairs.join('&')}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).trim();
  } catch {
    return text;
  }
}
