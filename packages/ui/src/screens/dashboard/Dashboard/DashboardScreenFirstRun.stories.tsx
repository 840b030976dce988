import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DashboardScreen } from './DashboardScreen';
import { dashboardArgs, firstDay, newcomer, withLowerCards } from './DashboardScreen.fixtures';
import { wholeText } from '../../../text/wholeText.fixtures';
import { onPhone, noSnapshot } from '../../../testing/windows';
import { firstRunMessages, stepMessages } from './FirstRun/messages';
import { kycTexts, dashboardTexts } from '../../../text/messages';
import { kycNoticeMessages, dashboardMessages } from './messages';
import { messagePattern } from '../../../testing/messagePattern';

const emptyWallets = {
  state: 'ready' as const,
  data: { payIn: '0.00', payOut: '0.00', live: '0.00', pamm: '0.00' },
};

// Spec: A §2 Dashboard
const meta = {
  title: 'Screens/Dashboard/Dashboard',
  component: DashboardScreen,
  args: {
    ...dashboardArgs,
    ...newcomer,
    wallets: emptyWallets,
    firstSteps: firstDay,
    kyc: { standing: 'missing' },
  },
  beforeEach: withLowerCards,
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = (canvas: Canvas) => canvas.findByRole('region', { name: firstRunMessages.heading });

/** Each step in order, with its text. */
const getSteps = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((step) => [
      step.querySelector('h3')?.textContent,
      step.querySelector('p')?.textContent,
      [...step.querySelectorAll('a, button')].map((way) => way.textContent).join(),
    ]);

/** A newcomer sees the steps: which are done, when, and what is next. */
export const FirstRun: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    const region = await card(canvas);
    await expect(getSteps(region)).toEqual([
      [stepMessages.email.title, firstRunMessages.doneOn.replace('{date}', '20-11-2026'), ''],
      [stepMessages.pin.title, firstRunMessages.doneOn.replace('{date}', '20-11-2026'), ''],
      [`${firstRunMessages.next} ${stepMessages.kyc.title}`, kycTexts.complete, kycNoticeMessages.way],
      [stepMessages.deposit.title, stepMessages.deposit.note, dashboardMessages.deposit],
      [stepMessages.package.title, stepMessages.package.note, stepMessages.package.way],
      [
        stepMessages.share.title,
        stepMessages.share.note,
        `${firstRunMessages.left},${firstRunMessages.right}`,
      ],
    ]);
    await expect(within(region).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      firstRunMessages.getDone({ done: 2, total: 6 }),
    );
    await expect(region.querySelectorAll('[aria-current=step]')).toHaveLength(1);
    const start = within(region).getByRole('link', { name: kycNoticeMessages.way });
    await expect(start).toHaveAttribute('href', '/user/kyc');
    const ground = (link: Element) => getComputedStyle(link).backgroundColor;
    const others = [...canvasElement.querySelectorAll('a')].filter((link) => link !== start);
    await expect(others.map(ground)).not.toContain(ground(start));
  },
};

/** Below the steps is everything that A §2 lists, with both referral links (D124). */
export const FirstRunWhole: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const steps = await card(canvas);
    for (const name of [
      ...[dashboardMessages.usable, dashboardMessages.wallets, dashboardMessages.account],
      ...[
        dashboardMessages.community,
        dashboardMessages.leftReferralLink,
        dashboardMessages.rightReferralLink,
      ],
      ...[dashboardMessages.news, dashboardMessages.notifications],
    ]) {
      const region = await canvas.findByRole('region', { name });
      await expect(region).toBeVisible();
      await expect(steps.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  },
};

/** A step that waits, and one that is done without a date. */
export const FirstRunMoney: Story = {
  args: {
    wallets: { state: 'ready', data: { ...emptyWallets.data, payIn: '250.00' } },
    firstSteps: { ...firstDay, kyc: { state: 'waiting' }, deposit: { state: 'done' } },
    kyc: undefined,
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const region = within(await card(canvas));
    await expect(region.getByText(kycTexts.wait)).toBeVisible();
    await expect(region.getByText(firstRunMessages.done)).toBeVisible();
    await expect(region.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      stepMessages.package.title,
    );
  },
};

/** A step with no known state shows as unknown, never as open. */
export const FirstRunUnknown: Story = {
  args: {
    firstSteps: {
      ...{ email: { state: 'unknown' }, pin: { state: 'unknown' }, kyc: { state: 'unknown' } },
      ...{ deposit: { state: 'open' }, package: { state: 'open' }, share: { state: 'unknown' } },
    },
    kyc: undefined,
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const region = within(await card(canvas));
    await expect(region.getAllByText(firstRunMessages.unknown)).toHaveLength(4);
    await expect(region.getByText(wholeText(firstRunMessages.getDone({ done: 0, total: 6 })))).toBeVisible();
    await expect(region.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      stepMessages.deposit.title,
    );
  },
};

/** A rejected document shows at its step, with the reason (D41). */
export const FirstRunRejected: Story = {
  args: { kyc: { standing: 'rejected', document: 'Passport', remarks: 'The photo is blurred.' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const region = within(await card(canvas));
    await expect(region.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      kycNoticeMessages.rejectedDocument.replace('{document}', 'Passport The photo is blurred.'),
    );
    await expect(canvas.getAllByText(messagePattern(kycNoticeMessages.rejectedDocument))).toHaveLength(1);
  },
};

/** The last step shares either leg's link. */
export const FirstRunShare: Story = {
  args: { onShare: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: firstRunMessages.right }));
    await expect(args.onShare).toHaveBeenLastCalledWith({
      title: dashboardMessages.share.right,
      link: 'https://portal.example/register?u=amara21&p=R',
    });
  },
};

/** While the steps load, their space is reserved and the money shows. */
export const FirstRunComing: Story = {
  args: { wallets: dashboardArgs.wallets, firstSteps: 'coming', kyc: undefined },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: `${dashboardTexts.receivingWallet} $12,480.50` }),
    ).toBeVisible();
  },
};

export const FirstRunMobile: Story = { ...onPhone };
