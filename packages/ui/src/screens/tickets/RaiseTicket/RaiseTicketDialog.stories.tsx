import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cardPng } from '../../../components/ImageField/ImageField.fixtures';
import { patience, raiseArgs } from '../Tickets/TicketsScreen.fixtures';
import { RaiseTicketDialog, type RaiseTicketProps } from './RaiseTicketDialog';
import { errorTexts, ticketsTexts } from '../../../text/messages';
import { onPhone, inDark, snapshotModes, noSnapshot } from '../../../testing/windows';
import { endAt, snapshot } from '../../../testing/snapshot';
import { raiseMessages, ticketsMessages } from '../messages';
import { overlayMessages } from '../../../text/overlayMessages';
import { percentMessages } from '../../../text/percentMessages';
import { failed, loading, ready } from '../../../remote.fixtures';

// Spec: B §5 Ticket raise
const meta = {
  title: 'Screens/Tickets/RaiseTicket',
  component: RaiseTicketDialog,
  args: raiseArgs,
} satisfies Meta<typeof RaiseTicketDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: ticketsTexts.raiseTicket }));
const submit = () => userEvent.click(dialog().getByRole('button', { name: ticketsTexts.raiseTicket }));
const subject = () => dialog().findByLabelText(raiseMessages.subject);

async function attach(...names: string[]) {
  const files = await Promise.all(names.map((name) => cardPng(name)));
  await userEvent.upload(dialog().getByLabelText(raiseMessages.images), files);
  for (const name of names)
    await dialog().findByRole('img', { name: overlayMessages.previewLabel({ name: name }) }, patience);
}

async function fill() {
  await userEvent.selectOptions(await subject(), 'Deposit');
  await userEvent.type(dialog().getByLabelText(raiseMessages.message), 'It is not there.');
  await attach('shot.png');
}

/** Subject, message and image: the form sends its input. */
export const Default: Story = {
  parameters: inDark,
  play: async ({ args }) => {
    await waitFor(() => expect(dialog().getByLabelText(raiseMessages.subject)).toHaveFocus());
    await fill();
    await attach('two.png');
    await submit();
    await waitFor(() => expect(args.onRaise).toHaveBeenCalledOnce());
    const [ticket] = args.onRaise.mock.lastCall ?? [];
    await expect({ ...ticket, images: ticket?.images.map(({ name }) => name) }).toEqual({
      subjectId: '1',
      othersSubject: '',
      message: 'It is not there.',
      images: ['image.png', 'image.png'],
    });
  },
};

/** 'Others', in any spelling of the server, requires the member's own subject (D100). */
export const Others: Story = {
  args: {
    subjects: ready([
      { id: '1', subject: 'Deposit' },
      { id: '9', subject: ' OTHERS ' },
    ]),
  },
  parameters: noSnapshot,
  play: async ({ args }) => {
    await fill();
    await expect(dialog().queryByLabelText(raiseMessages.others)).not.toBeInTheDocument();
    await userEvent.selectOptions(await subject(), '9');
    await submit();
    await expect(await dialog().findByText(errorTexts.fieldRequired)).toBeVisible();
    const own = dialog().getByLabelText(raiseMessages.others);
    await waitFor(() => expect(own).toHaveFocus());
    await userEvent.type(own, ' My invoice ');
    await submit();
    await waitFor(() => expect(args.onRaise).toHaveBeenCalledOnce());
    await expect(args.onRaise.mock.lastCall?.[0]).toMatchObject({
      subjectId: '9',
      othersSubject: 'My invoice',
    });
  },
};

/** Every missing or too long value shows an error at its field. */
const required = errorTexts.fieldRequired;
export const FieldErrors: Story = {
  args: { refusal: { fields: { subject: required, message: required, images: required } } },
  parameters: snapshotModes('Field errors'),
  play: endAt('Too long', async ({ args }) => {
    await submit();
    await expect(await dialog().findAllByText(errorTexts.fieldRequired)).toHaveLength(3);
    await waitFor(() => expect(dialog().getByLabelText(raiseMessages.subject)).toHaveFocus());
    await snapshot('Field errors');
    const message = dialog().getByLabelText(raiseMessages.message);
    await userEvent.click(message);
    await userEvent.paste('x'.repeat(5001));
    await expect(
      await dialog().findByText(ticketsMessages.textTooLong({ max: '5,000', length: '5,001' })),
    ).toBeVisible();
    await snapshot('Too long');
    await expect(args.onRaise).not.toHaveBeenCalled();
  }),
};

/** The second file has the same rules as the first (D99). The valid one stays. */
export const SecondImageTooLarge: Story = {
  play: async () => {
    await attach('one.png');
    const huge = new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' });
    await userEvent.upload(dialog().getByLabelText(raiseMessages.images), huge);
    await expect(await dialog().findByText(ticketsTexts.fileTooLarge, undefined, patience)).toBeVisible();
    await expect(
      dialog().getByRole('img', { name: overlayMessages.previewLabel({ name: 'one.png' }) }),
    ).toBeVisible();
  },
};

/** From a withdrawal: the matching subject, and the code in the message, which goes on there, and in an image. */
export const AboutWithdrawal: Story = {
  args: { question: { about: 'withdrawal', code: 'WD-10482' } },
  parameters: noSnapshot,
  play: async ({ args }) => {
    await waitFor(async () => expect(await subject()).toHaveDisplayValue('Withdrawal'));
    const message = dialog().getByLabelText<HTMLTextAreaElement>(raiseMessages.message);
    await expect(message).toHaveValue(`${raiseMessages.about.withdrawal} WD-10482: `);
    await waitFor(() => expect(message).toHaveFocus());
    await expect(message.selectionStart).toBe(message.value.length);
    const name = `${raiseMessages.about.withdrawal} WD-10482.png`;
    await dialog().findByRole('img', { name: overlayMessages.previewLabel({ name }) }, patience);
    await expect(dialog().getByText(raiseMessages.imageDrawn)).toBeVisible();
    await submit();
    await waitFor(() => expect(args.onRaise).toHaveBeenCalledOnce());
    await expect(args.onRaise.mock.lastCall?.[0].images).toHaveLength(1);
  },
};

