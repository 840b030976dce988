import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import type { ChosenImage } from './useImage';
import { ImageField } from './ImageField';
import {
  bomb,
  cardOfBytes,
  cardPng,
  claimed,
  claims,
  cutJpeg,
  cutPng,
  emptyFile,
  limit,
  look,
  otherFormats,
  phonePhoto,
  svgNamedPng,
  textIn,
  turnedPhoto,
} from './ImageField.fixtures';
import { faultTexts, imageMessages } from './messages';
import { noSnapshot, onPhone } from '../../testing/windows';
import { messagePattern } from '../../testing/messagePattern';

const tooLarge = 'Image size sholud not be greater than 2MB';

const onChange = fn<(image: ChosenImage | null) => void>();

// Spec: A §5 KYC images, A §9 Images
const meta = {
  title: 'Components/ImageField',
  component: ImageField,
  args: {
    label: 'Front',
    name: 'front',
    tooLargeMessage: tooLarge,
    onChange,
  },
  render: (args) => (
    <div style={{ maxInlineSize: '22rem' }}>
      <ImageField {...args} />
    </div>
  ),
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const choose = async ({ canvas }: Context, file: File) =>
  userEvent.upload(canvas.getByLabelText('Front'), file);

/** The file that is uploaded. */
async function getSent(context: Context, file: File): Promise<File> {
  await choose(context, file);
  await waitFor(() => expect(onChange.mock.lastCall?.[0]?.file).toBeInstanceOf(File), {
    timeout: 20_000,
  });
  return onChange.mock.lastCall?.[0]?.file as File;
}

/** The file is rejected with this reason, and another can be chosen. */
async function refused(context: Context, file: File, reason: string | RegExp) {
  const { canvas } = context;
  await choose(context, file);
  await expect(await canvas.findByRole('alert')).toHaveTextContent(reason);
  await expect(onChange.mock.lastCall?.[0]).toBeNull();
  await expect(canvas.getByLabelText('Front')).toHaveAccessibleDescription(
    expect.stringMatching(messagePattern(imageMessages.hint)),
  );
}

/** Desktop computers have no camera button. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Front')).toHaveAccessibleDescription(imageMessages.hint);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** By keyboard the focus is never lost when an image is added or removed. */
export const ChosenTurnedRemoved: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async (context) => {
    const { canvas } = context;
    const sent = await getSent(context, await cardPng());
    await expect([sent.name, sent.type]).toEqual(['front.png', 'image/png']);
    await expect(
      await canvas.findByRole('img', { name: imageMessages.previewLabel({ label: 'Front' }) }),
    ).toBeVisible();
    const rotate = canvas.getByRole('button', { name: `${imageMessages.rotate}: Front` });
    await waitFor(() => expect(rotate).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => {
      const { turns, file } = onChange.mock.lastCall?.[0] ?? {};
      await expect([turns, file instanceof File]).toEqual([1, true]);
    });
    const turned = await look(onChange.mock.lastCall![0]!.file!);
    await expect([turned.width, turned.height]).toEqual([600, 960]);
    await userEvent.click(canvas.getByRole('button', { name: `${imageMessages.remove}: Front` }));
    await expect(onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByLabelText('Front')).toHaveFocus();
  },
};

/** Handheld devices open the back camera. */
export const Camera: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: imageMessages.takeLabel({ label: 'Front' }) }),
    ).toBeVisible();
    const input = canvas.getByLabelText(imageMessages.takeLabel({ label: 'Front' }), { selector: 'input' });
    await expect(input).toHaveAttribute('capture', 'environment');
    await userEvent.upload(input, await cardPng('IMG_1.png'));
    await expect(
      await canvas.findByRole('img', { name: imageMessages.previewLabel({ label: 'Front' }) }),
    ).toBeVisible();
    await waitFor(() => expect(onChange.mock.lastCall?.[0]?.file).toBeInstanceOf(File));
    await expect(
      canvas.getByRole('button', { name: imageMessages.retakeLabel({ label: 'Front' }) }),
    ).toBeVisible();
  },
};

/** 12 million pixels and more than 5 MB are compressed below the limit and stay legible. */
export const PhonePhoto: Story = {
  // Proves: kycMessages.backHint | kycMessages.imageRule
  parameters: noSnapshot,
  play: async (context) => {
    const photo = await phonePhoto();
    await expect(photo.size).toBeGreaterThan(5_000_000);
    const sent = await getSent(context, photo);
    await expect(sent.size).toBeLessThanOrEqual(limit);
    await expect(sent.type).toBe('image/jpeg');
    const { width, height } = await look(sent);
    await expect(Math.max(width, height)).toBeGreaterThanOrEqual(1600);
    await expect(width / height).toBeCloseTo(4 / 3, 2);
    await expect(context.canvas.getByText(messagePattern(imageMessages.reduced))).toBeVisible();
  },
};

/** The EXIF orientation is applied, and the location is removed. */
export const UprightWithoutLocation: Story = {
  parameters: noSnapshot,
  play: async (context) => {
    const photo = await turnedPhoto();
    await expect(await textIn(photo)).toMatch(/Exif.*GPS 51\.5072/s);
    const sent = await getSent(context, photo);
    await expect(await textIn(sent)).not.toMatch(/Exif|GPS|2026:11:21/);
    const { width, height, colorAt } = await look(sent);
    await expect([width, height]).toEqual([300, 600]);
    await expect([colorAt(0.5, 0.1), colorAt(0.5, 0.9)]).toEqual(['red', 'blue']);
  },
};

