import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within, fn } from 'storybook/test';
import { idleWrite } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { botTerms } from '../BotHistory/BotHistoryScreen.fixtures';
import { termFacts } from '../../../testing/termFacts';
import type { CancelValues } from './cancellation';
import { CancelDialog, type CancelDialogProps } from './CancelDialog';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { subscriptionsTexts, mt5Texts } from '../../../text/messages';
import { cancelMessages } from '../messages';
import { commonMessages } from '../../../text/commonMessages';
import { errorTexts } from '../../../text/visitorMessages';
import { percentText } from '../../../text/wholeText.fixtures';
import { liveTerms } from '../LiveHistory/LiveHistoryScreen.fixtures';

const askedLive: CancelValues = {
  id: '77',
  package: 'Live Desk',
  username: 'amara21',
  price: '2500.00',
};

const cancelArgs = {
  kind: 'live',
  terms: liveTerms,
  cancellation: idleWrite({ asked: askedLive }),
  verification: { authType: 'otp', request: { state: 'idle' }, onCodeRequest: fn(), onDialogOpen: fn() },
} satisfies CancelDialogProps;

// Spec: B §2 Bot history, B §4 Cancel live subscription, B §5 Cancellation, D82
const meta = {
  title: 'Screens/Subscriptions/Cancellation/CancelDialog',
  component: CancelDialog,
  args: cancelArgs,
} satisfies Meta<typeof CancelDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () =>
  within(await screen.findByRole('dialog', { name: subscriptionsTexts.verifyYourAccount }));

async function fill(reason: string, code: string, length = 6) {
  const dialog = await opened();
  await userEvent.type(dialog.getByLabelText(cancelMessages.reason), reason);
  await userEvent.click(dialog.getByLabelText(commonMessages.digitPosition({ index: 1, count: length })));
  await userEvent.keyboard(code);
  await userEvent.click(dialog.getByRole('button', { name: cancelMessages.liveConfirm }));
}

/** The fee shows before anything is sent. Reason and code are sent together, once (B §4). */
export const Default: Story = {
  // Proves: cancelMessages.reasonHint
  parameters: inDark,
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(termFacts(dialog.getAllByRole('term'))).toEqual([
      [cancelMessages.package, 'Live Desk'],
      [cancelMessages.owner, 'amara21'],
      [cancelMessages.price, '$2,500.00'],
      ['Cancellation Fee', percentText('10')],
    ]);
    await fill('  I need the money ', '482193');
    await waitFor(() =>
      expect(args.cancellation.onConfirm).toHaveBeenCalledWith('482193', {
        reason: '  I need the money ',
      }),
    );
  },
};

/** Fee and return show in dollars where the server quotes them. The portal calculates neither (D82, B §9). */
export const Quoted: Story = {
  args: {
    cancellation: idleWrite<CancelValues>({ asked: { ...askedLive, fee: '250.00', net: '2250.00' } }),
  },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await opened();
    await expect(termFacts(dialog.getAllByRole('term')).slice(3)).toEqual([
      ['Cancellation Fee', percentText('10')],
      [cancelMessages.fee, '$250.00'],
      [cancelMessages.comesBack, '$2,250.00'],
    ]);
  },
};

/** A bot returns nothing, and the text explains it. */
export const Bot: Story = {
  args: { kind: 'bot', terms: botTerms },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('A cancelled bot stops at once. Its price is not refunded.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: cancelMessages.botConfirm })).toBeVisible();
  },
};

/** With several fees, the portal can't choose one. All of them show, and no result is estimated. */
export const SeveralFees: Story = {
  args: {
    terms: {
      ...cancelArgs.terms,
      fees: [
        { title: 'Within 30 days', kind: 'percent', value: '20' },
        { title: 'Later', kind: 'percent', value: '10' },
      ],
    },
  },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await opened();
    await expect(termFacts([dialog.getByText('Within 30 days')])).toEqual([
      ['Within 30 days', percentText('20')],
    ]);
    await expect(termFacts([dialog.getByText('Later')])).toEqual([['Later', percentText('10')]]);
  },
};

/** Both fields are required (B §5). A reason of blanks is empty. */
export const FieldErrors: Story = {
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.type(dialog.getByLabelText(cancelMessages.reason), '   ');
    await userEvent.click(dialog.getByRole('button', { name: cancelMessages.liveConfirm }));
    await expect(await dialog.findAllByText(errorTexts.fieldRequired)).toHaveLength(2);
    await expect(args.cancellation.onConfirm).not.toHaveBeenCalled();
  },
};

/** With the pin it has four boxes and the upper-case name (B §5). */
export const Pin: Story = {
  args: { verification: { ...cancelArgs.verification, authType: 'mpin' } },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('group', { name: mt5Texts.securityPin })).toBeVisible();
    await fill('Moving on', '2580', 4);
    await waitFor(() =>
      expect(args.cancellation.onConfirm).toHaveBeenCalledWith('2580', { reason: 'Moving on' }),
    );
  },
};

const refused = (refusal: Record<string, string>, message?: string) =>
  idleWrite({ asked: askedLive, attempt: { form: { busy: false, saved: 0, refusal }, message } });

/** Cancelled in another tab meanwhile: the error shows as a sentence. */
export const Refused: Story = {
  args: { cancellation: refused({}, 'This subscription isn’t active.') },
  play: async () => {
    await expect((await opened()).getByRole('alert')).toHaveTextContent('This subscription isn’t active.');
  },
};
export const WrongCode: Story = {
  args: { cancellation: refused({ code: 'Invalid otp' }) },
  parameters: noSnapshot,
  play: async () => {
    await expect(await (await opened()).findByText('Invalid otp')).toBeVisible();
  },
};
export const Submitting: Story = {
  args: { cancellation: idleWrite({ asked: askedLive, attempt: { form: { busy: true, saved: 0 } } }) },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('button', { name: cancelMessages.liveConfirm })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.cancellation.onClose).not.toHaveBeenCalled();
  },
};

/** The answer was lost. The member can send the same request again, or open the list. */
export const Unknown: Story = {
  args: {
    cancellation: idleWrite({
      asked: askedLive,
      attempt: { form: { busy: false, saved: 0, refusal: {} }, unknown: 'repeatable', isProven: true },
    }),
  },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.queryByLabelText(cancelMessages.reason)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.cancellation.onRepeat).toHaveBeenCalledOnce();
  },
};

/** A server that never proved support for keys: nothing is promised, and no money is mentioned (D118). */
export const Unproven: Story = {
  name: 'Without safe retry',

  args: {
    cancellation: idleWrite({
      asked: askedLive,
      attempt: { form: { busy: false, saved: 0, refusal: {} }, unknown: 'repeatable' },
    }),
  },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(verifyMessages.unknown)).toBeVisible();
    await expect(dialog.getByText(verifyMessages.mayBeDone)).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    terms: { ...cancelArgs.terms, instructions: ['Read this first. '.repeat(20), 'x'.repeat(200)] },
    cancellation: idleWrite({
      asked: { ...askedLive, package: 'A package of a long name '.repeat(5), price: '999999999999.99' },
    }),
  },
};
export const Mobile: Story = { ...onPhone };