/** From a transfer, which has no subject: the member's own subject. */
export const AboutTransfer: Story = {
  args: { question: { about: 'transfer', code: '' } },
  parameters: noSnapshot,
  play: async () => {
    await waitFor(async () => expect(await subject()).toHaveDisplayValue(ticketsTexts.others));
    await expect(dialog().getByLabelText(raiseMessages.others)).toHaveValue(raiseMessages.about.transfer);
  },
};

/** From a failed request: the id that support needs (T34). */
export const AboutFailure: Story = {
  args: { question: { about: 'failure', code: '0f3a77b1' } },
  parameters: noSnapshot,
  play: async () => {
    await waitFor(async () => expect(await subject()).toHaveDisplayValue(ticketsTexts.others));
    await expect(dialog().getByLabelText(raiseMessages.message)).toHaveValue(
      `${raiseMessages.about.failure} 0f3a77b1: `,
    );
  },
};

export const Loading: Story = {
  args: { subjects: loading },
  play: async () => {
    await waitFor(async () => expect(await subject()).toHaveFocus());
    await expect(await subject()).toHaveAttribute('aria-busy', 'true');
  },
};

const retry = fn();
/** Without subjects there is a retry, and text written meanwhile stays. */
export const Failed: Story = {
  args: { subjects: failed(retry) },
  play: async () => {
    await userEvent.type(dialog().getByLabelText(raiseMessages.message), 'It is not there.');
    await userEvent.click(dialog().getByRole('button', { name: errorTexts.tryAgain }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(dialog().getByLabelText(raiseMessages.message)).toHaveValue('It is not there.');
  },
};

export const Empty: Story = { args: { subjects: ready([]) } };

/** During the upload only cancelling it closes the dialog. */
export const Submitting: Story = {
  args: { sending: 0.42 },
  parameters: noSnapshot,
  play: async ({ args }) => {
    await expect(dialog().getByRole('progressbar', { name: raiseMessages.uploading })).toHaveAttribute(
      'aria-valuetext',
      percentMessages.of({ percent: 42 }),
    );
    await expect(dialog().getByLabelText(raiseMessages.message)).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog().getByRole('button', { name: raiseMessages.stop }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

let answer: (refusal: RaiseTicketProps['refusal']) => void;
function Answering(args: RaiseTicketProps) {
  const [refusal, setRefusal] = useState(args.refusal);
  answer = setRefusal;
  return <RaiseTicketDialog {...args} refusal={refusal} />;
}

/** A refusal shows at the top or at its field, and all input stays. */
export const Refused: Story = {
  args: { refusal: { message: 'Too many requests.' } },
  parameters: snapshotModes('Refused as a whole'),
  render: Answering,
  play: endAt('Refused at its fields', async () => {
    await fill();
    answer({ message: 'Too many requests.' });
    await expect(await dialog().findByText('Too many requests.')).toBeVisible();
    await expect(dialog().getByText(raiseMessages.kept)).toBeVisible();
    await snapshot('Refused as a whole');
    answer({
      fields: { message: 'The message field is invalid.', images: ticketsTexts.fileTooLarge },
    });
    const message = dialog().getByLabelText(raiseMessages.message);
    await waitFor(() => expect(message).toHaveAccessibleDescription('The message field is invalid.'));
    await waitFor(() => expect(message).toHaveFocus());
    await expect(message).toHaveValue('It is not there.');
    await expect(
      dialog().getByRole('img', { name: overlayMessages.previewLabel({ name: 'shot.png' }) }),
    ).toBeVisible();
    await snapshot('Refused at its fields');
    await userEvent.type(message, ' Really.');
    await expect(dialog().queryByText('The message field is invalid.')).not.toBeInTheDocument();
    await expect(dialog().getByText(ticketsTexts.fileTooLarge)).toBeVisible();
  }),
};

export const UnknownOutcome: Story = {
  parameters: noSnapshot,
  render: Answering,
  play: async () => {
    await fill();
    answer({ unknown: true });
    await expect(await dialog().findByText(raiseMessages.unknown)).toBeVisible();
    await expect(dialog().getByText(raiseMessages.unknownDetail)).toBeVisible();
    await expect(dialog().getByLabelText(raiseMessages.message)).toHaveValue('It is not there.');
  },
};

/** A stray press or Escape loses no input. */
export const Guarded: Story = {
  parameters: noSnapshot,
  play: endAt('Asked before it is lost', async ({ args }) => {
    await userEvent.type(dialog().getByLabelText(raiseMessages.message), 'Half a sent');
    await userEvent.keyboard('{Escape}');
    await expect(dialog().getByText(overlayMessages.discardQuestion)).toBeVisible();
    await snapshot('Asked before it is lost');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog().getByRole('button', { name: overlayMessages.keepEditing }));
    await expect(dialog().getByLabelText(raiseMessages.message)).toHaveValue('Half a sent');
  }),
};

export const LongText: Story = {
  args: { subjects: ready([{ id: '1', subject: 'A subject that goes on and on '.repeat(8) }]) },
  play: async () => {
    await userEvent.click(dialog().getByLabelText(raiseMessages.message));
    await userEvent.paste('withoutanyspace'.repeat(100));
  },
  ...onPhone,
};
export const Mobile: Story = { ...SecondImageTooLarge, ...onPhone };
