import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { KycScreen } from './KycScreen';
import { kycArgs, toKyc, notSharp, required, sent } from './KycScreen.fixtures';
import { Answered, getCurrent, rendered, fill, getSteps, watchShifts } from './KycScreen.plays';
import { kycMessages, typeLabels, statusLabels } from './messages';
import { commonMessages } from '../../../text/commonMessages';
import { formatCharacters } from '../../../text/typed/formatCharacters';
import { waitMessages } from '../../../text/waits/usualWait';
import { joinTexts } from '../../../text/message/joinMessages';
import { wholeText } from '../../../text/wholeText.fixtures';
import { noSnapshot, onPhone, inDark } from '../../../testing/windows';
import { kycTexts } from '../../../text/messages';
import { imageMessages } from '../../../components/ImageField/messages';
import { messagePattern } from '../../../testing/messagePattern';
import { errorTexts } from '../../../text/visitorMessages';
import { overlayMessages } from '../../../text/overlayMessages';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectRetry, failed, loading, ready } from '../../../remote.fixtures';

// Spec: A §2 KYC, A §3 KYC document, A §4 KYC, A §5 KYC images, A §5 Profile, B §2
const meta = {
  title: 'Screens/Kyc/Kyc',
  component: KycScreen,
  args: kycArgs,
} satisfies Meta<typeof KycScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The identity is sent, so the address is next (A §4). */
export const Default: Story = {
  parameters: inDark,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(kycTexts.complete)).toBeVisible();
    await expect(canvas.getByText(commonMessages.documentsIn({ sent: 1, required: 3 }))).toBeVisible();
    await expect(getCurrent(canvas)).toContain(typeLabels.address);
    await expect(canvas.getByRole('heading', { name: typeLabels.address })).toBeVisible();
    for (const label of [kycMessages.front, kycMessages.back])
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(
        expect.stringMatching(messagePattern(imageMessages.hint)),
      );
    const options = within(canvas.getByLabelText(kycMessages.document)).getAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual(['Utility Bill', 'Bank Statement']);
  },
};

/** Nothing was ever sent. The instructions come first, and reopening them loses no input. */
export const Empty: Story = {
  args: { kyc: toKyc([]) },
  play: async ({ canvas }) => {
    await expect(getCurrent(canvas)).toContain(kycMessages.instructions);
    const steps = [kycMessages.instructions, typeLabels.identity, typeLabels.address, typeLabels.photo];
    await expect(getSteps(canvas)).toHaveLength(steps.length);
    for (const [index, step] of getSteps(canvas).entries())
      await expect(step).toHaveTextContent(steps[index]!);
    await expect(canvas.getByText(joinTexts(['Passport', 'National ID', 'Driving Licence']))).toBeVisible();
    await expect(canvas.getByText(kycMessages.none)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kycMessages.sendFirst }));
    await expect(document.activeElement).toContainElement(
      canvas.getByRole('button', { name: kycMessages.start }),
    );
    await userEvent.click(canvas.getByRole('button', { name: kycMessages.start }));
    await expect(getCurrent(canvas)).toContain(typeLabels.identity);
    await userEvent.type(canvas.getByLabelText(kycMessages.number), 'A1234567');
    await userEvent.click(canvas.getByRole('button', { name: kycMessages.instructions }));
    await expect(canvas.getByRole('heading', { name: kycMessages.beforeYouStart })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kycMessages.start }));
    await expect(canvas.getByLabelText(kycMessages.number)).toHaveValue('A1234567');
  },
};

export const Instructions: Story = { args: { kyc: toKyc([]) } };

/** A browser that alters a canvas sends photos unchanged, and the page explains it (D127). */
export const InstructionsWithoutRedrawing: Story = {
  args: { kyc: toKyc([]) },
  parameters: noSnapshot,
  beforeEach: () => {
    spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockReturnValue(new ImageData(1, 1));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(kycMessages.metadataStays)).toBeVisible();
    await expect(canvas.queryByText(kycMessages.metadataRule)).toBeNull();
  },
};

