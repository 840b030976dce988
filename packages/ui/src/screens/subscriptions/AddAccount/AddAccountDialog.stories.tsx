import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within, fn } from 'storybook/test';
import type { AccountWrite, AddAccountDialogProps } from './addAccount';
import { AddAccountDialog } from './AddAccountDialog';
import { refusedForm } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { withDrafts } from '../../../forms/draft/drafts.fixtures';
import { errorTexts } from '../../../text/messages';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { noSnapshot, onPhone, inDark, snapshotModes } from '../../../testing/windows';
import { endAt, snapshot } from '../../../testing/snapshot';
import { accountMessages } from '../messages';
import { messagePattern } from '../../../testing/messagePattern';
import { overlayMessages } from '../../../text/overlayMessages';

const accountArgs = {
  target: { subscriptionId: '81', package: 'Live Intro' },
  adding: { form: { busy: false, saved: 0 }, offline: false, onSend: fn(), onOpen: fn() },
  onClose: fn(),
} satisfies AddAccountDialogProps;

/** The story's server: each request is pending until `answer` sets its outcome. */
let answer: (adding: Partial<AccountWrite>) => void;
function Answered(args: AddAccountDialogProps) {
  const [adding, setAdding] = useState<AccountWrite>(args.adding);
  answer = (next) => setAdding({ ...args.adding, ...next });
  return (
    <AddAccountDialog
      {...args}
      adding={{
        ...adding,
        onSend: (account) => {
          args.adding.onSend(account);
          setAdding({ ...args.adding, form: { busy: true, saved: 0 } });
        },
      }}
    />
  );
}

// Spec: B §4 Add MT5 account, B §5 Add MT5 account number
const meta = {
  title: 'Screens/Subscriptions/AddAccount/AddAccountDialog',
  component: AddAccountDialog,
  args: accountArgs,
  render: Answered,
} satisfies Meta<typeof AddAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function enter(number: string) {
  const dialog = within(await screen.findByRole('dialog', { name: accountMessages.add }));
  await userEvent.type(dialog.getByLabelText(accountMessages.number), number);
  await userEvent.click(dialog.getByRole('button', { name: accountMessages.next }));
}

async function send(number: string) {
  await enter(number);
  const question = within(await screen.findByRole('dialog', { name: accountMessages.warning }));
  await userEvent.click(question.getByRole('button', { name: accountMessages.add }));
  return question;
}

export const Default: Story = { parameters: inDark };

/** Number, warning, then one request despite several presses (T12). A success closes the dialog. */
export const Confirming: Story = {
  play: async ({ args }) => {
    await enter('50 12x345');
    const question = within(await screen.findByRole('dialog', { name: accountMessages.warning }));
    await expect(question.getByText('5012345')).toBeVisible();
    await expect(question.getByText('Live Intro')).toBeVisible();
    await expect(question.getByText(messagePattern(accountMessages.authority))).toBeVisible();
    await expect(question.getByRole('button', { name: overlayMessages.close })).toHaveFocus();
    await expect(args.adding.onSend).not.toHaveBeenCalled();
    const add = question.getByRole('button', { name: accountMessages.add });
    add.click();
    add.click();
    await waitFor(() =>
      expect(args.adding.onSend).toHaveBeenCalledWith({
        ...{ subscriptionId: '81', accountNumber: '5012345' },
      }),
    );
    await expect(args.adding.onSend).toHaveBeenCalledOnce();
    answer({ form: { busy: false, saved: 1 } });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

const refused = (accountNumber: string) => ({
  adding: { ...accountArgs.adding, form: refusedForm({ accountNumber }) },
});
export const FieldErrors: Story = {
  args: refused(errorTexts.fieldRequired),
  parameters: snapshotModes('Nothing entered'),
  play: endAt('No number', async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: accountMessages.add }));
    await userEvent.click(dialog.getByRole('button', { name: accountMessages.next }));
    await expect(await dialog.findByText(errorTexts.fieldRequired)).toBeVisible();
    await snapshot('Nothing entered');
    await enter('.5');
    await expect(await dialog.findByText(accountMessages.firstDigit)).toBeVisible();
    await snapshot('No number');
    await expect(screen.queryByRole('dialog', { name: accountMessages.warning })).not.toBeInTheDocument();
    await expect(args.adding.onSend).not.toHaveBeenCalled();
  }),
};

/** A number that is in use shows its error at its field, and the input stays. */
const unusable = 'This account number can’t be used.';
export const NumberRefused: Story = {
  args: refused(unusable),
  ...withDrafts({ [`account ${accountArgs.target.subscriptionId}`]: { accountNumber: '5012345' } }),
  parameters: noSnapshot,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(unusable)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('5012345');
  },
};

/** A refused number returns to its field. */
export const NumberRefusedOnceSent: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async () => {
    await send('5012345');
    answer({
      form: refusedForm({ accountNumber: unusable }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: accountMessages.add }));
    await expect(await dialog.findByText(unusable)).toBeVisible();
    await expect(dialog.getByLabelText(accountMessages.number)).toHaveValue('5012345');
  },
};

/** Any other error shows at the send button, and the number can be sent again. */
export const Refused: Story = {
  play: endAt('Refused', async ({ args }) => {
    const question = await send('5012345');
    answer({
      form: { busy: false, saved: 0, refusal: {} },
      message: 'This subscription already has an account.',
    });
    await expect(await question.findByRole('alert')).toHaveTextContent(
      'This subscription already has an account.',
    );
    await snapshot('Refused');
    await userEvent.click(question.getByRole('button', { name: accountMessages.add }));
    await expect(args.adding.onSend).toHaveBeenCalledTimes(2);
  }),
};

/** During the request no button works, and the confirmation stays. */
export const Submitting: Story = {
  parameters: noSnapshot,
  play: async ({ args }) => {
    const question = await send('5012345');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(question.getByRole('button', { name: accountMessages.add }));
    await expect(screen.getByRole('dialog', { name: accountMessages.warning })).toBeVisible();
    await expect(args.adding.onSend).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { adding: { ...accountArgs.adding, offline: true } },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const question = await send('5012345');
    await expect(question.getByRole('alert')).toHaveTextContent(verifyMessages.offline);
    await expect(args.adding.onSend).not.toHaveBeenCalled();
  },
};

/** Going back from the warning keeps the number. */
export const BackToNumber: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async () => {
    await enter('5012345');
    const question = within(await screen.findByRole('dialog', { name: accountMessages.warning }));
    await userEvent.click(question.getByRole('button', { name: overlayMessages.close }));
    const dialog = within(await screen.findByRole('dialog', { name: accountMessages.add }));
    await expect(dialog.getByLabelText(accountMessages.number)).toHaveValue('5012345');
  },
};

export const LongText: Story = {
  args: { target: { subscriptionId: '81', package: 'A live package of a long name '.repeat(6) } },
  play: async () => enter('1'.repeat(40)),
};
export const Mobile: Story = { ...onPhone };
export const Warned: Story = { parameters: noSnapshot, play: async () => enter('5012345') };
