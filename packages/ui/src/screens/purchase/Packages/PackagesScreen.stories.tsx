import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { risk } from '../../../components/RiskNotice/RiskNotice.fixtures';
import { lostAttempt, idleWrite } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { choose, getDialog, press, question } from '../Buying/buying.plays';
import { purchaseMessages } from '../Buying/messages';
import { found } from '../Buying/buying.fixtures';
import { flex, forSelf, packagesArgs, starter } from './PackagesScreen.fixtures';
import { PackagesScreen } from './PackagesScreen';
import { answer, showCheck, Buying } from './PackagesScreen.plays';
import { commonMessages } from '../../../text/commonMessages';
import { wholeText } from '../../../text/wholeText.fixtures';
import { noSnapshot, onPhone, inDark } from '../../../testing/windows';
import { endAt, snapshot } from '../../../testing/snapshot';
import { purchaseTexts, dashboardTexts } from '../../../text/messages';
import { detailMessages } from '../../../text/detailMessages';
import { errorTexts } from '../../../text/visitorMessages';
import { messagePattern } from '../../../testing/messagePattern';
import { amountFieldMessages } from '../../../text/typed/amountFieldMessages';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { figureMessages } from '../../../text/figureMessages';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';
import { expectLink } from '../../../testing/expectLink';

// Spec: A §2 Dashboard, B §2, B §2 Bot packages, B §3 Packages, B §4 Package purchase, B §5 Package buy, B §6 Buying for another
const meta = {
  title: 'Screens/Purchase/Packages',
  component: PackagesScreen,
  args: packagesArgs,
  render: Buying,
} satisfies Meta<typeof PackagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All packages with their prices. */
export const Default: Story = { parameters: inDark };
export const Mobile: Story = { ...onPhone };

/** A fixed price for the member: the confirmation opens directly with all details, and focuses Close (B §2, B §4). */
export const Confirming: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await choose(canvas, 'Starter Bot');
    await expect(dialog.getByText('$12,480.50')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: purchaseTexts.self })).toBeChecked();
    await press(dialog, purchaseMessages.buy);
    await waitFor(() => expect(args.write.onRequest).toHaveBeenCalledWith(forSelf));
    const asks = await question();
    const notes = asks.getAllByRole('note').map(({ textContent }) => textContent);
    await expect(notes).toEqual([starter.risk, expect.stringContaining(risk.text)]);
    await expect(asks.getByText(purchaseMessages.term).nextElementSibling).toHaveTextContent(
      purchaseMessages.months({ count: 6 }),
    );
    const terms = packagesArgs.cancelTerms.instructions;
    await expect(asks.getByText(terms[0]!)).toBeVisible();
    for (const text of ['$100.00', 'Starter Bot', dashboardTexts.receivingWallet, '$12,480.50', '$12,380.50'])
      await expect(asks.getAllByText((_text, element) => element?.textContent === text)[0]).toBeVisible();
    await expect(asks.getByText(purchaseMessages.for).nextElementSibling).toHaveTextContent(
      `${purchaseMessages.yourself} (amara21)`,
    );
    await waitFor(() => expect(asks.getByRole('button', { name: detailMessages.closeIt })).toHaveFocus());
    await expect(args.write.onConfirm).not.toHaveBeenCalled();
    await press(asks, purchaseMessages.continue);
    await waitFor(() => expect(args.write.onConfirm).toHaveBeenCalledWith('', {}));
  },
};

/** Packages that can't be cancelled. The confirmation shows it before the purchase. */
export const NoCancellation: Story = {
  args: { cancelTerms: { allowed: false, fees: [], instructions: [] } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await press(await choose(canvas, 'Starter Bot'), purchaseMessages.buy);
    await expect((await question()).getByText(purchaseMessages.cannotCancel)).toBeVisible();
  },
};

const hundreds = Array.from({ length: 120 }, (_, index) => ({
  ...{ id: `${index + 1}`, name: `Bot ${index + 1}` },
  price: { kind: 'fixed' as const, amount: '100.00' },
}));

/** Hundreds of packages: the first 50 of a group and of the comparison show, and more on demand. */
export const HundredsOfPackages: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { packages: { state: 'ready', data: hundreds } },
  play: async ({ canvas }) => {
    const getCards = () => canvas.getAllByRole('heading', { level: 3 });
    await expect(getCards()).toHaveLength(50);
    await userEvent.click(
      canvas.getAllByRole('button', { name: commonMessages.showMore({ count: 50 }) })[0]!,
    );
    await expect(getCards()).toHaveLength(100);
  },
};

