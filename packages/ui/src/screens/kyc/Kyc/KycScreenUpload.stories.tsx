import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Canvas } from '../../../testing/listed';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { cardOfBytes, cardPng, limit } from '../../../components/ImageField/ImageField.fixtures';
import { KycScreen } from './KycScreen';
import { kycArgs, toKyc, sent } from './KycScreen.fixtures';
import type { KycRefusal } from './Upload/DocumentForm';
import type { UploadProgress } from './Upload/UploadActions';
import type { KycScreenProps } from './KycScreen';
import { Answered, getCurrent, give, fill } from './KycScreen.plays';
import { faultTexts, imageMessages } from '../../../components/ImageField/messages';
import { noSnapshot, onPhone } from '../../../testing/windows';
import { kycTexts } from '../../../text/messages';
import { kycMessages, typeLabels } from './messages';
import { commonMessages } from '../../../text/commonMessages';
import { percentMessages } from '../../../text/percentMessages';

// Spec: A §3 KYC document, A §4 KYC, A §5 KYC images
const meta = {
  title: 'Screens/Kyc/Kyc',
  component: KycScreen,
  args: kycArgs,
} satisfies Meta<typeof KycScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const dialog = async () => within(await screen.findByRole('dialog', { name: kycTexts.confirmUpload }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Filled in, confirmed, answered: the confirmed document is sent once (A §2). */
export const Upload: Story = {
  args: { onUpload: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await fill(canvas);
    await give(canvas, kycMessages.back, 'bill-back.png');
    await userEvent.click(canvas.getByRole('button', { name: kycMessages.upload }));
    await expect((await dialog()).getByText('UB20261004')).toBeVisible();
    await userEvent.click((await dialog()).getByRole('button', { name: kycMessages.close }));
    await gone();
    await expect(args.onUpload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: kycMessages.upload }));
    const confirm = (await dialog()).getByRole('button', { name: kycMessages.upload });
    confirm.click();
    confirm.click();
    await expect(args.onUpload).toHaveBeenCalledOnce();
    const document = args.onUpload.mock.lastCall?.[0];
    await expect({ ...document, front: document?.front.name, back: document?.back?.name }).toEqual({
      type: 'address',
      name: 'Utility Bill',
      number: 'UB20261004',
      front: 'front.png',
      back: 'back.png',
    });
    await gone();
  },
};

/** The confirmation with its images and its summary (A §4). */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: kycMessages.upload }));
    const asks = await dialog();
    await expect(asks.getByText('Utility Bill')).toBeVisible();
    const image = asks.getByRole<HTMLImageElement>('img', {
      name: imageMessages.previewLabel({ label: kycMessages.front }),
    });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
  },
};

/** The sent document is in the list, and the next step opens (A §4). */
export const Advances: Story = {
  parameters: noSnapshot,
  render: function Joined(args) {
    const [documents, setDocuments] = useState([sent('identity')]);
    return (
      <KycScreen
        {...args}
        kyc={toKyc(documents)}
        onUpload={({ type }) => setDocuments([sent(type), ...documents])}
      />
    );
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(getCurrent(canvas)).toContain(typeLabels.address);
    await userEvent.click(canvas.getByRole('button', { name: kycMessages.upload }));
    await userEvent.click((await dialog()).getByRole('button', { name: kycMessages.upload }));
    await gone();
    await waitFor(() => expect(getCurrent(canvas)).toContain(typeLabels.photo));
    await expect(canvas.getByText(commonMessages.documentsIn({ sent: 2, required: 3 }))).toBeVisible();
  },
};

/** Exactly two megabytes are accepted. A larger file that can't be reduced shows the exact text (A §5, D44). */
export const TooLarge: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    // As in a browser that blurs canvases: the image can't be redrawn there.
    spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockReturnValue(new ImageData(1, 1));
    await userEvent.upload(canvas.getByLabelText(kycMessages.back), await cardOfBytes(limit + 1));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(kycTexts.imageTooLarge);
    await userEvent.upload(canvas.getByLabelText(kycMessages.front), await cardOfBytes(limit));
    await expect(
      await canvas.findByRole('img', { name: imageMessages.previewLabel({ label: kycMessages.front }) }),
    ).toBeVisible();
  },
};

/** Only png and jpeg are accepted, whatever the file name is (A §5). */
export const NotAnImage: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const text = new File(['<svg onload=alert(1)>'], 'front.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(kycMessages.front), text);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(faultTexts.kind);
  },
};

/** A file dropped outside the drop zone does not replace the page. */
export const DroppedOutside: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: typeLabels.address });
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() });
    heading.dispatchEvent(drop);
    await expect(drop.defaultPrevented).toBe(true);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** During the upload the fields are locked, but the upload can be cancelled. */
export const Submitting: Story = {
  args: { upload: { state: 'sending', share: 0.42 }, onUploadCancel: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: kycMessages.uploading })).toHaveAttribute(
      'aria-valuetext',
      percentMessages.of({ percent: 42 }),
    );
    await expect(canvas.getByLabelText(kycMessages.number)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: kycMessages.upload })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    const cancel = canvas.getByRole('button', { name: kycMessages.cancel });
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUploadCancel).toHaveBeenCalledOnce();
  },
};

