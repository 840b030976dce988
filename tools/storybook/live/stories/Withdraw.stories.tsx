import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { backEnd } from '../line/askBackEnd';
import { setConditions } from '../line/conditions';
import type { LivePortal } from '../page/LivePortal';
import {
  arrived,
  confirmWithdrawal,
  fillWithdrawal,
  goTo,
  mailedCode,
  notThis,
  question,
  typeCode,
} from './live.plays';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { fairArgs, liveStory } from './liveStory';
import { translation, translationPattern } from './translation';

const meta = {
  title: 'Flows/Withdraw',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, route: '/user/manualWithdraw' },
} satisfies Meta<typeof LivePortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const hash = '9c1185a5c5e9fc54612808977ee8f548b2258d31';
const unknown = 'We don’t know whether this went through';

/** The newest row of the history. */
function newestRow() {
  const table = screen.getByRole('table', { name: translation('Withdraw History') });
  return within(within(table).getAllByRole('row')[1] as HTMLElement);
}

/** Waits until that row, which is empty while loading, shows this text. */
const newestRowSays = (text: string) =>
  waitFor(() => expect(newestRow().getByText(translation(text))).toBeVisible());

/** Decides the newest withdrawal as the operator, then reopens the history as the member. */
async function decide(decision: { status: 1 | 2; remarks?: string; t_hash?: string }): Promise<string> {
  const id = await backEnd().newest('withdrawal', 'leader');
  const answer = await backEnd().operate('/withdrawals/:id', { id, ...decision });
  // A list newer than half a minute isn't refetched, and the clock is stopped here.
  spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await goTo('Withdraw');
  await goTo('Withdraw History');
  return answer;
}

/** Opens the newest withdrawal of the history. */
const openNewest = () => userEvent.click(newestRow().getByRole('button', { name: /^WD-/ }));

/** More than the balance: the form shows the error before it requests a code. */
export const RefusedByForm: Story = {
  play: endAt('Code requested', async () => {
    await arrived('Withdraw');
    const wallet = await screen.findByRole('radio', { name: translation('Out going Wallet') });
    await snapshot('The form');
    await userEvent.click(wallet);
    await userEvent.type(screen.getByLabelText(translation('Amount')), '99999999');
    await snapshot('Amount above the balance');
    await userEvent.click(screen.getByRole('button', { name: translation('Next') }));
    await waitFor(() =>
      expect(screen.getByLabelText(translation('Amount'))).toHaveAccessibleDescription(
        translationPattern('Insufficient Balance'),
      ),
    );
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await snapshot('Refused at its field');
    await userEvent.clear(screen.getByLabelText(translation('Amount')));
    await userEvent.type(screen.getByLabelText(translation('Amount')), '25');
    await snapshot('Amount within the balance');
    await userEvent.click(screen.getByRole('button', { name: translation('Next') }));
    await mailedCode('leader');
    await snapshot('Code requested');
  }),
};

/** A mistyped code: the dialog stays open, shows the error and asks again. */
export const RefusedByCode: Story = {
  play: endAt('Requested', async () => {
    await arrived('Withdraw');
    await screen.findByRole('radiogroup', { name: translation('Wallet') });
    await snapshot('The form');
    await fillWithdrawal('25');
    const code = await mailedCode('leader');
    await snapshot('Asked with the code');
    const first = (await question()).getByLabelText(translation('digit 1 of 4'));
    await typeCode(first, notThis(code));
    await snapshot('Mistyped code');
    await confirmWithdrawal(notThis(code));
    const asked = await question();
    await waitFor(() =>
      expect(asked.getByRole('alert')).toHaveTextContent(translationPattern('Invalid otp')),
    );
    await waitFor(() => expect(asked.getByLabelText(translation('digit 1 of 4'))).toHaveFocus());
    await snapshot('Wrong code');
    await confirmWithdrawal(code);
    await expect(await screen.findByText(translation('Your withdrawal has been requested.'))).toBeVisible();
    await snapshot('Requested');
  }),
};

