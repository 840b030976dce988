import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AppShell } from '../../../shell/AppShell/AppShell';
import { shellArgs } from '../../../shell/AppShell/AppShell.fixtures';
import { commonMessages } from '../../../text/commonMessages';
import { overlayMessages } from '../../../text/overlayMessages';
import { ticketsMessages } from '../messages';
import { TicketsScreen } from './TicketsScreen';
import { chosen, message, ticket, tickets, ticketsArgs, unsent } from './TicketsScreen.fixtures';
import { thread, box, sendButton, toEnd } from './TicketsScreen.plays';
import { wholeText } from '../../../text/wholeText.fixtures';
import {
  onTicketsTablet,
  onLargePhone,
  onPhone,
  onTablet,
  inDark,
  noSnapshot,
} from '../../../testing/windows';
import { ticketsTexts } from '../../../text/messages';
import { messagePattern } from '../../../testing/messagePattern';
import { answering } from '../../../testing/answering';
import { failed, loading, ready } from '../../../remote.fixtures';

// Spec: B §2, B §2 Tickets, B §4 Ticket, B §8 Empty states, B §9 Breakpoints, B §9 Dates
const meta = {
  title: 'Screens/Tickets/Tickets',
  component: TicketsScreen,
  args: ticketsArgs,
} satisfies Meta<typeof TicketsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list, the conversation by day with the newest message in view, and the composer (B §2). */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: inDark,
  play: async (context) => {
    const { canvas } = context;
    const list = within(canvas.getByRole('navigation', { name: ticketsMessages.list }));
    await expect(list.getAllByRole('button')).toHaveLength(5);
    await expect(canvas.getByText(messagePattern(overlayMessages.timesIn))).toBeVisible();
    await expect(
      list.getByRole('button', {
        name: new RegExp(`Withdrawal still pending.*${ticketsTexts.open}.*20-11-2026`),
      }),
    ).toHaveAttribute('aria-current', 'true');
    await expect(
      list.getByRole('button', { name: new RegExp(`Bonus for pair 296.*${ticketsMessages.unread}`) }),
    ).toBeVisible();
    await expect(list.getAllByRole('button').map((item) => item.textContent)).toEqual([
      `Withdrawal still pending${ticketsTexts.open}20-11-2026`,
      `MT5 password does not show${ticketsTexts.new}19-11-2026`,
      `Wrong country on invoice${ticketsTexts.close}02-11-2026`,
      `Bonus for pair 296${ticketsMessages.unread}${ticketsTexts.reopen}28-10-2026`,
      `KYC address proof${ticketsTexts.close}14-10-2026`,
    ]);
    await expect(
      canvas.queryByRole('button', {
        name: new RegExp(`${ticketsMessages.showList}|${ticketsMessages.hideList}`),
      }),
    ).toBeNull();
    const days = within(thread(context)).getAllByRole('heading', { level: 3 });
    await expect(days.map((day) => day.textContent)).toEqual(['19-11-2026', '20-11-2026']);
    await expect(within(thread(context)).getByText(ticketsMessages.support)).toBeVisible();
    await expect(toEnd(thread(context))).toBeLessThan(2);
    await expect(canvas.getByRole('button', { name: ticketsTexts.reopenTicket })).toBeDisabled();
    await userEvent.click(list.getByRole('button', { name: /KYC address proof/ }));
    await expect(context.args.onTicketSelect).toHaveBeenCalledWith('1');
  },
};

export const Loading: Story = {
  args: { tickets: loading, chosen: chosen({ messages: loading }) },
  parameters: noSnapshot,
};

/** No tickets, and none selected. */
export const Empty: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { tickets: ready([]), chosen: undefined },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText(ticketsMessages.none)).toBeVisible();
    await expect(canvas.getByText(ticketsTexts.selectTicketFromList)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ticketsTexts.raiseTicket }));
    await expect(context.args.onRaiseOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: ticketsMessages.raiseFirst }));
    await expect(context.args.onRaiseOpen).toHaveBeenCalledTimes(2);
  },
};

/** A server sends all tickets at once. The list stays short, with the open ticket wherever it is. */
export const Many: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  args: {
    tickets: ready(
      Array.from({ length: 120 }, (_, index) => ticket(String(120 - index), `Question ${index + 1}`)),
    ),
    chosen: chosen({ id: '2' }),
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation', { name: ticketsMessages.list }));
    const items = () => list.getAllByText(/^Question/);
    await expect(items()).toHaveLength(51);
    await expect(list.getByText('Question 119')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: commonMessages.showMore({ count: 50 }) }));
    await expect(items()).toHaveLength(101);
    await userEvent.click(list.getByRole('button', { name: commonMessages.showMore({ count: 20 }) }));
    await expect(items()).toHaveLength(120);
    await expect(list.getByText(commonMessages.shownOf({ shown: '120', total: '120' }))).toHaveFocus();
  },
};

