import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pagedList } from '../../../components/ListContainer/pagedList.fixtures';
import { idleWrite } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { messagePattern } from '../../../testing/messagePattern';
import { noSnapshot } from '../../../testing/windows';
import { detailMessages } from '../../../text/detailMessages';
import { transferTexts, withdrawTexts } from '../../../text/messages';
import { walletNames } from '../../../text/wallets';
import { wholeText } from '../../../text/wholeText.fixtures';
import { transferMessages } from './messages';
import { transferArgs, transfers } from './TransferScreen.fixtures';
import { TransferScreen } from './TransferScreen';

const meta = {
  title: 'Screens/Transfer/Transfer',
  component: TransferScreen,
  args: transferArgs,
} satisfies Meta<typeof TransferScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const askedBack = { item: '90', amount: '50.00', wallet: 'Out going Wallet' };
const openPending = () => userEvent.click(screen.getByText(withdrawTexts.pending));

/** A pending transfer that the server lets the member take back, above the list and in its detail (D113). */
export const TakeBack: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const waiting = within(canvas.getByRole('region', { name: transferMessages.waiting }));
    const press = waiting.getByRole('button', { name: verifyMessages.takeBack });
    await expect(press).toHaveAccessibleDescription(/\$50\.00/);
    await userEvent.click(press);
    await openPending();
    const [, inDetail] = await screen.findAllByRole('button', { name: verifyMessages.takeBack });
    await userEvent.click(inDetail!);
    await expect(args.takeBack.onRequest).toHaveBeenCalledTimes(2);
    await expect(args.takeBack.onRequest).toHaveBeenLastCalledWith(askedBack);
  },
};

/** Taken back by the member: neutral, and where the money is. No one rejected it (D151). */
export const TakenBack: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    transfers: pagedList([{ ...transfers[2]!, takenBack: true, returnedTo: walletNames.pay_out }]),
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(transferTexts.rejected)).toBeNull();
    await userEvent.click(canvas.getAllByText(detailMessages.takenBack)[0]!);
    await expect(await screen.findByText(transferMessages.meaning.takenBack)).toBeVisible();
    const isBack = detailMessages.isBack({ amount: '$1,200.00', wallet: walletNames.pay_out });
    await expect(screen.getByText(wholeText(isBack))).toBeVisible();
  },
};

/** A server without it: no button, and no promise (D119). */
export const WithoutTakeBack: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { transfers: pagedList(transfers.map((row) => ({ ...row, canTakeBack: false }))) },
  parameters: noSnapshot,
  play: async () => {
    await openPending();
    await expect(await screen.findByRole('button', { name: detailMessages.print })).toBeVisible();
    await expect(screen.queryByRole('button', { name: verifyMessages.takeBack })).toBeNull();
    await expect(screen.queryByText(transferMessages.waiting)).toBeNull();
  },
};

/** The question, without a code. */
export const TakeBackAsked: Story = {
  args: { takeBack: idleWrite({ asked: askedBack }) },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const question = within(await screen.findByRole('dialog', { name: transferMessages.takeBackQuestion }));
    await expect(question.queryByRole('textbox')).toBeNull();
    await userEvent.click(question.getByRole('button', { name: verifyMessages.takeBack }));
    await expect(args.takeBack.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The answer was lost, perhaps before a reload. */
export const TakeBackUnanswered: Story = {
  args: {
    takeBack: idleWrite({ unanswered: { values: askedBack, at: Date.parse('2026-11-20T08:58:00Z') } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messagePattern(transferMessages.unansweredTakeBack))).toBeVisible();
  },
};
