/**
 * Normalizes an IP address: removes the port of `192.0.2.1:80` and `[2001:db8::1]:80`, the brackets, the zone of
 * `fe80::1%eth0`, and `::ffff:` before an IPv4 address. Other text is returned trimmed.
 */
export function bareAddress(text: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text.trim()) ?? [];
  const [address = ''] = (inBrackets ?? text.trim()).split('%', 1);
  const [, ipv4] = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/i.exec(address) ?? [];
  return ipv4 ?? address;
}