/** Everything is sent, but the upload is not done before the answer. */
export const Awaited: Story = {
  args: { upload: { state: 'sending', share: 1 } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: kycMessages.uploading });
    await expect(bar).toHaveAttribute('aria-valuenow', '99');
    await expect(bar).toHaveAttribute('aria-valuetext', kycMessages.awaited);
  },
};

let answerNow: () => void = () => undefined;

/** The portal's part: an upload that ends as the story requires, with the resulting form. */
function Answering(answer: Omit<KycRefusal, 'type'>) {
  return function Joined(args: KycScreenProps) {
    const [upload, setUpload] = useState<UploadProgress>({ state: 'idle' });
    const [refusal, setRefusal] = useState<KycRefusal>();
    answerNow = () => {
      setUpload({ state: 'idle' });
      setRefusal({ type: 'address', ...answer });
    };
    return (
      <KycScreen
        {...args}
        upload={upload}
        refusal={refusal}
        onUpload={() => setUpload({ state: 'sending', share: 1 })}
      />
    );
  };
}

const send: Play = async ({ canvas }) => {
  await fill(canvas);
  await userEvent.click(canvas.getByRole('button', { name: kycMessages.upload }));
  await userEvent.click((await dialog()).getByRole('button', { name: kycMessages.upload }));
  await gone();
  await expect(canvas.getByRole('progressbar')).toBeVisible();
  answerNow();
  await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
};
/** All input stays, whatever the outcome is. */
async function kept(canvas: Canvas) {
  await expect(canvas.getByLabelText(kycMessages.document)).toHaveValue('Utility Bill');
  await expect(canvas.getByLabelText(kycMessages.number)).toHaveValue('UB20261004');
  await expect(
    canvas.getByRole('img', { name: imageMessages.previewLabel({ label: kycMessages.front }) }),
  ).toBeVisible();
}

const alreadySent = 'You have already uploaded this document.';
const refusedFields = {
  number: 'The document number is in use.',
  front: 'Image size sholud not be greater than 2MB',
};

/** A plain-text error shows above the form (A §8). */
export const Refused: Story = {
  render: Answered({ message: alreadySent }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(alreadySent);
  },
};

/** Field errors show at their fields until those change (D39). */
export const RefusedFields: Story = {
  parameters: noSnapshot,
  render: Answered({ fields: refusedFields }),
  play: async ({ canvas }) => {
    const number = canvas.getByLabelText(kycMessages.number);
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription(expect.stringMatching(refusedFields.number)),
    );
    await expect(canvas.getByText(refusedFields.front)).toBeVisible();
  },
};

/** The connection failed during the upload. The outcome is unknown, and the form shows it. */
export const UnknownOutcome: Story = {
  parameters: noSnapshot,
  render: Answered({ unknown: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(kycMessages.unknown);
  },
};

/** All input stays after a refusal, and a corrected field loses its error. */
export const InputKept: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: Answering({ fields: refusedFields }),
  play: async (context) => {
    await send(context);
    const { canvas } = context;
    const number = canvas.getByLabelText(kycMessages.number);
    await waitFor(() => expect(number).toHaveFocus());
    await kept(canvas);
    await userEvent.type(number, '5');
    await expect(canvas.queryByText(refusedFields.number)).not.toBeInTheDocument();
  },
};

/** All input stays when the outcome is unknown. */
export const InputKeptUnknown: Story = {
  // Proves: kycMessages.kept | kycMessages.unknownDetail
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: Answering({ unknown: true }),
  play: async (context) => {
    await send(context);
    await kept(context.canvas);
  },
};

/** A photo has one side and no number (D43). */
export const Photo: Story = {
  args: { kyc: toKyc([sent('identity', 'approved'), sent('address')]), onUpload: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(getCurrent(canvas)).toContain(typeLabels.photo);
    await expect(canvas.queryByLabelText(kycMessages.number)).not.toBeInTheDocument();
    await expect(canvas.queryByLabelText(kycMessages.back)).not.toBeInTheDocument();
    await give(canvas, kycMessages.photo);
    await userEvent.click(canvas.getByRole('button', { name: kycMessages.upload }));
    await userEvent.click((await dialog()).getByRole('button', { name: kycMessages.upload }));
    await expect(args.onUpload).toHaveBeenCalledWith({
      type: 'photo',
      name: 'photo',
      number: '',
      front: expect.anything() as File,
    });
    await gone();
  },
};

/** On a phone the cameras: the rear one for the document, the front one for the member. */
export const Camera: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: imageMessages.takeLabel({ label: kycMessages.front }) }),
    ).toBeVisible();
    const input = canvas.getByLabelText(imageMessages.takeLabel({ label: kycMessages.front }), {
      selector: 'input',
    });
    await expect(input).toHaveAttribute('capture', 'environment');
    await userEvent.upload(input, await cardPng('IMG_1.png'));
    await expect(
      await canvas.findByRole('img', { name: imageMessages.previewLabel({ label: kycMessages.front }) }),
    ).toBeVisible();
  },
};
export const PhotoCamera: Story = {
  args: Photo.args!,
  ...onPhone,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(imageMessages.takeLabel({ label: kycMessages.photo }), {
      selector: 'input',
    });
    await expect(input).toHaveAttribute('capture', 'user');
  },
};
