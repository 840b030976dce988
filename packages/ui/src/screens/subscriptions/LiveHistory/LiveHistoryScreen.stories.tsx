import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pagedList, withoutRows } from '../../../components/ListContainer/pagedList.fixtures';
import { liveTitles } from '../../../text/columnTitles';
import { idleWrite } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { formatDate } from '../../../text/format/dates';
import { liveArgs, lives, liveTerms } from './LiveHistoryScreen.fixtures';
import { LiveHistoryScreen } from './LiveHistoryScreen';
import { noSnapshot, onLargePhone, onPhone, onTablet, inDark } from '../../../testing/windows';
import {
  accountMessages,
  cancelMessages,
  subscriptionDetailMessages,
  subscriptionMessages,
} from '../messages';
import { roiMessages } from '../../../text/charts/roiMessages';
import { subscriptionsTexts, withdrawTexts } from '../../../text/messages';
import { messagePattern } from '../../../testing/messagePattern';
import { figureMessages } from '../../../text/figureMessages';
import { termFacts } from '../../../testing/termFacts';
import { percentText } from '../../../text/wholeText.fixtures';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';

// Spec: A §2 Dashboard, B §2, B §2 Live history, B §3 Subscriptions, B §4 Cancel live subscription, B §4 Live subscription status, B §8 Empty states
const meta = {
  title: 'Screens/Subscriptions/LiveHistory',
  component: LiveHistoryScreen,
  args: liveArgs,
} satisfies Meta<typeof LiveHistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const getRows = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: subscriptionMessages.liveTitle })).getAllByRole('row');
const getCells = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent);
const toActions = (row: HTMLElement | undefined) =>
  within(row!)
    .queryAllByRole('button')
    .slice(1)
    .map((button) => button.textContent);

/** In the shell at 1440 px every column is in the table, Paid ROI / Limit too (D123). */
export const EveryColumnInShell: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
  decorators: [inShell('/user/poolsubscriptionHistory')],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: subscriptionMessages.liveTitle });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
    const head = within(table).getAllByRole('row')[0];
    for (const title of Object.values(liveTitles)) await expect(head).toHaveTextContent(title);
    await expect(within(table).getAllByRole('progressbar').length).toBeGreaterThan(0);
  },
};

/** The columns of D69, the texts of B §4, and the actions that each row allows (B §2). */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: inDark,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: roiMessages.heading })).toBeVisible();
    const [head, ...rows] = getRows(canvas);
    await expect(getCells(head)).toEqual([
      ...[
        liveTitles.username,
        liveTitles.package,
        liveTitles.price,
        liveTitles.roi,
        liveTitles.account,
        liveTitles.date,
        liveTitles.status,
        liveTitles.action,
      ],
    ]);
    const [lacking, active, gift, requested, expired, cancelled] = rows;
    await expect(rows.map((row) => getCells(row)[6])).toEqual([
      ...[
        subscriptionsTexts.active,
        subscriptionsTexts.active,
        subscriptionsTexts.active,
        subscriptionsTexts.cancellationRequested,
        subscriptionsTexts.expired,
        subscriptionsTexts.cancelled,
      ],
    ]);
    await expect(toActions(lacking)).toEqual([
      `${accountMessages.add} Live Intro`,
      `${subscriptionMessages.cancel} Live Intro`,
    ]);
    await expect(toActions(active)).toEqual([`${subscriptionMessages.cancel} Live Desk`]);
    for (const row of [gift, requested, expired, cancelled]) await expect(toActions(row)).toEqual([]);
    await expect(within(gift!).getByText(subscriptionMessages.boughtByYou)).toBeVisible();
    await expect(getCells(gift).slice(3, 6)).toEqual(['--', '--', formatDate(lives[2]!.boughtAt, 'dayTime')]);
    // What a cancellation returns is known by the server's quote alone (D149), and a cancelled one has no account.
    await expect(getCells(lacking)[2]).toBe(
      `$500.00${subscriptionMessages.returnsToday({ amount: '$450.00' })}`,
    );
    await expect(rows.map((row) => getCells(row)[2])[1]).toBe('$2,500.00');
    await expect(active).toHaveTextContent(subscriptionMessages.untilEven({ amount: '$2,187.50' }));
    await expect(expired).toHaveTextContent(subscriptionMessages.beyondEven({ amount: '$250.00' }));
    await expect(cancelled).not.toHaveTextContent(subscriptionMessages.untilEven({ amount: '$2,475.00' }));
    const bar = within(active!).getByRole('progressbar', { name: liveTitles.paidRoi });
    await expect(bar).toHaveAttribute('aria-valuetext', '$312.50 / $5,000.00');
    await expectLink(within(active!), '5012345', '/user/mt5Account?account=5012345');
    await expect(within(expired!).getByText('PAMM-204')).toBeVisible();
    await userEvent.click(
      within(active!).getByRole('button', { name: `${subscriptionMessages.cancel} Live Desk` }),
    );
    await expect(args.cancellation.onRequest).toHaveBeenCalledWith({
      ...{ id: '77', package: 'Live Desk', username: 'amara21', price: '2500.00' },
    });
  },
};