const retryList = fn();
const retryConversation = fn();
/** Each part fails separately with its own retry. The draft stays. */
export const Failed: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    tickets: failed(retryList),
    chosen: chosen({
      messages: failed(retryConversation),
      unsent: [unsent({ state: 'unknown' })],
      draft: { text: 'Half a sentence', images: [], version: 0, imagesLost: false },
    }),
  },
  play: async (context) => {
    const [list, messages] = context.canvas.getAllByRole('button', { name: commonMessages.retry });
    await userEvent.click(list!);
    await expect(retryList).toHaveBeenCalledOnce();
    await userEvent.click(messages!);
    await expect(retryConversation).toHaveBeenCalledOnce();
    await expect(
      context.canvas.getByRole('heading', { level: 2, name: ticketsMessages.ticket }),
    ).toBeVisible();
    await expect(context.canvas.getByText('Is it on its way by now?')).toBeVisible();
    await expect(box(context)).toHaveValue('Half a sentence');
  },
  parameters: noSnapshot,
};

/** The address names a ticket that the member does not have. */
export const Missing: Story = {
  args: { chosen: chosen({ id: '99', messages: failed(fn()) }) },
  parameters: noSnapshot,
  play: async (context) => {
    await expect(context.canvas.getByText(ticketsMessages.missing)).toBeVisible();
    await expect(context.canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

const closedTickets = ready(
  tickets.map((one) => (one.id === '5' ? { ...one, status: 'close' as const } : one)),
);

/** Closed: nothing can be sent, the reason shows, the draft stays, and the ticket can be reopened (B §4). */
export const Closed: Story = {
  args: {
    tickets: closedTickets,
    chosen: chosen({
      draft: { text: 'One more thing', images: [], version: 0, imagesLost: false },
      unsent: [unsent({ state: 'failed', reason: 'This ticket is closed.' })],
    }),
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText(ticketsMessages.closed)).toBeVisible();
    await expect(box(context)).toBeDisabled();
    await expect(box(context)).toHaveValue('One more thing');
    await expect(sendButton(context)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: ticketsMessages.attach })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: ticketsMessages.again })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: ticketsTexts.reopenTicket }));
    await expect(context.args.onReopen).toHaveBeenCalledOnce();
  },
};

/** A pending reply shows its progress. The next one can be written, and waits for its turn. */
export const Submitting: Story = {
  args: { chosen: chosen({ unsent: [unsent({ state: 'sending', share: 0.42 })] }) },
  parameters: noSnapshot,
  play: async (context) => {
    await expect(
      within(thread(context)).getByText(wholeText(ticketsMessages.sending({ percent: 42 }))),
    ).toBeVisible();
    await userEvent.type(box(context), 'And another');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(context.args.onReply).not.toHaveBeenCalled();
    await expect(box(context)).toHaveValue('And another');
  },
};

/** A failed reply shows its reason. It can be sent again or moved back into the composer. */
export const Refused: Story = {
  args: {
    chosen: chosen({ unsent: [unsent({ state: 'failed', reason: 'Too many requests.' })] }),
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(within(thread(context)).getByRole('alert')).toHaveTextContent(
      `${ticketsMessages.notSent} Too many requests.`,
    );
    await userEvent.click(canvas.getByRole('button', { name: ticketsMessages.again }));
    await expect(context.args.onReplyRepeat).toHaveBeenCalledWith('u1');
    await userEvent.click(canvas.getByRole('button', { name: ticketsMessages.edit }));
    await expect(context.args.onReplyTakeBack).toHaveBeenCalledWith('u1');
  },
};

/** No answer came. The reply may have arrived, and the screen shows this. */
export const UnknownOutcome: Story = {
  args: { chosen: chosen({ unsent: [unsent({ state: 'unknown' })] }) },
  parameters: noSnapshot,
  play: async (context) => {
    await expect(within(thread(context)).getByText(messagePattern(ticketsMessages.unknown))).toBeVisible();
  },
};

