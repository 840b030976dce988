import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pagedList } from '../components/ListFrame/pagedList.fixtures';
import { Toaster, type Toast } from '../components/Toaster/Toaster';
import { addAmounts, subtractAmounts } from '../text/format/amount';
import { TransferScreen } from '../screens/transfer/Transfer/TransferScreen';
import { transferArgs, transfers } from '../screens/transfer/Transfer/TransferScreen.fixtures';
import type { Transfer, TransferValues } from '../screens/transfer/Transfer/TransferScreen.types';
import { mailedCode, useStoryWrite, type StoryNetwork } from './ConfirmedWrite.fixtures';
import { listNamed, recordsOf } from '../testing/listed';
import { frame } from '../testing/frame';

const network: StoryNetwork = { losesAnswers: false };

/** The card, both dialogs, and the list that follows (B §4). */
function TransferFlow() {
  const [rows, setRows] = useState<readonly Transfer[]>(transfers.slice(1, 2));
  const [balances, setBalances] = useState({ from: '3215.00', to: '12480.50' });
  const [toast, setToast] = useState<Toast | null>(null);
  const write = useStoryWrite<TransferValues>({
    network,
    onDone: ({ amount }) => {
      setRows([{ ...transfers[1]!, id: String(rows.length), amount, netAmount: amount }, ...rows]);
      setBalances({
        from: subtractAmounts(balances.from, amount),
        to: addAmounts(balances.to, amount),
      });
    },
    onAnswered: () => setToast({ id: '1', tone: 'good', text: 'The amount has been transferred.' }),
  });
  return (
    <>
      <TransferScreen {...transferArgs} transfers={pagedList(rows)} balances={balances} write={write} />
      <Toaster toast={toast} onDismissed={() => setToast(null)} />
    </>
  );
}

const meta = {
  title: 'Flows/Transfer',
  component: TransferFlow,
  beforeEach: () => {
    network.losesAnswers = false;
  },
} satisfies Meta<typeof TransferFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name = 'Verify Your Account') => within(await screen.findByRole('dialog', { name }));
const rows = () => recordsOf(listNamed('Transfer History'));

async function fill(amount: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Click for transfer' }));
  const form = await dialog('Transfer To');
  await userEvent.type(form.getByLabelText('Transfer Amount'), amount);
  await userEvent.click(form.getByRole('button', { name: 'Next' }));
}

async function confirm(code: string) {
  const question = await dialog();
  await userEvent.click(question.getByLabelText('digit 1 of 4'));
  await userEvent.keyboard(code);
  await userEvent.click(question.getByRole('button', { name: 'Transfer' }));
}

/** Two transfers in a row: the list and the balances follow, and the form begins anew. */
export const Default: Story = {
  play: async ({ step }) => {
    await step('Transfer, with one mistyped code', async () => {
      await fill('200');
      await expect((await dialog()).getByText('$3,015.00')).toBeVisible();
      await frame('Asked with the code');
      await confirm('1111');
      await waitFor(async () => expect((await dialog()).getByRole('alert')).toHaveTextContent('Invalid otp'));
      await frame('Wrong code');
      await confirm(mailedCode);
      await expect(await screen.findByText('The amount has been transferred.')).toBeVisible();
      await expect(rows()).toHaveLength(2);
      await frame('Transferred');
    });
    await step('And once more', async () => {
      await fill('15');
      await expect((await dialog()).getByText('$3,000.00')).toBeVisible();
      await frame('Asked once more');
      await confirm(mailedCode);
      await waitFor(() => expect(rows()).toHaveLength(3));
      await frame('Both in the list');
    });
  },
};

/** The answer is lost: the list, which is the history, already has it, and trying again adds nothing. */
export const AnswerLost: Story = {
  play: async ({ step }) => {
    await step('Send it into a tunnel, and look', async () => {
      network.losesAnswers = true;
      await fill('200');
      await dialog();
      await frame('Asked with the code');
      await confirm(mailedCode);
      const link = await (await dialog()).findByRole('link', { name: 'Check history' });
      await frame('The answer is lost');
      link.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(link);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(rows()).toHaveLength(2);
      await frame('It is in the list');
    });
    await step('Try again', async () => {
      network.losesAnswers = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      const again = (await dialog()).getByRole('button', { name: 'Try again' });
      await frame('The same once more');
      await userEvent.click(again);
      await expect(await screen.findByText('The amount has been transferred.')).toBeVisible();
      await expect(rows()).toHaveLength(2);
      await frame('Still there once');
      await expect(screen.queryByText('We can’t tell whether this was done')).not.toBeInTheDocument();
    });
  },
};
