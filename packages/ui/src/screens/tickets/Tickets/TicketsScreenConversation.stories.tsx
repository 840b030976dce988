import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { waitMessages } from '../../../text/waits/usualWait';
import { TicketsScreen } from './TicketsScreen';
import {
  chosen,
  longConversation,
  message,
  patience,
  conversation,
  ticketsArgs,
  withAnswers,
} from './TicketsScreen.fixtures';
import { thread, toEnd, drawn, box, sendButton } from './TicketsScreen.plays';
import { endAt, snapshot } from '../../../testing/snapshot';
import { lightboxMessages } from '../../../components/Lightbox/LightboxStage';
import { ticketsMessages } from '../messages';
import { commonMessages } from '../../../text/commonMessages';
import { messagePattern } from '../../../testing/messagePattern';
import { joinTexts } from '../../../text/message/joinMessages';
import { withoutIsolates } from '../../../text/wholeText.fixtures';
import { noSnapshot } from '../../../testing/windows';
import { ready } from '../../../remote.fixtures';
import { cardPng, svgNamedPng } from '../../../components/ImageField/ImageField.fixtures';
import { overlayMessages } from '../../../text/overlayMessages';
import { imagesMessages } from '../../../components/ImagesField/messages';
import { faultTexts } from '../../../components/ImageField/messages';
import { ticketsTexts } from '../../../text/messages';

// Spec: B §2 Tickets, B §5 Ticket raise
const meta = {
  title: 'Screens/Tickets/Tickets',
  component: TicketsScreen,
  args: ticketsArgs,
} satisfies Meta<typeof TicketsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From three answered tickets on, a member who waits sees how long an answer usually takes (D113). */
export const UsualWait: Story = {
  args: { tickets: ready(withAnswers), chosen: chosen({ id: '4' }) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const wait = waitMessages.usual({
      usual: waitMessages.hours({ hours: 6 }),
      waited: waitMessages.hours({ hours: 23 }),
    });
    await expect(canvas.getByText(wait)).toBeVisible();
  },
};

/** Images load with a token when they are near the view. A press enlarges one. */
export const Images: Story = {
  args: {
    chosen: chosen({
      messages: ready([
        ...conversation,
        message('20', 'Both sides.', {
          images: ['20', '21', '22'],
          from: 'Jane',
          sentAt: '2026-11-20T09:05:00Z',
        }),
      ]),
    }),
  },
  play: endAt('Seen whole', async (context) => {
    const second = await context.canvas.findByRole(
      'button',
      {
        name: /(2\D+3|3\D+2)\D+Jane/,
      },
      patience,
    );
    await userEvent.click(second);
    const dialog = within(
      await screen.findByRole('dialog', { name: lightboxMessages.imagePosition({ position: 2, count: 3 }) }),
    );
    await expect(await dialog.findByRole('img', { name: /(2\D+3|3\D+2)\D+Jane/ }, patience)).toBeVisible();
    await snapshot('Seen whole');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(second).toHaveFocus());
  }),
};

let imageTries = 0;
/** An image that fails to load shows the error and a retry. */
export const ImageFailed: Story = {
  args: {
    onImageRequest: () => {
      imageTries += 1;
      return imageTries === 1 ? Promise.reject(new Error('gone')) : ticketsArgs.onImageRequest();
    },
  },
  parameters: noSnapshot,
  play: async (context) => {
    const ownImage = ({ time }: { time: string }) =>
      ticketsMessages.imageFrom({ author: ticketsMessages.you.toLowerCase(), time });
    const opensOwn = messagePattern(({ time }: { time: string }) =>
      ticketsMessages.openImage({ image: ownImage({ time }) }),
    );
    await userEvent.click(
      await context.canvas.findByRole(
        'button',
        { name: new RegExp(`^${joinTexts([ticketsMessages.imageFailed, commonMessages.retry])}`) },
        patience,
      ),
    );
    await expect(
      await context.canvas.findByRole(
        'button',
        { name: (name) => opensOwn.test(withoutIsolates(name)) },
        patience,
      ),
    ).toBeVisible();
  },
};