/** Spaces and dashes are removed, with a message (A §5, D29). */
export const NumberWithSpaces: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const number = canvas.getByLabelText(kycMessages.number);
    await userEvent.click(number);
    await userEvent.paste('UB 2026-1004');
    await expect(number).toHaveValue('UB20261004');
    await expect(
      canvas.getByText(`${commonMessages.notAllowedHere} ${formatCharacters(' -')}`),
    ).toBeVisible();
  },
};

const { fieldRequired } = errorTexts;

export const FieldErrors: Story = {
  render: Answered({ fields: { name: fieldRequired, number: fieldRequired, front: fieldRequired } }),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findAllByText(fieldRequired)).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: kycMessages.upload }));
    await waitFor(() => expect(canvas.getByLabelText(kycMessages.document)).toHaveFocus());
    await expect(canvas.getAllByText(fieldRequired)).toHaveLength(3);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

export const NumberTooLong: Story = {
  parameters: noSnapshot,
  render: Answered({ fields: { number: kycMessages.numberTooLong } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(kycMessages.numberTooLong)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(kycMessages.number), 'A'.repeat(65));
    await userEvent.tab();
    await expect(await canvas.findByText(kycMessages.numberTooLong)).toBeVisible();
  },
};

/**
 * A rejected document is missing again, with the reviewer's remarks next to the form. Later documents stay done (D41).
 */
export const Rejected: Story = {
  args: {
    kyc: toKyc([
      sent('photo'),
      sent('address', 'rejected', { remarks: notSharp }),
      sent('identity', 'approved'),
    ]),
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(kycTexts.complete)).toBeVisible();
    await expect(canvas.getByText(commonMessages.documentsIn({ sent: 2, required: 3 }))).toBeVisible();
    await expect(getCurrent(canvas)).toContain(typeLabels.address);
    await expect(getSteps(canvas).map((step) => step.textContent.includes(overlayMessages.done))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    await expect(canvas.getByText(kycMessages.rejected({ remarks: notSharp }))).toBeVisible();
    await expect(canvas.getByText(statusLabels.rejected, { exact: true })).toBeVisible();
  },
};

/** All documents are sent: the screen shows the wait and no form. */
export const Waiting: Story = {
  args: { kyc: toKyc([sent('photo'), sent('address'), sent('identity')]) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(kycTexts.wait)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: kycMessages.upload })).not.toBeInTheDocument();
    await expect(canvas.getAllByText(statusLabels.pending)).toHaveLength(3);
  },
};

const approved = { createdAt: '2026-11-17T08:00:00Z', decidedAt: '2026-11-17T14:00:00Z' };

/** From three decided documents on, a member who waits sees how long a review usually takes (D113). */
export const UsualWait: Story = {
  args: {
    kyc: toKyc([
      sent('photo'),
      sent('address', 'approved', approved),
      sent('identity', 'approved', approved),
      sent('identity', 'rejected', { ...approved, remarks: notSharp }),
    ]),
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const wait = waitMessages.usual({
      usual: waitMessages.hours({ hours: 6 }),
      waited: waitMessages.hours({ hours: 2 }),
    });
    await expect(canvas.getByText(`${kycMessages.waitDetail} ${wait}`)).toBeVisible();
  },
};

/** The screen explains that no photo is required, so members do not wait for that step. */
export const WithoutPhoto: Story = {
  args: {
    required: ready(required.slice(0, 2)),
    kyc: toKyc([sent('address'), sent('identity')]),
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(kycMessages.waitWithoutPhoto)).toBeVisible();
    await expect(getSteps(canvas)).toHaveLength(3);
  },
};

export const Verified: Story = {
  args: {
    kyc: toKyc([sent('photo', 'approved'), sent('address', 'approved'), sent('identity', 'approved')], true),
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(kycTexts.verified)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: kycMessages.upload })).not.toBeInTheDocument();
    await expect(canvas.getAllByText(statusLabels.approved)).toHaveLength(3);
  },
};

