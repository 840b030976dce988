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
  ready,
  conversation,
  ticketsArgs,
  withAnswers,
} from './TicketsScreen.fixtures';
import { thread, toEnd, drawn } from './TicketsScreen.plays';
import { endAt, snapshot } from '../../../testing/snapshot';
import { lightboxMessages } from '../../../components/Lightbox/messages';
import { ticketsMessages } from '../messages';
import { commonMessages } from '../../../text/commonMessages';
import { messagePattern } from '../../../testing/messagePattern';
import { joinTexts } from '../../../text/message/joinMessages';
import { withoutIsolates } from '../../../text/wholeText.fixtures';
import { noSnapshot } from '../../../testing/windows';

// Spec: B §2 Tickets
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
