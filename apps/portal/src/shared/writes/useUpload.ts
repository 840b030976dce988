import { useRef, useState } from 'react';
import type { WriteOutcome } from '../calls/writeOutcome';
import { selectError, type Result } from '../calls/result';
import { useSingleFlight } from './useSingleFlight';
import { useIdempotencyKeys } from './useIdempotencyKeys';
import type { Content } from './writeKeeper';

/** What an upload is sent with. */
export interface UploadCall {
  idempotencyKey: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** An upload that says how far it is, can be cancelled, and does not happen twice (T12). */
export function useUpload() {
  const { singleFlight } = useSingleFlight();
  const idempotencyKeys = useIdempotencyKeys();
  const running = useRef<AbortController>(undefined);
  const [share, setShare] = useState<number>();
  const start = <Answer extends Result>(
    content: Content,
    send: (call: UploadCall) => Promise<Answer>,
    onAnswered: (answer: Answer, writeOutcome: WriteOutcome) => unknown,
  ) =>
    singleFlight(async () => {
      const { signal } = (running.current = new AbortController());
      let out = 0;
      const onProgress = (now: number) => setShare((out = now));
      onProgress(0);
      const answer = await send({ idempotencyKey: idempotencyKeys.keyFor(content), onProgress, signal });
      await onAnswered(answer, idempotencyKeys.settle(selectError(answer), out));
      setShare(undefined);
    });
  return {
    /** How much of the bytes is out, from 0 to 1; undefined while nothing is on its way. */
    share,
    start,
    stop: () => running.current?.abort(),
  };
}
