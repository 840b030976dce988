import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { cardPng } from '../../../../components/ImageField/ImageField.fixtures';
import { idleWrite } from '../../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { bank, methods, depositArgs } from '../DepositScreen.fixtures';
import type { ReportValues } from './reportForm';
import { verifyMessages } from '../../../../confirm/VerifyDialog/messages';
import { onPhone, inDark, snapshotModes, noSnapshot } from '../../../../testing/windows';
import { endAt, snapshot } from '../../../../testing/snapshot';
import { depositMessages } from '../messages';
import { imageMessages } from '../../../../components/ImageField/messages';
import { detailMessages } from '../../../../text/detailMessages';
import { dashboardTexts } from '../../../../text/messages';
import { amountFieldMessages } from '../../../../text/typed/amountFieldMessages';
import { messagePattern } from '../../../../testing/messagePattern';
import { errorTexts } from '../../../../text/visitorMessages';
import { overlayMessages } from '../../../../text/overlayMessages';
import { useState } from 'react';
import type { Attempt } from '../../../../confirm/VerifyDialog/confirmedWrite';
import { DepositScreen, type DepositScreenProps } from '../DepositScreen';
import { expectLink } from '../../../../testing/expectLink';
import { ready } from '../../../../remote.fixtures';

/** The outcome of a report, for each press. */
type Answer = 'taken' | 'lost' | 'awaited' | { refused: Record<string, string> } | { message: string };

interface ReportingScreenProps extends Pick<DepositScreenProps, 'methods' | 'account' | 'report'> {
  answers: readonly Answer[];
}

/** A bank's tab joined as in the portal, with a server that answers as the story requires. */
function ReportingScreen({ answers, ...props }: ReportingScreenProps) {
  const [asked, setAsked] = useState<ReportValues>();
  const [form, setForm] = useState(props.report.form);
  const [answer, setAnswer] = useState<Omit<Attempt, 'form'> & { busy?: boolean }>({});
  const [presses, setPresses] = useState(0);
  const { busy = false, ...attempt } = answer;
  const press = () => {
    setPresses(presses + 1);
    const next = answers[presses];
    if (next === 'awaited') setAnswer({ busy: true });
    else if (next === 'lost') setAnswer({ unknown: 'repeatable' });
    else if (next === 'taken') {
      setAsked(undefined);
      setForm({ busy: false, saved: form.saved + 1 });
    } else if (next && 'message' in next) setAnswer({ message: next.message });
    else if (next) {
      setAsked(undefined);
      setForm({ ...form, refusal: next.refused });
    }
  };
  return (
    <DepositScreen
      {...depositArgs}
      {...props}
      chosen="3"
      report={{
        ...props.report,
        form,
        asked,
        attempt: { form: { busy, saved: form.saved }, isProven: true, ...attempt },
        onRequest: (values) => {
          props.report.onRequest(values);
          setAnswer(answer.unknown ? { unknown: answer.unknown } : {});
          setAsked(values);
        },
        onConfirm: (...given) => {
          props.report.onConfirm(...given);
          press();
        },
        onRepeat: () => {
          props.report.onRepeat();
          press();
        },
        onClose: () => setAsked(undefined),
      }}
    />
  );
}

const answering = (...answers: Answer[]) => ({
  answers,
  report: idleWrite<ReportValues>(),
});

// Spec: A §3 Deposit transaction
const meta = {
  title: 'Screens/Deposit/Deposit/Report',
  component: ReportingScreen,
  args: { methods: ready(methods), ...answering() },
} satisfies Meta<typeof ReportingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function opened() {
  await userEvent.click(await screen.findByRole('button', { name: depositMessages.report }));
  return within(await screen.findByRole('dialog', { name: depositMessages.report }));
}
type Dialog = Awaited<ReturnType<typeof opened>>;

async function give(dialog: Dialog) {
  await userEvent.upload(dialog.getByLabelText(depositMessages.receipt), await cardPng('IMG_2031.png'));
  await dialog.findByRole('img', { name: imageMessages.previewLabel({ label: depositMessages.receipt }) });
}

async function fill(dialog: Dialog) {
  await userEvent.type(dialog.getByLabelText(depositMessages.inRupees), '8825');
  await userEvent.type(dialog.getByLabelText(depositMessages.transactionId), 'UTR20261120001');
  await userEvent.type(dialog.getByLabelText(depositMessages.comment), 'Paid this morning');
  await give(dialog);
}

async function reviewed() {
  const dialog = await opened();
  await fill(dialog);
  await userEvent.click(dialog.getByRole('button', { name: depositMessages.review }));
  return question();
}

