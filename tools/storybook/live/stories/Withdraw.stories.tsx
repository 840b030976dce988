import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { backEnd } from '../line/askBackEnd';
import { setConditions } from '../line/conditions';
import { fairArgs, liveStory, type Story } from './liveStory';
import * as member from './member';
import { translation } from './translation';

const meta = {
  title: 'Flows/Withdraw',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, route: '/user/manualWithdraw' },
} satisfies Meta<typeof liveStory.component>;

export default meta;

const hash = '9c1185a5c5e9fc54612808977ee8f548b2258d31';
const history = 'Withdraw History';
const requested = 'Your withdrawal has been requested.';

const confirm = (code: string) => member.confirm(code, 'Withdraw');

/** Decides the newest withdrawal as the operator, then reopens the history as the member. */
async function decide(decision: { status: 1 | 2; remarks?: string; t_hash?: string }): Promise<string> {
  const answer = await member.operatorDecides('/withdrawals/:id', 'withdrawal', 'leader', decision);
  member.waitAMinute();
  await member.lookAgain(history);
  return answer;
}

/** Opens the newest withdrawal of the history. */
const openNewest = () => userEvent.click(member.row(history).getByRole('button', { name: /^WD-/ }));

/** Fills in the form. Returns the mailed code. */
async function ask(): Promise<string> {
  const code = await member.fillWithdrawal('25');
  await snapshot('Asked with the code');
  return code;
}

/** Looks at the form first. */
async function seeForm() {
  await member.arrived('Withdraw');
  await screen.findByRole('radiogroup', { name: translation('Wallet') });
  await snapshot('The form');
}

/** More than the balance: the form shows the error before it requests a code. */
export const RefusedByForm: Story = {
  play: endAt('Code requested', async () => {
    await seeForm();
    await member.choose('Out going Wallet');
    await member.fill('Amount', '99999999');
    await snapshot('Amount above the balance');
    await member.press('Next');
    await member.isWrong('Amount', 'Insufficient Balance');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await snapshot('Refused at its field');
    await member.fill('Amount', '25');
    await snapshot('Amount within the balance');
    await member.press('Next');
    await member.mailedCode();
    await snapshot('Code requested');
  }),
};

/** A mistyped code: the dialog stays open, shows the error and asks again. */
export const RefusedByCode: Story = {
  play: endAt('Requested', async () => {
    await seeForm();
    const code = await ask();
    await member.typeCode(member.notThis(code), await member.question());
    await snapshot('Mistyped code');
    await confirm(member.notThis(code));
    const asked = await member.question();
    await member.isRefused(asked);
    await member.isAskedForCode(asked);
    await snapshot('Wrong code');
    await confirm(code);
    await member.sees(requested);
    await snapshot('Requested');
  }),
};

/** From the form to a transaction hash in the history. */
export const PaidOut: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: endAt('Its hash', async ({ step }) => {
    await step('Withdraw', async () => {
      await seeForm();
      await confirm(await ask());
      await member.sees(requested);
      await member.rowShows(history, 'Pending');
      await snapshot('Waiting in the history');
    });
    await step('The operator pays it out', async () => {
      await expect(await decide({ status: 1, t_hash: hash })).toMatch(/completed/);
      await member.rowShows(history, 'Completed');
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
      const code = await ask();
      await confirm(member.notThis(code));
      await member.isRefused(await member.question());
      await snapshot('Wrong code');
      await confirm(code);
      await member.sees(requested);
      await snapshot('Requested');
    });
    await step('It waits in the history', async () => {
      await member.arrived(history);
      await member.rowShows(history, 'Pending');
      await snapshot('Waiting in the history');
    });
    await step('Within the minute, the operator sends it back', async () => {
      const decision = { status: 2, remarks: 'The address is not yours' } as const;
      await expect(await decide(decision)).toMatch(/rejected/);
      await member.rowShows(history, 'Rejected');
      await snapshot('Rejected');
      await openNewest();
      await member.sees('The address is not yours.');
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
      const code = await ask();
      setConditions({ network: 'drops' });
      await confirm(code);
      const asked = await member.losesAnswer();
      await snapshot('The answer is lost');
      await member.press('Close', asked);
    });
    const made = await backEnd().newest('withdrawal', 'leader');
    await step('Try again from the form', async () => {
      await member.sees(member.lostAnswer);
      await snapshot('Named over the form');
      setConditions({ network: 'good' });
      await member.press('Try again');
      const again = await member.question();
      await snapshot('The same once more');
      await member.press('Try again', again);
      await member.sees(requested);
    });
    await step('It is there once', async () => {
      await member.arrived(history);
      await snapshot('There once');
      await expect(await backEnd().newest('withdrawal', 'leader')).toBe(made);
    });
  }),
};