/** The member's rotation is added to the camera's. */
export const TurnedByHand: Story = {
  parameters: noSnapshot,
  play: async (context) => {
    const { canvas } = context;
    await getSent(context, await turnedPhoto());
    for (const turns of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: `${imageMessages.rotate}: Front` }));
      await waitFor(async () => {
        const last = onChange.mock.lastCall?.[0];
        await expect([last?.turns, last?.file instanceof File]).toEqual([turns, true]);
      });
    }
    const { width, height, colorAt } = await look(onChange.mock.lastCall![0]!.file!);
    await expect([width, height]).toEqual([300, 600]);
    await expect([colorAt(0.5, 0.1), colorAt(0.5, 0.9)]).toEqual(['blue', 'red']);
  },
};

/** At the limit and one byte above it, both are accepted and the uploaded file is below it. */
export const AtTheLimit: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async (context) => {
    for (const size of [2_097_152, 2_097_153]) {
      const scan = await cardOfBytes(size);
      await expect(scan.size).toBe(size);
      await expect((await getSent(context, scan)).size).toBeLessThanOrEqual(limit);
      await userEvent.click(context.canvas.getByRole('button', { name: `${imageMessages.remove}: Front` }));
    }
  },
};

/** An image that can't be compressed enough is rejected with the exact text. */
export const TooLarge: Story = {
  args: { maxBytes: 500 },
  parameters: noSnapshot,
  play: async (context) => refused(context, await cardPng(), tooLarge),
};
export const NotAnImage: Story = {
  parameters: noSnapshot,
  play: (context) => refused(context, svgNamedPng(), faultTexts.kind),
};
/** A file is judged by its bytes, whatever its name and type claim. */
export const JudgedByBytes: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async (context) => {
    const { canvas } = context;
    const drop = (dropped: File) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(dropped);
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
      canvas.getByLabelText('Front').dispatchEvent(event);
    };
    const expectRefusal = async (dropped: File, reason: string) => {
      onChange.mockClear();
      drop(dropped);
      // First the file that is read, then none.
      await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(reason));
    };
    const formats = Object.values(otherFormats);
    for (const [index, claim] of claims.entries()) {
      for (const format of [formats[index], formats[(index + 3) % formats.length]])
        await expectRefusal(claimed(format!, claim), faultTexts.kind);
      await expectRefusal(claimed(new Uint8Array(), claim), faultTexts.broken);
      onChange.mockClear();
      drop(claimed(await cardPng(), claim));
      await waitFor(() => expect(onChange.mock.lastCall?.[0]?.file?.type).toBe('image/png'));
      await userEvent.click(canvas.getByRole('button', { name: `${imageMessages.remove}: Front` }));
    }
  },
};
export const NoBytes: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: (context) => refused(context, emptyFile(), faultTexts.broken),
};
export const Cut: Story = {
  parameters: noSnapshot,
  play: async (context) => {
    await refused(context, await cutPng(), faultTexts.broken);
    await refused(context, await cutJpeg(), faultTexts.broken);
  },
};

/** A header that would fill the memory is read, but never decoded. */
export const Bomb: Story = {
  parameters: noSnapshot,
  play: async (context) => {
    const decode = spyOn(HTMLImageElement.prototype, 'decode');
    await refused(context, await bomb(), faultTexts.pixels);
    await expect(decode).not.toHaveBeenCalled();
  },
};

/** A browser with canvas noise against fingerprinting uploads the original file, or nothing. */
export const BlurredCanvas: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async (context) => {
    spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockReturnValue(new ImageData(1, 1));
    const card = await cardPng();
    const sent = await getSent(context, card);
    await expect([sent.size, sent.name]).toEqual([card.size, 'front.png']);
    await userEvent.click(context.canvas.getByRole('button', { name: `${imageMessages.remove}: Front` }));
    await refused(context, await cardOfBytes(2_097_153), tooLarge);
  },
};

/** Of two consecutive choices the later one wins. */
export const ChangedMind: Story = {
  parameters: noSnapshot,
  play: async (context) => {
    const { canvas } = context;
    const photo = await phonePhoto();
    await choose(context, photo);
    await userEvent.click(await canvas.findByRole('button', { name: `${imageMessages.remove}: Front` }));
    const sent = await getSent(context, await cardPng());
    await expect(sent.name).toBe('front.png');
    await expect(onChange.mock.calls.filter(([image]) => image?.file)).toHaveLength(1);
  },
};

export const Failed: Story = { args: { error: 'This Field Is Required.' } };
export const Disabled: Story = { args: { disabled: true }, parameters: noSnapshot };
export const LongText: Story = {
  ...onPhone,
  play: async (context) => {
    await getSent(context, await cardPng(`${'a-very-long-name-'.repeat(12)}.png`));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
const chosen: Play = async (context) => {
  await getSent(context, await cardPng());
  await context.canvas.findByRole('img', { name: imageMessages.previewLabel({ label: 'Front' }) });
};
export const Mobile: Story = { ...onPhone, play: chosen };
