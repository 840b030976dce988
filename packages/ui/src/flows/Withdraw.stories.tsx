import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Canvas } from 'storybook/internal/csf';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pagedList } from '../components/ListFrame/pagedList.fixtures';
import { toAddress } from '../components/DestinationDetails/DestinationDetails.fixtures';
import { Toaster, type Toast } from '../components/Toaster/Toaster';
import { subtractAmounts } from '../text/format/amount';
import { WithdrawScreen } from '../screens/withdraw/Withdraw/WithdrawScreen';
import { withdrawArgs, withdrawPage } from '../screens/withdraw/Withdraw/WithdrawScreen.fixtures';
import type { WithdrawValues } from '../screens/withdraw/Withdraw/WithdrawScreen.types';
import { WithdrawHistoryScreen } from '../screens/withdraw/WithdrawHistory/WithdrawHistoryScreen';
import { historyArgs } from '../screens/withdraw/WithdrawHistory/WithdrawHistoryScreen.fixtures';
import type { Withdrawal } from '../screens/withdraw/WithdrawHistory/WithdrawHistoryScreen.types';
import { mailedCode, useStoryWrite, type StoryNetwork } from './ConfirmedWrite.fixtures';
import { listNamed, recordsOf } from '../testing/listed';
import { frame } from '../testing/frame';

const network: StoryNetwork = { losesAnswers: false };
/** What the operator does, at the story's word. */
let complete: () => void;

/** The form, the question, and the list that then has it (B §4). */
function WithdrawFlow() {
  const [list, setList] = useState<Withdrawal[]>();
  const [balance, setBalance] = useState('3215.00');
  const [made, setMade] = useState<Withdrawal[]>([]);
  const [toast, setToast] = useState<Toast | null>(null);
  complete = () =>
    setList(
      list?.map((row) => ({ ...row, status: 'completed', hash: '9c1185a5c5e9fc54612808977ee8f548b2258d31' })),
    );
  const add = ({ amount }: WithdrawValues) => {
    const code = `WD-${made.length + 1}`;
    setBalance(subtractAmounts(balance, amount));
    made.unshift({
      ...{ id: code, code, type: 'Out going Wallet', destination: toAddress, status: 'pending' },
      ...{ amountFrom: amount, amountTo: amount, netAmount: amount, at: '2026-11-21T09:14:00Z' },
    });
    setMade([...made]);
  };
  const write = useStoryWrite<WithdrawValues>({
    network,
    onDone: add,
    onAnswered: () => {
      setList([...made]);
      setToast({ id: '1', tone: 'good', text: 'Your withdrawal has been requested.' });
    },
  });
  return (
    <>
      {list ? (
        <WithdrawHistoryScreen {...historyArgs} withdrawals={pagedList(list)} />
      ) : (
        <WithdrawScreen
          {...withdrawArgs}
          page={{
            state: 'ready',
            data: { ...withdrawPage, balances: { ...withdrawPage.balances, pay_out: balance } },
          }}
          write={write}
        />
      )}
      <Toaster toast={toast} onDismissed={() => setToast(null)} />
    </>
  );
}

const meta = {
  title: 'Flows/Withdraw',
  component: WithdrawFlow,
  beforeEach: () => {
    network.losesAnswers = false;
  },
} satisfies Meta<typeof WithdrawFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Verify Your Account' }));

async function fill(canvas: Canvas, amount: string) {
  await userEvent.selectOptions(canvas.getByLabelText('Wallet'), 'pay_out');
  await userEvent.type(canvas.getByLabelText('Amount'), amount);
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
}

async function confirm(code: string) {
  const question = await dialog();
  await userEvent.click(question.getByLabelText('digit 1 of 4'));
  await userEvent.keyboard(code);
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
}

/** From the form to a hash in the history, with one mistyped code on the way. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Fill in the form', async () => {
      await frame('The form');
      await fill(canvas, '250');
      await expect((await dialog()).getByText('$2,965.00')).toBeVisible();
      await frame('Asked with the code');
    });
    await step('Mistype the code, and enter it again', async () => {
      await confirm('1111');
      await waitFor(async () => expect((await dialog()).getByRole('alert')).toHaveTextContent('Invalid otp'));
      await frame('Wrong code');
      await confirm(mailedCode);
    });
    await step('Find it in the history', async () => {
      await expect(await screen.findByText('Your withdrawal has been requested.')).toBeVisible();
      await frame('Requested');
      const list = within(listNamed('Withdraw History'));
      await expect(list.getByText('Pending')).toBeVisible();
      complete();
      await expect(await list.findByText('Completed')).toBeVisible();
      await frame('Paid out');
    });
  },
};

/** The answer is lost: the member closes the question, sees it named over the form, tries again, and it is one withdrawal. */
export const AnswerLost: Story = {
  play: async ({ canvas, step }) => {
    await step('Send it into a tunnel', async () => {
      network.losesAnswers = true;
      await fill(canvas, '250');
      await dialog();
      await frame('Asked with the code');
      await confirm(mailedCode);
      const question = await dialog();
      await expect(await question.findByText('We can’t tell whether this was done')).toBeVisible();
      await frame('The answer is lost');
      await userEvent.click(question.getByRole('button', { name: 'Close' }));
    });
    await step('Try again from the form', async () => {
      await expect(await screen.findByText('We can’t tell whether this was done')).toBeVisible();
      await frame('Named over the form');
      network.losesAnswers = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      const again = (await dialog()).getByRole('button', { name: 'Try again' });
      await frame('The same once more');
      await userEvent.click(again);
    });
    await step('It is there once', async () => {
      await waitFor(() => expect(recordsOf(listNamed('Withdraw History'))).toHaveLength(1));
      await frame('There once');
    });
  },
};
