import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cardPng } from '../../../components/ImageField/ImageField.fixtures';
import { AppShell } from '../../../shell/AppShell/AppShell';
import { shellArgs } from '../../../shell/AppShell/AppShell.fixtures';
import { KycScreen } from './KycScreen';
import { failed, kycArgs, kycOf, loading, notSharp, ready, required, sent } from './KycScreen.fixtures';
import type { KycRefusal, KycScreenProps, UploadProgress } from './KycScreen.types';

const meta = {
  title: 'Screens/Kyc/Kyc',
  component: KycScreen,
  args: kycArgs,
} satisfies Meta<typeof KycScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
const canvasOf = (element: HTMLElement) => within(element);
type Canvas = ReturnType<typeof canvasOf>;

const question = 'are you sure ? you want to upload your doc.';
const stepsOf = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Steps of the KYC' })).getAllByRole('listitem');
const currentOf = (canvas: Canvas) =>
  stepsOf(canvas).find((step) => step.getAttribute('aria-current') === 'step')?.textContent;

/** Chooses an image and waits until it is ready to be sent. */
async function give(canvas: Canvas, label: string, name?: string) {
  await userEvent.upload(canvas.getByLabelText(label), await cardPng(name));
  const group = within(await canvas.findByRole('group', { name: label }));
  await group.findByRole('img', { name: `Preview: ${label}` });
}

/** Fills in the step of the address proof. */
async function fill(canvas: Canvas) {
  await userEvent.selectOptions(canvas.getByLabelText('Document'), 'Utility Bill');
  await userEvent.type(canvas.getByLabelText('Document number'), 'UB20261004');
  await give(canvas, 'Front', 'bill.png');
}

const dialog = async () => within(await screen.findByRole('dialog', { name: question }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The identity is in: the address is next (A §4). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = canvasOf(canvasElement);
    await expect(canvas.getByText('Please Complete Your KYC !')).toBeVisible();
    await expect(canvas.getByText('1 of 3 documents are in.')).toBeVisible();
    await expect(currentOf(canvas)).toContain('Address proof');
    await expect(canvas.getByRole('heading', { name: 'Address proof' })).toBeVisible();
    for (const label of ['Front', 'Back'])
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(
        expect.stringMatching(/png or jpeg, 2 MB at most/),
      );
    const options = within(canvas.getByLabelText('Document')).getAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual(['Utility Bill', 'Bank Statement']);
  },
};

/** Filled in, asked, answered: what is sent is what was confirmed, once (A §2). */
export const Upload: Story = {
  args: { onUploaded: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = canvasOf(canvasElement);
    await fill(canvas);
    await give(canvas, 'Back', 'bill-back.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await expect((await dialog()).getByText('UB20261004')).toBeVisible();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Not yet' }));
    await gone();
    await expect(args.onUploaded).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    const confirm = (await dialog()).getByRole('button', { name: 'Upload' });
    confirm.click();
    confirm.click();
    await expect(args.onUploaded).toHaveBeenCalledOnce();
    const document = args.onUploaded.mock.lastCall?.[0];
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

/** The question, and what will be sent (A §4). */
export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = canvasOf(canvasElement);
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await expect((await dialog()).getByText('Utility Bill')).toBeVisible();
  },
};