const question = async () =>
  within(await screen.findByRole('dialog', { name: depositMessages.confirmTitle }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The dialog repeats all of the input, and sends it once despite several presses (T12). */
export const Default: Story = {
  args: answering('taken'),
  parameters: inDark,
  play: async ({ args }) => {
    const asked = await reviewed();
    for (const text of ['Bank transfer', '₹8,825.00', '$100.00', 'UTR20261120001', 'Paid this morning'])
      await expect(asked.getByText(text)).toBeVisible();
    await expect(asked.getByRole('button', { name: detailMessages.closeIt })).toHaveFocus();
    const confirm = asked.getByRole('button', { name: depositMessages.confirm });
    confirm.click();
    confirm.click();
    await waitFor(() => expect(args.report.onConfirm).toHaveBeenCalledOnce());
    await expect(args.report.onRequest).toHaveBeenCalledWith({
      methodId: '3',
      amount: '8825.00',
      transactionId: 'UTR20261120001',
      comment: 'Paid this morning',
      // The member's own file name is not sent.
      image: expect.objectContaining({ name: 'image.png' }) as File,
    });
    await gone();
    await expect(screen.getByText(depositMessages.reported)).toBeVisible();
    await expect(
      screen.getByText(
        depositMessages.reportedDetail({ rupees: '₹8,825.00', transactionId: 'UTR20261120001' }),
      ),
    ).toBeVisible();
  },
};

/** The initial form: the wallet, and the conversion while the member types (D53). */
export const Form: Story = {
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(`${dashboardTexts.receivingWallet} $12,480.50`)).toBeVisible();
    const amount = dialog.getByLabelText(depositMessages.inRupees);
    await expect(amount).toHaveAccessibleDescription(depositMessages.rate({ rupees: '₹88.25' }));
    await userEvent.type(amount, '₹ 1,000.5');
    await expect(dialog.getByText(messagePattern(amountFieldMessages.readAs))).toHaveTextContent(
      amountFieldMessages.readAs.replace('{amount}', '₹1,000.50'),
    );
    await expect(amount).toHaveAccessibleDescription(
      expect.stringContaining(depositMessages.converted({ dollars: '$11.34', rupees: '₹88.25' })),
    );
  },
};

/** Without a rate nothing is converted (D53). */
export const WithoutRate: Story = {
  args: { methods: ready([{ ...bank, rate: undefined }]) },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await opened();
    const amount = dialog.getByLabelText(depositMessages.inRupees);
    await userEvent.type(amount, '8825');
    await expect(amount).not.toHaveAccessibleDescription();
    await expect(dialog.queryByText(/\$1\b/)).not.toBeInTheDocument();
  },
};

export const FieldErrors: Story = {
  parameters: snapshotModes('Field errors'),
  play: endAt('Less than a cent', async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: depositMessages.review }));
    await waitFor(() => expect(dialog.getAllByText(errorTexts.fieldRequired)).toHaveLength(3));
    const amount = dialog.getByLabelText(depositMessages.inRupees);
    await waitFor(() => expect(amount).toHaveFocus());
    await snapshot('Field errors');
    await userEvent.type(amount, '0');
    await expect(await dialog.findByText(depositMessages.amountAboveZero)).toBeVisible();
    await snapshot('Too little');
    await userEvent.clear(amount);
    await userEvent.type(amount, '0.4');
    await expect(await dialog.findByText(depositMessages.amountTooSmall)).toBeVisible();
    await snapshot('Less than a cent');
    await userEvent.type(dialog.getByLabelText(depositMessages.transactionId), 'UTR 1/2');
    await expect(dialog.getByLabelText(depositMessages.transactionId)).toHaveValue('UTR12');
    await expect(args.report.onRequest).not.toHaveBeenCalled();
  }),
};

/** The server's errors show at their fields, and all input stays (D39). */
export const Refused: Story = {
  args: answering({ refused: { transactionId: 'You’ve already reported this transaction ID.' } }),
  play: async () => {
    await userEvent.click((await reviewed()).getByRole('button', { name: depositMessages.confirm }));
    const dialog = within(await screen.findByRole('dialog', { name: depositMessages.report }));
    const field = dialog.getByLabelText(depositMessages.transactionId);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/already reported this transaction ID/));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog.getByLabelText(depositMessages.inRupees)).toHaveValue('8825');
    await expect(
      dialog.getByRole('img', { name: imageMessages.previewLabel({ label: depositMessages.receipt }) }),
    ).toBeVisible();
  },
};