const years = longConversation(500);
/** 500 messages: the newest show first, earlier ones load on scroll, and the scroll position stays. */
export const LongThread: Story = {
  args: { chosen: chosen({ messages: ready(years) }) },
  play: async (context) => {
    const messages = thread(context);
    await drawn();
    await expect(toEnd(messages)).toBeLessThan(2);
    await expect(within(messages).getByText(/^500\. /)).toBeVisible();
    await expect(within(messages).queryByText(/^400\. /)).not.toBeInTheDocument();
    const first = within(messages).getByText(/^401\. /);
    // At the very start, where everything would jump in a browser without help.
    messages.scrollTop = 0;
    const before = first.getBoundingClientRect().top;
    await within(messages).findByText(/^301\. /);
    await drawn();
    await expect(Math.abs(first.getBoundingClientRect().top - before)).toBeLessThan(2);
    await expect(context.canvas.getByRole('button', { name: ticketsMessages.newest })).toBeVisible();
    const earlier = within(messages).getByRole('button', { name: ticketsMessages.earlier({ count: 100 }) });
    await userEvent.click(earlier);
    await expect(await within(messages).findByText(/^201\. /)).toBeInTheDocument();
    await userEvent.click(context.canvas.getByRole('button', { name: ticketsMessages.newest }));
    await expect(toEnd(messages)).toBeLessThan(2);
  },
};

let addMessage: (text: string) => void = () => undefined;
/** New messages: at the end they scroll into view, elsewhere they are counted and nothing moves. */
export const NewMessages: Story = {
  args: { chosen: chosen({ messages: ready(longConversation(60)) }) },
  parameters: noSnapshot,
  render: function Answered(args) {
    const [messages, setMessages] = useState(longConversation(60));
    addMessage = (text) =>
      setMessages((all) => [
        ...all,
        message(`n${all.length}`, text, { from: 'support', sentAt: '2026-11-20T09:10:00Z' }),
      ]);
    return <TicketsScreen {...args} chosen={chosen({ messages: ready(messages) })} />;
  },
  play: async (context) => {
    const messages = thread(context);
    await drawn();
    addMessage('It was sent.');
    await within(messages).findByText('It was sent.');
    await drawn();
    await expect(toEnd(messages)).toBeLessThan(2);
    await expect(context.canvas.getByRole('status', { name: '' })).toBeInTheDocument();
    await expect(context.canvas.getByText(`${ticketsMessages.support}: It was sent.`)).toBeInTheDocument();
    messages.scrollTop = 300;
    await context.canvas.findByRole('button', { name: ticketsMessages.newest });
    const scrollTop = messages.scrollTop;
    addMessage('And booked.');
    addMessage('We close this ticket.');
    const news = await context.canvas.findByRole('button', {
      name: ticketsMessages.newMessages({ count: 2 }),
    });
    await expect(messages.scrollTop).toBe(scrollTop);
    await userEvent.click(news);
    await expect(toEnd(messages)).toBeLessThan(2);
    await waitFor(() => expect(news).not.toBeInTheDocument());
  },
};

const paste = async (element: HTMLElement, files: File[], words = '', html = '') => {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  if (words) clipboardData.setData('text/plain', words);
  if (html) clipboardData.setData('text/html', html);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await drawn();
};

/** Text and images are sent together. The composer is then empty, and keeps the focus. */
export const Reply: Story = {
  parameters: noSnapshot,
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(box(context), 'Here it is.{Enter}Twice.');
    const files = [await cardPng('one.png'), await cardPng('two.png')];
    await userEvent.upload(canvas.getByLabelText(ticketsMessages.attach, { selector: 'input' }), files);
    await canvas.findByRole('img', { name: overlayMessages.previewLabel({ name: 'two.png' }) }, patience);
    await userEvent.click(sendButton(context));
    await expect(context.args.onReply).toHaveBeenCalledOnce();
    const [reply] = context.args.onReply.mock.lastCall ?? [];
    await expect(reply?.text).toBe('Here it is.\nTwice.');
    await expect(reply?.images.map(({ name }) => name)).toEqual(['image.png', 'image.png']);
    await expect(box(context)).toHaveValue('');
    await expect(box(context)).toHaveFocus();
    await expect(canvas.queryByRole('list', { name: imagesMessages.chosen })).not.toBeInTheDocument();
    await expect(context.args.onDraftChange).toHaveBeenLastCalledWith({ text: '', images: [] });
  },
};

/** Ctrl and Enter send. Enter alone is a new line, and an empty reply is ignored (B §5). */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async (context) => {
    await userEvent.click(box(context));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(sendButton(context));
    await expect(context.args.onReply).not.toHaveBeenCalled();
    await expect(
      context.canvas.queryByText(messagePattern(ticketsMessages.textMissing)),
    ).not.toBeInTheDocument();
    await userEvent.keyboard('One{Enter}two{Control>}{Enter}{/Control}');
    await expect(context.args.onReply).toHaveBeenCalledWith({ text: 'One\ntwo', images: [] });
  },
};

