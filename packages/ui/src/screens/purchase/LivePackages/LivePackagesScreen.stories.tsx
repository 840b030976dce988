import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addresses } from '../../../addresses/addresses';
import { riskMessages } from '../../../components/RiskNotice/RiskNotice';
import { risk } from '../../../components/RiskNotice/RiskNotice.fixtures';
import { idleWrite, refusedForm, useAsked } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { purchaseMessages } from '../Buying/messages';
import { found } from '../Buying/buying.fixtures';
import { buyForOther, choose, enterCode, getDialog, press, question } from '../Buying/buying.plays';
import { bareLivePackages, livePackages, livePackagesArgs } from './LivePackagesScreen.fixtures';
import { LivePackagesScreen, type LivePackagesScreenProps } from './LivePackagesScreen';
import { wholeText } from '../../../text/wholeText.fixtures';
import { onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { detailMessages } from '../../../text/detailMessages';
import { purchaseTexts, withdrawTexts } from '../../../text/messages';
import { livePackagesMessages } from './messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { errorTexts } from '../../../text/visitorMessages';
import { figureMessages } from '../../../text/figureMessages';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';
import { expectLink } from '../../../testing/expectLink';
import { useAnswers } from '../../../testing/answering';
import { failed } from '../../../remote.fixtures';

// Spec: A §2 Dashboard, B §2, B §2 Live packages, B §5 Package buy
const meta = {
  title: 'Screens/Purchase/LivePackages',
  component: LivePackagesScreen,
  args: livePackagesArgs,
  render: Choosing,
} satisfies Meta<typeof LivePackagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

function Choosing(args: LivePackagesScreenProps) {
  const own = useAnswers(args, { onMarketChange: (market) => ({ market }) });
  return <LivePackagesScreen {...own} write={useAsked(args.write)} />;
}

const names = (canvas: Canvas) =>
  canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** PAAM or LIVE. Each card has its ROI, its price or range, and 'Above' from 100000 on (D64, B §2). */
export const Default: Story = {
  parameters: inDark,
  play: async ({ args, canvas }) => {
    await expect(names(canvas)).toEqual(['PAAM Start', 'PAAM Growth', 'PAAM Prime']);
    for (const text of [
      purchaseMessages.roiPer.month({ percent: '4.2' }),
      '$250.00',
      '$500 – $10,000',
      purchaseMessages.andAbove({ from: '$10,000' }),
    ])
      await expect(canvas.getAllByText(wholeText(text))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: purchaseTexts.live }));
    await expect(args.onMarketChange).toHaveBeenCalledWith('live');
    await expect(names(canvas)).toEqual(['Live Intro', 'Live Standard']);
    await expect(canvas.getAllByText(wholeText('$1,000 – $99,999.99'))[0]).toBeVisible();
    await expectLink(canvas, livePackagesMessages.liveHistory, '/user/poolsubscriptionHistory');
  },
};

/** The balance covers some, the operator states the risk, and the sibling page is one press away. */
export const SomeAffordable: Story = {
  args: { balance: { state: 'ready', data: '800.00' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(wholeText(purchaseMessages.needs.replace('{amount}', '$9,200.00'))),
    ).toBeVisible();
    await expect(canvas.getByRole('note')).toHaveTextContent(risk.text);
    const kinds = within(canvas.getByRole('navigation', { name: purchaseMessages.kinds }));
    await expectLink(kinds, purchaseMessages.bots, addresses.packages);
  },
};

/** A server that names no period: the ROI alone (D113). */
export const WithoutOptionalParts: Story = {
  args: { packages: { state: 'ready', data: bareLivePackages }, risk: undefined },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(wholeText(purchaseMessages.roi({ percent: '4.2' })))[0]).toBeVisible();
    await expect(canvas.getByRole('note')).toHaveTextContent(riskMessages.text);
  },
};

/** A purchase for another member needs the same code as for a bot (D137). */
export const ForAnother: Story = {
  args: { userCheck: found },
  play: async ({ args, canvas }) => {
    await buyForOther(canvas, 'PAAM Start', found.name);
    const asks = await question();
    await enterCode(asks, '482193');
    await press(asks, purchaseMessages.continue);
    await waitFor(() => expect(args.write.onConfirm).toHaveBeenCalledWith('482193', {}));
  },
};

