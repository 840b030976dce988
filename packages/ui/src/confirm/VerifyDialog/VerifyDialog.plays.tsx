import { useState } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { commonMessages } from '../../text/commonMessages';
import type { Attempt } from './confirmedWrite';
import { VerifyDialog, type VerifyDialogProps } from './VerifyDialog';
import { freshAttempt } from './VerifyDialog.fixtures';

export const opened = async () => within(await screen.findByRole('dialog'));

export async function typeCode(code: string, length = 4) {
  await userEvent.click(
    (await opened()).getByLabelText(commonMessages.digitPosition({ index: 1, count: length })),
  );
  await userEvent.keyboard(code);
}

export async function confirm(code: string, button = 'Withdraw') {
  await typeCode(code);
  await userEvent.click((await opened()).getByRole('button', { name: button }));
}

/** The story's server. Each press is pending until `answer` sets its result. */
export let answer: (attempt: Partial<Attempt>) => void;
export function Answered(args: VerifyDialogProps) {
  const [attempt, setAttempt] = useState<Attempt>(args.attempt);
  answer = (next) => setAttempt({ ...freshAttempt, ...next });
  const send = () => setAttempt({ ...attempt, form: { busy: true, saved: 0 } });
  return (
    <VerifyDialog
      {...args}
      attempt={attempt}
      onConfirm={(code, more) => {
        args.onConfirm(code, more);
        send();
      }}
      onRepeat={() => {
        args.onRepeat();
        send();
      }}
    />
  );
}