/** Images without a text stay, with the reason (D99). */
export const ImagesAlone: Story = {
  parameters: noSnapshot,
  play: async (context) => {
    const { canvas } = context;
    await paste(box(context), [await cardPng('shot.png'), svgNamedPng()]);
    await canvas.findByRole('img', { name: overlayMessages.previewLabel({ name: 'shot.png' }) }, patience);
    await expect(await canvas.findByText(messagePattern(faultTexts.kind), undefined, patience)).toBeVisible();
    await userEvent.click(sendButton(context));
    await expect(context.args.onReply).not.toHaveBeenCalled();
    await expect(canvas.getByText(ticketsMessages.textMissing)).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: overlayMessages.previewLabel({ name: 'shot.png' }) }),
    ).toBeVisible();
    await expect(box(context)).toHaveFocus();
    await userEvent.type(box(context), 'Here');
    await expect(canvas.queryByText(messagePattern(ticketsMessages.textMissing))).not.toBeInTheDocument();
    await userEvent.click(
      canvas.getByRole('button', { name: overlayMessages.removeFile({ name: 'shot.png' }) }),
    );
    await expect(box(context)).toHaveFocus();
  },
};

/** An image that can't be reduced enough is left out, with the exact text (B §5). */
export const ImageTooLarge: Story = {
  parameters: noSnapshot,
  play: async (context) => {
    const huge = new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' });
    await userEvent.upload(
      context.canvas.getByLabelText(ticketsMessages.attach, { selector: 'input' }),
      huge,
    );
    await expect(
      await context.canvas.findByText(ticketsTexts.fileTooLarge, undefined, patience),
    ).toBeVisible();
    await expect(context.canvas.queryByRole('list', { name: imagesMessages.chosen })).not.toBeInTheDocument();
  },
};

/** A copied page or table includes an image of itself. Only its text is pasted. */
export const PastedPage: Story = {
  parameters: noSnapshot,
  play: async (context) => {
    await paste(box(context), [await cardPng()], 'A1\tB1', '<table><tr><td>A1</td></tr></table>');
    await expect(context.canvas.queryByRole('list', { name: imagesMessages.chosen })).not.toBeInTheDocument();
    await userEvent.click(box(context));
    await userEvent.paste('<b onclick="alert(1)">bold</b>');
    await expect(box(context)).toHaveValue('<b onclick="alert(1)">bold</b>');
  },
};

/** A file can be dropped anywhere on the conversation. Dropped outside it, it does not replace the page. */
export const Dropped: Story = {
  parameters: noSnapshot,
  play: async (context) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await cardPng('dropped.png'));
    const drop = () => new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    const outside = drop();
    context.canvas.getByRole('heading', { level: 1 }).dispatchEvent(outside);
    await expect(outside.defaultPrevented).toBe(true);
    await expect(context.canvas.queryByRole('list', { name: imagesMessages.chosen })).not.toBeInTheDocument();
    thread(context).dispatchEvent(drop());
    await expect(
      await context.canvas.findByRole(
        'img',
        { name: overlayMessages.previewLabel({ name: 'dropped.png' }) },
        patience,
      ),
    ).toBeVisible();
  },
};

/** A text that is too long shows both numbers, and nothing is cut off. */
export const TooLong: Story = {
  parameters: noSnapshot,
  play: async (context) => {
    await userEvent.click(box(context));
    await userEvent.paste('x'.repeat(4990) + '\n'.repeat(6) + 'y');
    await userEvent.click(sendButton(context));
    await expect(
      context.canvas.getByText(ticketsMessages.textTooLong({ max: '5,000', length: '5,003' })),
    ).toBeVisible();
    await expect(context.args.onReply).not.toHaveBeenCalled();
    await expect(box(context)).toHaveFocus();
    await expect(box(context)).toHaveAttribute('aria-invalid', 'true');
  },
};

/** After a reload the text is restored but the images are not, and a message shows this. */
export const ImagesLost: Story = {
  args: {
    chosen: chosen({ draft: { text: 'See the screenshot', images: [], version: 0, imagesLost: true } }),
  },
  parameters: noSnapshot,
  play: async (context) => {
    await expect(box(context)).toHaveValue('See the screenshot');
    await expect(context.canvas.getByText(ticketsMessages.imagesLost)).toBeVisible();
  },
};