/** kyc_status 1 is verified, whatever the documents contain (D41). */
export const VerifiedByOffice: Story = {
  args: { kyc: toKyc([sent('identity')], true) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(kycTexts.verified)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: kycMessages.upload })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { required: loading, kyc: loading },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(overlayMessages.loadingList({ caption: kycMessages.list })),
    ).toBeInTheDocument();
  },
  parameters: noSnapshot,
};

/** The answers load one after the other and move nothing. */
export const NothingMoves: Story = {
  ...onPhone,
  render: function Answered(args) {
    const [answers, setAnswers] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setAnswers(answers + 1)}>
          Answer
        </button>
        <KycScreen
          {...args}
          kyc={answers > 0 ? args.kyc : loading}
          required={answers > 1 ? args.required : loading}
        />
      </>
    );
  },
  args: { kyc: toKyc([sent('photo', 'approved')], true) },
  play: async ({ canvas }) => {
    const moved = watchShifts();
    await rendered();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await rendered();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getByRole('list', { name: kycMessages.steps })).toBeVisible();
    await rendered();
    await expect(moved()).toBe(0);
  },
};
/** Nothing moves before a form, the instructions or a reviewer's remarks either. */
export const NothingMovesBeforeForm: Story = {
  ...NothingMoves,
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { kyc: kycArgs.kyc },
};
export const NothingMovesBeforeInstructions: Story = { ...NothingMovesBeforeForm, args: { kyc: toKyc([]) } };
export const NothingMovesBeforeReason: Story = {
  ...NothingMovesBeforeForm,
  args: { kyc: toKyc([sent('address', 'rejected', { remarks: notSharp })]) },
};

const retry = fn();

/** One failure, one retry. Without the documents, the steps have no known state. */
export const Failed: Story = {
  args: { kyc: failed(retry) },
  play: expectRetry(retry),
  parameters: noSnapshot,
};

/** The document types are unknown, but the member's status is known. */
export const TypesFailed: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { required: failed(fn()) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(kycTexts.complete)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(errorTexts.somethingWrongTryAgain);
    await expect(canvas.getByText('A1234567')).toBeVisible();
  },
};

const many = Array.from({ length: 12 }, (_, index) =>
  sent('identity', index === 0 ? 'pending' : 'rejected', {
    id: String(index),
    number: `A100000${index}`,
    remarks: index === 0 ? '' : notSharp,
    createdAt: `2026-11-${String(20 - index).padStart(2, '0')}T13:20:00Z`,
  }),
);

/** After many tries the list has pages, but the count covers all of them (D41). */
export const ManyDocuments: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { kyc: toKyc(many) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(getCurrent(canvas)).toContain(typeLabels.address);
    await expect(canvas.getAllByRole('columnheader').map((column) => column.textContent)).toEqual([
      kycMessages.type,
      kycMessages.document,
      kycMessages.numberTitle,
      kycMessages.status,
      kycMessages.remarks,
      kycMessages.date,
    ]);
    await expect(canvas.getAllByRole('row')[2]).toHaveTextContent(
      new RegExp(
        `^${typeLabels.identity}PassportA1000001${statusLabels.rejected}${notSharp}19-11-2026 \\d\\d:20$`,
      ),
    );
    await expect(
      canvas.getByText(wholeText(overlayMessages.range({ from: '1', to: '10', total: '12' }))),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.nextPage }));
    await expect(await canvas.findByText('A10000011')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    required: ready(
      required.map((one) => ({ ...one, names: one.names.map((name) => `${name} `.repeat(14).trim()) })),
    ),
    kyc: toKyc([
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

/** Inside the app shell. */
export const InAppShell: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [inShell('/user/kyc')],
};
export const Filled: Story = { parameters: noSnapshot, play: async ({ canvas }) => fill(canvas) };
export const Mobile: Story = { ...onPhone };