/** From the form to a transaction hash in the history. */
export const PaidOut: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: endAt('Its hash', async ({ step }) => {
    await step('Withdraw', async () => {
      await arrived('Withdraw');
      await screen.findByRole('radiogroup', { name: translation('Wallet') });
      await snapshot('The form');
      await fillWithdrawal('25');
      const code = await mailedCode('leader');
      await snapshot('Asked with the code');
      await confirmWithdrawal(code);
      await expect(await screen.findByText(translation('Your withdrawal has been requested.'))).toBeVisible();
      await newestRowSays('Pending');
      await snapshot('Waiting in the history');
    });
    await step('The operator pays it out', async () => {
      await expect(await decide({ status: 1, t_hash: hash })).toMatch(/completed/);
      await newestRowSays('Completed');
      await snapshot('Paid out');
      await openNewest();
      const detail = within(await screen.findByRole('region', { name: /^Withdrawal · WD-/ }));
      await expect(detail.getByText(hash)).toBeVisible();
      await snapshot('Its hash');
    });
  }),
};

/** The operator rejects it. The history shows the rejection and its reason. */
export const RefusedByOperator: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: endAt('Why', async ({ step }) => {
    await step('Withdraw, after one mistyped code', async () => {
      await fillWithdrawal('25');
      const code = await mailedCode('leader');
      await snapshot('Asked with the code');
      await confirmWithdrawal(notThis(code));
      const asked = await question();
      await waitFor(() =>
        expect(asked.getByRole('alert')).toHaveTextContent(translationPattern('Invalid otp')),
      );
      await snapshot('Wrong code');
      await confirmWithdrawal(code);
      await expect(await screen.findByText(translation('Your withdrawal has been requested.'))).toBeVisible();
      await snapshot('Requested');
    });
    await step('It waits in the history', async () => {
      await arrived('Withdraw History');
      await newestRowSays('Pending');
      await snapshot('Waiting in the history');
    });
    await step('Within the minute, the operator sends it back', async () => {
      const decision = { status: 2, remarks: 'The address is not yours' } as const;
      await expect(await decide(decision)).toMatch(/rejected/);
      await newestRowSays('Rejected');
      await snapshot('Rejected');
      await openNewest();
      await expect(await screen.findByText('The address is not yours.')).toBeVisible();
      await snapshot('Why');
    });
  }),
};

/**
 * The response is lost. The member closes the dialog, sees the withdrawal named above the form and retries; it is one
 * withdrawal.
 */
export const AnswerLost: Story = {
  play: endAt('There once', async ({ step }) => {
    await step('Send it into a tunnel', async () => {
      await fillWithdrawal('25');
      const code = await mailedCode('leader');
      await snapshot('Asked with the code');
      setConditions({ network: 'drops' });
      await confirmWithdrawal(code);
      const asked = await question();
      await expect(await asked.findByText(translation(unknown))).toBeVisible();
      await snapshot('The answer is lost');
      await userEvent.click(asked.getByRole('button', { name: translation('Close') }));
    });
    const made = await backEnd().newest('withdrawal', 'leader');
    await step('Try again from the form', async () => {
      await expect(await screen.findByText(translation(unknown))).toBeVisible();
      await snapshot('Named over the form');
      setConditions({ network: 'good' });
      await userEvent.click(screen.getByRole('button', { name: translation('Try again') }));
      const again = (await question()).getByRole('button', { name: translation('Try again') });
      await snapshot('The same once more');
      await userEvent.click(again);
      await expect(await screen.findByText(translation('Your withdrawal has been requested.'))).toBeVisible();
    });
    await step('It is there once', async () => {
      await arrived('Withdraw History');
      await snapshot('There once');
      await expect(await backEnd().newest('withdrawal', 'leader')).toBe(made);
    });
  }),
};
