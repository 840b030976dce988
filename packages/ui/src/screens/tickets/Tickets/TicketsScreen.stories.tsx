import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cardPng, svgNamedPng } from '../../../components/ImageField/ImageField.fixtures';
import { AppShell } from '../../../shell/AppShell/AppShell';
import { shellArgs } from '../../../shell/AppShell/AppShell.fixtures';
import { TicketsScreen } from './TicketsScreen';
import {
  chosen,
  failed,
  loading,
  longTalk,
  message,
  patience,
  ready,
  talk,
  ticket,
  tickets,
  ticketsArgs,
  unsent,
} from './TicketsScreen.fixtures';

const meta = {
  title: 'Screens/Tickets/Tickets',
  component: TicketsScreen,
  args: ticketsArgs,
} satisfies Meta<typeof TicketsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const canvasOf = ({ canvasElement }: Context) => within(canvasElement);
const thread = (context: Context) => canvasOf(context).getByRole('region', { name: /^Messages/ });
const box = (context: Context) => canvasOf(context).getByRole('textbox', { name: 'Message' });
const sendButton = (context: Context) => canvasOf(context).getByRole('button', { name: 'Send' });
const toEnd = (element: HTMLElement) => element.scrollHeight - element.scrollTop - element.clientHeight;
/** Layout and its observers have run. */
const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const paste = async (element: HTMLElement, files: File[], words = '', html = '') => {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  if (words) clipboardData.setData('text/plain', words);
  if (html) clipboardData.setData('text/html', html);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await frame();
};

/** The list, the talk with the newest in view, under its days, and the place to answer (B §2). */
export const Default: Story = {
  play: async (context) => {
    const canvas = canvasOf(context);
    const list = within(canvas.getByRole('navigation', { name: 'Your tickets' }));
    await expect(list.getAllByRole('button')).toHaveLength(5);
    await expect(
      list.getByRole('button', { name: /Withdrawal still pending.*Open.*20-11-2026/ }),
    ).toHaveAttribute('aria-current', 'true');
    await expect(list.getByRole('button', { name: /Bonus for pair 296.*New message/ })).toBeVisible();
    const days = within(thread(context)).getAllByRole('heading', { level: 3 });
    await expect(days.map((day) => day.textContent)).toEqual(['19-11-2026', '20-11-2026']);
    await expect(within(thread(context)).getByText('Support')).toBeVisible();
    await expect(toEnd(thread(context))).toBeLessThan(2);
    await expect(canvas.getByRole('button', { name: 'Reopen Ticket' })).toBeDisabled();
    await userEvent.click(list.getByRole('button', { name: /KYC address proof/ }));
    await expect(context.args.onTicketChosen).toHaveBeenCalledWith('1');
  },
};

export const Loading: Story = { args: { tickets: loading, chosen: chosen({ messages: loading }) } };

