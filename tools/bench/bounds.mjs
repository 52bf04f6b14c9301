/**
 * Compares measured numbers with their bounds.
 * @param {Record<string, unknown>} results by measurement
 * @param {Record<string, number>} bounds by `measurement.field`; the measured value should not exceed it
 */
export function compare(results, bounds) {
  return Object.entries(bounds).flatMap(([path, limit]) => {
    const [name = '', field = ''] = path.split('.');
    const result = results[name];
    const value = typeof result === 'object' && result !== null ? Reflect.get(result, field) : undefined;
    if (typeof value !== 'number') return [];
    return [{ what: path, value, limit, kept: value <= limit }];
  });
}
