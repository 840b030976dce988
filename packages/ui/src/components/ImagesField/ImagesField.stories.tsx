import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { cardOfBytes, cardPng, cutPng, limit, svgNamedPng } from '../ImageField/ImageField.fixtures';
import type { AttachedImage } from './useImages';
import { ImagesField } from './ImagesField';
import { noSnapshot, onPhone } from '../../testing/windows';
import { overlayMessages } from '../../text/overlayMessages';
import { faultTexts } from '../ImageField/messages';
import { messagePattern } from '../../testing/messagePattern';
import { imagesMessages } from './messages';

const onChange = fn<(images: readonly AttachedImage[]) => void>();

// Spec: B §5 Ticket raise, B §9 Ticket images
const meta = {
  title: 'Components/ImagesField',
  component: ImagesField,
  args: {
    label: 'Images',
    tooLargeMessage: 'file size must not be greater than 2Mb',
    onChange,
  },
  render: (args) => (
    <form aria-label="Try" style={{ maxInlineSize: '26rem' }}>
      <ImagesField {...args} />
    </form>
  ),
} satisfies Meta<typeof ImagesField>;

export default meta;

/** For decoding images on a busy machine. */
const patience = { timeout: 15_000 };

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Larger than the limit for reading. */
const huge = () => new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' });

const field = ({ canvas }: Context) => canvas.getByLabelText('Images');
const ready = (context: Context, count: number) =>
  waitFor(
    () => {
      const images = onChange.mock.lastCall?.[0] ?? [];
      void expect(images.filter(({ file }) => file)).toHaveLength(count);
    },
    { timeout: 20_000 },
  );

export const Default: Story = {
  play: async (context) => {
    await expect(field(context)).toHaveAccessibleDescription(messagePattern(imagesMessages.hint));
  },
};

/** Several at the same time. One is removed, and the focus is not lost. */
export const ChosenAndRemoved: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async (context) => {
    const { canvas } = context;
    await userEvent.upload(field(context), [await cardPng('one.png'), await cardPng('two.png')]);
    await ready(context, 2);
    await expect(
      await canvas.findByRole('img', { name: overlayMessages.previewLabel({ name: 'two.png' }) }, patience),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: overlayMessages.removeFile({ name: 'one.png' }) }),
    );
    await ready(context, 1);
    await expect(
      canvas.queryByRole('img', { name: overlayMessages.previewLabel({ name: 'one.png' }) }),
    ).not.toBeInTheDocument();
    await expect(field(context)).toHaveFocus();
  },
};

/**
 * Every image is validated, including the second (D99). The others stay, and each error has its file's name.
 */
export const SecondTooLarge: Story = {
  play: async (context) => {
    const { canvas } = context;
    const files = [await cardPng('one.png'), huge(), svgNamedPng(), await cutPng()];
    await userEvent.upload(field(context), files);
    await expect(
      await canvas.findByText('file size must not be greater than 2Mb', undefined, patience),
    ).toBeVisible();
    await expect(canvas.getByText('huge.png')).toBeVisible();
    await expect(await canvas.findByText(messagePattern(faultTexts.kind), undefined, patience)).toBeVisible();
    await expect(
      await canvas.findByText(messagePattern(faultTexts.broken), undefined, patience),
    ).toBeVisible();
    await ready(context, 1);
    await expect(onChange.mock.lastCall?.[0]).toHaveLength(1);
  },
};

/** An image that is only too large as a file is compressed. */
export const MadeSmaller: Story = {
  parameters: noSnapshot,
  play: async (context) => {
    await userEvent.upload(field(context), await cardOfBytes(limit + 1));
    await ready(context, 1);
    await expect(onChange.mock.lastCall?.[0][0]?.file?.size).toBeLessThanOrEqual(limit);
  },
};

export const FiftyAtOnce: Story = {
  parameters: noSnapshot,
  play: async (context) => {
    const card = await cardPng();
    await userEvent.upload(
      field(context),
      Array.from({ length: 50 }, () => card),
    );
    const { canvas } = context;
    await expect(await canvas.findByText(imagesMessages.tooMany({ max: 5, skipped: 45 }))).toBeVisible();
    await ready(context, 5);
    await userEvent.upload(field(context), card);
    await expect(await canvas.findByText(imagesMessages.tooMany({ skipped: 1, max: 5 }))).toBeVisible();
  },
};

/** From the clipboard, anywhere in the form. Text with an image is pasted as text. */
export const Pasted: Story = {
  parameters: noSnapshot,
  play: async (context) => {
    const form = context.canvas.getByRole('form');
    const paste = async (text: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(await cardPng('image.png'));
      if (text) clipboardData.setData('text/plain', text);
      form.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    };
    await paste('A table');
    await expect(onChange).not.toHaveBeenCalled();
    await paste('');
    await ready(context, 1);
  },
};

export const Disabled: Story = { args: { disabled: true }, parameters: noSnapshot };
export const WithError: Story = {
  args: { error: 'This Field Is Required.' },
  parameters: noSnapshot,
  play: async (context) => {
    await expect(field(context)).toHaveAttribute('aria-invalid', 'true');
  },
};
export const Mobile: Story = { ...SecondTooLarge, ...onPhone };