/** A range needs an amount first. Its errors show in order, and the confirmation needs a valid one (D63, B §8). */
export const Variable: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await choose(canvas, 'Flex Bot');
    const amount = await dialog.findByLabelText(purchaseMessages.amount);
    await waitFor(() => expect(amount).toHaveFocus());
    const tries: [typed: string, fault: RegExp][] = [
      [' ', messagePattern(errorTexts.fieldRequired)],
      ['100', new RegExp(`^${purchaseTexts.amountOutOfRange}`)],
      ['5050', new RegExp(`^${purchaseTexts.amountOutOfRange}`)],
      ['175', new RegExp(`^${purchaseTexts.amountNotMultiple}`)],
    ];
    for (const [typed, fault] of tries) {
      await userEvent.clear(amount);
      await userEvent.type(amount, typed);
      await press(dialog, purchaseMessages.buy);
      await waitFor(() => expect(amount).toHaveAccessibleDescription(fault));
    }
    await expect(args.write.onRequest).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '150');
    await press(dialog, purchaseMessages.buy);
    await waitFor(() =>
      expect(args.write.onRequest).toHaveBeenCalledWith({ ...forSelf, packageId: '5', amount: '150.00' }),
    );
    // Closing the confirmation restores the input.
    await press(await question(), detailMessages.closeIt);
    await expect(dialog.getByLabelText(purchaseMessages.amount)).toHaveValue('150');
  },
};

/** Whole dollars, parsed from the whole text. However it is entered, the amount never becomes larger (D122). */
export const TypedInFull: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const dialog = await choose(canvas, 'Flex Bot');
    const amount = await dialog.findByLabelText(purchaseMessages.amount);
    await userEvent.type(amount, '10.00');
    await press(dialog, purchaseMessages.buy);
    await waitFor(() =>
      expect(amount).toHaveAccessibleDescription(new RegExp(`^${purchaseTexts.amountOutOfRange}`)),
    );
    await userEvent.clear(amount);
    await userEvent.type(amount, '1e3');
    await waitFor(() =>
      expect(amount).toHaveAccessibleDescription(messagePattern(amountFieldMessages.refusals.signs)),
    );
    await userEvent.clear(amount);
    await userEvent.type(amount, '200.50');
    await waitFor(() =>
      expect(amount).toHaveAccessibleDescription(messagePattern(amountFieldMessages.refusals.notWhole)),
    );
    await userEvent.clear(amount);
    await userEvent.paste('$1,500.00');
    await expect(dialog.getByText(messagePattern(amountFieldMessages.readAs))).toHaveTextContent(
      amountFieldMessages.readAs.replace('{amount}', '$1,500.00'),
    );
    await press(dialog, purchaseMessages.buy);
    await waitFor(() =>
      expect(args.write.onRequest).toHaveBeenCalledWith({ ...forSelf, packageId: '5', amount: '1500.00' }),
    );
  },
};

/** An amount above the balance shows only a hint, because the server decides (D67). */
export const BeyondTheBalance: Story = {
  args: { balance: { state: 'ready', data: '180.00' } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const dialog = await choose(canvas, 'Flex Bot');
    await userEvent.type(await dialog.findByLabelText(purchaseMessages.amount), '500');
    await expect(dialog.getByText(purchaseMessages.beyond)).toBeVisible();
    await press(dialog, purchaseMessages.buy);
    await waitFor(() => expect(args.write.onRequest).toHaveBeenCalledOnce());
    await expect((await question()).getByText('−$320.00')).toBeVisible();
  },
};

const starterOrder = { packageId: '1', amount: '100.00', username: 'amara21' };
export const Submitting: Story = {
  args: {
    started: starterOrder,
    write: idleWrite({ asked: starterOrder, attempt: { form: { busy: true, saved: 0 } } }),
  },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const asks = await question();
    await expect(asks.getByRole('button', { name: detailMessages.closeIt })).toBeDisabled();
    await userEvent.click(asks.getByRole('button', { name: purchaseMessages.continue }));
    await expect(args.write.onConfirm).not.toHaveBeenCalled();
  },
};

/**
 * The outcome is unknown: the history is offered, the balances are left out, and only the same purchase can be sent
 * again.
 */
export const Unknown: Story = {
  args: {
    started: starterOrder,
    write: idleWrite({ asked: starterOrder, attempt: lostAttempt }),
  },
  play: async ({ args }) => {
    const asks = await question();
    await expect(asks.getByText(verifyMessages.unknown)).toBeVisible();
    await expectLink(asks, verifyMessages.checkHistory, '/user/subscriptionHistory');
    await expect(asks.queryByText(verifyMessages.balanceAfter)).not.toBeInTheDocument();
    await press(asks, commonMessages.retry);
    await expect(args.write.onRepeat).toHaveBeenCalledOnce();
  },
};

/** A server that never proved support for keys: nothing is promised (D118). */
export const Unproven: Story = {
  name: 'Without safe retry',

  args: {
    started: starterOrder,
    write: idleWrite({
      asked: starterOrder,
      attempt: { form: { busy: false, saved: 0 }, unknown: 'repeatable' },
    }),
  },
  parameters: noSnapshot,
  play: async () => {
    const asks = await question();
    await expect(asks.getByText(verifyMessages.unknown)).toBeVisible();
    await expect(asks.getByText(messagePattern(verifyMessages.moneyMayHaveMoved))).toBeVisible();
  },
};

