import { useState } from 'react';
import type { ConfirmedWrite, UnansweredWrite } from '../confirm/VerifyDialog/confirmedWrite';
import { stillWrite } from '../confirm/VerifyDialog/confirmedWrite.fixtures';

/** The code that the story's server sent. */
export const mailedCode = '4193';

/** What the story's network does to the next request: it arrives and is answered, or its answer is lost. */
export interface StoryNetwork {
  losesAnswers: boolean;
}

interface StoryServer<Values> {
  network: StoryNetwork;
  /** It happens, however often the same request is sent. */
  onDone: (values: Values) => void;
  /** The member hears of it. */
  onAnswered: () => void;
}

const still = { busy: false, saved: 0 };

/** A write of money with a server that knows one code and keys, joined as the portal joins them (B §4, T12). */
export function useStoryWrite<Values extends { amount: string }>(
  server: StoryServer<Values>,
): ConfirmedWrite<Values> {
  const [asked, setAsked] = useState<Values>();
  const [attempt, setAttempt] = useState<ConfirmedWrite<Values>['attempt']>({ form: still });
  const [unanswered, setUnanswered] = useState<UnansweredWrite>();
  const [saved, setSaved] = useState(0);

  const arrive = (values: Values) => {
    // Under its key it happens once.
    if (!unanswered) server.onDone(values);
    if (server.network.losesAnswers) {
      setUnanswered({ values: { ...values }, at: Date.now() });
      setAttempt({ form: { ...still, refusal: {} }, unknown: 'repeatable' });
      return;
    }
    setUnanswered(undefined);
    setAsked(undefined);
    setSaved(saved + 1);
    server.onAnswered();
  };
  return stillWrite<Values>({
    asked,
    attempt,
    unanswered,
    form: { busy: false, saved },
    onAsked: (values) => {
      setAttempt(unanswered ? { form: still, unknown: 'repeatable' } : { form: still });
      setAsked(values);
    },
    onConfirmed: (code) => {
      if (code !== mailedCode) setAttempt({ form: { ...still, refusal: { code: 'Invalid otp' } } });
      else if (asked) arrive(asked);
    },
    onRepeated: () => asked && arrive(asked),
    onClosed: () => setAsked(undefined),
    onForgotten: () => setUnanswered(undefined),
  });
}