const hostile = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
/** No text breaks the conversation or runs in it (T2). */
export const HostileTexts: Story = {
  args: {
    tickets: ready([
      ticket('5', hostile),
      ticket('4', '\u202eevil\u202c', { status: undefined, createdAt: 'x' }),
    ]),
    chosen: chosen({
      messages: ready([
        message('1', hostile, { sentAt: undefined }),
        message('2', '\u202egnp.exe', { from: '<b>Jane</b>', sentAt: 'yesterday' }),
        message('3', 'مرحبا، أين السحب؟', { from: 'support' }),
        message('4', '', { images: ['../../x'] }),
      ]),
    }),
  },
  parameters: noSnapshot,
  play: async (context) => {
    await expect(within(thread(context)).getByText(hostile)).toBeVisible();
    await expect(thread(context).querySelector('script')).toBeNull();
    await expect(
      within(thread(context)).getByRole('heading', { name: ticketsMessages.noDate }),
    ).toBeVisible();
  },
};

/** Very long words wrap, in the list and in the conversation. Long lists scroll. */
export const LongText: Story = {
  args: {
    tickets: ready([
      ticket('5', 'Withdrawal '.repeat(20)),
      ...Array.from({ length: 30 }, (_, index) => ticket(`t${index}`, 'x'.repeat(120), { unread: true })),
    ]),
    chosen: chosen({
      messages: ready([
        message('1', 'https://example.com/' + 'a'.repeat(400)),
        message('2', 'word '.repeat(400), { from: 'a'.repeat(80) }),
        message('3', 'One\n\n\nfour\n    indented'),
      ]),
      unsent: [unsent({ state: 'failed', reason: 'x'.repeat(300) }, { text: 'y'.repeat(300) })],
      draft: { text: 'line\n'.repeat(40), images: [], version: 0, imagesLost: true },
    }),
  },
  play: async (context) => {
    await expect(thread(context).scrollWidth).toBeLessThanOrEqual(thread(context).clientWidth);
    await expect(box(context).getBoundingClientRect().height).toBeLessThan(200);
  },
};

/**
 * The list and the conversation alternate. Selecting a ticket shows the conversation and moves the focus (B §9, D16).
 */
export const Mobile: Story = {
  ...onPhone,
  args: { chosen: undefined },
  render: answering(TicketsScreen, { onTicketSelect: (id) => ({ chosen: chosen({ id }) }) }),
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.queryByText(ticketsTexts.selectTicketFromList)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /MT5 password/ }));
    await expect(box(context)).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: ticketsMessages.list })).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 2, name: /MT5 password/ })).toHaveFocus();
    const toggle = canvas.getByRole('button', { name: messagePattern(ticketsMessages.showList) });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveTextContent(ticketsMessages.unreadCount({ count: 1 }));
    await userEvent.click(toggle);
    await expect(canvas.getByRole('navigation', { name: ticketsMessages.list })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ticketsMessages.hideList }));
    await expect(box(context)).toBeVisible();
  },
};

/** They are side by side while the list is open. */
export const Tablet: Story = {
  ...onTablet,
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.queryByRole('navigation', { name: ticketsMessages.list })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: messagePattern(ticketsMessages.showList) }));
    await expect(canvas.getByRole('navigation', { name: ticketsMessages.list })).toBeVisible();
    await expect(box(context)).toBeVisible();
  },
};

/** From 990 px on, both are always side by side (B §9, D16). */
export const FromTickets: Story = {
  ...onTicketsTablet,
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('navigation', { name: ticketsMessages.list })).toBeVisible();
    await expect(
      canvas.queryByRole('button', {
        name: new RegExp(`${ticketsMessages.showList}|${ticketsMessages.hideList}`),
      }),
    ).toBeNull();
    await expect(box(context)).toBeVisible();
  },
};

/** Without a selection, the screen explains what to do. */
export const NoneChosen: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { chosen: undefined },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(ticketsTexts.selectTicketFromList)).toBeVisible();
    // A new ticket begins with its subject.
    await userEvent.click(canvas.getByRole('button', { name: 'Withdrawal' }));
    await expect(args.onRaiseOpen).toHaveBeenLastCalledWith('2');
  },
};

export const InShell: Story = {
  parameters: { ...noSnapshot, layout: 'fullscreen' },
  render: (args) => (
    <AppShell {...shellArgs} path="/user/chat">
      <TicketsScreen {...args} />
    </AppShell>
  ),
};

export const LargeText: Story = {
  globals: { text: '200', ...onLargePhone.globals },
  parameters: onLargePhone.parameters,
};
