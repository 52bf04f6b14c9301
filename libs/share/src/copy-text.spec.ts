import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

describe('copyText', () => {
  it('uses the clipboard API in a secure context', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('青音')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('青音');
  });

  it('falls back to a command over plain HTTP and restores the focus', async () => {
    vi.stubGlobal('isSecureContext', false);
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    let copied = '';
    document.execCommand = () => {
      copied = document.querySelector('textarea')?.value ?? '';
      return true;
    };
    expect(await copyText('青音')).toBe(true);
    expect(copied).toBe('青音');
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  it('returns false if the browser refuses', async () => {
    vi.stubGlobal('isSecureContext', false);
    document.execCommand = () => {
      throw new Error('no');
    };
    expect(await copyText('青音')).toBe(false);
  });
});
