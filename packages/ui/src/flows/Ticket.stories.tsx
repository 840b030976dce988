import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cardPng } from '../components/ImageField/ImageField.fixtures';
import type { NewTicket } from '../screens/tickets/RaiseTicket/RaiseTicket.types';
import { TicketsScreen } from '../screens/tickets/Tickets/TicketsScreen';
import {
  chosen,
  message,
  patience,
  raiseArgs,
  ready,
  ticket,
  ticketsArgs,
} from '../screens/tickets/Tickets/TicketsScreen.fixtures';
import type {
  TicketMessage,
  TicketsScreenProps,
  TicketStatus,
  UnsentReply,
} from '../screens/tickets/Tickets/TicketsScreen.types';
import { frame } from '../testing/frame';

/** What the server and support do, at the story's word. */
interface Support {
  /** What is on its way arrives. */
  arrive: () => void;
  /** What is on its way is refused. */
  refuse: (reason: string) => void;
  answer: (text: string, status: TicketStatus) => void;
}
let support: Support;

const at = (minute: number) => `2026-11-20T09:${String(minute).padStart(2, '0')}:00Z`;

/** B §4: a ticket from its raising over an answer and its closing to the reply after its reopening. */
function WholeWay(args: TicketsScreenProps) {
  const [raising, setRaising] = useState(false);
  const [sent, setSent] = useState<NewTicket>();
  const [status, setStatus] = useState<TicketStatus>();
  const [messages, setMessages] = useState<TicketMessage[]>([]);
  const [reply, setReply] = useState<UnsentReply>();
  const add = (text: string, more: Partial<TicketMessage> = {}) =>
    setMessages((all) => [...all, message(`m${all.length}`, text, { sentAt: at(all.length), ...more })]);
  support = {
    arrive: () => {
      if (reply) add(reply.text);
      setReply(undefined);
      if (!sent) return;
      add(sent.message, { images: ['m0'] });
      setStatus('new');
      setSent(undefined);
      setRaising(false);
    },
    refuse: (reason) => {
      setReply((before) => before && { ...before, progress: { state: 'failed', reason } });
      setStatus('close');
    },
    answer: (text, next) => {
      add(text, { from: 'support' });
      setStatus(next);
    },
  };
  return (
    <TicketsScreen
      {...args}
      tickets={ready(status ? [ticket('5', 'Deposit', { status, createdAt: at(0) })] : [])}
      chosen={status && chosen({ messages: ready(messages), unsent: reply ? [reply] : [] })}
      raise={
        raising
          ? {
              ...raiseArgs,
              sending: sent && 0.6,
              onClosed: () => setRaising(false),
              onRaised: setSent,
            }
          : undefined
      }
      onRaiseOpened={() => setRaising(true)}
      onReplied={(next) => setReply({ id: 'r', ...next, progress: { state: 'sending', share: 0.5 } })}
      onReplyRepeated={() =>
        setReply((before) => before && { ...before, progress: { state: 'sending', share: 1 } })
      }
      onReopened={() => {
        args.onReopened();
        setStatus('reopen');
      }}
    />
  );
}

const meta = {
  title: 'Flows/Ticket',
  component: TicketsScreen,
  args: { ...ticketsArgs, onReopened: fn() },
  render: WholeWay,
} satisfies Meta<typeof TicketsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const thread = () => within(screen.getByRole('region', { name: /^Messages/ }));
const box = () => screen.getByRole('textbox', { name: 'Message' });

export const Default: Story = {
  play: async ({ args, step }) => {
    await step('Raise a ticket with an image', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Raise Ticket' }));
      const form = within(await screen.findByRole('dialog', { name: 'Raise Ticket' }));
      await userEvent.selectOptions(await form.findByLabelText('Subject *'), 'Deposit');
      await userEvent.type(form.getByLabelText('Message *'), 'It is not in the list.');
      await userEvent.upload(form.getByLabelText('Images *'), await cardPng('shot.png'));
      await form.findByRole('img', { name: 'Preview of shot.png' }, patience);
      await frame('A ticket with an image');
      await userEvent.click(form.getByRole('button', { name: 'Raise Ticket' }));
      await form.findByRole('progressbar', { name: 'Sending the ticket' });
      await frame('On its way');
      support.arrive();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(await thread().findByText('It is not in the list.')).toBeVisible();
      await expect(screen.getAllByText('New').some((state) => state.checkVisibility())).toBe(true);
      await frame('Raised');
    });
    await step('Be answered, and reply', async () => {
      support.answer('We have found it. It is booked now.', 'open');
      await expect(await thread().findByText(/It is booked now/)).toBeVisible();
      await frame('Answered');
      await userEvent.type(box(), 'Thank you.');
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      await expect(await thread().findByText('Sending 50 %')).toBeVisible();
      await frame('The reply on its way');
      support.arrive();
      await waitFor(() => expect(thread().queryByText(/^Sen/)).not.toBeInTheDocument());
      await expect(thread().getByText('Thank you.')).toBeVisible();
      await frame('Replied');
    });
    await step('Write while it is closed: refused, and kept', async () => {
      await userEvent.type(box(), 'One more question.');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      support.refuse('This ticket is closed.');
      await expect(await thread().findByText('This ticket is closed.')).toBeVisible();
      await expect(box()).toBeDisabled();
      await expect(screen.getByRole('button', { name: 'Send again' })).toBeDisabled();
      await frame('Closed: the reply is kept');
    });
    await step('Reopen it, and send what was kept', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Reopen Ticket' }));
      await expect(args.onReopened).toHaveBeenCalledOnce();
      await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
      support.arrive();
      await waitFor(() => expect(thread().queryByText(/^Sen|^Not sent/)).not.toBeInTheDocument());
      await expect(thread().getByText('One more question.')).toBeVisible();
      await frame('Reopened');
      await expect(screen.getByRole('button', { name: 'Reopen Ticket' })).toBeDisabled();
    });
  },
};
