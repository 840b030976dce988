import { useRef, useState } from 'react';
import type { WriteOutcome } from '../calls/writeOutcome';
import { selectError, type Result } from '../calls/result';
import { useSingleFlight } from './useSingleFlight';
import { useIdempotencyKeys } from './useIdempotencyKeys';
import type { Content } from './writeKeeper';

/** The arguments of an upload. */
export interface UploadCall {
  idempotencyKey: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** An upload with progress that can be cancelled and never runs twice (T12). */
export function useUpload() {
  const { singleFlight } = useSingleFlight();
  const idempotencyKeys = useIdempotencyKeys();
  const running = useRef<AbortController>(undefined);
  const [share, setShare] = useState<number>();
  const start = <Answer extends Result>(
    content: Content,
    send: (call: UploadCall) => Promise<Answer>,
    onAnswer: (answer: Answer, writeOutcome: WriteOutcome) => unknown,
  ) =>
    singleFlight(async () => {
      const { signal } = (running.current = new AbortController());
      let out = 0;
      const onProgress = (now: number) => setShare((out = now));
      onProgress(0);
      const answer = await send({ idempotencyKey: idempotencyKeys.keyFor(content), onProgress, signal });
      await onAnswer(answer, idempotencyKeys.settle(selectError(answer), out));
      setShare(undefined);
    });
  return {
    /** The sent share of the bytes, from 0 to 1; undefined without an upload. */
    share,
    start,
    stop: () => running.current?.abort(),
  };
}
