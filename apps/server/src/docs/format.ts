import { format, resolveConfig } from 'prettier';

/** Formats Markdown with the repository's prettier configuration. */
export async function formatted(text: string): Promise<string> {
  const config = await resolveConfig(import.meta.url);
  return format(text, { ...config, parser: 'markdown' });
}