/** A refusal without a field shows where the report was confirmed. */
export const RefusedAsAWhole: Story = {
  args: answering({ message: 'Not today.' }),
  play: async () => {
    const asked = await reviewed();
    await userEvent.click(asked.getByRole('button', { name: depositMessages.confirm }));
    await expect(await asked.findByRole('alert')).toHaveTextContent('Not today.');
  },
};

export const Submitting: Story = {
  args: answering('awaited'),
  parameters: noSnapshot,
  play: async ({ args }) => {
    const asked = await reviewed();
    const confirm = asked.getByRole('button', { name: depositMessages.confirm });
    await userEvent.click(confirm);
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await expect(asked.getByText('UTR20261120001')).toBeVisible();
    await expect(args.report.onConfirm).toHaveBeenCalledOnce();
  },
};

/** A lost answer is shown. The same report is sent again and accepted. */
export const LostAnswer: Story = {
  args: answering('lost', 'taken'),
  parameters: noSnapshot,
  play: endAt('The answer is lost', async ({ args }) => {
    const asked = await reviewed();
    await userEvent.click(asked.getByRole('button', { name: depositMessages.confirm }));
    await expect(await asked.findByText(verifyMessages.unknown)).toBeVisible();
    await expectLink(asked, verifyMessages.checkHistory, '/user/transactions');
    await snapshot('The answer is lost');
    await userEvent.click(asked.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.report.onRepeat).toHaveBeenCalledOnce();
    await expect(args.report.onConfirm).toHaveBeenCalledOnce();
    await gone();
    await expect(screen.getByText(depositMessages.reported)).toBeVisible();
  }),
};

/**
 * After a reload the sent report is still known, without its image. Choosing the image again makes it the same
 * report.
 */
export const OpenFromBefore: Story = {
  args: {
    report: idleWrite<ReportValues>({
      unanswered: {
        values: { methodId: '3', amount: '8825.00', transactionId: 'UTR20261120001', comment: '' },
        at: Date.parse('2026-11-20T09:10:00Z'),
      },
    }),
  },
  parameters: noSnapshot,
  play: async ({ args }) => {
    await expect(screen.getByText(verifyMessages.unknown)).toBeVisible();
    await expect(screen.getByText(messagePattern(depositMessages.unansweredReport))).toHaveTextContent(
      messagePattern(
        depositMessages.unansweredReport.replace('{amount}', '₹8,825.00').replace('{id}', 'UTR20261120001'),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: errorTexts.tryAgain }));
    const dialog = within(await screen.findByRole('dialog', { name: depositMessages.report }));
    await expect(dialog.getByLabelText(depositMessages.inRupees)).toHaveValue('8825.00');
    await expect(dialog.getByLabelText(depositMessages.transactionId)).toHaveValue('UTR20261120001');
    await userEvent.click(dialog.getByRole('button', { name: detailMessages.closeIt }));
    await gone();
    await userEvent.click(screen.getByRole('button', { name: verifyMessages.startAgain }));
    await expect(args.report.onForget).toHaveBeenCalledOnce();
  },
};

/** A stray press loses no input. */
export const LeftByAccident: Story = {
  parameters: noSnapshot,
  play: async () => {
    const dialog = await opened();
    await userEvent.type(dialog.getByLabelText(depositMessages.inRupees), '8825');
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByText(overlayMessages.discardQuestion)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.keepEditing }));
    await expect(dialog.getByLabelText(depositMessages.inRupees)).toHaveValue('8825');
  },
};

export const Offline: Story = {
  args: { report: idleWrite<ReportValues>({ offline: true }) },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const asked = await reviewed();
    await expect(asked.getByRole('button', { name: depositMessages.confirm })).toBeDisabled();
    await expect(args.report.onConfirm).not.toHaveBeenCalled();
  },
};

export const Asked: Story = {
  parameters: noSnapshot,
  play: async () => {
    await reviewed();
  },
};
export const Filled: Story = { play: async () => fill(await opened()) };
export const LongText: Story = {
  args: { methods: ready([{ id: '3', name: 'N'.repeat(60), rate: '88.25' }]) },
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByLabelText(depositMessages.inRupees));
    await userEvent.paste('999999999999.99');
    await userEvent.click(dialog.getByLabelText(depositMessages.transactionId));
    await userEvent.paste('U'.repeat(140));
    await expect(dialog.getByLabelText(depositMessages.transactionId)).toHaveValue('U'.repeat(100));
    await give(dialog);
    await userEvent.click(dialog.getByRole('button', { name: depositMessages.review }));
    await expect((await question()).getByText('U'.repeat(100))).toBeVisible();
  },
  ...onPhone,
};
export const Mobile: Story = { ...onPhone };
export const FilledMobile: Story = { ...Filled, ...onPhone };
