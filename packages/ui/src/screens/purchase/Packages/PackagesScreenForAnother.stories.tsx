import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { idleWrite, refusedForm } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { buyForOther, enterCode, press, question } from '../Buying/buying.plays';
import { buyingArgs, found } from '../Buying/buying.fixtures';
import type { PurchaseValues } from '../Buying/useBuying';
import { packagesArgs } from './PackagesScreen.fixtures';
import { PackagesScreen } from './PackagesScreen';
import { answer, Buying } from './PackagesScreen.plays';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { purchaseMessages } from '../Buying/messages';
import { accessTexts, errorTexts } from '../../../text/visitorMessages';
import { wholeText } from '../../../text/wholeText.fixtures';
import { commonMessages } from '../../../text/commonMessages';
import { secondFactorMessages } from '../../../text/secondFactorMessages';
import { noSnapshot } from '../../../testing/windows';

const meta = {
  title: 'Screens/Purchase/Packages',
  component: PackagesScreen,
  args: { ...packagesArgs, userCheck: found },
  render: Buying,
} satisfies Meta<typeof PackagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const willHappen = purchaseMessages.willHappenForOther({ person: found.name });

async function ask(canvas: Canvas) {
  await buyForOther(canvas, 'Starter Bot', found.name);
  return question();
}

/** A purchase for another member moves money to them, so it needs a code (D137). */
export const ForAnother: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const asks = await ask(canvas);
    await expect(asks.getByText(purchaseMessages.for).nextElementSibling).toHaveTextContent(
      'Lina M. (lina04)',
    );
    await expect(asks.getByText(wholeText(willHappen))).toBeVisible();
    await userEvent.click(asks.getByRole('button', { name: accessTexts.requestOtp }));
    await expect(args.secondFactor?.onCodeRequest).toHaveBeenCalledOnce();
    await press(asks, purchaseMessages.continue);
    await expect(await asks.findByText(errorTexts.fieldRequired)).toBeVisible();
    await expect(args.write.onConfirm).not.toHaveBeenCalled();
    await enterCode(asks, '482193');
    await press(asks, purchaseMessages.continue);
    await waitFor(() => expect(args.write.onConfirm).toHaveBeenCalledWith('482193', {}));
    await expect(args.write.onConfirm).toHaveBeenCalledOnce();
  },
};

const forLina: PurchaseValues = { packageId: '1', amount: '100.00', username: found.name };

/** A wrong code shows its error at the cleared field. The purchase stays. */
export const WrongCode: Story = {
  args: {
    started: forLina,
    write: idleWrite({ asked: forLina, attempt: { form: refusedForm({ code: 'Invalid otp' }) } }),
  },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const asks = await question();
    await expect(await asks.findByText('Invalid otp')).toBeVisible();
    await expect(asks.getByText(purchaseMessages.for).nextElementSibling).toHaveTextContent(
      'Lina M. (lina04)',
    );
    await enterCode(asks, '000000');
    await press(asks, purchaseMessages.continue);
    await waitFor(() => expect(args.write.onConfirm).toHaveBeenCalledOnce());
    answer({ code: 'Invalid otp' });
    await waitFor(() =>
      expect(asks.getByLabelText(commonMessages.digitPosition({ index: 1, count: 6 }))).toHaveValue(''),
    );
  },
};

/** With the pin: four digits, and no code to request. */
export const ForAnotherByPin: Story = {
  args: { secondFactor: { ...buyingArgs.secondFactor, authType: 'mpin' } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const asks = await ask(canvas);
    await expect(asks.queryByRole('button', { name: accessTexts.requestOtp })).not.toBeInTheDocument();
    await enterCode(asks, '2580', 4);
    await press(asks, purchaseMessages.continue);
    await waitFor(() => expect(args.write.onConfirm).toHaveBeenCalledWith('2580', {}));
  },
};

/** A server that requires no code receives none (D113). */
export const ForAnotherWithoutCode: Story = {
  args: { secondFactor: undefined },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const asks = await ask(canvas);
    await expect(
      asks.queryByRole('group', { name: secondFactorMessages.oneTimeCode }),
    ).not.toBeInTheDocument();
    await expect(asks.queryByText(wholeText(willHappen))).not.toBeInTheDocument();
    await press(asks, purchaseMessages.continue);
    await waitFor(() => expect(args.write.onConfirm).toHaveBeenCalledWith('', {}));
    // If the server requires a code after all, its message shows.
    answer({ code: 'Please confirm this purchase with a code from your email.' });
    await expect(await asks.findByRole('alert')).toHaveTextContent('with a code from your email');
  },
};

/** After a reload the same request needs the same code again (T12). */
export const ForAnotherReloaded: Story = {
  args: {
    onUserEnter: fn(),
    write: idleWrite({
      attempt: { form: { busy: false, saved: 0 }, unknown: 'codeNeeded', isProven: true },
      unanswered: {
        values: forLina,
        at: new Date(2026, 10, 20, 8, 14).getTime(),
      },
    }),
  },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: commonMessages.retry }));
    const asks = await question();
    await expect(asks.getByText(verifyMessages.codeNeeded, { exact: false })).toBeVisible();
    await enterCode(asks, '482193');
    await press(asks, commonMessages.retry);
    await waitFor(() => expect(args.write.onConfirm).toHaveBeenCalledWith('482193', {}));
  },
};
