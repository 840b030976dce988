import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { cardPng, svgNamedPng } from '../../../components/ImageField/ImageField.fixtures';
import { TicketsScreen } from './TicketsScreen';
import { chosen, patience, ticketsArgs } from './TicketsScreen.fixtures';
import { thread, box, sendButton, drawn } from './TicketsScreen.plays';
import { ticketsMessages } from '../messages';
import { noSnapshot } from '../../../testing/windows';
import { overlayMessages } from '../../../text/overlayMessages';
import { imagesMessages } from '../../../components/ImagesField/messages';
import { messagePattern } from '../../../testing/messagePattern';
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