/** The same steps as for a bot: the amount with its exact range, then the confirmation. */
export const Variable: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const dialog = await choose(canvas, 'PAAM Prime');
    const amount = await dialog.findByLabelText(purchaseMessages.amount);
    await expect(amount).toHaveAccessibleDescription(
      purchaseMessages.fromTo({ from: '$10,000', to: '$150,000', step: 50 }),
    );
    await userEvent.type(amount, '10050');
    await press(dialog, purchaseMessages.buy);
    await waitFor(() =>
      expect(args.write.onRequest).toHaveBeenCalledWith({
        ...{ packageId: '13', amount: '10050.00', username: 'amara21' },
      }),
    );
    await expect((await question()).getByText('$2,430.50')).toBeVisible();
  },
};

/** A kind without packages on sale. */
export const Empty: Story = {
  args: {
    market: 'live',
    packages: { state: 'ready', data: livePackages.filter(({ market }) => market === 'paam') },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(purchaseMessages.noneOnSale({ kind: purchaseTexts.live }))).toBeVisible();
    await expectLink(canvas, nextStepMessages.askSupport, '/user/chat');
  },
};

/** A purchase sent before a reload is named, even if another kind is shown. */
export const Reloaded: Story = {
  // Proves: purchaseMessages.unansweredPackage
  args: {
    write: idleWrite({
      unanswered: {
        values: { packageId: '14', amount: '500.00', username: 'amara21' },
        at: new Date(2026, 10, 20, 8, 14).getTime(),
      },
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Live Intro')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.write.onRequest).toHaveBeenCalledOnce();
    await expect((await question()).getByText('Live Intro')).toBeVisible();
  },
};

const fixedOrder = { packageId: '11', amount: '250.00', username: 'amara21' };
const variableOrder = { packageId: '13', amount: '10050.00', username: 'amara21' };

/** While a purchase is sent, its dialog neither closes nor sends again. */
export const Submitting: Story = {
  args: {
    started: fixedOrder,
    write: idleWrite({ asked: fixedOrder, attempt: { form: { busy: true, saved: 0 } } }),
  },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const asks = await question();
    await expect(asks.getByRole('button', { name: detailMessages.closeIt })).toBeDisabled();
    await press(asks, purchaseMessages.continue);
    await expect(args.write.onConfirm).not.toHaveBeenCalled();
  },
};

/** The server's message about the amount shows at the amount, which stays. */
export const FieldErrors: Story = {
  args: {
    started: variableOrder,
    write: idleWrite({ form: refusedForm({ amount: withdrawTexts.insufficientBalance }) }),
  },
  parameters: noSnapshot,
  play: async () => {
    const amount = await screen.findByLabelText(purchaseMessages.amount);
    await waitFor(() =>
      expect(amount).toHaveAccessibleDescription(new RegExp(`^${withdrawTexts.insufficientBalance}`)),
    );
    await expect(amount).toHaveValue('10050');
  },
};

/** Refused at a fixed price, which has no field: the Buy dialog shows the message. */
export const Refused: Story = {
  args: {
    started: fixedOrder,
    write: idleWrite({ form: refusedForm({ amount: withdrawTexts.insufficientBalance }) }),
  },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await getDialog(purchaseMessages.buyPackage({ name: 'PAAM Start' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(withdrawTexts.insufficientBalance);
  },
};

export const Loading: Story = { args: { packages: { state: 'loading' }, balance: { state: 'loading' } } };
export const Failed: Story = {
  args: {
    packages: failed(),
  },
};
export const LongText: Story = {
  args: {
    packages: {
      state: 'ready',
      data: [
        {
          ...{ id: '1', name: 'Growth '.repeat(14), market: 'paam', roi: '123456.123456' },
          price: { kind: 'variable', from: '123456789.50', to: '999999999999.99' },
        },
      ],
    },
  },
};
export const Mobile: Story = { ...onPhone };

/** The data's age, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.balance) };
