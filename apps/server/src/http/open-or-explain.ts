import { soundTypes } from '@qingyin/audio-dsp';
import { ConversionError, conversionFormats, type FileChoice } from '@qingyin/server-convert';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { madeConversion } from '../downloads/library-sound.ts';
import type { AppContext } from './request-context.ts';
import { allowAllOrigins } from './send-file.ts';

const RETRY_AFTER_S = 10;

/**
 * Opens a file for a request, ending the wait for its conversion when the client goes.
 *
 * @param open throws a `ConversionError` when the file cannot be converted now
 * @returns `later` when it cannot, to be answered by `answerLater`
 */
export async function openOrExplain<File>(
  { raw }: FastifyRequest,
  open: (signal: AbortSignal) => Promise<File>,
): Promise<File | 'later'> {
  const gone = new AbortController();
  const onClose = (): void => gone.abort();
  raw.socket.once('close', onClose);
  try {
    return await open(gone.signal);
  } catch (error) {
    if (error instanceof ConversionError) return 'later';
    throw error;
  } finally {
    raw.socket.off('close', onClose);
  }
}

/** Answers 503: too many conversions wait, or the disk is full. */
export const answerLater = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .header('cache-control', 'no-store')
    .header('retry-after', RETRY_AFTER_S)
    .type('text/plain; charset=utf-8')
    .send('The server cannot convert this file now');

/**
 * Answers `HEAD` for a file that is not converted yet, without converting it: without a length, which is not known.
 *
 * @returns undefined when it is another request or another file, which is answered as usual
 */
export async function answerUnmade(
  context: AppContext,
  choice: FileChoice,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { format } = choice;
  if (request.method !== 'HEAD' || format === undefined) return undefined;
  if ((await madeConversion(context, choice)) !== 'unmade') return undefined;
  allowAllOrigins(reply);
  return reply
    .header('cache-control', 'no-store')
    .header('accept-ranges', 'bytes')
    .type(soundTypes[conversionFormats[format].type])
    .send(Readable.from([]));
}
