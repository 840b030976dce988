import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Canvas } from '../../testing/listed';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Menu } from '../Menu/Menu';
import { MenuItem } from '../Menu/MenuItem';
import { TextField } from '../TextField/TextField';
import { Dialog } from './Dialog';
import { noSnapshot, onLargePhone } from '../../testing/windows';
import { endAt, snapshot } from '../../testing/snapshot';
import { overlayMessages } from '../../text/overlayMessages';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Buy Atlas',
    description: 'Wallet balance $12,480.50',
    children: <TextField label="Investment amount" name="amount" inputMode="decimal" />,
    actions: (
      <>
        <Button>Close</Button>
        <Button variant="main">Continue</Button>
      </>
    ),
    onClose: fn(),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const fromButton: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    const close = () => {
      args.onClose?.();
      setOpen(false);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Buy</Button>
        <Dialog {...args} open={open} onClose={close} />
      </>
    );
  },
};
const openIt = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
  return screen.findByRole('dialog', { name: 'Buy Atlas' });
};
const pressOutside = () => userEvent.pointer({ keys: '[MouseLeft]', target: document.documentElement });

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Buy Atlas' });
    await expect(dialog).toHaveAccessibleDescription('Wallet balance $12,480.50');
    await expect(within(dialog).getByRole('textbox', { name: 'Investment amount' })).toHaveFocus();
  },
};
export const Mobile: Story = { ...onLargePhone };
export const Wide: Story = { args: { size: 'wide' } };

export const FocusReturns: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  ...fromButton,
  play: async ({ args, canvas }) => {
    const dialog = await openIt(canvas);
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Buy' })).toHaveFocus());
  },
};

export const OverPage: Story = {
  ...fromButton,
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await openIt(canvas);
  },
};

export const ClosedByPressOutside: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  ...fromButton,
  play: async ({ args, canvas }) => {
    await openIt(canvas);
    await pressOutside();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Guarded: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  ...fromButton,
  args: { open: false, guard: true },
  play: async ({ args, canvas, step }) => {
    const dialog = within(await openIt(canvas));
    await userEvent.type(dialog.getByRole('textbox'), '500');
    await step('a stray press asks, and staying keeps what was typed', async () => {
      await pressOutside();
      await expect(await dialog.findByRole('alert')).toHaveTextContent(overlayMessages.discardQuestion);
      await expect(dialog.getByRole('button', { name: overlayMessages.keepEditing })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(dialog.getByRole('textbox')).toHaveValue('500');
      await expect(dialog.getByRole('textbox')).toHaveFocus();
    });
    await step('Escape asks, a second Escape stays', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(dialog.queryByRole('alert')).toBeNull();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Discard closes', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(dialog.getByRole('button', { name: overlayMessages.discard }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const GuardQuestion: Story = {
  args: { guard: true },
  parameters: noSnapshot,
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const Locked: Story = {
  args: { locked: true },
  parameters: noSnapshot,
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await pressOutside();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const WithoutActions: Story = {
  args: { actions: undefined, description: undefined, children: 'Nothing to decide here.' },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: overlayMessages.close })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const paragraphs = Array.from({ length: 40 }, (_, index) => (
  <p key={index}>Term {index + 1}: what is bought today can be cancelled on the day of its end.</p>
));

export const LongText: Story = {
  args: { title: 'Terms '.repeat(12), children: paragraphs },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const body = await dialog.findByRole('group', { name: args.title.trim() });
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    const action = dialog.getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(action.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
  },
};
/** On a phone with large text the whole dialog scrolls, and its title stays. */
export const LongTextMobile: Story = {
  ...LongText,
  globals: { ...onLargePhone.globals, text: 200 },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    dialog.scrollTop = dialog.scrollHeight;
    const title = within(dialog).getByRole('heading', { level: 2 });
    await expect(dialog.scrollTop).toBeGreaterThan(0);
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      dialog.getBoundingClientRect().top,
    );
  },
};

/** One dialog asks about another, which is hidden, keeps its input, and gets the focus back. */
export const Covered: Story = {
  render: function Asking(args) {
    const [asked, setAsked] = useState(false);
    return (
      <>
        <Dialog
          {...args}
          covered={asked}
          actions={<Button onClick={() => setAsked(true)}>Continue</Button>}
        />
        <Dialog open={asked} title="Buy it now?" onClose={() => setAsked(false)} />
      </>
    );
  },
  play: endAt('Covered', async () => {
    const first = await screen.findByRole('dialog', { name: 'Buy Atlas' });
    await userEvent.type(within(first).getByRole('textbox'), '250');
    await userEvent.click(within(first).getByRole('button', { name: 'Continue' }));
    await screen.findByRole('dialog', { name: 'Buy it now?' });
    await expect(first).not.toBeVisible();
    await snapshot('Covered');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(first).getByRole('button', { name: 'Continue' })).toHaveFocus());
    await expect(first).toBeVisible();
    await expect(within(first).getByRole('textbox')).toHaveValue('250');
  }),
};

/** A press in the first moment of a dialog or menu belongs to it, also over a dialog, which blocks the page. */
export const PressedAsItAppears: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  ...fromButton,
  args: {
    open: false,
    actions: (
      <Menu trigger={<Button>More</Button>}>
        <MenuItem label="Share" onSelect={fn()} />
      </Menu>
    ),
  },
  play: async ({ canvas }) => {
    const moments: string[] = [];
    const watch = new MutationObserver(() => {
      const newest = [...document.querySelectorAll('[role=dialog], [role=menu]')].at(-1);
      if (newest) moments.push(`${newest.role} ${getComputedStyle(newest).pointerEvents}`);
    });
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
    const dialog = await openIt(canvas);
    await userEvent.click(within(dialog).getByRole('button', { name: 'More' }));
    await screen.findByRole('menu');
    await waitFor(() => expect(document.body).toHaveStyle({ pointerEvents: 'none' }));
    await userEvent.keyboard('{Escape}');
    watch.disconnect();
    await expect([...new Set(moments)]).toEqual(['dialog auto', 'menu auto']);
  },
};

/** An element that took the focus while the dialog closed keeps it, such as a refused field. */
export const FocusTaken: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  ...fromButton,
  render: function Taking(args) {
    const [open, setOpen] = useState(false);
    const field = useRef<HTMLInputElement>(null);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Buy</Button>
        <input ref={field} aria-label="Refused" />
        <Dialog
          {...args}
          open={open}
          onClose={() => {
            flushSync(() => setOpen(false));
            field.current?.focus();
          }}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await openIt(canvas);
    await userEvent.keyboard('{Escape}');
    const field = canvas.getByLabelText('Refused');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // After the dialog has returned the focus.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(field).toHaveFocus();
  },
};

/** Several actions on a phone, as in a row's detail. Each label is on one line, and the actions wrap. */
export const ManyActions: Story = {
  ...onLargePhone,
  args: {
    actions: (
      <>
        {['Copy code', 'Print', 'Ask support about this'].map((words) => (
          <Button key={words} size="small" icon={<Icon name="copy" />}>
            {words}
          </Button>
        ))}
        <Button size="small">Close</Button>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const actions = dialog.querySelector('[data-dialog-actions]')!;
    await expect(actions.scrollWidth).toBeLessThanOrEqual(actions.clientWidth);
    for (const button of within(dialog).getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeLessThan(46);
    const lineHeight = parseFloat(getComputedStyle(within(dialog).getByText('Copy code')).lineHeight);
    const words = document.createRange();
    words.selectNodeContents(within(dialog).getByText('Copy code'));
    await expect(words.getBoundingClientRect().height).toBeLessThan(2 * lineHeight);
  },
};