/** No ticket yet; none chosen. */
export const Empty: Story = {
  args: { tickets: ready([]), chosen: undefined },
  play: async (context) => {
    const canvas = canvasOf(context);
    await expect(canvas.getByText('No tickets yet')).toBeVisible();
    await expect(canvas.getByText('Select Ticket From List')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Raise Ticket' }));
    await expect(context.args.onRaiseOpened).toHaveBeenCalledOnce();
  },
};

const retryList = fn();
const retryTalk = fn();
/** Each part fails by itself, with a retry of its own; what is being written stays. */
export const Failed: Story = {
  args: {
    tickets: failed(retryList),
    chosen: chosen({
      messages: failed(retryTalk),
      unsent: [unsent({ state: 'unknown' })],
      draft: { text: 'Half a sentence', images: [], version: 0, imagesLost: false },
    }),
  },
  play: async (context) => {
    const [list, messages] = canvasOf(context).getAllByRole('button', { name: 'Try again' });
    await userEvent.click(list!);
    await expect(retryList).toHaveBeenCalledOnce();
    await userEvent.click(messages!);
    await expect(retryTalk).toHaveBeenCalledOnce();
    await expect(canvasOf(context).getByRole('heading', { level: 2, name: 'Ticket' })).toBeVisible();
    await expect(canvasOf(context).getByText('Is it on its way by now?')).toBeVisible();
    await expect(box(context)).toHaveValue('Half a sentence');
  },
};

/** An address names a ticket that the member does not have. */
export const Missing: Story = {
  args: { chosen: chosen({ id: '99', messages: failed(fn()) }) },
  play: async (context) => {
    await expect(canvasOf(context).getByText('This ticket is not in your list.')).toBeVisible();
    await expect(canvasOf(context).queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** Text and images go together; the composer is empty for the next, and keeps the focus. */
export const Reply: Story = {
  play: async (context) => {
    const canvas = canvasOf(context);
    await userEvent.type(box(context), 'Here it is.{Enter}Twice.');
    const files = [await cardPng('one.png'), await cardPng('two.png')];
    await userEvent.upload(canvas.getByLabelText('Attach images', { selector: 'input' }), files);
    await canvas.findByRole('img', { name: 'Preview of two.png' }, patience);
    await userEvent.click(sendButton(context));
    await expect(context.args.onReplied).toHaveBeenCalledOnce();
    const [reply] = context.args.onReplied.mock.lastCall ?? [];
    await expect(reply?.text).toBe('Here it is.\nTwice.');
    await expect(reply?.images.map(({ name }) => name)).toEqual(['image.png', 'image.png']);
    await expect(box(context)).toHaveValue('');
    await expect(box(context)).toHaveFocus();
    await expect(canvas.queryByRole('list', { name: 'Chosen images' })).not.toBeInTheDocument();
    await expect(context.args.onDraftChanged).toHaveBeenLastCalledWith({ text: '', images: [] });
  },
};

/** Ctrl and Enter send; Enter alone is a new line; nothing at all is ignored (B §5). */
export const ByKeyboard: Story = {
  play: async (context) => {
    await userEvent.click(box(context));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(sendButton(context));
    await expect(context.args.onReplied).not.toHaveBeenCalled();
    await expect(canvasOf(context).queryByText(/Write a message to go/)).not.toBeInTheDocument();
    await userEvent.keyboard('One{Enter}two{Control>}{Enter}{/Control}');
    await expect(context.args.onReplied).toHaveBeenCalledWith({ text: 'One\ntwo', images: [] });
  },
};

/** Images without a word stay, and it is said why (D99). */
export const ImagesAlone: Story = {
  play: async (context) => {
    const canvas = canvasOf(context);
    await paste(box(context), [await cardPng('shot.png'), svgNamedPng()]);
    await canvas.findByRole('img', { name: 'Preview of shot.png' }, patience);
    await expect(await canvas.findByText(/not a png or jpeg image/, undefined, patience)).toBeVisible();
    await userEvent.click(sendButton(context));
    await expect(context.args.onReplied).not.toHaveBeenCalled();
    await expect(canvas.getByText('Write a message to go with the images. They are kept.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Preview of shot.png' })).toBeVisible();
    await expect(box(context)).toHaveFocus();
    await userEvent.type(box(context), 'Here');
    await expect(canvas.queryByText(/Write a message to go/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove shot.png' }));
    await expect(box(context)).toHaveFocus();
  },
};

/** A copied page or table comes along with a picture of itself: its words are what was meant. */
export const PastedPage: Story = {
  play: async (context) => {
    await paste(box(context), [await cardPng()], 'A1\tB1', '<table><tr><td>A1</td></tr></table>');
    await expect(canvasOf(context).queryByRole('list', { name: 'Chosen images' })).not.toBeInTheDocument();
    await userEvent.click(box(context));
    await userEvent.paste('<b onclick="alert(1)">bold</b>');
    await expect(box(context)).toHaveValue('<b onclick="alert(1)">bold</b>');
  },
};

/** Dropped anywhere on the talk; a file that is dropped beside it does not take the page away. */
export const Dropped: Story = {
  play: async (context) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await cardPng('dropped.png'));
    const drop = () => new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    const beside = drop();
    canvasOf(context).getByRole('heading', { level: 1 }).dispatchEvent(beside);
    await expect(beside.defaultPrevented).toBe(true);
    await expect(canvasOf(context).queryByRole('list', { name: 'Chosen images' })).not.toBeInTheDocument();
    thread(context).dispatchEvent(drop());
    await expect(
      await canvasOf(context).findByRole('img', { name: 'Preview of dropped.png' }, patience),
    ).toBeVisible();
  },
};

/** Too long is said, with both numbers, and nothing is cut off. */
export const TooLong: Story = {
  play: async (context) => {
    await userEvent.click(box(context));
    await userEvent.paste('x'.repeat(4990) + '\n'.repeat(6) + 'y');
    await userEvent.click(sendButton(context));
    await expect(
      canvasOf(context).getByText('A message has at most 5,000 characters; this one has 5,003.'),
    ).toBeVisible();
    await expect(context.args.onReplied).not.toHaveBeenCalled();
    await expect(box(context)).toHaveFocus();
    await expect(box(context)).toHaveAttribute('aria-invalid', 'true');
  },
};

const closedTickets = ready(
  tickets.map((one) => (one.id === '5' ? { ...one, status: 'close' as const } : one)),
);

/** Closed: nothing can be sent, it is said why, what was written stays, and it can be reopened (B §4). */
export const Closed: Story = {
  args: {
    tickets: closedTickets,
    chosen: chosen({
      draft: { text: 'One more thing', images: [], version: 0, imagesLost: false },
      unsent: [unsent({ state: 'failed', reason: 'This ticket is closed.' })],
    }),
  },
  play: async (context) => {
    const canvas = canvasOf(context);
    await expect(canvas.getByText('This ticket is closed. Reopen it to write again.')).toBeVisible();
    await expect(box(context)).toBeDisabled();
    await expect(box(context)).toHaveValue('One more thing');
    await expect(sendButton(context)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Attach images' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen Ticket' }));
    await expect(context.args.onReopened).toHaveBeenCalledOnce();
  },
};

/** On its way: said how far; the next one can be written, and waits for its turn. */
export const Submitting: Story = {
  args: { chosen: chosen({ unsent: [unsent({ state: 'sending', share: 0.42 })] }) },
  play: async (context) => {
    await expect(within(thread(context)).getByText('Sending 42 %')).toBeVisible();
    await userEvent.type(box(context), 'And another');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(context.args.onReplied).not.toHaveBeenCalled();
    await expect(box(context)).toHaveValue('And another');
  },
};

/** Not sent: why, once more, or back into the composer. */
export const Refused: Story = {
  args: {
    chosen: chosen({ unsent: [unsent({ state: 'failed', reason: 'Too many requests.' })] }),
  },
  play: async (context) => {
    const canvas = canvasOf(context);
    await expect(within(thread(context)).getByRole('alert')).toHaveTextContent(
      'Not sent. Too many requests.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(context.args.onReplyRepeated).toHaveBeenCalledWith('u1');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(context.args.onReplyTakenBack).toHaveBeenCalledWith('u1');
  },
};

/** No answer came: it may have arrived, and that is said. */
export const UnknownOutcome: Story = {
  args: { chosen: chosen({ unsent: [unsent({ state: 'unknown' })] }) },
  play: async (context) => {
    await expect(within(thread(context)).getByText(/can’t tell whether this arrived/)).toBeVisible();
  },
};

/** After a reload the text is there and the images are not, which is said. */
export const ImagesLost: Story = {
  args: {
    chosen: chosen({ draft: { text: 'See the screenshot', images: [], version: 0, imagesLost: true } }),
  },
  play: async (context) => {
    await expect(box(context)).toHaveValue('See the screenshot');
    await expect(canvasOf(context).getByText(/images that you had chosen are gone/)).toBeVisible();
  },
};

/** Images come with a token, when they are near the view; a press shows one large. */
export const Images: Story = {
  args: {
    chosen: chosen({
      messages: ready([
        ...talk,
        message('20', 'Both sides.', {
          images: ['20', '21', '22'],
          from: 'Jane',
          sentAt: '2026-11-20T10:00:00Z',
        }),
      ]),
    }),
  },
  play: async (context) => {
    const second = await canvasOf(context).findByRole(
      'button',
      {
        name: /^Open: Image 2 of 3 from Support · Jane/,
      },
      patience,
    );
    await userEvent.click(second);
    const dialog = within(await screen.findByRole('dialog', { name: 'Image 2 of 3' }));
    await expect(
      await dialog.findByRole('img', { name: /^Image 2 of 3 from Support · Jane/ }, patience),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(second).toHaveFocus());
  },
};

let imageTries = 0;
/** An image that does not come says so in its place, and can be asked for again. */
export const ImageFailed: Story = {
  args: {
    onImageNeeded: () => {
      imageTries += 1;
      return imageTries === 1 ? Promise.reject(new Error('gone')) : ticketsArgs.onImageNeeded();
    },
  },
  play: async (context) => {
    await userEvent.click(
      await canvasOf(context).findByRole('button', { name: /^Not loaded, Try again/ }, patience),
    );
    await expect(
      await canvasOf(context).findByRole('button', { name: /^Open: Image from you/ }, patience),
    ).toBeVisible();
  },
};

const hostile = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
/** Nothing that can be written breaks the talk or runs in it (T2). */
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
  play: async (context) => {
    await expect(within(thread(context)).getByText(hostile)).toBeVisible();
    await expect(thread(context).querySelector('script')).toBeNull();
    await expect(within(thread(context)).getByRole('heading', { name: 'Without a date' })).toBeVisible();
  },
};

/** Words without an end wrap, in the list and in the talk; long lists scroll. */
export const LongText: Story = {
  args: {
    tickets: ready([
      ticket('5', 'Withdrawal '.repeat(20)),
      ...Array.from({ length: 30 }, (_, place) => ticket(`t${place}`, 'x'.repeat(120), { unread: true })),
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

const years = longTalk(500);
/** 500 messages: the newest at once, the earlier ones as they are read, and the place is kept. */
export const LongThread: Story = {
  args: { chosen: chosen({ messages: ready(years) }) },
  play: async (context) => {
    const messages = thread(context);
    await frame();
    await expect(toEnd(messages)).toBeLessThan(2);
    await expect(within(messages).getByText(/^500\. /)).toBeVisible();
    await expect(within(messages).queryByText(/^400\. /)).not.toBeInTheDocument();
    const first = within(messages).getByText(/^401\. /);
    // At the very start, where a browser would let everything jump.
    messages.scrollTop = 0;
    const before = first.getBoundingClientRect().top;
    await within(messages).findByText(/^301\. /);
    await frame();
    await expect(Math.abs(first.getBoundingClientRect().top - before)).toBeLessThan(2);
    await expect(canvasOf(context).getByRole('button', { name: 'To the newest message' })).toBeVisible();
    const earlier = within(messages).getByRole('button', { name: 'Show 100 earlier messages' });
    await userEvent.click(earlier);
    await expect(await within(messages).findByText(/^201\. /)).toBeInTheDocument();
    await userEvent.click(canvasOf(context).getByRole('button', { name: 'To the newest message' }));
    await expect(toEnd(messages)).toBeLessThan(2);
  },
};

let addMessage: (text: string) => void = () => undefined;
/** What comes meanwhile: at the end it comes into view, elsewhere it is counted and nothing moves. */
export const NewMessages: Story = {
  args: { chosen: chosen({ messages: ready(longTalk(60)) }) },
  render: function Answered(args) {
    const [messages, setMessages] = useState(longTalk(60));
    addMessage = (text) =>
      setMessages((all) => [
        ...all,
        message(`n${all.length}`, text, { from: 'support', sentAt: '2026-11-21T09:00:00Z' }),
      ]);
    return <TicketsScreen {...args} chosen={chosen({ messages: ready(messages) })} />;
  },
  play: async (context) => {
    const messages = thread(context);
    await frame();
    addMessage('It was sent.');
    await within(messages).findByText('It was sent.');
    await frame();
    await expect(toEnd(messages)).toBeLessThan(2);
    await expect(canvasOf(context).getByRole('status', { name: '' })).toBeInTheDocument();
    await expect(canvasOf(context).getByText('Support: It was sent.')).toBeInTheDocument();
    messages.scrollTop = 300;
    await canvasOf(context).findByRole('button', { name: 'To the newest message' });
    const place = messages.scrollTop;
    addMessage('And booked.');
    addMessage('We close this ticket.');
    const news = await canvasOf(context).findByRole('button', { name: '2 new messages' });
    await expect(messages.scrollTop).toBe(place);
    await userEvent.click(news);
    await expect(toEnd(messages)).toBeLessThan(2);
    await waitFor(() => expect(news).not.toBeInTheDocument());
  },
};

/** The list and the talk take turns; the choice leads to the talk, and the focus goes along (B §9, D16). */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Turns(args) {
    const [id, setId] = useState<string>();
    return (
      <TicketsScreen
        {...args}
        chosen={id === undefined ? undefined : chosen({ id })}
        onTicketChosen={(next) => {
          args.onTicketChosen(next);
          setId(next);
        }}
      />
    );
  },
  play: async (context) => {
    const canvas = canvasOf(context);
    await expect(canvas.queryByText('Select Ticket From List')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /MT5 password/ }));
    await expect(box(context)).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Your tickets' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 2, name: /MT5 password/ })).toHaveFocus();
    const toggle = canvas.getByRole('button', { name: /Show tickets/ });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveTextContent('1 ticket with news');
    await userEvent.click(toggle);
    await expect(canvas.getByRole('navigation', { name: 'Your tickets' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide tickets' }));
    await expect(box(context)).toBeVisible();
  },
};

/** Beside each other while the list is open. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    const canvas = canvasOf(context);
    await expect(canvas.queryByRole('navigation', { name: 'Your tickets' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Show tickets/ }));
    await expect(canvas.getByRole('navigation', { name: 'Your tickets' })).toBeVisible();
    await expect(box(context)).toBeVisible();
  },
};

/** Not chosen yet: what to do. */
export const NoneChosen: Story = {
  args: { chosen: undefined },
  play: async (context) => {
    await expect(canvasOf(context).getByText('Select Ticket From List')).toBeVisible();
  },
};

export const InShell: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AppShell {...shellArgs} path="/user/chat">
      <TicketsScreen {...args} />
    </AppShell>
  ),
};

export const Dark: Story = { args: { chosen: Refused.args?.chosen }, globals: { theme: 'dark' } };
export const LargeText: Story = { globals: { text: '200', viewport: { value: 'phoneLarge' } } };
