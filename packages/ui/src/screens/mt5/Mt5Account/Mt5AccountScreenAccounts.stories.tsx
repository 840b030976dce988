import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, screen, userEvent, within } from 'storybook/test';
import { rowsAtOnce } from '../../../components/ListContainer/useFirstRows';
import { commonMessages } from '../../../text/commonMessages';
import { hideAmounts } from '../../../text/format/hiddenAmounts';
import { Mt5AccountScreen } from './Mt5AccountScreen';
import { liveGlance, mt5Args, secondGlance } from './Mt5AccountScreen.fixtures';
import { onPhone, noSnapshot } from '../../../testing/windows';
import { mt5Messages } from './messages';

// Spec: B §2 Account Details
const meta = {
  title: 'Screens/Mt5/Mt5Account',
  component: Mt5AccountScreen,
  args: mt5Args,
} satisfies Meta<typeof Mt5AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const getCards = (canvas: Canvas) => within(canvas.getByRole('list', { name: mt5Messages.accounts }));

/** One account shows its name and server, without a choice. */
export const OneAccount: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const cards = getCards(canvas);
    await expect(cards.getByRole('listitem')).toHaveTextContent(
      `Long term 70018842 · Live-01 ${mt5Messages.balance} $5,624.75 ${mt5Messages.equity} $5,613.41`,
    );
    await expect(cards.queryByRole('button')).toBeNull();
  },
};

/** A summary of several accounts. The current one is highlighted, and a press opens another. */
export const SeveralAccounts: Story = {
  args: { accounts: [liveGlance, secondGlance] },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const [first, second] = getCards(canvas).getAllByRole('button');
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(second).not.toHaveAttribute('aria-current');
    await userEvent.click(second!);
    await expect(args.onAccountChange).toHaveBeenCalledWith('5012345.7');
  },
};

const many = Array.from({ length: 7 }, (_, index) => ({
  ...{ login: `5012${index}45`, nickname: `Desk ${index + 1}`, server: 'Live-02' },
  ...{ balance: `${(index + 1) * 1250}.50`, equity: `${(index + 1) * 1249}.75` },
}));

export const ManyAccounts: Story = {
  args: { accounts: [liveGlance, ...many] },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(getCards(canvas).getAllByRole('button')).toHaveLength(8);
  },
};

/** Hundreds of accounts: the first 50, the current one, and more on demand. */
export const HundredsOfAccounts: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: {
    accounts: [
      ...Array.from({ length: 119 }, (_, index) => ({ login: `6${index}`, nickname: `Desk ${index}` })),
      liveGlance,
    ],
  },
  play: async ({ canvas }) => {
    await expect(getCards(canvas).getAllByRole('button')).toHaveLength(51);
    await userEvent.click(
      canvas.getByRole('button', { name: commonMessages.showMore({ count: rowsAtOnce }) }),
    );
    await expect(getCards(canvas).getAllByRole('button')).toHaveLength(101);
  },
};

/** Values that the server does not send are left out, without a dash (D113). */
export const AccountFieldsMissing: Story = {
  args: {
    accounts: [
      { login: '70018842', nickname: 'Long term' },
      { login: '5012345.7', balance: '460.00' },
      { login: '5012399', server: 'Live-02', equity: '12.5' },
      { login: '5012400' },
    ],
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const cards = getCards(canvas).getAllByRole('button');
    await expect(cards.map((card) => card.textContent.replaceAll(/\s+/g, ' ').trim())).toEqual([
      'Long term 70018842',
      `5012345.7 ${mt5Messages.balance} $460.00`,
      `5012399 Live-02 ${mt5Messages.equity} $12.50`,
      '5012400',
    ]);
  },
};

/** The server sends only the number, which the sheet below shows. There is no card (D113). */
export const WithoutGlance: Story = {
  args: { accounts: [{ login: '70018842' }] },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: mt5Messages.accounts })).toBeNull();
  },
};

/** Until the accounts are known, the space of one is reserved. */
export const AccountsLoading: Story = {
  args: { accounts: undefined },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: mt5Messages.accounts })).toBeNull();
  },
};

export const AccountsHidden: Story = {
  args: { accounts: [liveGlance, secondGlance] },
  beforeEach: () => {
    hideAmounts(true);
    return () => hideAmounts(false);
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(getCards(canvas).getAllByRole('button')[0]).toHaveTextContent(
      new RegExp(`${mt5Messages.balance} \\$?•+ ${mt5Messages.equity} \\$?•+$`),
    );
  },
};

export const AccountsLongText: Story = {
  args: {
    accounts: [
      {
        ...{ login: '12345678901234567890123456789.12', nickname: 'Savings of the whole family '.repeat(3) },
        ...{ server: 'Long-Server-Name-Without-A-Break-Live-01'.repeat(2), balance: '999999999999999.99' },
        equity: '-999999999999999.12345678',
      },
      secondGlance,
    ],
  },
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    for (const card of screen.getAllByRole('listitem'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const AccountsMobile: Story = {
  args: { accounts: [liveGlance, secondGlance, ...many.slice(0, 2)] },
  ...onPhone,
};
