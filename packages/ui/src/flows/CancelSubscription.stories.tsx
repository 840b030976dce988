import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pagedList } from '../components/ListFrame/pagedList.fixtures';
import type { Attempt } from '../confirm/VerifyDialog/attempt';
import { stillWrite } from '../confirm/VerifyDialog/confirmedWrite.fixtures';
import type { CancelValues } from '../screens/subscriptions/Cancellation/cancellation';
import { LiveHistoryScreen } from '../screens/subscriptions/LiveHistory/LiveHistoryScreen';
import { live, liveArgs } from '../screens/subscriptions/LiveHistory/LiveHistoryScreen.fixtures';
import type {
  LiveHistoryScreenProps,
  LiveStatus,
} from '../screens/subscriptions/LiveHistory/LiveHistoryScreen.types';
import { frame } from '../testing/frame';

const fresh: Attempt = { form: { busy: false, saved: 0 } };

/** What the server and the operator do, at the story's word. */
interface Office {
  answer: (attempt: Partial<Attempt>) => void;
  done: () => void;
  decide: (status: LiveStatus) => void;
}
let office: Office;

/** One live subscription from the press on Cancel to the operator's decision (B §4). */
function WholeWay(args: LiveHistoryScreenProps) {
  const [status, setStatus] = useState<LiveStatus>('active');
  const [asked, setAsked] = useState<CancelValues>();
  const [attempt, setAttempt] = useState(fresh);
  const send = () => setAttempt({ form: { busy: true, saved: 0 } });
  office = {
    answer: (next) => setAttempt({ ...fresh, ...next }),
    done: () => {
      setAsked(undefined);
      setStatus('requested');
    },
    decide: setStatus,
  };
  return (
    <LiveHistoryScreen
      {...args}
      subscriptions={pagedList([live({ status })], { fields: [] })}
      cancellation={{
        ...args.cancellation,
        asked,
        attempt,
        onAsked: (values) => {
          setAttempt(fresh);
          setAsked(values);
        },
        onConfirmed: (code, more) => {
          args.cancellation.onConfirmed(code, more);
          send();
        },
        onRepeated: () => {
          args.cancellation.onRepeated();
          send();
        },
        onClosed: () => setAsked(undefined),
      }}
    />
  );
}

const meta = {
  title: 'Flows/CancelSubscription',
  component: LiveHistoryScreen,
  args: { ...liveArgs, cancellation: stillWrite({ onConfirmed: fn(), onRepeated: fn() }) },
  render: WholeWay,
  // On a phone the way to cancel stands in the detail of the row, which the stories of the screen show.
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LiveHistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function confirm(code: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Verify Your Account' }));
  await userEvent.click(dialog.getByLabelText('digit 1 of 6'));
  await userEvent.keyboard(code);
  await userEvent.click(dialog.getByRole('button', { name: 'Request cancellation' }));
}

/** A wrong code loses no reason; a lost answer is repeated as it was; then the operator decides. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Live Desk' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify Your Account' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'I need the money');
    await frame('The reason');
    await confirm('111111');
    await waitFor(() => expect(args.cancellation.onConfirmed).toHaveBeenCalledOnce());

    office.answer({ form: { busy: false, saved: 0, refusal: { code: 'Invalid otp' } } });
    await expect(await dialog.findByText('Invalid otp')).toBeVisible();
    await frame('Wrong code');
    await expect(dialog.getByLabelText('Reason')).toHaveValue('I need the money');
    await confirm('482193');
    await waitFor(() =>
      expect(args.cancellation.onConfirmed).toHaveBeenLastCalledWith('482193', {
        reason: 'I need the money',
      }),
    );

    office.answer({ form: { busy: false, saved: 0, refusal: {} }, unknown: 'repeatable' });
    const again = await dialog.findByRole('button', { name: 'Try again' });
    await frame('The answer is lost');
    await userEvent.click(again);
    await waitFor(() => expect(args.cancellation.onRepeated).toHaveBeenCalledOnce());

    office.done();
    await expect(await canvas.findByText('Cancellation Requested')).toBeVisible();
    await frame('Requested');
    await expect(canvas.queryByRole('button', { name: 'Cancel Live Desk' })).not.toBeInTheDocument();

    office.decide('cancelled');
    await expect(await canvas.findByText('Cancelled')).toBeVisible();
    await frame('Cancelled');
  },
};

/** The operator refuses: it goes on, and may be asked for again. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const cancel = await canvas.findByRole('button', { name: 'Cancel Live Desk' });
    await frame('It runs');
    await userEvent.click(cancel);
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify Your Account' }));
    await frame('Asked with the code');
    await userEvent.type(dialog.getByLabelText('Reason'), 'I need the money');
    await confirm('482193');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Request cancellation' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
    await frame('On its way');
    office.done();
    await expect(await canvas.findByText('Cancellation Requested')).toBeVisible();
    await frame('Requested');
    office.decide('active');
    await expect(await canvas.findByRole('button', { name: 'Cancel Live Desk' })).toBeVisible();
    await frame('Refused: it goes on');
  },
};