/** A file dropped beside its place does not take the page away. */
export const DroppedBeside: Story = {
  play: async ({ canvasElement }) => {
    const heading = canvasOf(canvasElement).getByRole('heading', { name: 'Address proof' });
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() });
    heading.dispatchEvent(drop);
    await expect(drop.defaultPrevented).toBe(true);
    await expect(canvasOf(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

/** Nothing was ever sent: the instructions come first, and can be read again without losing anything. */
export const Empty: Story = {
  args: { kyc: kycOf([]) },
  play: async ({ canvasElement }) => {
    const canvas = canvasOf(canvasElement);
    await expect(currentOf(canvas)).toContain('Instructions');
    await expect(canvas.getByText('Passport, National ID, Driving Licence')).toBeVisible();
    await expect(canvas.getByText('No documents yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(currentOf(canvas)).toContain('Identity proof');
    await userEvent.type(canvas.getByLabelText('Document number'), 'A1234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Instructions' }));
    await expect(canvas.getByRole('heading', { name: 'Before you start' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(canvas.getByLabelText('Document number')).toHaveValue('A1234567');
  },
};

export const Instructions: Story = { args: { kyc: kycOf([]) } };

/** Spaces and dashes are taken out, and said (A §5, D29). */
export const NumberWithSpaces: Story = {
  play: async ({ canvasElement }) => {
    const number = canvasOf(canvasElement).getByLabelText('Document number');
    await userEvent.click(number);
    await userEvent.paste('UB 2026-1004');
    await expect(number).toHaveValue('UB20261004');
    await expect(canvasOf(canvasElement).getByText('Not allowed here: space -')).toBeVisible();
  },
};

export const FieldErrors: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = canvasOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await expect(await canvas.findAllByText('This Field Is Required.')).toHaveLength(3);
    await waitFor(() => expect(canvas.getByLabelText('Document')).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Document number'), 'A'.repeat(65));
    await expect(
      await canvas.findByText('A document number has at most 64 letters and digits.'),
    ).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(args.onUploaded).not.toHaveBeenCalled();
  },
};

/** On its way: nothing can be changed, but it can be called off. */
export const Submitting: Story = {
  args: { upload: { state: 'sending', share: 0.42 }, onUploadCancelled: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = canvasOf(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute(
      'aria-valuetext',
      '42 %',
    );
    await expect(canvas.getByLabelText('Document number')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Upload' })).toHaveAttribute('aria-busy', 'true');
    const cancel = canvas.getByRole('button', { name: 'Cancel upload' });
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUploadCancelled).toHaveBeenCalledOnce();
  },
};

/** Everything is out; it is not done before the answer. */
export const Awaited: Story = {
  args: { upload: { state: 'sending', share: 1 } },
  play: async ({ canvasElement }) => {
    const bar = canvasOf(canvasElement).getByRole('progressbar', { name: 'Uploading' });
    await expect(bar).toHaveAttribute('aria-valuenow', '99');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Sent, waiting for the answer');
  },
};

let answerNow: () => void = () => undefined;

/** The portal's part: an upload that ends when the story says so, with what the form then shows. */
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
        onUploaded={() => setUpload({ state: 'sending', share: 1 })}
      />
    );
  };
}

const send: Play = async ({ canvasElement }) => {
  const canvas = canvasOf(canvasElement);
  await fill(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Upload' }));
  await gone();
  await expect(canvas.getByRole('progressbar')).toBeVisible();
  answerNow();
  await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
};
/** Whatever came of it, all that was entered is there. */
async function kept(canvas: Canvas) {
  await expect(canvas.getByLabelText('Document')).toHaveValue('Utility Bill');
  await expect(canvas.getByLabelText('Document number')).toHaveValue('UB20261004');
  await expect(canvas.getByRole('img', { name: 'Preview: Front' })).toBeVisible();
}

/** Errors as a plain text stand above the form (A §8). */
export const Refused: Story = {
  render: Answering({ message: 'You have already uploaded this document.' }),
  play: async (context) => {
    await send(context);
    const canvas = canvasOf(context.canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have already uploaded this document.');
    await kept(canvas);
  },
};

/** Errors by field stand at their fields, each until it is changed (D39). */
export const RefusedFields: Story = {
  render: Answering({
    fields: { number: 'The document number is in use.', front: 'Image size sholud not be greater than 2MB' },
  }),
  play: async (context) => {
    await send(context);
    const canvas = canvasOf(context.canvasElement);
    const number = canvas.getByLabelText('Document number');
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription(expect.stringMatching(/The document number is in use/)),
    );
    await waitFor(() => expect(number).toHaveFocus());
    await expect(canvas.getByText('Image size sholud not be greater than 2MB')).toBeVisible();
    await kept(canvas);
    await userEvent.type(number, '5');
    await expect(canvas.queryByText('The document number is in use.')).not.toBeInTheDocument();
  },
};

/** The network went while it was on its way: nobody knows, and that is said. */
export const UnknownOutcome: Story = {
  render: Answering({ unknown: true }),
  play: async (context) => {
    await send(context);
    const canvas = canvasOf(context.canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('We can’t tell whether the document arrived.');
    await kept(canvas);
  },
};

/** A photo has one side and no number (D43). */
export const Photo: Story = {
  args: { kyc: kycOf([sent('identity', 'approved'), sent('address')]), onUploaded: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = canvasOf(canvasElement);
    await expect(currentOf(canvas)).toContain('Photo');
    await expect(canvas.queryByLabelText('Document number')).not.toBeInTheDocument();
    await expect(canvas.queryByLabelText('Back')).not.toBeInTheDocument();
    await give(canvas, 'Your photo');
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Upload' }));
    await expect(args.onUploaded).toHaveBeenCalledWith({
      type: 'photo',
      name: 'photo',
      number: '',
      front: expect.anything() as File,
    });
    await gone();
  },
};

/** On a phone the cameras: towards the document, then towards the member. */
export const Camera: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = canvasOf(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Take a photo: Front' })).toBeVisible();
    const input = canvas.getByLabelText('Take a photo: Front', { selector: 'input' });
    await expect(input).toHaveAttribute('capture', 'environment');
    await userEvent.upload(input, await cardPng('IMG_1.png'));
    await expect(await canvas.findByRole('img', { name: 'Preview: Front' })).toBeVisible();
  },
};
export const PhotoCamera: Story = {
  args: Photo.args!,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const input = canvasOf(canvasElement).getByLabelText('Take a photo: Your photo', { selector: 'input' });
    await expect(input).toHaveAttribute('capture', 'user');
  },
};

/** Rejected: missing again, with the reviewer's words beside the form; what came after it stays done (D41). */
export const Rejected: Story = {
  args: {
    kyc: kycOf([
      sent('photo'),
      sent('address', 'rejected', { remarks: notSharp }),
      sent('identity', 'approved'),
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = canvasOf(canvasElement);
    await expect(canvas.getByText('Please Complete Your KYC !')).toBeVisible();
    await expect(canvas.getByText('2 of 3 documents are in.')).toBeVisible();
    await expect(currentOf(canvas)).toContain('Address proof');
    await expect(stepsOf(canvas).map((step) => step.textContent.includes('done'))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    await expect(canvas.getByText(`Rejected: ${notSharp}`)).toBeVisible();
    await expect(canvas.getByText('Rejected', { exact: true })).toBeVisible();
  },
};

/** All are in: wait, and no form. */
export const Waiting: Story = {
  args: { kyc: kycOf([sent('photo'), sent('address'), sent('identity')]) },
  play: async ({ canvasElement }) => {
    const canvas = canvasOf(canvasElement);
    await expect(canvas.getByText('Please Wait For KYC Verification.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
    await expect(canvas.getAllByText('Pending')).toHaveLength(3);
  },
};

export const Verified: Story = {
  args: {
    kyc: kycOf([sent('photo', 'approved'), sent('address', 'approved'), sent('identity', 'approved')], true),
  },
  play: async ({ canvasElement }) => {
    const canvas = canvasOf(canvasElement);
    await expect(canvas.getByText('KYC Verified successfully.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
  },
};

/** kyc_status 1 is verified, whatever the documents say (D41). */
export const VerifiedByOffice: Story = { args: { kyc: kycOf([sent('identity')], true) } };

export const Loading: Story = {
  args: { required: loading, kyc: loading },
  play: async ({ canvasElement }) => {
    await expect(canvasOf(canvasElement).getByText('Loading: Your documents')).toBeInTheDocument();
  },
};

const retry = fn();

/** One failure, one retry: without the documents nothing can be said of the steps. */
export const Failed: Story = {
  args: { kyc: failed(retry) },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasOf(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** What may be sent is not known; how the member stands is. */
export const TypesFailed: Story = {
  args: { required: failed(fn()) },
  play: async ({ canvasElement }) => {
    const canvas = canvasOf(canvasElement);
    await expect(canvas.getByText('Please Complete Your KYC !')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something Went Wrong Please Try Again....');
    await expect(canvas.getByText('A1234567')).toBeVisible();
  },
};

const many = Array.from({ length: 12 }, (_, place) =>
  sent('identity', place === 0 ? 'pending' : 'rejected', {
    id: String(place),
    number: `A100000${place}`,
    remarks: place === 0 ? '' : notSharp,
    createdAt: `2026-11-${String(20 - place).padStart(2, '0')}T13:20:00Z`,
  }),
);

/** Many tries: the list has pages, the counting is over all of them (D41). */
export const ManyDocuments: Story = {
  args: { kyc: kycOf(many) },
  play: async ({ canvasElement }) => {
    const canvas = canvasOf(canvasElement);
    await expect(currentOf(canvas)).toContain('Address proof');
    await expect(canvas.getByText('1–10 of 12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('A10000011')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    required: ready(
      required.map((one) => ({ ...one, names: one.names.map((name) => `${name} `.repeat(14).trim()) })),
    ),
    kyc: kycOf([
      sent('identity', 'rejected', {
        name: 'Passport '.repeat(12),
        number: 'A1'.repeat(32),
        remarks: 'unreadable'.repeat(24),
      }),
    ]),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** In its frame, as a member meets it. */
export const Framed: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Kyc) => (
      <AppShell {...shellArgs} path="/user/kyc">
        <Kyc />
      </AppShell>
    ),
  ],
};
export const Filled: Story = { play: async ({ canvasElement }) => fill(canvasOf(canvasElement)) };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
