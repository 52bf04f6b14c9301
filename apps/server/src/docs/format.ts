import { format, resolveConfig } from 'prettier';

/** A Markdown page as the whole repository is formatted. */
export async function formatted(text: string): Promise<string> {
  const config = await resolveConfig(import.meta.url);
  return format(text, { ...config, parser: 'markdown' });
}