/** The cancellation terms show above the list. Without the operator's text nothing shows (D71). */
export const Instructions: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: cancelMessages.card });
    await expect(within(card).getAllByRole('listitem')).toHaveLength(2);
    await expect(termFacts([within(card).getByText('Cancellation Fee')])).toEqual([
      ['Cancellation Fee', percentText('10')],
    ]);
  },
};
export const WithoutInstructions: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { terms: { allowed: true, fees: [], instructions: [] } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: cancelMessages.card })).not.toBeInTheDocument();
    await expect(
      canvas.getAllByRole('button', { name: new RegExp(`^${subscriptionMessages.cancel}`) }),
    ).toHaveLength(2);
  },
};
export const CancelNotOffered: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { terms: { ...liveTerms, allowed: false } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('button', { name: new RegExp(`^${subscriptionMessages.cancel}`) }),
    ).not.toBeInTheDocument();
    const returns = subscriptionMessages.returnsToday({ amount: '$450.00' });
    await expect(getRows(canvas)[1]).not.toHaveTextContent(returns);
  },
};

/** Add Account opens its dialog for that row alone. */
export const AddAccount: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${accountMessages.add} Live Intro` }));
    const dialog = within(await screen.findByRole('dialog', { name: accountMessages.add }));
    await expect(args.adding.onOpen).toHaveBeenCalledOnce();
    await expect(dialog.getByLabelText(accountMessages.number)).toHaveFocus();
  },
};

/** A package that has ended below its price promises no rest. */
export const EndedBelowPrice: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { subscriptions: pagedList([{ ...lives[1]!, status: 'expired' }], { fields: [] }) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const below = subscriptionMessages.belowPrice({ amount: '$2,187.50' });
    await expect(getRows(canvas)[1]).toHaveTextContent(below);
  },
};

/** Missing values show `--`, and offer no action. */
export const Odd: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    subscriptions: pagedList([{ id: 'at-0', own: true, lacksAccount: true }], { fields: [] }),
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(getCells(getRows(canvas)[1])).toEqual(Array.from({ length: 8 }, () => '--'));
  },
};

/** A cancellation sent before a reload has no answer yet. The list is the history. */
export const Unanswered: Story = {
  args: {
    cancellation: idleWrite({ unanswered: { values: {}, at: Date.parse('2026-11-20T08:58:00Z') } }),
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messagePattern(cancelMessages.unanswered))).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    subscriptions: pagedList([], { ...withoutRows.loading, fields: [] }),
    ...{ roi: undefined, terms: undefined },
  },
  parameters: noSnapshot,
};
export const Failed: Story = {
  args: {
    subscriptions: pagedList([], { ...withoutRows.failed, fields: [] }),
    terms: { allowed: false, fees: [], instructions: [] },
  },
  parameters: noSnapshot,
};
export const Empty: Story = {
  args: { subscriptions: pagedList([], { ...withoutRows.empty, fields: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withdrawTexts.noDataForAction)).toBeVisible();
    // A chart without data would repeat the empty message.
    await expect(canvas.queryByText(roiMessages.heading)).toBeNull();
    await expect(canvas.getAllByRole('link', { name: subscriptionMessages.buy })[0]).toHaveAttribute(
      'href',
      '/user/poolpackageList',
    );
  },
};
export const LongText: Story = {
  args: {
    subscriptions: pagedList(
      lives.map((row) => ({
        ...row,
        username: 'amara21'.repeat(6),
        package: 'A live package of a very long name '.repeat(3),
        price: '999999999999.99',
        paidRoi: '999999999999.99',
        roiLimit: '1999999999999.98',
      })),
      { fields: [] },
    ),
    terms: {
      allowed: true,
      fees: [{ title: 'A fee with a long story '.repeat(4), kind: 'text', value: 'depends '.repeat(20) }],
      instructions: ['Read this first. '.repeat(30), 'x'.repeat(400)],
    },
  },
};

export const Mobile: Story = { ...onPhone };

/** On a phone, a tap on a row opens all its columns and buttons. */
export const MobileDetail: Story = {
  ...onPhone,
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('group', { name: subscriptionMessages.liveTitle }));
    await userEvent.click(list.getByRole('button', { name: /^Live Intro/ }));
    const detail = within(await screen.findByRole('dialog', { name: 'Live Intro · 81' }));
    await expect(
      detail.getByRole('button', { name: `${subscriptionMessages.cancel} Live Intro` }),
    ).toBeVisible();
    await expectLink(detail, subscriptionDetailMessages.claim, '/user/chat?about=missingBonus&code=77');
    await expect(detail.getAllByRole('term')).toHaveLength(10);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const LargeText: Story = { ...onLargePhone, globals: { ...onLargePhone.globals, text: '200' } };
export const Tablet: Story = { ...onTablet };

/** Without a network nothing can be cancelled (D36). */
export const Offline: Story = {
  args: { cancellation: idleWrite({ offline: true }) },
  parameters: noSnapshot,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    for (const cancel of canvas.getAllByRole('button', {
      name: new RegExp(`^${subscriptionMessages.cancel} `),
    }))
      await expect(cancel).toBeDisabled();
  },
};

/** The age of the rows and their chart, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.subscriptions) };
