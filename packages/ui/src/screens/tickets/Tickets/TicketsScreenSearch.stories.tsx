import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ticketsTexts } from '../../../text/messages';
import { TicketsScreen } from './TicketsScreen';
import { noSearch, tickets, ticketsArgs } from './TicketsScreen.fixtures';
import type { Context } from './TicketsScreen.plays';
import { endAt, snapshot } from '../../../testing/snapshot';
import { onPhone, noSnapshot } from '../../../testing/windows';
import { ticketsMessages } from '../messages';
import { messagePattern } from '../../../testing/messagePattern';
import { ready } from '../../../remote.fixtures';

// Spec: B §2 Tickets
const meta = {
  title: 'Screens/Tickets/Tickets',
  component: TicketsScreen,
  args: { ...ticketsArgs, chosen: undefined },
  globals: { viewport: { value: 'desktop' } },
  /** Stores the text and searches the titles, as the application does. */
  render: function Kept(args) {
    const [text, setText] = useState(args.search.text);
    const known = args.tickets.state === 'ready' ? args.tickets.data : [];
    const found = known.filter(({ subject }) => subject.toLowerCase().includes(text.toLowerCase()));
    return <TicketsScreen {...args} search={{ ...args.search, text, found, onChange: setText }} />;
  },
} satisfies Meta<typeof TicketsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = ({ canvas }: Context) => canvas.getByRole('searchbox', { name: ticketsMessages.search });
const listed = ({ canvas }: Context) =>
  within(canvas.getByRole('navigation', { name: ticketsMessages.list }))
    .getAllByRole('button')
    .map((item) => item.textContent);

/** Only matches show, with their count. The whole list returns when the text is cleared. */
export const Searched: Story = {
  args: { search: { ...noSearch, messages: 'searched' } },
  parameters: noSnapshot,
  play: endAt('Found', async (context) => {
    const { canvas } = context;
    await userEvent.type(field(context), 'pass');
    await expect(listed(context)).toEqual([`MT5 password does not show${ticketsTexts.new}19-11-2026`]);
    await expect(canvas.getByText(`${ticketsMessages.found({ count: 1 })}.`)).toBeVisible();
    await snapshot('Found');
    await userEvent.click(canvas.getByRole('button', { name: ticketsMessages.clearSearch }));
    await expect(field(context)).toHaveFocus();
    await expect(listed(context)).toHaveLength(5);
    await userEvent.keyboard('pass{Escape}');
    await expect(listed(context)).toHaveLength(5);
  }),
};

/** The search of the messages failed, so the scope of the search shows. */
export const SearchedTitles: Story = {
  parameters: noSnapshot,
  play: async (context) => {
    await expect(context.canvas.queryByText(ticketsMessages.titlesOnly)).toBeNull();
    await userEvent.type(field(context), 'kyc');
    await expect(
      context.canvas.getByText(`${ticketsMessages.found({ count: 1 })}. ${ticketsMessages.titlesOnly}`),
    ).toBeVisible();
  },
};

/** A server that is not proven to search messages (D119): the field promises titles and numbers alone. */
export const SearchUnproven: Story = {
  name: 'Search without optional features',

  args: { search: { ...noSearch, text: 'wrong', messages: 'never' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText(ticketsMessages.searchTitles)).toBeVisible();
    for (const text of [ticketsMessages.searching, ticketsMessages.titlesOnly])
      await expect(canvas.queryByText(messagePattern(text))).toBeNull();
  },
};

/** The messages are still being searched, but matches in titles show already. */
export const Searching: Story = {
  args: { search: { ...noSearch, text: 'wrong', messages: 'coming' } },
  parameters: noSnapshot,
  play: async (context) => {
    await expect(listed(context)).toHaveLength(1);
    await expect(context.canvas.getByText(messagePattern(ticketsMessages.searching))).toBeVisible();
  },
};

/** Nothing matches. On a phone, too, the field stays at the top. */
export const NothingFound: Story = {
  args: { search: { ...noSearch, text: 'zebra', messages: 'searched' }, tickets: ready(tickets) },
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ticketsMessages.nothingFound)).toBeVisible();
    await expect(canvas.getByText(`${ticketsMessages.found({ count: 0 })}.`)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: ticketsMessages.clearSearch })[1]!);
    await expect(canvas.getByRole('searchbox', { name: ticketsMessages.search })).toHaveFocus();
  },
};