const unanswered = {
  values: { packageId: '5', amount: '500.00', username: 'lina04' },
  at: new Date(2026, 10, 20, 8, 14).getTime(),
};

/** After a reload the sent purchase is named, and can be sent again unchanged. */
export const Reloaded: Story = {
  // Proves: purchaseMessages.unanswered
  args: { write: idleWrite({ unanswered }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('20/11/2026 08:14')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: commonMessages.retry }));
    await expect(args.write.onRequest).toHaveBeenCalledWith(unanswered.values);
    await expect(args.onUserEnter).toHaveBeenCalledWith('lina04');
    showCheck(found);
    const asks = await question();
    await waitFor(() =>
      expect(asks.getByText(purchaseMessages.for).nextElementSibling).toHaveTextContent('Lina M. (lina04)'),
    );
    await press(asks, detailMessages.closeIt);
    await press(await getDialog(purchaseMessages.buyPackage({ name: 'Flex Bot' })), detailMessages.closeIt);
    await userEvent.click(
      await canvas.findByRole('button', { name: messagePattern(verifyMessages.startAgain) }),
    );
    await expect(args.write.onForget).toHaveBeenCalledOnce();
  },
};

/**
 * 'Package Subscribed Successfully' is announced immediately. The history opens automatically, unless the member
 * stays (B §4).
 */
export const Success: Story = {
  parameters: noSnapshot,
  play: endAt('Bought', async ({ canvas }) => {
    await press(await choose(canvas, 'Starter Bot'), purchaseMessages.buy);
    await question();
    answer('bought');
    const heading = await canvas.findByRole('heading', { name: purchaseTexts.subscribed });
    await waitFor(() => expect(heading).toHaveFocus());
    await snapshot('Bought');
    await expectLink(canvas, purchaseMessages.toHistory, '/user/subscriptionHistory');
    await userEvent.click(canvas.getByRole('button', { name: purchaseMessages.stay }));
    await expect(canvas.queryByText(messagePattern(purchaseMessages.goesOn))).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: purchaseMessages.buyAnother }));
    await expect(canvas.getByRole('button', { name: `${purchaseMessages.buy} Flex Bot` })).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }),
};

export const Loading: Story = { args: { packages: { state: 'loading' }, balance: { state: 'loading' } } };
export const Empty: Story = {
  args: { packages: { state: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expectLink(canvas, nextStepMessages.askSupport, '/user/chat');
  },
};

const packagesAgain = fn();
const balanceAgain = fn();
const failure = errorTexts.somethingWrongTryAgain;
/** Packages and balance each have a retry. */
export const Failed: Story = {
  args: {
    packages: { state: 'failed', message: failure, onRetry: packagesAgain },
    balance: { state: 'failed', message: failure, onRetry: balanceAgain },
  },
  play: async ({ canvas }) => {
    const retries = canvas.getAllByRole('button', { name: commonMessages.retry });
    for (const retry of retries) await userEvent.click(retry);
    await expect(balanceAgain).toHaveBeenCalledOnce();
    await expect(packagesAgain).toHaveBeenCalledOnce();
  },
};

/** Without a balance the member can still buy any package, and no value is made up. */
export const BalanceFailed: Story = {
  args: { balance: { state: 'failed', message: failure, onRetry: fn() } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(messagePattern(purchaseMessages.needs))).toBeNull();
    const dialog = await choose(canvas, 'Summit Bot');
    await expect(dialog.getByLabelText(purchaseMessages.amount)).toBeVisible();
    await press(dialog, detailMessages.closeIt);
    await press(await choose(canvas, 'Starter Bot'), purchaseMessages.buy);
    await expect((await question()).queryByText(verifyMessages.balanceBefore)).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    packages: {
      state: 'ready',
      data: [
        { ...starter, name: `${'Worldwide '.repeat(9)}Bot` },
        { ...flex, name: 'W'.repeat(100) },
        { id: '9', name: 'A bot without a price', price: undefined },
        { id: '10', name: 'Dear', price: { kind: 'fixed', amount: '999999999999.99' } },
      ],
    },
    balance: { state: 'ready', data: '999999999.99' },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('button', { name: `${purchaseMessages.buy} A bot without a price` }),
    ).not.toBeInTheDocument();
    await expect(
      canvas.getByText(wholeText(purchaseMessages.needs.replace('{amount}', '$999,000,000,000.00'))),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const ConfirmingMobile: Story = { ...Confirming, ...onPhone };

/** Without a network the prices stay, but nothing can be bought (D36). */
export const Offline: Story = {
  args: { write: idleWrite({ offline: true }) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    for (const buy of canvas.getAllByRole('button', { name: new RegExp(`^${purchaseMessages.buy} `) }))
      await expect(buy).toBeDisabled();
    await expect(canvas.getByText(verifyMessages.offline)).toBeVisible();
  },
};

/** The data's age, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.balance) };
